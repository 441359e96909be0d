package org.apogee.local;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * Time limits for a machine that others use too. A limit that is generous on an idle machine ends a
 * start that would have succeeded where every process gets a tenth of a core; so limits grow with
 * the number of processes that compete for one core.
 */
public final class Patience {
  /** An hour instead of four minutes, but no more: something else may be wrong. */
  private static final double FACTOR_MAX = 15;

  /** From here on a person wants to know why it takes so long. */
  private static final double BUSY = 2;

  private Patience() {}

  /** How many processes want each core, at least 1. */
  public static double factor() {
    return factor(load(), Runtime.getRuntime().availableProcessors());
  }

  static double factor(double load, int cores) {
    return Math.clamp(load / cores, 1, FACTOR_MAX);
  }

  /** The limit for the machine as it is now. */
  public static Duration scaled(Duration whenIdle) {
    return Duration.ofMillis((long) (whenIdle.toMillis() * factor()));
  }

  public static boolean isBusy() {
    return factor() > BUSY;
  }

  /** The load average of the last minute; negative where the system does not report it. */
  public static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }
}
