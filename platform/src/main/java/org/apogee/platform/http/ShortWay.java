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
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.jspecify.annotations.Nullable;

/**
 * Serves the few routes that clients ask all the time, right behind Jetty: the router and the
 * servlets below it cost more than a move does. It admits, refuses and counts as the {@link
 * Dispatcher} does. A request that is in any way unusual takes the usual way.
 */
final class ShortWay extends Handler.Wrapper {
  private static final HttpFields SAFE =
      HttpFields.build(
              HttpFields.from(
                  SafeHeaders.ALL.entrySet().stream()
                      .map(safe -> new PreEncodedHttpField(safe.getKey(), safe.getValue()))
                      .toArray(HttpField[]::new)))
          .asImmutable();

  private final List<Shape> shapes;
  private final Dispatcher dispatcher;
  private final ServerWebSocketContainer sockets;

  /** A route whose template has at most one part that differs, between two texts. */
  private record Shape(Route route, String before, String param, String after) {
    static Shape of(Route route) {
      int open = route.template().indexOf('{');
      int close = route.template().indexOf('}');
      if (open < 0) {
        return new Shape(route, route.template(), "", "");
      }
      return new Shape(
          route,
          route.template().substring(0, open),
          route.template().substring(open + 1, close),
          route.template().substring(close + 1));
    }

    /** The variable part of the path; null if this is not the route. */
    @Nullable String value(String method, String path) {
      if (param.isEmpty()) {
        return path.equals(before) && method.equals(route.method().name()) ? "" : null;
      }
      boolean fits =
          path.length() > before.length() + after.length()
              && path.startsWith(before)
              && path.endsWith(after)
              && method.equals(route.method().name());
      if (!fits) {
        return null;
      }
      var value = path.substring(before.length(), path.length() - after.length());
      return value.chars().allMatch(ShortWay::isPlain) ? value : null;
    }
  }

  ShortWay(List<Route> routes, Dispatcher dispatcher, ServerWebSocketContainer sockets) {
    this.sockets = sockets;
    this.shapes = routes.stream().filter(Route::isBusy).map(Shape::of).toList();
    this.dispatcher = dispatcher;
  }

  /** Anything else in a path has rules of its own, which the router knows. */
  private static boolean isPlain(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    var path = request.getHttpURI().getPath();
    if (path != null) {
      for (var shape : shapes) {
        var value = shape.value(request.getMethod(), path);
        if (value != null) {
          var answer =
              dispatcher.answer(
                  new Plain(request, shape, value),
                  shape.route,
                  session -> upgrade(session, request, response, callback));
          answer.ifPresent(body -> write(body, response, callback));
          return true;
        }
      }
    }
    return super.handle(request, response, callback);
  }

  /** Without compression: it would cost more time than it saves for lines as short as ours. */
  private boolean upgrade(Session session, Request request, Response response, Callback callback) {
    return sockets.upgrade(
        (_, accepted, _) -> {
          accepted.setExtensions(List.of());
          return session;
        },
        request,
        response,
        callback);
  }

  private static void write(Answer.Body answer, Response response, Callback callback) {
    response.setStatus(answer.status());
    var headers = response.getHeaders();
    headers.add(SAFE);
    headers.put(HttpHeader.CONTENT_TYPE, answer.type());
    answer.headers().forEach(headers::put);
    response.write(true, ByteBuffer.wrap(answer.text().getBytes(StandardCharsets.UTF_8)), callback);
  }

  private record Plain(Request request, Shape shape, String value) implements Incoming {
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
      if (!name.equals(shape.param)) {
        throw new IllegalStateException("no part of " + shape.route.name() + ": " + name);
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
}
