package org.apogee.platform.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.MethodNotAllowedResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apogee.engine.BadInput;
import org.apogee.platform.token.Caller;
import org.jspecify.annotations.Nullable;

/** The life of one request: admitted, read, handled, answered, counted. */
final class Dispatcher {
  /** The route in metrics of requests that reach none. */
  static final String NO_ROUTE = "none";

  private static final int OK = 200;
  private static final int UPGRADED = 101;

  private final Doorman doorman;
  private final BodyReader bodies;
  private final Sessions sessions;
  private final HttpMetrics metrics;
  private final LongSupplier nanoTime;

  Dispatcher(
      Doorman doorman,
      BodyReader bodies,
      Sessions sessions,
      HttpMetrics metrics,
      LongSupplier nanoTime) {
    this.doorman = doorman;
    this.bodies = bodies;
    this.sessions = sessions;
    this.metrics = metrics;
    this.nanoTime = nanoTime;
  }

  void dispatch(Context context, Route route) {
    long begin = nanoTime.getAsLong();
    try {
      var incoming = new Incoming.Routed(context);
      var caller = doorman.admit(incoming, route.access());
      var request = request(incoming, route, caller, begin);
      switch (route.handler().handle(request)) {
        case Answer.Body body -> {
          write(context, body);
          count(context, route.template(), body.status(), begin);
        }
        case Answer.Lines _ -> {
          headOfStream(context, incoming, request);
          count(context, route.template(), OK, begin);
        }
        case Answer.Bytes file -> {
          context.contentType(file.type()).result(file.content());
          count(context, route.template(), 200, begin);
        }
        case Answer.Talk _ -> throw Sessions.noUpgrade();
      }
    } catch (RuntimeException refused) {
      refuse(context, route.template(), refused, begin);
    }
  }

  /**
   * The same for callers that write the answer themselves; empty if the connection carries lines
   * from now on.
   *
   * @param exchange where the lines of a stream go
   * @param upgrade turns the connection of the request into a session, if that is what it asks for
   */
  Optional<Answer.Body> answer(
      Incoming incoming,
      Route route,
      StreamedAnswer.Exchange exchange,
      Predicate<Session> upgrade) {
    long begin = nanoTime.getAsLong();
    Answer.@Nullable Body answer = null;
    int status = UPGRADED;
    try {
      var caller = doorman.admit(incoming, route.access());
      var request = request(incoming, route, caller, begin);
      switch (route.handler().handle(request)) {
        case Answer.Body body -> answer = body;
        case Answer.Talk talk ->
            sessions.open(incoming, talk, client(incoming, caller, request), caller, upgrade);
        case Answer.Lines lines -> {
          sessions.open(incoming, lines, client(incoming, caller, request), exchange);
          status = OK;
        }
        case Answer.Bytes _ -> throw new IllegalStateException("no text on " + route.name());
      }
    } catch (RuntimeException refused) {
      var problem = Problems.of(refused, incoming, route.template());
      metrics.refused(problem.code());
      answer = problem.answer();
    }
    metrics.answered(
        route.template(),
        incoming.method(),
        answer == null ? status : answer.status(),
        nanoTime.getAsLong() - begin);
    return Optional.ofNullable(answer);
  }

  private Request request(Incoming incoming, Route route, Optional<Caller> caller, long begin) {
    var admission = Duration.ofNanos(nanoTime.getAsLong() - begin);
    var request = new Request(incoming, route, caller, bodies, doorman, admission);
    if (!route.hasBody() && !route.ignoresBody()) {
      bodies.refuseBody(incoming);
    }
    return request;
  }

  /** No route matched, or one that does not take this method. */
  void unrouted(Context context, Exception reason) {
    refuse(context, NO_ROUTE, reason, nanoTime.getAsLong());
    if (reason instanceof MethodNotAllowedResponse other) {
      context.header(Problem.ALLOW, allowed(other));
    }
  }

  /** The methods of the path; the router names the list differently for browsers. */
  private static String allowed(MethodNotAllowedResponse refusal) {
    return refusal.getDetails().values().stream()
        .flatMap(methods -> Arrays.stream(methods.split(", ", -1)))
        .sorted()
        .collect(Collectors.joining(", "));
  }

  /** Out of memory, out of stack: said as well as it still can be. */
  void failed(HttpServletResponse response, Error error) {
    var answer = Problems.of(error).answer();
    if (!response.isCommitted()) {
      response.setStatus(answer.status());
      response.setContentType(answer.type());
    }
  }

  /** Streams take the {@link ShortWay}; what comes here has no body, or an unusual path. */
  private static void headOfStream(Context context, Incoming incoming, Request request) {
    if (!context.method().equals(HandlerType.HEAD)) {
      throw new BadInput("bad-path", "The path of a stream must be sent without escapes.");
    }
    var _ = request.from();
    context.status(OK).contentType(LineFormat.of(incoming).type);
    StreamedAnswer.HEADERS.forEach(context::header);
    try {
      // Before the end is known, or the answer would state a length of 0.
      context.res().flushBuffer();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /**
   * Only a token that admitted the request ends its stream; a cookie that is over admitted nobody.
   */
  private OpenStreams.Client client(Incoming incoming, Optional<Caller> caller, Request request) {
    return new OpenStreams.Client(
        doorman.key(caller, incoming),
        request.from(),
        caller.isPresent() ? doorman.stillValid(incoming) : () -> true);
  }

  private void refuse(Context context, String template, Exception reason, long begin) {
    if (context.res().isCommitted()) {
      // Lines were already written: what is missing must not look like an end.
      if (!(reason instanceof UncheckedIOException)) {
        Problems.of(reason, new Incoming.Routed(context), template);
      }
      Connections.cutter(context.req()).run();
      return;
    }
    var problem = Problems.of(reason, new Incoming.Routed(context), template);
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
      // As bytes: a text would be written in the encoding of the type, which not every type names.
      context.result(body.text().getBytes(StandardCharsets.UTF_8));
    }
  }
}
