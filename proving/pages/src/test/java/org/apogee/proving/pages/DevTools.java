package org.apogee.proving.pages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.apogee.protocol.ProtocolJson;

/** Chromium's own protocol over a web socket: commands with answers, and events. */
final class DevTools implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 240;

  private final WebSocket socket;
  private final AtomicInteger number = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final BiConsumer<String, JsonNode> events;

  DevTools(HttpClient client, URI address, BiConsumer<String, JsonNode> events) {
    this.events = events;
    this.socket = client.newWebSocketBuilder().buildAsync(address, new Ear()).join();
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
      text.append(part);
      if (isLast) {
        heard(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }

  private void heard(String text) {
    try {
      var message = ProtocolJson.MAPPER.readTree(text);
      if (message.has("id")) {
        var answer = waiting.remove(message.get("id").asInt());
        if (answer != null) {
          answer.complete(message);
        }
      } else {
        events.accept(message.path("method").asText(), message.path("params"));
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(text, broken);
    }
  }

  /** Sends a command and waits for its answer. */
  JsonNode call(String method, ObjectNode params) {
    int id = number.incrementAndGet();
    var answer = new CompletableFuture<JsonNode>();
    waiting.put(id, answer);
    var message = ProtocolJson.MAPPER.createObjectNode().put("id", id).put("method", method);
    message.set("params", params);
    socket.sendText(message.toString(), true).join();
    try {
      var got = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (got.has("error")) {
        throw new AssertionError(method + ": " + got.get("error"));
      }
      return got.path("result");
    } catch (ExecutionException | TimeoutException failed) {
      throw new AssertionError("no answer to " + method, failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  JsonNode call(String method) {
    return call(method, params());
  }

  static ObjectNode params() {
    return ProtocolJson.MAPPER.createObjectNode();
  }

  @Override
  public void close() {
    socket.abort();
  }
}
