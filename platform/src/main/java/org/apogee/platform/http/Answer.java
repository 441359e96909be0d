package org.apogee.platform.http;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;

/** The answer of a handler: a complete body, a stream of lines, or a session. */
public sealed interface Answer {

  /** A complete body. */
  record Body(int status, String type, String text, Map<String, String> headers) implements Answer {
    public Body {
      headers = Map.copyOf(headers);
    }

    /** The same with one more header. */
    public Body header(String name, String value) {
      var more = new TreeMap<>(headers);
      more.put(name, value);
      return new Body(status, type, text, more);
    }
  }

  /**
   * A complete body that is not text, such as an image.
   *
   * @param content read while it is sent, so that a slow client needs no memory for all of it
   */
  record Bytes(String type, InputStream content) implements Answer {
    public Bytes(String type, byte[] content) {
      this(type, new ByteArrayInputStream(content.clone()));
    }
  }

  /**
   * Lines as they come.
   *
   * @param kind of few values, for metrics, such as {@code game}
   */
  record Lines(String kind, LineSource source) implements Answer {}

  /**
   * The same lines on a WebSocket, where the client may speak as well.
   *
   * @param kind as that of {@link Lines}
   */
  record Talk(String kind, LineSource source, Conversation conversation) implements Answer {}

  static Body json(int status, Object value) {
    return new Body(status, "application/json", Json.line(value), Map.of());
  }

  static Body json(Object value) {
    return json(200, value);
  }

  /** An answer with a body that is already JSON. */
  static Body jsonText(String json) {
    return text("application/json", json);
  }

  static Body created(String location, Object value) {
    return json(201, value).header("Location", location);
  }

  static Body nothing() {
    return new Body(204, "", "", Map.of());
  }

  static Body text(String type, String text) {
    return new Body(200, type, text, Map.of());
  }
}
