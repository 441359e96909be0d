package org.apogee.stack;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** A local webhook that receives what Alertmanager sends. */
final class AlertInbox implements AutoCloseable {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final HttpServer server;
  private final Consumer<Notification> reader;

  /**
   * Opens it on a free loopback port.
   *
   * @param reader is called for each alert of a message, by several threads
   */
  AlertInbox(Consumer<Notification> reader) {
    this.reader = reader;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot open a port for alerts", e);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::take);
    server.start();
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  private void take(HttpExchange exchange) throws IOException {
    try (exchange) {
      var message = MAPPER.readTree(exchange.getRequestBody());
      for (var alert : message.path("alerts")) {
        reader.accept(
            new Notification(
                message.path("receiver").asText(),
                alert.path("status").asText().equals("firing"),
                texts(alert.path("labels")),
                texts(alert.path("annotations"))));
      }
      exchange.sendResponseHeaders(204, -1);
    } catch (JsonProcessingException _) {
      exchange.sendResponseHeaders(400, -1);
    }
  }

  private static Map<String, String> texts(JsonNode object) {
    var texts = new HashMap<String, String>();
    object.properties().forEach(entry -> texts.put(entry.getKey(), entry.getValue().asText()));
    return texts;
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
