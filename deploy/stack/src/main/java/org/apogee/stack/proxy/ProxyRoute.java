package org.apogee.stack.proxy;

import java.util.List;
import java.util.function.Predicate;

/**
 * Which requests go to which processes.
 *
 * @param paths accepts a path with its query
 */
public record ProxyRoute(Predicate<String> paths, List<? extends Backend> backends) {
  public ProxyRoute {
    backends = List.copyOf(backends);
  }
}
