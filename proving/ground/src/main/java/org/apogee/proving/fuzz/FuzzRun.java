package org.apogee.proving.fuzz;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Many raw requests, each on a connection of its own. */
final class FuzzRun {
  private static final int FINDINGS_KEPT = 20;

  private final InetSocketAddress server;
  private final RequestGenerator requests;
  private final AtomicLong next = new AtomicLong();
  private final AtomicInteger faults = new AtomicInteger();
  private final Map<Integer, AtomicInteger> byStatus = new ConcurrentSkipListMap<>();
  private final Queue<Finding> findings = new ConcurrentLinkedQueue<>();

  /** A request that was not answered as it must be. */
  record Finding(long number, String fault, String kind, String request) {}

  /**
   * The result.
   *
   * @param byStatus answers by status; 0 stands for a connection without a request
   * @param faults how many requests had no answer or one of 5xx
   * @param findings the first of them
   */
  record Report(
      long seed,
      long requests,
      Map<Integer, Integer> byStatus,
      int faults,
      java.util.List<Finding> findings) {
    Report {
      byStatus = new TreeMap<>(byStatus);
      findings = java.util.List.copyOf(findings);
    }
  }

  private FuzzRun(InetSocketAddress server, long seed) {
    this.server = server;
    this.requests = new RequestGenerator(seed);
  }

  /** Sends the requests with the numbers from 0, some at a time. */
  static Report run(InetSocketAddress server, long seed, long count, int atOnce)
      throws InterruptedException {
    var run = new FuzzRun(server, seed);
    var done = new CountDownLatch(atOnce);
    for (int i = 0; i < atOnce; i++) {
      Thread.ofVirtual()
          .start(() -> {
            run.work(count);
            done.countDown();
          });
    }
    done.await();
    var counts = new TreeMap<Integer, Integer>();
    run.byStatus.forEach((status, number) -> counts.put(status, number.get()));
    return new Report(seed, count, counts, run.faults.get(), run.findings.stream().toList());
  }

  private void work(long count) {
    for (long number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
      var request = requests.request(number);
      try {
        var reaction = Reaction.of(request, server);
        byStatus.computeIfAbsent(reaction.status(), _ -> new AtomicInteger()).incrementAndGet();
        if (!reaction.fault().isEmpty()) {
          found(number, reaction.fault(), request);
        }
      } catch (IOException e) {
        found(number, "could not be sent: " + e.getMessage(), request);
      }
    }
  }

  private void found(long number, String fault, RawRequest request) {
    if (faults.incrementAndGet() <= FINDINGS_KEPT) {
      findings.add(new Finding(number, fault, request.kind(), request.printable()));
    }
  }
}
