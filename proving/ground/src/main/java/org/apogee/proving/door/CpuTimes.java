package org.apogee.proving.door;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.stack.Faults;

/**
 * CPU time so far, in microseconds, by process. A connection of the database that was closed is not
 * in it any more; the pools keep theirs open. The front runs in this process, which does nothing
 * else while a client measures.
 */
record CpuTimes(long nodes, long database, long broker, long front) {

  static CpuTimes of(Faults processes, int nodes) {
    long all = 0;
    for (int node = 0; node < nodes; node++) {
      all += micros(ProcessHandle.of(processes.pid(node)).stream().toList());
    }
    var database = processes.database();
    return new CpuTimes(
        all,
        micros(Stream.concat(Stream.of(database), database.children()).toList()),
        micros(ProcessHandle.of(processes.brokerPid()).stream().toList()),
        micros(List.of(ProcessHandle.current())));
  }

  private static long micros(List<ProcessHandle> processes) {
    return processes.stream()
            .mapToLong(
                process -> process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L))
            .sum()
        / 1000;
  }

  CpuTimes minus(CpuTimes earlier) {
    return new CpuTimes(
        nodes - earlier.nodes,
        database - earlier.database,
        broker - earlier.broker,
        front - earlier.front);
  }
}
