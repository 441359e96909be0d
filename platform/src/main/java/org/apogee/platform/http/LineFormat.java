package org.apogee.platform.http;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.apogee.platform.http.LineStream.End;

/** How the lines of a stream look to its client: ND-JSON, or server-sent events for browsers. */
enum LineFormat {
  ND_JSON("application/x-ndjson"),
  EVENTS("text/event-stream");

  final String type;

  LineFormat(String type) {
    this.type = type;
  }

  static LineFormat of(Incoming request) {
    var accept = request.header("Accept");
    return accept != null && accept.contains(EVENTS.type) ? EVENTS : ND_JSON;
  }

  byte[] bytes(long sequence, String json) {
    return text(sequence, json).getBytes(StandardCharsets.UTF_8);
  }

  /** A line without a number has no ID: a browser would come back with it as its last line. */
  String text(long sequence, String json) {
    if (this == ND_JSON) {
      return json + "\n";
    }
    var id = sequence == LineStream.UNNUMBERED ? "" : "id: " + sequence + "\n";
    return id + "data: " + json + "\n\n";
  }

  static String heartbeat(long sequence) {
    return "{\"type\":\"heartbeat\",\"sequence\":" + sequence + "}";
  }

  static String ending(long sequence, End end) {
    return "{\"type\":\"end\",\"sequence\":" + sequence + ",\"reason\":\"" + word(end) + "\"}";
  }

  static String word(End end) {
    return end.name().toLowerCase(Locale.ROOT);
  }
}
