package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The pages that people look at: files from a folder of the class path.
 *
 * <p>The folder holds {@code index.html}, which answers each address that {@code pages.txt} lists,
 * and the files it needs. Those are asked for below an address with a digest of all of them, so a
 * browser may keep them for ever; {@code @assets@} in the page stands for that address. A file
 * under another digest is sent too, but not to be kept: while a cluster is updated, the page may
 * come from one node and its files from the next.
 */
public final class Pages {
  /** Nothing to look at. */
  public static final Pages NONE = new Pages(new TreeMap<>());

  /** A page with this in its address may be shown inside pages of other sites. */
  private static final String FOR_OTHERS = "/embed/";

  private static final String INDEX = "index.html";
  private static final String LIST = "pages.txt";
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
          + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ";
  private static final String FOR_EVER = "public, max-age=31536000, immutable";
  private static final String ASK_AGAIN = "no-cache";

  private final SortedMap<String, StaticFile> files;
  private final List<String> addresses;
  private final String digest;
  private final Function<String, Optional<PageInfo>> infos;

  private Pages(SortedMap<String, byte[]> contents) {
    files = new TreeMap<>();
    infos = _ -> Optional.empty();
    digest = digest(contents);
    addresses =
        new String(contents.getOrDefault(LIST, new byte[0]), UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .toList();
    contents.forEach((name, bytes) -> files.put(name, new StaticFile(name, filled(name, bytes))));
  }

  private Pages(Pages undescribed, Function<String, Optional<PageInfo>> about) {
    files = undescribed.files;
    addresses = undescribed.addresses;
    digest = undescribed.digest;
    infos = about;
  }

  /** From the jar or folder that holds the pages; {@link #NONE} if none is on the class path. */
  public static Pages load(String folder) {
    var index = Pages.class.getResource("/" + folder + "/" + INDEX);
    if (index == null) {
      return NONE;
    }
    try {
      return new Pages(
          index.openConnection() instanceof JarURLConnection jar
              ? fromJar(jar, folder + "/")
              : fromFolder(index));
    } catch (IOException | URISyntaxException broken) {
      throw new IllegalStateException("the pages cannot be read: " + index, broken);
    }
  }

  private static SortedMap<String, byte[]> fromJar(JarURLConnection connection, String prefix)
      throws IOException {
    var contents = new TreeMap<String, byte[]>();
    connection.setUseCaches(false);
    try (var jar = connection.getJarFile()) {
      for (var entry : jar.stream().toList()) {
        if (entry.getName().startsWith(prefix) && !entry.isDirectory()) {
          try (var in = jar.getInputStream(entry)) {
            contents.put(entry.getName().substring(prefix.length()), in.readAllBytes());
          }
        }
      }
    }
    return contents;
  }

  private static SortedMap<String, byte[]> fromFolder(URL index)
      throws IOException, URISyntaxException {
    var root = Path.of(index.toURI()).getParent();
    var contents = new TreeMap<String, byte[]>();
    if (root != null) {
      try (var walk = Files.walk(root)) {
        for (var file : walk.filter(Files::isRegularFile).toList()) {
          contents.put(root.relativize(file).toString(), Files.readAllBytes(file));
        }
      }
    }
    return contents;
  }

  private static String digest(SortedMap<String, byte[]> contents) {
    var all = new StringBuilder();
    contents.forEach(
        (name, bytes) -> all.append(name).append(' ').append(StaticFile.digest(bytes)));
    return StaticFile.digest(all.toString().getBytes(UTF_8));
  }

  private byte[] filled(String name, byte[] bytes) {
    return name.equals(INDEX)
        ? new String(bytes, UTF_8).replace("@assets@", "/assets/" + digest).getBytes(UTF_8)
        : bytes;
  }

  /**
   * Adds what links to pages show.
   *
   * @param about takes a path such as {@code /games/g1} and may block
   */
  public Pages describedBy(Function<String, Optional<PageInfo>> about) {
    return new Pages(this, about);
  }

  void serve(RoutesConfig routes) {
    var index = files.get(INDEX);
    if (index == null) {
      return;
    }
    for (var address : addresses) {
      HttpServer.register(routes, HandlerType.GET, address, page -> page(page, index));
    }
    HttpServer.register(routes, HandlerType.GET, "/assets/{digest}/<name>", this::asset);
  }

  private void page(Context context, StaticFile index) {
    var policy = context.path().startsWith(FOR_OTHERS) ? "*" : "'none'";
    context.header("Content-Security-Policy", POLICY + policy);
    var info = infos.apply(context.path());
    var origin = origin(context);
    var page =
        info.isEmpty()
            ? index
            : new StaticFile(INDEX, info.orElseThrow().in(index.bytes(false), origin));
    send(context, page, ASK_AGAIN);
  }

  /** Shows the page in place of a problem to a browser that opened an address without a page. */
  void showMissing(Context context) {
    var index = files.get(INDEX);
    var accepted = context.header("Accept");
    boolean isBrowser = accepted != null && accepted.contains("text/html");
    if (index != null && isBrowser && !context.path().startsWith("/api/")) {
      context.header("Content-Security-Policy", POLICY + "'none'");
      context.contentType(index.type());
      context.result(index.bytes(false));
    }
  }

  private static String origin(Context context) {
    var scheme = context.header("X-Forwarded-Proto");
    return PageInfo.origin(
        scheme == null ? context.scheme() : scheme, String.valueOf(context.host()));
  }

  private void asset(Context context) {
    var file = files.get(context.pathParam("name"));
    if (file == null) {
      throw new NotFoundResponse();
    }
    context.header("Content-Security-Policy", POLICY + "'none'");
    send(context, file, context.pathParam("digest").equals(digest) ? FOR_EVER : ASK_AGAIN);
  }

  private static void send(Context context, StaticFile file, String keep) {
    var request = new Incoming.Routed(context);
    boolean isZipped =
        file.isZippable() && Preferences.acceptGzip(request.headers("Accept-Encoding"));
    Map.of("Cache-Control", keep, "ETag", file.tag(isZipped), "Vary", "Accept-Encoding")
        .forEach(context::header);
    if (Preferences.have(request.headers("If-None-Match"), file.tag(isZipped))) {
      context.status(304);
      return;
    }
    if (isZipped) {
      context.header("Content-Encoding", "gzip");
    }
    context.contentType(file.type());
    context.result(file.bytes(isZipped));
  }
}
