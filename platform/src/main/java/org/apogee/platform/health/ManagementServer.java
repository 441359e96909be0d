package org.apogee.platform.health;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.micrometer.core.instrument.Gauge;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.health.Health.Question;
import org.apogee.platform.http.Json;
import org.apogee.platform.metrics.Metrics;

/**
 * The port for operators: {@code /started}, {@code /ready}, {@code /alive}, {@code /metrics}.
 * Separate from the public server, so that it answers while that server is flooded.
 */
public final class ManagementServer implements AutoCloseable {
  private static final int PORT_MAX = 65_535;

  private final HttpServer server;
  private final ExecutorService threads;

  private ManagementServer(HttpServer server, ExecutorService threads) {
    this.server = server;
    this.threads = threads;
  }

  private record Reply(int status, String type, String body) {}

  /** Listens where {@code apogee.management} says. */
  public static ManagementServer start(Configuration apogee, Health health, Metrics metrics) {
    var settings = apogee.under("management");
    var address = new InetSocketAddress(settings.text("host"), settings.whole("port", 0, PORT_MAX));
    Gauge.builder("apogee.ready", health, h -> h.ask(Question.READY).ok() ? 1 : 0)
        .description("1 while this process is ready for requests")
        .register(metrics.registry());
    Gauge.builder("apogee.start", health, Health::startSeconds)
        .description("Start-up time of this process")
        .baseUnit("seconds")
        .register(metrics.registry());
    try {
      var server = HttpServer.create(address, 0);
      var threads = Executors.newVirtualThreadPerTaskExecutor();
      server.setExecutor(threads);
      on(server, "/started", _ -> reply(health, Question.STARTED));
      on(server, "/ready", _ -> reply(health, Question.READY));
      on(server, "/alive", _ -> reply(health, Question.ALIVE));
      on(server, "/metrics", accepted -> reply(metrics.scrape(accepted)));
      server.start();
      return new ManagementServer(server, threads);
    } catch (IOException taken) {
      throw settings.bad("port", "cannot be listened on: " + address);
    }
  }

  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }

  private static Reply reply(Health health, Question question) {
    var report = health.ask(question);
    return new Reply(report.ok() ? 200 : 503, "application/json", Json.line(report));
  }

  private static Reply reply(Metrics.Scrape scrape) {
    return new Reply(200, scrape.type(), scrape.text());
  }

  /** The answer takes what the client accepts. */
  private static void on(HttpServer server, String path, Function<String, Reply> answer) {
    server.createContext(path, exchange -> serve(exchange, path, answer));
  }

  private static void serve(HttpExchange exchange, String path, Function<String, Reply> answer)
      throws IOException {
    try (exchange) {
      var reply =
          exchange.getRequestURI().getPath().equals(path)
              ? answer.apply(accepted(exchange))
              : new Reply(404, "text/plain", "not here\n");
      var bytes = reply.body().getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", reply.type());
      boolean head = exchange.getRequestMethod().equals("HEAD");
      exchange.sendResponseHeaders(reply.status(), head ? -1 : bytes.length);
      if (!head) {
        exchange.getResponseBody().write(bytes);
      }
    }
  }

  private static String accepted(HttpExchange exchange) {
    return String.join(",", exchange.getRequestHeaders().getOrDefault("Accept", List.of()));
  }
}
