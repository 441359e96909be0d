package org.apogee.platform.http;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Refuses requests of senders that are over their limit right behind Jetty, before router, servlets
 * and handlers: in a flood these would take the CPU that other players need.
 *
 * <p>Refusals of requests without a valid token are paced as well. A connection carries one request
 * at a time, so while its refusal waits, its sender cannot send more work to this process. Accounts
 * are not paced: somebody answers for each of them, and their tokens can be revoked.
 */
final class EarlyRefusal extends Handler.Wrapper {
  private final Doorman doorman;
  private final HttpMetrics metrics;
  private final LongSupplier nanoTime;
  private final Set<String> roots;
  private final Pace pace;

  /**
   * @param routes whose requests are limited; pages are not
   */
  EarlyRefusal(
      List<Route> routes,
      Doorman doorman,
      HttpMetrics metrics,
      LongSupplier nanoTime,
      Handler handler) {
    super(handler);
    this.doorman = doorman;
    this.metrics = metrics;
    this.nanoTime = nanoTime;
    this.roots = routes.stream().map(route -> root(route.template())).collect(Collectors.toSet());
    this.pace = new Pace(nanoTime);
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
    long wait = over.get().isAnonymous() ? pace.next() : 0;
    if (wait <= 0) {
      Direct.write(answer, response, callback);
    } else {
      request
          .getComponents()
          .getScheduler()
          .schedule(() -> Direct.write(answer, response, callback), wait, TimeUnit.NANOSECONDS);
    }
    return true;
  }
}
