package org.apogee.platform.http;

import java.util.List;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
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
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '-'
        || c == '_';
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    var path = request.getHttpURI().getPath();
    if (path != null) {
      for (var shape : shapes) {
        var value = shape.value(request.getMethod(), path);
        if (value != null) {
          var incoming = new Direct(request, shape.param, value);
          var answer =
              dispatcher.answer(
                  incoming,
                  shape.route,
                  new StreamedAnswer.Exchange(request, response, callback),
                  session -> upgrade(session, incoming, response, callback));
          answer.ifPresent(body -> Direct.write(body, response, callback));
          return true;
        }
      }
    }
    return super.handle(request, response, callback);
  }

  /** Without compression: it would cost more time than it saves for lines as short as ours. */
  private boolean upgrade(Session session, Direct incoming, Response response, Callback callback) {
    try {
      return sockets.upgrade(
          (_, accepted, _) -> {
            accepted.setExtensions(List.of());
            if (Sessions.protocols(incoming).contains(Sessions.PROTOCOL)) {
              accepted.setAcceptedSubProtocol(Sessions.PROTOCOL);
            }
            return session;
          },
          incoming.request(),
          response,
          callback);
    } catch (HttpException.RuntimeException refused) {
      // Jetty throws what it cannot read in a handshake, which is no bug of ours.
      if (refused.getCode() >= HttpStatus.INTERNAL_SERVER_ERROR_500) {
        throw refused;
      }
      return false;
    }
  }
}
