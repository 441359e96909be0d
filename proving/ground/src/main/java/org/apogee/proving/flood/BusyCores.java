package org.apogee.proving.flood;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** How many cores were busy since it was made. */
final class BusyCores {
  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final long begin = System.nanoTime();
  private final long ownAtBegin = system.getProcessCpuTime();

  BusyCores() {
    system.getCpuLoad(); // the next call returns the load since this one
  }

  double ofThisProcess() {
    return (double) (system.getProcessCpuTime() - ownAtBegin) / (System.nanoTime() - begin);
  }

  /** To be called once. */
  double ofTheMachine() {
    return system.getCpuLoad() * system.getAvailableProcessors();
  }
}
