package org.apogee.analytics.api;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import org.apogee.analytics.store.Store;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.http.HttpServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.http.OpenApi;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Authenticator;

/** The HTTP API of the analytics: its routes and its server. */
public final class AnalyticsApi implements AutoCloseable {
  static final String ROOT = "/api/v1";
  static final String DOCUMENT = "/org/apogee/analytics/api/openapi.json";
  static final int LIMIT_USUAL = 50;
  static final int LIMIT_MOST = 200;

  private final HttpServer server;

  private AnalyticsApi(HttpServer server) {
    this.server = server;
  }

  /** Listens where {@code apogee.http} says. */
  public static AnalyticsApi start(
      Configuration apogee, Store store, Authenticator authenticator, MeterRegistry registry) {
    return new AnalyticsApi(
        HttpServer.start(HttpSettings.from(apogee), routes(store), authenticator, registry));
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
