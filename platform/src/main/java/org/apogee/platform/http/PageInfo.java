package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.regex.Pattern;

/**
 * What a link to a page shows in a chat or on another site. It is written into the page itself,
 * because the programs that read it run no scripts.
 *
 * @param picture the path of an image
 */
public record PageInfo(String title, String description, String picture) {
  /** Where it goes in the page. */
  static final String PLACE = "<meta name=\"apogee-link\" />";

  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?");

  /**
   * The page with this information.
   *
   * @param origin such as {@code https://apogee.example}
   */
  byte[] in(byte[] page, String origin) {
    var tags =
        property("og:type", "website")
            + property("og:site_name", "Apogee")
            + property("og:title", title)
            + property("og:description", description)
            + property("og:image", origin + picture)
            + "<meta name=\"twitter:card\" content=\"summary_large_image\" />";
    return new String(page, UTF_8).replace(PLACE, tags).getBytes(UTF_8);
  }

  private static String property(String name, String content) {
    return "<meta property=\"%s\" content=\"%s\" />".formatted(name, escaped(content));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** The address that a client used; empty, so that paths are relative, if it is not a host. */
  static String origin(String scheme, String host) {
    return HOST.matcher(host).matches()
        ? (scheme.equals("https") ? "https://" : "http://") + host
        : "";
  }
}
