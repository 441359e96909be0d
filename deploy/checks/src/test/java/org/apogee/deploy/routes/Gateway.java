package org.apogee.deploy.routes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.deploy.routes.Front.Location;
import org.apogee.stack.routes.Part;

/**
 * The gateway of the compose file, by the rules of nginx: an exact location first, then the first
 * regular expression in the order of the file, then the longest prefix. A named location (@) serves
 * no path.
 */
final class Gateway {
  static final Path FILE = Path.of("..", "compose", "gateway.conf");

  private static final Pattern LOCATION =
      Pattern.compile(
          "^\\s*location (?<text>(= |~ )?\\S+) \\{\\s*proxy_pass https?://(?<to>[a-z]+)[:;]",
          Pattern.MULTILINE);

  private Gateway() {}

  static Front front() {
    var locations = new ArrayList<Location>();
    var text = text();
    var matcher = LOCATION.matcher(text);
    while (matcher.find()) {
      locations.add(new Location(matcher.group("text"), part(matcher.group("to"))));
    }
    long blocks = Pattern.compile("(?m)^\\s*location [^@]").matcher(text).results().count();
    if (blocks != locations.size()) {
      throw new AssertionError("a location that this test cannot read in " + FILE);
    }
    return new Front("gateway.conf", locations, Gateway::choose);
  }

  static String text() {
    try {
      return Files.readString(FILE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Part part(String upstream) {
    return switch (upstream) {
      case "nodes" -> Part.NODE;
      case "matchmaker" -> Part.MATCHMAKER;
      case "analytics" -> Part.ANALYTICS;
      default -> throw new AssertionError("no such upstream: " + upstream);
    };
  }

  private static Optional<Location> choose(List<Location> all, String path) {
    var exact = all.stream().filter(it -> it.text().equals("= " + path)).findFirst();
    return exact
        .or(() ->
            all.stream()
                .filter(it -> it.text().startsWith("~ "))
                .filter(it -> Pattern.compile(it.text().substring(2)).matcher(path).find())
                .findFirst())
        .or(() ->
            all.stream()
                .filter(it -> it.text().startsWith("/") && path.startsWith(it.text()))
                .max(Comparator.comparingInt(it -> it.text().length())));
  }
}
