package org.apogee.node.delivery;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.cluster.webhook.WebhookRules;

/** A web server of somebody who gets notices. */
public final class TestReceiver implements AutoCloseable {
  /** Chooses the answer to a request by its place among all; 0 never answers. */
  @FunctionalInterface
  public interface Mood {
    int status(int request, Got got);
  }

  /** A request as it came. */
  public record Got(long sequence, String signature, String timestamp, String key, String body) {}

  private final HttpServer server;
  private final AtomicInteger requests = new AtomicInteger();
  private final List<Got> accepted = new CopyOnWriteArrayList<>();

  public TestReceiver(Mood mood) {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", exchange -> take(exchange, mood));
    server.start();
  }

  public static DeliverySettings settings() {
    return settings(8);
  }

  static DeliverySettings oneAtOnce() {
    return settings(1);
  }

  private static DeliverySettings settings(int atOnce) {
    return new DeliverySettings(
        new WebhookRules(true, List.of()),
        "https://league.example.org",
        Duration.ofMillis(400),
        Duration.ofMillis(1000),
        Duration.ofHours(1),
        Duration.ofMillis(20),
        Duration.ofMillis(100),
        atOnce);
  }

  private void take(HttpExchange exchange, Mood mood) throws IOException {
    var headers = exchange.getRequestHeaders();
    var got =
        new Got(
            Long.parseLong(headers.getFirst("Apogee-Sequence")),
            headers.getFirst("Apogee-Signature"),
            headers.getFirst("Apogee-Timestamp"),
            headers.getFirst("Idempotency-Key"),
            new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    int status = mood.status(requests.incrementAndGet(), got);
    if (status >= 200 && status < 300) {
      accepted.add(got);
    }
    if (status > 0) {
      exchange.sendResponseHeaders(status, -1);
      exchange.close();
    }
  }

  public String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/hook?x=1";
  }

  public List<Got> accepted() {
    return accepted;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
