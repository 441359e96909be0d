package org.apogee.platform.http;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.apogee.platform.http.LineStream.End;

/**
 * Writes the lines of one stream to its client: as ND-JSON, or as server-sent events for browsers.
 * On an idle stream, heartbeats show the client that the connection is alive.
 */
final class LineWriter {
  /** How a line looks outside. */
  enum Format {
    ND_JSON("application/x-ndjson"),
    EVENTS("text/event-stream");

    final String type;

    Format(String type) {
      this.type = type;
    }

    String line(long sequence, String json) {
      return this == ND_JSON ? json + "\n" : "id: " + sequence + "\ndata: " + json + "\n\n";
    }

    /** No id: a browser would come back with it as its last line. */
    String note(String json) {
      return this == ND_JSON ? json + "\n" : "data: " + json + "\n\n";
    }
  }

  /** The first line of a source that cannot resume at the position of the client. */
  private static final String RESET = "\"type\":\"stream-reset\"";

  private final Format format;
  private final long heartbeatNanos;
  private final HttpMetrics metrics;
  private final String kind;
  private long sequence;
  private boolean isResumed;

  LineWriter(Format format, long heartbeatNanos, HttpMetrics metrics, String kind, long from) {
    this.format = format;
    this.heartbeatNanos = heartbeatNanos;
    this.metrics = metrics;
    this.kind = kind;
    this.sequence = from;
    this.isResumed = from > 0;
  }

  /** Writes until the stream ends or the client is gone, and says which. */
  End write(LineStream stream, HttpServletResponse response) {
    try {
      var out = response.getOutputStream();
      response.flushBuffer();
      return writeLines(stream, out);
    } catch (IOException broken) {
      return stream.ended() == End.SLOW ? End.SLOW : End.GONE;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return End.GONE;
    }
  }

  private End writeLines(LineStream stream, OutputStream out)
      throws IOException, InterruptedException {
    int unflushed = 0;
    while (true) {
      var line = stream.next(heartbeatNanos);
      if (line != null) {
        countResumed(line.json());
        sequence = line.sequence();
        put(out, format.line(sequence, line.json()));
        unflushed++;
        if (stream.isEmpty()) {
          out.flush();
          metrics.streamLines(kind, unflushed);
          unflushed = 0;
        }
        continue;
      }
      var end = stream.ended();
      if (end == End.SLOW) {
        return End.SLOW;
      }
      put(out, format.note(end == null ? note("heartbeat", sequence) : ending(sequence, end)));
      out.flush();
      if (end != null) {
        return end;
      }
    }
  }

  private void countResumed(String first) {
    if (isResumed) {
      isResumed = false;
      metrics.streamResumed(kind, first.contains(RESET) ? "too_old" : "complete");
    }
  }

  static String note(String type, long sequence) {
    return "{\"type\":\"" + type + "\",\"sequence\":" + sequence + "}";
  }

  static String ending(long sequence, End end) {
    return "{\"type\":\"end\",\"sequence\":" + sequence + ",\"reason\":\"" + word(end) + "\"}";
  }

  static String word(End end) {
    return end.name().toLowerCase(Locale.ROOT);
  }

  private static void put(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
