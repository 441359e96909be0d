package org.apogee.platform.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.platform.time.RunningTime;
import org.apogee.platform.token.Authenticator;

/**
 * The server of a process: its routes, on one address, with everything refused that is not theirs.
 */
public final class HttpServer implements AutoCloseable {
  private final Javalin javalin;
  private final OpenStreams streams;
  private final Sessions sessions;
  private final WaitingRefusals refusals;
  private final RunningTime time;

  private HttpServer(
      Javalin javalin,
      OpenStreams streams,
      Sessions sessions,
      WaitingRefusals refusals,
      RunningTime time) {
    this.javalin = javalin;
    this.streams = streams;
    this.sessions = sessions;
    this.refusals = refusals;
    this.time = time;
  }

  /** Starts to listen, without pages. */
  public static HttpServer start(
      HttpSettings settings,
      List<Route> routes,
      Authenticator authenticator,
      MeterRegistry registry) {
    return start(settings, routes, Pages.NONE, authenticator, registry);
  }

  /**
   * Starts to listen.
   *
   * @param pages for people, besides the routes
   */
  public static HttpServer start(
      HttpSettings settings,
      List<Route> routes,
      Pages pages,
      Authenticator authenticator,
      MeterRegistry registry) {
    Route.checkDistinct(routes);
    var metrics = new HttpMetrics(registry);
    var time = RunningTime.start();
    var streams = new OpenStreams(settings, metrics);
    var doorman = new Doorman(settings, authenticator, metrics, System::nanoTime);
    var sessions = new Sessions(settings, streams, doorman, metrics);
    var bodies = new BodyReader(settings, time, streams::isClosed);
    var dispatcher = new Dispatcher(doorman, bodies, sessions, metrics, System::nanoTime);
    var refusals = new WaitingRefusals(System::nanoTime);
    var javalin =
        Javalin.create(config ->
            configure(
                config, settings, routes, pages, doorman, refusals, dispatcher, metrics, time));
    try {
      javalin.start();
    } catch (JavalinBindException taken) {
      time.close();
      throw new BadInput(
          "bad-configuration",
          "Cannot listen on %s:%d (apogee.http.host, apogee.http.port): the port is in use or the address is not local."
              .formatted(settings.host(), settings.port()));
    }
    return new HttpServer(javalin, streams, sessions, refusals, time);
  }

  /** The port, also when the settings left it open. */
  public int port() {
    return javalin.port();
  }

  /** Ends the streams, lets running requests finish, stops. */
  @Override
  public void close() {
    streams.shutDown();
    sessions.shutDown();
    refusals.close();
    javalin.stop();
    time.close();
  }

  private static void configure(
      JavalinConfig config,
      HttpSettings settings,
      List<Route> routes,
      Pages pages,
      Doorman doorman,
      WaitingRefusals refusals,
      Dispatcher dispatcher,
      HttpMetrics metrics,
      RunningTime time) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.jetty.threadPool = Connections.threads();
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    // A body has its own limit, which distinguishes the two reasons; this limit is only a fallback.
    config.http.maxRequestSize = 2L * settings.bodyMax();
    config.router.ignoreTrailingSlashes = false;
    config.router.javaLangErrorHandler(dispatcher::failed);
    config.jetty.modifyHttpConfiguration(http -> Connections.configure(http, settings));
    config.jetty.addConnector(
        (server, http) -> Connections.connector(server, http, settings, metrics, time));
    var errors = new Connections.ProblemErrors(metrics);
    config.jetty.modifyServer(server -> server.setErrorHandler(errors));
    config.jetty.modifyServer(server -> {
      var busy = new ShortWay(routes, dispatcher, Sessions.container(server, settings));
      var early =
          new EarlyRefusal(
              routes,
              doorman,
              metrics,
              System::nanoTime,
              refusals,
              settings.connectionsMax(),
              busy);
      server.setHandler(new OtherSites(routes, doorman, metrics, early));
    });
    config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(errors));
    config.routes.before(context -> SafeHeaders.ALL.forEach(context::header));
    // The first for what no route takes: the router has a handler of its own for these.
    config.routes.exception(
        HttpResponseException.class,
        (reason, context) -> {
          dispatcher.unrouted(context, reason);
          if (reason.getStatus() == 404) {
            pages.showMissing(context);
          }
        });
    config.routes.exception(
        Exception.class, (reason, context) -> dispatcher.unrouted(context, reason));
    for (var route : routes) {
      register(
          config.routes,
          HandlerType.findOrCreate(route.method().name()),
          route.template(),
          context -> dispatcher.dispatch(context, route));
    }
    pages.serve(config.routes);
  }

  /** With its HEAD: the router answers 200 to the HEAD of every GET that has no handler for it. */
  static void register(RoutesConfig routes, HandlerType method, String path, Handler handler) {
    routes.addHttpHandler(method, path, handler);
    if (method.equals(HandlerType.GET)) {
      routes.addHttpHandler(HandlerType.HEAD, path, handler);
    }
  }
}
