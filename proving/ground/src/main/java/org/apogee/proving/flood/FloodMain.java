package org.apogee.proving.flood;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Base64;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The flood, as a program of its own: host, port, requests a second, connections, seconds. It sends
 * on time as far as the machine can, in small pipelined batches, and prints {@code sent seconds
 * answered 2xx 401 429 other}.
 *
 * <p>A third of the requests has no token, a third a guess of the form of a token, a third a guess
 * of no form.
 */
public final class FloodMain {
  /** Requests in flight on a connection: one system call then carries several. */
  private static final int BATCH = 8;

  private static final int SECRET_BYTES = 38;

  private final String host;
  private final int port;
  private final double perSecond;
  private final int connections;
  private final long end;
  private final AtomicLong sent = new AtomicLong();
  private final AtomicLongArray answered = new AtomicLongArray(600);

  private FloodMain(String[] told) {
    host = told[0];
    port = Integer.parseInt(told[1]);
    perSecond = Double.parseDouble(told[2]);
    connections = Integer.parseInt(told[3]);
    end = System.nanoTime() + Integer.parseInt(told[4]) * 1_000_000_000L;
  }

  public static void main(String[] told) throws InterruptedException {
    new FloodMain(told).run();
  }

  private void run() throws InterruptedException {
    long begin = System.nanoTime();
    var threads = new Thread[connections];
    for (int i = 0; i < connections; i++) {
      long seed = i;
      threads[i] = Thread.ofPlatform().start(() -> flood(new SplittableRandom(seed)));
    }
    for (var thread : threads) {
      thread.join();
    }
    long others = 0;
    long fine = 0;
    for (int status = 0; status < answered.length(); status++) {
      fine += status / 100 == 2 ? answered.get(status) : 0;
      others += status / 100 == 2 || status == 401 || status == 429 ? 0 : answered.get(status);
    }
    System.out.printf(
        Locale.ROOT,
        "%d %.2f %d %d %d %d%n",
        sent.get(),
        (System.nanoTime() - begin) / 1e9,
        fine,
        answered.get(401),
        answered.get(429),
        others);
  }

  /** One connection after the other, until the time is up. */
  private void flood(SplittableRandom random) {
    while (System.nanoTime() < end) {
      try (var socket = new Socket()) {
        socket.connect(new InetSocketAddress(host, port), 2000);
        socket.setSoTimeout(10_000);
        socket.setTcpNoDelay(true);
        exchange(socket, random);
      } catch (IOException cut) {
        // The platform closed it; the flood goes on with the next one.
      }
    }
  }

  private void exchange(Socket socket, SplittableRandom random) throws IOException {
    var in = new BufferedInputStream(socket.getInputStream(), 32 * 1024);
    long gap = (long) (1e9 * BATCH * connections / perSecond);
    long at = System.nanoTime() + random.nextLong(gap);
    while (System.nanoTime() < end) {
      pause(at - System.nanoTime());
      at += gap;
      var batch = new StringBuilder();
      for (int i = 0; i < BATCH; i++) {
        batch.append(request(random));
      }
      socket.getOutputStream().write(batch.toString().getBytes(US_ASCII));
      sent.addAndGet(BATCH);
      for (int i = 0; i < BATCH; i++) {
        answered.incrementAndGet(readAnswer(in));
      }
    }
  }

  private static void pause(long nanos) {
    if (nanos > 0) {
      try {
        Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000));
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private String request(SplittableRandom random) {
    var head = "GET /api/v1/games?limit=1 HTTP/1.1\r\nHost: " + host + "\r\n";
    return switch (random.nextInt(3)) {
      case 0 -> head + "\r\n";
      case 1 -> head + "Authorization: Bearer apogee_" + guess(random) + "\r\n\r\n";
      default -> head + "Authorization: Bearer guess-" + random.nextLong() + "\r\n\r\n";
    };
  }

  private static String guess(SplittableRandom random) {
    var bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** The status; the rest is passed over. */
  private static int readAnswer(InputStream in) throws IOException {
    var first = line(in);
    long length = 0;
    for (var line = line(in); !line.isEmpty(); line = line(in)) {
      if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
        length = Long.parseLong(line.substring(line.indexOf(':') + 1).strip());
      }
    }
    in.skipNBytes(length);
    return Integer.parseInt(first.substring(9, 12));
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
