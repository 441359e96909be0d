package org.apogee.proving.notice;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.local.LocalPorts;

/** A web server with several webhooks that fails, hangs and restarts. */
final class FlakyReceiver implements AutoCloseable {
  private final int port = LocalPorts.free();
  private final Moods moods;
  private final AtomicInteger accepted = new AtomicInteger();
  private HttpServer server;

  FlakyReceiver(Moods moods) throws IOException {
    this.moods = moods;
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
    switch (moods.next()) {
      case HANGS -> {
        return; // without an answer
      }
      case FAILS -> exchange.sendResponseHeaders(503, -1);
      case ACCEPTS -> {
        var number = Long.parseLong(exchange.getRequestHeaders().getFirst("Apogee-Sequence"));
        moods.accept(exchange.getRequestURI().getPath().substring(1), number);
        accepted.incrementAndGet();
        exchange.sendResponseHeaders(204, -1);
      }
    }
    exchange.close();
  }

  int accepted() {
    return accepted.get();
  }

  /** Breaks all connections and is away for a while. */
  void restart(long awayMillis) throws IOException, InterruptedException {
    server.stop(0);
    Thread.sleep(awayMillis);
    server = listen();
    moods.restarted();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
