package org.apogee.proving.door;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/** What a browser requests to show the list of games for the first time, in its order. */
final class PageFiles {
  private static final String PAGE = "/games";
  private static final String CONTENT = "/api/v1/games?limit=25";
  private static final Pattern ASSET = Pattern.compile("(?:src|href)=\"(/[^\"]+\\.[a-z]+)\"");
  private static final Pattern IMPORT = Pattern.compile("from \"(\\.[^\"]+)\"");

  /** The module that main.js loads by the name of the page. */
  private static final String MAIN = "/js/main.js";

  private PageFiles() {}

  /** Reads a page, or a file of it. */
  @FunctionalInterface
  interface Reader {
    String text(String path) throws InterruptedException;
  }

  static List<String> of(Reader reader) throws InterruptedException {
    var files = new LinkedHashSet<String>();
    files.add(PAGE);
    var assets = ASSET.matcher(reader.text(PAGE));
    while (assets.find()) {
      files.add(assets.group(1));
    }
    var modules = new ArrayList<>(files.stream().filter(file -> file.endsWith(".js")).toList());
    modules.addAll(
        files.stream()
            .filter(file -> file.endsWith(MAIN))
            .map(main -> main.replace(MAIN, "/js/pages" + PAGE + ".js"))
            .toList());
    while (!modules.isEmpty()) {
      var module = modules.removeFirst();
      files.add(module);
      var imports = IMPORT.matcher(reader.text(module));
      while (imports.find()) {
        var imported = resolved(module, imports.group(1));
        if (files.add(imported)) {
          modules.add(imported);
        }
      }
    }
    if (files.size() < 3) {
      throw new BadInput("no-pages", "The node has no pages; build the module web.");
    }
    files.add(CONTENT);
    return List.copyOf(files);
  }

  private static String resolved(String module, String relative) {
    return URI.create(module).resolve(relative).toString();
  }
}
