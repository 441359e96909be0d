package org.apogee.cli.terminal;

import java.lang.management.ManagementFactory;

/** What a measured figure depends on. */
public record Machine(String java, String vm, String os, String arch, int cores, double load) {
  /** Our own measures keep every core busy, with a process or two waiting for each. */
  private static final double OVERLOAD = 4;

  public static Machine here() {
    var system = ManagementFactory.getOperatingSystemMXBean();
    return new Machine(
        Runtime.version().toString(),
        System.getProperty("java.vm.name"),
        system.getName(),
        system.getArch(),
        system.getAvailableProcessors(),
        system.getSystemLoadAverage());
  }

  /** Whether so many processes want each core that a time limit says nothing about the platform. */
  public boolean exceedsCapacity() {
    return load > OVERLOAD * cores;
  }
}
