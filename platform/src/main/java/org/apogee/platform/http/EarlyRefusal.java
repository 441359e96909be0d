package org.apogee.platform.http;

import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Refuses requests of senders that are over their limit right behind Jetty, before router, servlets
 * and handlers: in a flood these would take the CPU that other players need.
 *
 * <p>Refusals of requests without a valid token are paced as well. Accounts are not paced: somebody
 * answers for each of them, and their tokens can be revoked.
 */
final class EarlyRefusal extends Handler.Wrapper {
  private final Doorman doorman;
  private final HttpMetrics metrics;
  private final LongSupplier nanoTime;
  private final Set<String> roots;
  private final WaitingRefusals waiting;
  private final int connectionsMax;

  /**
   * @param routes whose requests are limited; pages are not
   * @param connectionsMax how many connections the server accepts
   */
  EarlyRefusal(
      List<Route> routes,
      Doorman doorman,
      HttpMetrics metrics,
      LongSupplier nanoTime,
      WaitingRefusals waiting,
      int connectionsMax,
      Handler handler) {
    super(handler);
    this.doorman = doorman;
    this.metrics = metrics;
    this.nanoTime = nanoTime;
    this.roots = routes.stream().map(route -> root(route.template())).collect(Collectors.toSet());
    this.waiting = waiting;
    this.connectionsMax = connectionsMax;
  }

  /** The first part of a path. */
  private static String root(String path) {
    int end = path.indexOf('/', 1);
    return end < 0 ? path : path.substring(0, end);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    var path = request.getHttpURI().getPath();
    if (path == null || !roots.contains(root(path))) {
      return super.handle(request, response, callback);
    }
    long begin = nanoTime.getAsLong();
    var over = doorman.overLimit(Direct.of(request));
    if (over.isEmpty()) {
      return super.handle(request, response, callback);
    }
    var problem = Problems.of(over.get().refusal());
    metrics.refused(problem.code());
    metrics.answered(
        Dispatcher.NO_ROUTE, request.getMethod(), problem.status(), nanoTime.getAsLong() - begin);
    var answer = problem.answer();
    if (over.get().address().isEmpty()) {
      Direct.write(answer, response, callback);
      return true;
    }
    double room = room(request);
    if (room < 1) {
      response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
    }
    waiting.answer(
        over.get().address().get(),
        room,
        request.getComponents().getScheduler(),
        () -> Direct.write(answer, response, callback));
    return true;
  }

  /**
   * How much of its longest time a refusal may wait. Each that waits keeps a connection, and others
   * need connections too: when more than half of them are open, refusals wait less and less, and
   * end their connection.
   */
  private double room(Request request) {
    int open = request.getConnectionMetaData().getConnector().getConnectedEndPoints().size();
    return Math.clamp(2 - 2.0 * open / connectionsMax, 0, 1);
  }
}
