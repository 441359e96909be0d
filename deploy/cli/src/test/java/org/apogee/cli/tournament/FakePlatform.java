package org.apogee.cli.tournament;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Answers as docs/api.md says, with what a test put in; keeps what it was asked. */
public final class FakePlatform implements AutoCloseable {
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<String, String> answers = new ConcurrentHashMap<>();
  private final Map<String, String> refusals = new ConcurrentHashMap<>();
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final AtomicInteger failures = new AtomicInteger();

  public FakePlatform() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  public String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /**
   * What is said to a method and path below /api/v1, such as {@code GET /tournaments}, with or
   * without a query.
   */
  public FakePlatform says(String question, String answer) {
    answers.put(question, answer);
    return this;
  }

  /** What is refused with 409 and a code. */
  public FakePlatform refuses(String question, String code) {
    refusals.put(question, code);
    return this;
  }

  /** The next so many answers are that it is not known. */
  public FakePlatform failing(int times) {
    failures.set(times);
    return this;
  }

  /** Method, path, token and body of all that was asked. */
  public List<String> asked() {
    return List.copyOf(asked);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      var path = exchange.getRequestURI().getPath().replaceFirst("^/api/v1", "");
      var question = exchange.getRequestMethod() + " " + path;
      var full = question + "?" + exchange.getRequestURI().getQuery();
      var token = exchange.getRequestHeaders().getFirst("Authorization");
      asked.add((question + " " + (token == null ? "-" : token) + " " + body).strip());
      if (failures.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
        send(exchange, 503, "{\"code\":\"unknown-outcome\",\"detail\":\"Send it again.\"}");
      } else if (refusals.containsKey(question)) {
        var code = refusals.get(question);
        send(exchange, 409, "{\"code\":\"%s\",\"detail\":\"No.\"}".formatted(code));
      } else if (answers.containsKey(full)) {
        send(exchange, 200, answers.get(full));
      } else if (answers.containsKey(question)) {
        send(exchange, 200, answers.get(question));
      } else {
        send(exchange, 404, "{\"code\":\"no-such-tournament\",\"detail\":\"There is none.\"}");
      }
    }
  }

  private static void send(HttpExchange exchange, int status, String text) throws IOException {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
