package org.apogee.platform.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.apogee.platform.http.LineStream.End;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** A stream of lines as the answer to a request, in chunks of whole lines. */
final class StreamedAnswer extends LineSender {
  /** Besides those that every answer has. */
  static final Map<String, String> HEADERS = Map.of("X-Accel-Buffering", "no");

  private final Exchange exchange;
  private final LineFormat format;
  private final AtomicBoolean isAnswered = new AtomicBoolean();

  /** Set when status and headers were written. */
  private volatile boolean isBegun;

  /** The request, where its answer goes, and what must be called when that is complete. */
  record Exchange(Request request, Response response, Callback done) {}

  StreamedAnswer(
      Exchange exchange,
      LineFormat format,
      int linesMax,
      long from,
      HttpMetrics metrics,
      String kind,
      Consumer<LineSender> closed) {
    super(linesMax, from, metrics, kind, closed);
    this.exchange = exchange;
    this.format = format;
  }

  /** Sends status and headers; lines follow. */
  void begin() {
    var response = exchange.response();
    response.setStatus(200);
    response.getHeaders().add(Direct.SAFE);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, format.type);
    HEADERS.forEach(response.getHeaders()::put);
    response.write(
        false,
        ByteBuffer.allocate(0),
        Callback.from(
            () -> {
              isBegun = true;
              write();
            },
            this::failed));
  }

  @Override
  boolean isConnected() {
    return isBegun;
  }

  @Override
  void send(List<Line> all) {
    exchange.response().write(false, chunk(all), Callback.from(this::written, this::failed));
  }

  private ByteBuffer chunk(List<Line> all) {
    if (all.size() == 1) {
      return ByteBuffer.wrap(all.getFirst().bytes(format)).asReadOnlyBuffer();
    }
    var chunk = ByteBuffer.allocate(all.stream().mapToInt(line -> line.bytes(format).length).sum());
    all.forEach(line -> chunk.put(line.bytes(format)));
    return chunk.flip();
  }

  @Override
  void sendEnd(long lastSequence, End end) {
    if (end == End.GONE || end == End.SLOW) {
      failed(new IOException("the client is gone or reads too slowly"));
      return;
    }
    if (isAnswered.compareAndSet(false, true)) {
      var last = format.bytes(LineStream.UNNUMBERED, LineFormat.ending(lastSequence, end));
      exchange.response().write(true, ByteBuffer.wrap(last), exchange.done());
    }
    over();
  }

  /** A clean end would look as if there were no more lines, so the connection is cut. */
  private void failed(Throwable why) {
    disconnect();
    over();
    if (isAnswered.compareAndSet(false, true)) {
      exchange.done().failed(why);
    }
  }

  @Override
  void disconnect() {
    exchange.request().getConnectionMetaData().getConnection().getEndPoint().close();
  }
}
