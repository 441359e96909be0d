package org.apogee.node.thinking;

import org.jspecify.annotations.Nullable;

/**
 * Something to be thought out, in steps between which the thread may change. Only one thread at a
 * time is in it, and each sees what the one before left.
 */
@FunctionalInterface
public interface Thought<R> {
  /** Computes the next step; null means that more steps follow. */
  @Nullable R step(Place place);
}
