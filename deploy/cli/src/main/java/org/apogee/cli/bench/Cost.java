package org.apogee.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.stream.Stream;

/** What this process and the database use of the machine. */
final class Cost {
  private Cost() {}

  /** CPU time so far, of this process and of the database with all its children. */
  static long cpuNanos(ProcessHandle database) {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long others =
        Stream.concat(Stream.of(database), database.children())
            .mapToLong(
                process -> process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L))
            .sum();
    return system.getProcessCpuTime() + others;
  }

  /** What is still used after the collector was asked to do its best. */
  static long heapAfterCollection() throws InterruptedException {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(200);
      least = Math.min(least, ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
    return least;
  }
}
