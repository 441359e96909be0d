package org.apogee.cli.api;

import java.io.IOException;
import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A WebSocket whose text messages are lines, for any thread to write to. */
final class LineSocket implements WebSocket.Listener, AutoCloseable {
  private final Consumer<String> line;
  private final Consumer<String> end;
  private final StringBuilder part = new StringBuilder();
  private @Nullable WebSocket socket;

  private LineSocket(Consumer<String> line, Consumer<String> end) {
    this.line = line;
    this.end = end;
  }

  /** The server refused the upgrade. */
  static final class NoUpgrade extends Exception {
    private final int status;

    NoUpgrade(int status) {
      super("the upgrade returned status " + status);
      this.status = status;
    }

    int status() {
      return status;
    }
  }

  /**
   * Connects.
   *
   * @param line hears each message, one after the other
   * @param end hears why there are no more
   */
  static LineSocket open(
      WebSocket.Builder builder,
      URI address,
      String token,
      Consumer<String> line,
      Consumer<String> end)
      throws IOException, NoUpgrade {
    var opened = new LineSocket(line, end);
    try {
      opened.socket =
          builder.header("Authorization", "Bearer " + token).buildAsync(address, opened).join();
      return opened;
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof WebSocketHandshakeException refused) {
        throw new NoUpgrade(refused.getResponse().statusCode());
      }
      throw new IOException(String.valueOf(failed.getCause()), failed);
    }
  }

  /** Returns when the message is written; a socket takes one message at a time. */
  synchronized void send(String text) throws IOException {
    var to = socket;
    if (to == null) {
      throw new IOException("not connected");
    }
    try {
      to.sendText(text, true).join();
    } catch (CompletionException broken) {
      throw new IOException(broken.getCause());
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
    part.append(text);
    if (isLast) {
      var whole = part.toString();
      part.setLength(0);
      line.accept(whole);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onPing(WebSocket from, ByteBuffer message) {
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    end.accept("the server closed the connection");
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    end.accept("the connection broke");
  }

  @Override
  public void close() {
    var open = socket;
    if (open != null) {
      open.abort();
    }
  }
}
