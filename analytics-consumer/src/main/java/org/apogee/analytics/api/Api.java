package org.apogee.analytics.api;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.analytics.store.Store;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.http.HttpServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.http.OpenApi;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Authenticator;

/** The door: routes, codes, server. */
public final class Api implements AutoCloseable {
  static final String ROOT = "/api/v1";
  static final String DOCUMENT = "/org/apogee/analytics/api/openapi.json";
  static final int LIMIT_USUAL = 50;
  static final int LIMIT_MOST = 200;

  /** Codes that are not simply a bad request. */
  private static final Map<String, Integer> STATUS =
      Map.of("no-such-pool", 404, "no-such-participant", 404, "no-such-statistics", 404);

  private final HttpServer server;

  private Api(HttpServer server) {
    this.server = server;
  }

  /** Listens where {@code apogee.http} says. */
  public static Api start(
      Configuration apogee, Store store, Authenticator authenticator, MeterRegistry registry) {
    return new Api(
        HttpServer.start(
            HttpSettings.from(apogee), routes(store), authenticator, STATUS, registry));
  }

  static List<Route> routes(Store store) {
    var routes = new ArrayList<Route>();
    routes.addAll(new RatingRoutes(new RatingQueries(store)).routes());
    routes.addAll(new StatisticRoutes(new StatisticQueries(store)).routes());
    routes.add(OpenApi.load(DOCUMENT).route(ROOT + "/analytics/openapi.json"));
    return List.copyOf(routes);
  }

  public int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.close();
  }
}
