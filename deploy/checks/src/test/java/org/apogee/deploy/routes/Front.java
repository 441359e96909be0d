package org.apogee.deploy.routes;

import java.util.List;
import java.util.Optional;
import org.apogee.stack.routes.Part;

/**
 * The rules of a reverse proxy.
 *
 * @param name the file that holds them
 * @param locations in the order of the file
 */
record Front(String name, List<Location> locations, Choice choice) {
  /**
   * One rule.
   *
   * @param text as written in the file
   */
  record Location(String text, Part part) {}

  /** How this proxy chooses among its rules. */
  @FunctionalInterface
  interface Choice {
    Optional<Location> of(List<Location> locations, String path);
  }

  Front {
    locations = List.copyOf(locations);
  }

  Location location(String path) {
    return choice
        .of(locations, path)
        .orElseThrow(() -> new AssertionError(name + " has no rule for " + path));
  }

  Part part(String path) {
    return location(path).part();
  }

  @Override
  public String toString() {
    return name;
  }
}
