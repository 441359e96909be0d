package org.apogee.proving.marathon;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** This machine in one sentence. */
final class Hardware {
  private Hardware() {}

  static String describe() {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return String.format(
        Locale.ROOT,
        "%s %s, %d cores of %s, %.1f GB of memory, Java %s; load average %.1f at the start",
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        Runtime.getRuntime().availableProcessors(),
        processor(),
        system.getTotalMemorySize() / 1e9,
        Runtime.version(),
        system.getSystemLoadAverage());
  }

  private static String processor() {
    try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElseGet(Hardware::architecture);
    } catch (IOException e) {
      return architecture(); // not a Linux
    }
  }

  private static String architecture() {
    return System.getProperty("os.arch");
  }
}
