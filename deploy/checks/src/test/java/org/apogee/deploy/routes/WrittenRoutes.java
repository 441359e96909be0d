package org.apogee.deploy.routes;

import java.util.ArrayList;
import java.util.List;
import org.apogee.stack.routes.Part;
import org.apogee.stack.routes.RouteTable;

/** The routes of the documents, in the languages of the proxies. */
final class WrittenRoutes {
  private static final String BEGIN = "# begin routes: RoutesTest writes them";
  private static final String END = "# end routes";

  private WrittenRoutes() {}

  /** The text with its routes replaced by those of the documents. */
  static String replaced(String text, List<String> routes) {
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new AssertionError("no lines '" + BEGIN + "' and '" + END + "'");
    }
    var indent = text.substring(text.lastIndexOf('\n', begin) + 1, begin);
    var lines = new StringBuilder(text.substring(0, begin)).append(BEGIN).append('\n');
    routes.forEach(line -> lines.append(indent).append(line).append('\n'));
    return lines.append(indent).append(text.substring(end)).toString();
  }

  /**
   * Locations of nginx. Connections that become WebSockets need their own headers, and a location
   * with headers of its own inherits none.
   */
  static List<String> gateway() {
    var lines = new ArrayList<String>();
    for (var part : Part.values()) {
      for (var path : part.documentedUpgrades()) {
        lines.add("location = %s {".formatted(path));
        lines.add("  proxy_pass %s;".formatted(upstream(part)));
        lines.add("  proxy_set_header Upgrade $http_upgrade;");
        lines.add("  proxy_set_header Connection \"upgrade\";");
        lines.add("  proxy_set_header Host $http_host;");
        lines.add("  proxy_set_header X-Forwarded-For $remote_addr;");
        lines.add("}");
      }
    }
    for (var part : Part.values()) {
      for (var rule : RouteTable.documented().rules(part)) {
        lines.add("location ~ ^%s { proxy_pass %s; }".formatted(rule.regex(), upstream(part)));
      }
    }
    return lines;
  }

  private static String upstream(Part part) {
    return part == Part.NODE ? "http://nodes" : "http://" + part.label() + ":8080";
  }

  /** Paths of an Ingress. */
  static List<String> ingress(String servicePrefix) {
    var lines = new ArrayList<String>();
    for (var part : Part.values()) {
      for (var rule : RouteTable.documented().rules(part)) {
        lines.add("- path: " + rule.regex());
        lines.add("  pathType: ImplementationSpecific");
        lines.add(
            "  backend: {service: {name: %s-%s, port: {name: http}}}"
                .formatted(servicePrefix, part.label()));
      }
    }
    return lines;
  }
}
