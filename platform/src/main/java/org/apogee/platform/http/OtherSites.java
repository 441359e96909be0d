package org.apogee.platform.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.platform.RequestRefused;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets pages of other sites read public data (CORS). It stands in front of everything else, so that
 * they can read problems too, such as that they ask too often.
 *
 * <p>No browser hands on an answer to a request with credentials if all sites may read it, and the
 * header {@code Authorization} is not among those allowed: a page of another site never reads as
 * one of our players.
 */
final class OtherSites extends Handler.Wrapper {
  private static final int NO_CONTENT = 204;
  private static final HttpField EVERY_SITE =
      new PreEncodedHttpField("Access-Control-Allow-Origin", "*");

  private static final HttpFields OF_ANSWER =
      HttpFields.build()
          .add(EVERY_SITE)
          .add(
              new PreEncodedHttpField(
                  "Access-Control-Expose-Headers",
                  "Accept-Ranges, Content-Disposition, Content-Range, ETag, Retry-After"))
          .asImmutable();

  /** Browsers keep the permission for two hours at most. */
  private static final HttpFields OF_PERMISSION =
      HttpFields.build()
          .add(EVERY_SITE)
          .add(new PreEncodedHttpField("Access-Control-Allow-Methods", "GET, HEAD"))
          .add(
              new PreEncodedHttpField(
                  "Access-Control-Allow-Headers",
                  "Accept, Cache-Control, Content-Type, If-None-Match, If-Range, Last-Event-ID, Range"))
          .add(new PreEncodedHttpField("Access-Control-Max-Age", "7200"))
          .asImmutable();

  private final Doorman doorman;
  private final HttpMetrics metrics;
  private final Map<Integer, List<Shape>> shapes;

  /** The parts of a template; those that differ are empty. */
  private record Shape(List<String> parts, boolean isPublic) {
    static Shape of(Route route) {
      var parts =
          split(route.template()).stream().map(part -> part.startsWith("{") ? "" : part).toList();
      return new Shape(parts, route.access().isPublic());
    }

    boolean fits(List<String> path) {
      for (int i = 1; i < path.size(); i++) { // 0 is what stands before the first slash
        boolean fits =
            parts.get(i).isEmpty() ? !path.get(i).isEmpty() : parts.get(i).equals(path.get(i));
        if (!fits) {
          return false;
        }
      }
      return true;
    }
  }

  OtherSites(List<Route> routes, Doorman doorman, HttpMetrics metrics, Handler handler) {
    super(handler);
    this.doorman = doorman;
    this.metrics = metrics;
    this.shapes = new HashMap<>();
    for (var route : routes) {
      if (route.method() == Method.GET) {
        var shape = Shape.of(route);
        shapes.computeIfAbsent(shape.parts().size(), _ -> new ArrayList<>()).add(shape);
      }
    }
  }

  private static List<String> split(String path) {
    return List.of(path.split("/", -1));
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (isReading(request.getMethod()) && isPublic(request)) {
      response.getHeaders().add(OF_ANSWER);
    } else if (isPreflight(request) && isPublic(request)) {
      permit(request, response, callback);
      return true;
    }
    return super.handle(request, response, callback);
  }

  private static boolean isReading(String method) {
    return method.equals("GET") || method.equals("HEAD");
  }

  /** A browser asks whether a page may send a request that is in some way unusual. */
  private static boolean isPreflight(Request request) {
    var wanted = request.getHeaders().get("Access-Control-Request-Method");
    return request.getMethod().equals("OPTIONS")
        && request.getHeaders().contains("Origin")
        && wanted != null
        && isReading(wanted);
  }

  /** A path that fits several templates is public only if all of them are. */
  private boolean isPublic(Request request) {
    var path = request.getHttpURI().getPath();
    if (path == null) {
      return false;
    }
    var parts = split(path);
    boolean isFound = false;
    for (var shape : shapes.getOrDefault(parts.size(), List.of())) {
      if (shape.fits(parts)) {
        if (!shape.isPublic()) {
          return false;
        }
        isFound = true;
      }
    }
    return isFound;
  }

  /** Counts for the limit of its address, as any other request without a token. */
  private void permit(Request request, Response response, Callback callback) {
    long begin = System.nanoTime();
    response.getHeaders().add(OF_PERMISSION);
    int status = NO_CONTENT;
    try {
      doorman.admit(Direct.of(request), Access.ANYBODY);
      response.setStatus(status);
      response.getHeaders().add(Direct.SAFE);
      response.write(true, null, callback);
    } catch (RequestRefused refused) {
      var problem = Problems.of(refused);
      status = problem.status();
      metrics.refused(problem.code());
      Direct.write(problem.answer(), response, callback);
    }
    metrics.answered(Dispatcher.NO_ROUTE, request.getMethod(), status, System.nanoTime() - begin);
  }
}
