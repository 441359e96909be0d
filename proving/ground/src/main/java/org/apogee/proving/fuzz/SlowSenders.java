package org.apogee.proving.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Many clients that begin a request and never end it, silent or drop by drop, and one that asks
 * meanwhile as anybody does.
 */
final class SlowSenders {
  private static final List<String> BEGINNINGS =
      List.of(
          "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
          post("Content-Length: 1000\r\n\r\n"),
          post("Transfer-Encoding: chunked\r\n\r\n3e8\r\n"));
  private static final String HONEST =
      "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

  /** Of "HTTP/1.1 200". */
  private static final int STATUS_END = 12;

  /** Several times the 10 s after which a server must cut a slow sender. */
  private static final int PATIENCE_MILLIS = 60_000;

  /** Slow, but never silent: only a limit for the whole message ends it. */
  private static final Duration DROP = Duration.ofMillis(500);

  /** Honest requests meanwhile: twenty a second. */
  private static final Duration ASK = Duration.ofMillis(50);

  private final InetSocketAddress server;
  private final Queue<Double> cutAfter = new ConcurrentLinkedQueue<>();
  private final Queue<Double> servedWithin = new ConcurrentLinkedQueue<>();
  private final AtomicInteger answered = new AtomicInteger();
  private final AtomicInteger neverCut = new AtomicInteger();
  private final AtomicInteger notServed = new AtomicInteger();

  /**
   * The result.
   *
   * @param answered slow senders that were told why: 408
   * @param neverCut those that were still connected after a minute
   * @param cutAfterMin seconds until the first of them was cut
   * @param cutAfterMax seconds until the last of them was cut
   * @param honest requests that others sent meanwhile
   * @param honestNotServed those without an answer, or with one of 5xx
   * @param honestWorst the longest of them, in seconds
   */
  record Report(
      int senders,
      int answered,
      int neverCut,
      double cutAfterMin,
      double cutAfterMax,
      int honest,
      int honestNotServed,
      double honestWorst) {}

  private static String post(String rest) {
    return "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + rest;
  }

  private SlowSenders(InetSocketAddress server) {
    this.server = server;
  }

  static Report run(InetSocketAddress server, int senders) throws InterruptedException {
    var run = new SlowSenders(server);
    var done = new CountDownLatch(senders);
    for (int i = 0; i < senders; i++) {
      int number = i;
      Thread.ofVirtual()
          .start(() -> {
            run.send(BEGINNINGS.get(number % BEGINNINGS.size()), number % 2 == 0);
            done.countDown();
          });
    }
    while (done.getCount() > 0) {
      run.ask();
      Thread.sleep(ASK);
    }
    return run.report(senders);
  }

  private Report report(int senders) {
    var cut = cutAfter.stream().mapToDouble(Double::doubleValue).summaryStatistics();
    var served = servedWithin.stream().mapToDouble(Double::doubleValue).summaryStatistics();
    return new Report(
        senders,
        answered.get(),
        neverCut.get(),
        cut.getCount() == 0 ? 0 : cut.getMin(),
        cut.getCount() == 0 ? 0 : cut.getMax(),
        (int) served.getCount() + notServed.get(),
        notServed.get(),
        served.getCount() == 0 ? 0 : served.getMax());
  }

  private void send(String beginning, boolean drips) {
    try (var socket = new Socket()) {
      socket.connect(server, PATIENCE_MILLIS);
      socket.setSoTimeout(PATIENCE_MILLIS);
      long start = System.nanoTime();
      socket.getOutputStream().write(beginning.getBytes(ISO_8859_1));
      var isOver = new AtomicBoolean();
      if (drips) {
        Thread.ofVirtual().start(() -> drip(socket, isOver));
      }
      if (statusOf(socket).equals("408")) {
        answered.incrementAndGet();
      }
      isOver.set(true);
      cutAfter.add(secondsSince(start));
    } catch (SocketTimeoutException open) {
      neverCut.incrementAndGet();
    } catch (IOException cut) {
      // before it was connected: it counts as not answered
    }
  }

  private static void drip(Socket socket, AtomicBoolean isOver) {
    try {
      while (!isOver.get()) {
        Thread.sleep(DROP);
        socket.getOutputStream().write('a');
      }
    } catch (IOException cut) {
      // what this sender waits for
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void ask() {
    long start = System.nanoTime();
    try (var socket = new Socket()) {
      socket.connect(server, PATIENCE_MILLIS);
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.getOutputStream().write(HONEST.getBytes(ISO_8859_1));
      var status = statusOf(socket);
      if (status.isEmpty() || status.startsWith("5")) {
        notServed.incrementAndGet();
      } else {
        servedWithin.add(secondsSince(start));
      }
    } catch (IOException e) {
      notServed.incrementAndGet();
    }
  }

  /** Empty if the connection ended without an answer. */
  private static String statusOf(Socket socket) throws IOException {
    var line = new byte[STATUS_END];
    boolean isWhole = socket.getInputStream().readNBytes(line, 0, STATUS_END) == STATUS_END;
    return isWhole ? new String(line, STATUS_END - 3, 3, ISO_8859_1) : "";
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
