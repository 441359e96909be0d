package org.apogee.cli;

import java.lang.management.ManagementFactory;

/** What a measured figure depends on. */
public record Machine(String java, String vm, String os, String arch, int cores, double load) {
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
}
