package org.apogee.node.service;

import java.util.List;

/**
 * What a heartbeat learns of the other nodes.
 *
 * @param alive when the quietest of them was last known to serve
 * @param silent the last heartbeat of each node that no longer serves and did not say that it
 *     leaves
 */
public record Others(long alive, List<Long> silent) {
  /** Nobody else is there. */
  public static final Others NONE = new Others(Long.MAX_VALUE, List.of());

  public Others {
    silent = List.copyOf(silent);
  }
}
