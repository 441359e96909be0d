package org.apogee.proving.rig;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * CPU time so far, in nanoseconds.
 *
 * @param all of this process and of the database with all its children
 * @param database its part; what a closed connection used is not in it any more
 */
public record Cost(long all, long database) {

  public static Cost of(ProcessHandle server) {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long database =
        Stream.concat(Stream.of(server), server.children())
            .mapToLong(
                process -> process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L))
            .sum();
    return new Cost(system.getProcessCpuTime() + database, database);
  }

  public Cost minus(Cost earlier) {
    return new Cost(all - earlier.all, database - earlier.database);
  }

  /** What is still used after the collector was asked to do its best. */
  public static long heapAfterCollection() throws InterruptedException {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(200);
      least = Math.min(least, ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
    return least;
  }
}
