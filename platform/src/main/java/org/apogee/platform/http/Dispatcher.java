package org.apogee.platform.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import jakarta.servlet.http.HttpServletResponse;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.apogee.platform.token.Caller;

/** The life of one request: admitted, read, handled, answered, counted. */
final class Dispatcher {
  private static final String NO_ROUTE = "none";

  private final Doorman doorman;
  private final BodyReader bodies;
  private final OpenStreams streams;
  private final Problems problems;
  private final HttpMetrics metrics;
  private final LongSupplier nanoTime;

  Dispatcher(
      Doorman doorman,
      BodyReader bodies,
      OpenStreams streams,
      Problems problems,
      HttpMetrics metrics,
      LongSupplier nanoTime) {
    this.doorman = doorman;
    this.bodies = bodies;
    this.streams = streams;
    this.problems = problems;
    this.metrics = metrics;
    this.nanoTime = nanoTime;
  }

  void dispatch(Context context, Route route) {
    long begin = nanoTime.getAsLong();
    try {
      var caller = doorman.admit(context.req(), route.access());
      var admission = Duration.ofNanos(nanoTime.getAsLong() - begin);
      var request =
          new Request(
              context, route, caller, bodies, () -> doorman.address(context.req()), admission);
      if (!route.hasBody()) {
        bodies.refuseBody(context);
      }
      switch (route.handler().handle(request)) {
        case Answer.Body body -> {
          write(context, body);
          count(context, route.template(), body.status(), begin);
        }
        case Answer.Lines lines -> stream(context, route, caller, request, lines, begin);
      }
    } catch (RuntimeException refused) {
      refuse(context, route.template(), refused, begin);
    }
  }

  /** No route matched, or one that does not take this method. */
  void unrouted(Context context, Exception reason) {
    refuse(context, NO_ROUTE, reason, nanoTime.getAsLong());
  }

  /** Out of memory, out of stack: said as well as it still can be. */
  void failed(HttpServletResponse response, Error error) {
    var answer = problems.of(error).answer();
    if (!response.isCommitted()) {
      response.setStatus(answer.status());
      response.setContentType(answer.type());
    }
  }

  private void stream(
      Context context,
      Route route,
      Optional<Caller> caller,
      Request request,
      Answer.Lines lines,
      long begin) {
    long from = route.query().contains("from") ? request.from() : 0;
    if (context.method().equals(HandlerType.HEAD)) {
      // Nothing is written to a HEAD, so nobody would notice that its client went away.
      write(context, new Answer.Body(200, LineWriter.Format.ND_JSON.type, "", Map.of()));
      count(context, route.template(), 200, begin);
      return;
    }
    var client =
        new OpenStreams.Client(
            doorman.key(caller, context.req()), from, doorman.stillValid(context.req()));
    streams.serve(context, lines, client, () -> count(context, route.template(), 200, begin));
  }

  private void refuse(Context context, String template, Exception reason, long begin) {
    if (context.res().isCommitted()) {
      // Lines were already written: what is missing must not look like an end.
      if (!(reason instanceof UncheckedIOException)) {
        problems.of(reason);
      }
      Connections.cutter(context.req()).run();
      return;
    }
    var problem = problems.of(reason);
    metrics.refused(problem.code());
    write(context, problem.answer());
    count(context, template, problem.status(), begin);
  }

  private void count(Context context, String template, int status, long begin) {
    metrics.answered(template, context.method().name(), status, nanoTime.getAsLong() - begin);
  }

  private static void write(Context context, Answer.Body body) {
    context.status(body.status());
    body.headers().forEach(context::header);
    if (body.status() != 204) {
      context.contentType(body.type());
      context.result(body.text());
    }
  }
}
