package org.apogee.proving.notice;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.local.LocalPorts;

/**
 * A web server with several webhooks that fails, hangs and restarts. It remembers what it accepted
 * across its restarts.
 */
final class FlakyReceiver implements AutoCloseable {
  private static final int FAILS_PERCENT = 3;
  private static final int HANGS_PERCENT = 1;

  private final int port = LocalPorts.free();
  private final Random random;
  private final Map<String, List<Long>> accepted = new TreeMap<>();
  private final AtomicInteger total = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private final AtomicInteger hangs = new AtomicInteger();
  private int restarts;
  private HttpServer server;

  FlakyReceiver(long seed) throws IOException {
    random = new Random(seed);
    server = listen();
  }

  private HttpServer listen() throws IOException {
    var fresh = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    fresh.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    fresh.createContext("/", this::take);
    fresh.start();
    return fresh;
  }

  String address(String webhook) {
    return "http://127.0.0.1:" + port + "/" + webhook;
  }

  private void take(HttpExchange exchange) throws IOException {
    exchange.getRequestBody().readAllBytes();
    int mood = mood();
    if (mood < HANGS_PERCENT) {
      hangs.incrementAndGet();
      return; // without an answer
    }
    int status = mood < HANGS_PERCENT + FAILS_PERCENT ? 503 : 204;
    if (status == 204) {
      var number = Long.parseLong(exchange.getRequestHeaders().getFirst("Apogee-Sequence"));
      accept(exchange.getRequestURI().getPath().substring(1), number);
    } else {
      failures.incrementAndGet();
    }
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  private synchronized int mood() {
    return random.nextInt(100);
  }

  private synchronized void accept(String webhook, long number) {
    accepted.computeIfAbsent(webhook, _ -> new ArrayList<>()).add(number);
    total.incrementAndGet();
  }

  /** Breaks all connections and is away for a while. */
  void restart(long awayMillis) throws IOException, InterruptedException {
    server.stop(0);
    Thread.sleep(awayMillis);
    server = listen();
    restarts++;
  }

  int total() {
    return total.get();
  }

  int failures() {
    return failures.get();
  }

  int hangs() {
    return hangs.get();
  }

  int restarts() {
    return restarts;
  }

  /** What a webhook accepted, in that order. */
  synchronized List<Long> accepted(String webhook) {
    return List.copyOf(accepted.getOrDefault(webhook, List.of()));
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
