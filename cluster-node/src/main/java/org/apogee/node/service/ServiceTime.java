package org.apogee.node.service;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * The time of the cluster: what this machine's monotonic clock says, set by the database.
 *
 * <p>All nodes ask the same database, so a moment means the same on each of them, and the jump of a
 * machine's wall clock moves no player's clock.
 */
public final class ServiceTime implements InstantSource {
  private final LongSupplier nanoTime;
  private final InstantSource wall;

  /** Written by the beating thread alone, read by every actor. */
  private volatile long offset;

  public ServiceTime(InstantSource wall, LongSupplier nanoTime) {
    this.wall = wall;
    this.nanoTime = nanoTime;
    this.offset = wall.millis() - ticks();
  }

  /** The monotonic clock, in milliseconds since any moment. */
  long ticks() {
    return Math.floorDiv(nanoTime.getAsLong(), 1_000_000L);
  }

  long at(long ticks) {
    return ticks + offset;
  }

  @Override
  public long millis() {
    return at(ticks());
  }

  /** The same moment in microseconds. */
  public long micros() {
    return Math.floorDiv(nanoTime.getAsLong(), 1_000L) + offset * 1_000L;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  /** How far the machine's wall clock is ahead of the cluster's time. */
  long wallAhead() {
    return wall.millis() - millis();
  }

  /**
   * The database reported its time between two ticks. The offset changes only as far as it is
   * certainly wrong, so a slow answer does not disturb it.
   */
  void set(long begun, long ended, long told) {
    offset = Math.clamp(offset, told - ended, told - begun + 1);
  }
}
