package org.apogee.deploy.routes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.deploy.routes.Front.Location;
import org.apogee.stack.routes.Part;

/**
 * An Ingress, by the rules of the nginx controller with regular expressions switched on: every path
 * is an expression without regard to case, anchored at its start, and the longest text is tried
 * first.
 */
final class IngressFront {
  static final String USE_REGEX = "nginx.ingress.kubernetes.io/use-regex";

  private IngressFront() {}

  static Front of(String name, JsonNode ingress) {
    if (!ingress.path("metadata").path("annotations").path(USE_REGEX).asText().equals("true")) {
      throw new AssertionError(name + " does not switch regular expressions on");
    }
    var locations = new ArrayList<Location>();
    for (var rule : ingress.path("spec").path("rules")) {
      for (var path : rule.path("http").path("paths")) {
        var text = path.path("path").asText();
        checkType(text, path.path("pathType").asText());
        var service = path.path("backend").path("service").path("name").asText();
        locations.add(new Location(text, part(service)));
      }
    }
    return new Front(name, locations, IngressFront::choose);
  }

  /** The controller accepts other characters only in paths of its own kind. */
  private static void checkType(String path, String type) {
    boolean plain = path.matches("/[A-Za-z0-9_./-]*");
    if (!type.equals(plain ? "Prefix" : "ImplementationSpecific")) {
      throw new AssertionError(path + " has the type " + type);
    }
  }

  private static Part part(String service) {
    for (var part : Part.values()) {
      if (service.endsWith("-" + part.label())) {
        return part;
      }
    }
    throw new AssertionError("no such service: " + service);
  }

  private static Optional<Location> choose(List<Location> all, String path) {
    return all.stream()
        .sorted(Comparator.comparingInt((Location it) -> it.text().length()).reversed())
        .filter(
            it -> Pattern.compile("^" + it.text(), Pattern.CASE_INSENSITIVE).matcher(path).find())
        .findFirst();
  }
}
