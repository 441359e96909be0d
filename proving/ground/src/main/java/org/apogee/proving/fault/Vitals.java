package org.apogee.proving.fault;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.proving.rig.OutsideConnection;

/**
 * What the nodes hold: memory that is in use after a collection, threads, open files, connections
 * to the database, and how much they have written to their logs. After a fault it must be as
 * before.
 */
public record Vitals(
    List<Integer> starts,
    long heapBytes,
    int threads,
    int files,
    int connections,
    long logBytes,
    long nanos) {
  /** Memory, threads and files may be a fifth more than before. */
  private static final double MORE = 1.2;

  /** Pools of threads and connections that grow when they have work, and shrink after minutes. */
  private static final int POOLS = 8;

  private static final Duration SETTLE = Duration.ofSeconds(40);

  /** One megabyte: a log that repeats an error for every request is larger. */
  private static final double LOG_A_MINUTE = 1e6;

  private static final double MINUTE_NANOS = 60e9;

  /** Of all nodes together: games may have moved from one to another meanwhile. */
  public static Vitals of(TestBed bed) throws InterruptedException {
    var starts = new ArrayList<Integer>();
    long heap = 0;
    int threads = 0;
    int files = 0;
    for (int node = 0; node < bed.stack().nodeAddresses().size(); node++) {
      starts.add(bed.faults().starts(node));
      var page = collected(bed, node);
      heap += heap(page);
      threads += (int) sum(page, "jvm_threads_live_threads");
      files += (int) sum(page, "process_files_open_files");
    }
    return new Vitals(
        List.copyOf(starts),
        heap,
        threads,
        files,
        OutsideConnection.connections(bed.stack().databaseUrl()),
        size(bed.logs()),
        System.nanoTime());
  }

  /** The heap of one node after a collection. */
  public static long heapBytes(TestBed bed, int node) throws InterruptedException {
    return heap(collected(bed, node));
  }

  private static String collected(TestBed bed, int node) throws InterruptedException {
    var jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    var pid = Long.toString(bed.faults().pid(node));
    try {
      var collect =
          new ProcessBuilder(jcmd, pid, "GC.run")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (collect.waitFor() != 0) {
        throw new IllegalStateException(
            "cannot trigger a garbage collection on node-%d".formatted(node + 1));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bed.metrics(node);
  }

  private static long heap(String page) {
    return (long)
        page.lines()
            .filter(line -> line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
            .mapToDouble(Vitals::value)
            .sum();
  }

  public static double sum(String page, String metric) {
    return page.lines()
        .filter(line -> line.startsWith(metric + " ") || line.startsWith(metric + "{"))
        .mapToDouble(Vitals::value)
        .sum();
  }

  private static double value(String line) {
    return Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
  }

  private static long size(Path folder) {
    try (var files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Waits until the nodes are as before, and says what they still hold when they never are.
   *
   * @param willStart whether the fault ends nodes; else a node that started again died of it
   */
  static List<String> after(TestBed bed, Vitals before, boolean willStart)
      throws InterruptedException {
    long end = System.nanoTime() + SETTLE.toNanos();
    var now = of(bed);
    while (!now.isLike(before) && System.nanoTime() < end) {
      Thread.sleep(1000);
      now = of(bed);
    }
    bed.say("held before: " + before.text() + "; after: " + now.text());
    var faults = new ArrayList<String>();
    if (!now.isLike(before)) {
      faults.add(
          "the nodes hold more than before: %s, then %s".formatted(before.text(), now.text()));
    }
    if (!willStart && !now.starts.equals(before.starts)) {
      faults.add("a node died of the fault and had to start again");
    }
    double minutes = Math.max(1, (now.nanos - before.nanos) / MINUTE_NANOS);
    double logged = (now.logBytes - before.logBytes) / minutes;
    if (logged > LOG_A_MINUTE) {
      faults.add("%.1f MB of log a minute".formatted(logged / 1e6));
    }
    if (hasLinesWithoutTime(bed.logs())) {
      faults.add("a node's log has events of several lines");
    }
    return faults;
  }

  /** One line for each event, or nobody can count them. */
  private static boolean hasLinesWithoutTime(Path folder) {
    try (var files = Files.newDirectoryStream(folder, "node-*.log")) {
      for (var file : files) {
        try (var lines = Files.lines(file)) {
          if (!lines.allMatch(line -> line.matches("\\d{4}-\\d\\d-\\d\\dT.*"))) {
            return true;
          }
        }
      }
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isLike(Vitals before) {
    return heapBytes <= MORE * before.heapBytes
        && threads <= MORE * before.threads + POOLS
        && files <= MORE * before.files + POOLS
        && connections <= before.connections + POOLS;
  }

  private String text() {
    return String.format(
        Locale.ROOT,
        "%.1f MB, %d threads, %d files, %d connections, %.2f MB of log",
        heapBytes / 1e6,
        threads,
        files,
        connections,
        logBytes / 1e6);
  }
}
