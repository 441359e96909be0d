package org.apogee.node.service;

import java.time.Duration;

/**
 * When requests arrived at this node, in the time of the cluster: the clocks of players stop then.
 */
@FunctionalInterface
public interface Arrivals {
  /**
   * @param ago how long ago the request was read
   */
  long arrived(Duration ago);
}
