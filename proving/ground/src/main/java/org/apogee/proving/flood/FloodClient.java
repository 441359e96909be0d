package org.apogee.proving.flood;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Function;

/**
 * Many requests a second over kept connections, in small pipelined batches, so that the client
 * needs little CPU. A request counts as sent when it has been written to its connection.
 */
public final class FloodClient implements AutoCloseable {
  /** Requests in flight on few connections: one system call then carries several. */
  private static final int BATCH_MAX = 8;

  /** Requests in flight on many connections, one on each. */
  private static final int IN_FLIGHT = 512;

  /** About a batch of refusals; thousands of connections must fit into a small heap. */
  private static final int ANSWERS_BYTES = 4 * 1024;

  private static final int TIMEOUT_MILLIS = 30_000;
  private static final long RECONNECT_NANOS = 50_000_000;
  private static final int STATUS_MAX = 600;

  private final InetSocketAddress server;
  private final Function<SplittableRandom, String> requests;
  private final int batch;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final List<Thread> threads = new ArrayList<>();
  private final long begin = System.nanoTime();
  private final AtomicLong sent = new AtomicLong();
  private final AtomicLong withoutRetryAfter = new AtomicLong();
  private final AtomicLongArray answered = new AtomicLongArray(STATUS_MAX);

  private FloodClient(
      InetSocketAddress server, Function<SplittableRandom, String> requests, int batch) {
    this.server = server;
    this.requests = requests;
    this.batch = batch;
  }

  /**
   * Starts to send.
   *
   * @param requests the next request, as it is written
   * @param perSecond on all connections together; 0 for as many as are answered
   */
  public static FloodClient start(
      InetSocketAddress server,
      Function<SplittableRandom, String> requests,
      double perSecond,
      int connections) {
    int batch = Math.clamp(IN_FLIGHT / connections, 1, BATCH_MAX);
    var flood = new FloodClient(server, requests, batch);
    long gap = perSecond == 0 ? 0 : (long) (1e9 * batch * connections / perSecond);
    for (int i = 0; i < connections; i++) {
      var random = new SplittableRandom(i);
      flood.threads.add(
          Thread.ofPlatform().name("flood-" + i).start(() -> flood.send(random, gap)));
    }
    return flood;
  }

  /**
   * What became of the requests.
   *
   * @param limited refused with 429
   * @param unavailable refused with 503
   * @param withoutRetryAfter how many of these do not say when to try again
   * @param unanswered sent, and their connection ended without an answer
   */
  public record Counts(
      double seconds,
      long sent,
      long fine,
      long unauthorized,
      long limited,
      long unavailable,
      long withoutRetryAfter,
      long other,
      long unanswered) {
    public double perSecond() {
      return sent / seconds;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%,.0f requests a second (%,d in %.0f s); answers: %,d 2xx, %,d 401, %,d 429, %,d 503"
              + " (%,d of the last two without Retry-After), %,d others; %,d without an answer",
          perSecond(),
          sent,
          seconds,
          fine,
          unauthorized,
          limited,
          unavailable,
          withoutRetryAfter,
          other,
          unanswered);
    }
  }

  /** Stops sending, and waits for the answers to what was sent. */
  public Counts stop() throws InterruptedException {
    double seconds = (System.nanoTime() - begin) / 1e9;
    close();
    for (var thread : threads) {
      thread.join();
    }
    long fine = 0;
    long all = 0;
    for (int status = 0; status < STATUS_MAX; status++) {
      all += answered.get(status);
      fine += status / 100 == 2 ? answered.get(status) : 0;
    }
    long unauthorized = answered.get(401);
    long limited = answered.get(429);
    long unavailable = answered.get(503);
    return new Counts(
        seconds,
        sent.get(),
        fine,
        unauthorized,
        limited,
        unavailable,
        withoutRetryAfter.get(),
        all - fine - unauthorized - limited - unavailable,
        sent.get() - all);
  }

  @Override
  public void close() {
    stopped.countDown();
  }

  /** One connection after the other, until the flood is stopped. */
  private void send(SplittableRandom random, long gap) {
    try {
      while (!isStoppedAfter(0)) {
        try (var socket = new Socket()) {
          socket.connect(server, TIMEOUT_MILLIS);
          socket.setSoTimeout(TIMEOUT_MILLIS);
          socket.setTcpNoDelay(true);
          exchange(socket, random, gap);
        } catch (IOException cut) {
          isStoppedAfter(RECONNECT_NANOS); // the platform closed it
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void exchange(Socket socket, SplittableRandom random, long gap)
      throws IOException, InterruptedException {
    var in = new BufferedInputStream(socket.getInputStream(), ANSWERS_BYTES);
    long at = System.nanoTime() + (gap == 0 ? 0 : random.nextLong(gap));
    while (!isStoppedAfter(at - System.nanoTime())) {
      at += gap;
      var together = new StringBuilder();
      for (int i = 0; i < batch; i++) {
        together.append(requests.apply(random));
      }
      socket.getOutputStream().write(together.toString().getBytes(US_ASCII));
      sent.addAndGet(batch);
      for (int i = 0; i < batch; i++) {
        readAnswer(in);
      }
    }
  }

  private boolean isStoppedAfter(long nanos) throws InterruptedException {
    return stopped.await(nanos, TimeUnit.NANOSECONDS);
  }

  /** Counts its status; the rest is passed over. */
  private void readAnswer(InputStream in) throws IOException {
    int status = Integer.parseInt(line(in).substring(9, 12));
    long length = 0;
    boolean mayRetry = false;
    for (var line = line(in); !line.isEmpty(); line = line(in)) {
      var header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith("content-length:")) {
        length = Long.parseLong(header.substring(header.indexOf(':') + 1).strip());
      }
      mayRetry |= header.startsWith("retry-after:");
    }
    in.skipNBytes(length);
    answered.incrementAndGet(status);
    if ((status == 429 || status == 503) && !mayRetry) {
      withoutRetryAfter.incrementAndGet();
    }
  }

  private static String line(InputStream in) throws IOException {
    var line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException();
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }
}
