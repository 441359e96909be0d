package org.apogee.platform.http;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * A request right behind Jetty, before router and servlets.
 *
 * @param param the name of the part of the path that differs; empty if there is none
 * @param value that part
 */
record Direct(Request request, String param, String value) implements Incoming {
  static final HttpFields SAFE =
      HttpFields.build(
              HttpFields.from(
                  SafeHeaders.ALL.entrySet().stream()
                      .map(safe -> new PreEncodedHttpField(safe.getKey(), safe.getValue()))
                      .toArray(HttpField[]::new)))
          .asImmutable();

  /** A request whose path has no part that differs, or none that matters. */
  static Direct of(Request request) {
    return new Direct(request, "", "");
  }

  /** Writes an answer with the headers that all our answers have. */
  static void write(Answer.Body answer, Response response, Callback callback) {
    response.setStatus(answer.status());
    var headers = response.getHeaders();
    headers.add(SAFE);
    headers.put(HttpHeader.CONTENT_TYPE, answer.type());
    answer.headers().forEach(headers::put);
    response.write(true, ByteBuffer.wrap(answer.text().getBytes(StandardCharsets.UTF_8)), callback);
  }

  @Override
  public String method() {
    return request.getMethod();
  }

  @Override
  public List<String> headers(String name) {
    return request.getHeaders().getValuesList(name);
  }

  @Override
  public @Nullable String header(String name) {
    return request.getHeaders().get(name);
  }

  @Override
  public @Nullable String query() {
    return request.getHttpURI().getQuery();
  }

  @Override
  public String pathParam(String name) {
    if (!name.equals(param)) {
      throw new IllegalStateException(
          "no part of %s: %s".formatted(request.getHttpURI().getPath(), name));
    }
    return value;
  }

  @Override
  public @Nullable String remoteAddress() {
    return Request.getRemoteAddr(request);
  }

  @Override
  public long length() {
    return request.getLength();
  }

  @Override
  public InputStream body() {
    return Request.asInputStream(request);
  }

  @Override
  public void idleTime(Duration time) {
    request
        .getConnectionMetaData()
        .getConnection()
        .getEndPoint()
        .setIdleTimeout(Math.max(1, time.toMillis()));
  }
}
