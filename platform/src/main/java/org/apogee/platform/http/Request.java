package org.apogee.platform.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.apogee.engine.BadInput;
import org.apogee.platform.token.Caller;

/**
 * A request that may be carried out: its sender is known, and what it says is taken piece by piece.
 */
public final class Request {
  private final Incoming incoming;
  private final Route route;
  private final Optional<Caller> caller;
  private final BodyReader bodies;
  private final Duration admission;
  private final Query query;
  private final Doorman doorman;

  Request(
      Incoming incoming,
      Route route,
      Optional<Caller> caller,
      BodyReader bodies,
      Doorman doorman,
      Duration admission) {
    this.incoming = incoming;
    this.route = route;
    this.caller = caller;
    this.bodies = bodies;
    this.doorman = doorman;
    this.admission = admission;
    this.query = Query.parse(incoming.query(), route.query());
  }

  /** Empty only where anybody may ask. */
  public Optional<Caller> caller() {
    return caller;
  }

  /** How long it took, after the headers had come, to find out who asks. */
  public Duration admission() {
    return admission;
  }

  /** The sender, on a route that needs a token. */
  public Caller knownCaller() {
    return caller.orElseThrow(
        () -> new IllegalStateException("no token required for " + route.name()));
  }

  /** The player who asks, on a route that needs a token. */
  public String player() {
    return knownCaller().player();
  }

  /** Stands for where the request comes from, for what is limited by that. */
  public String address() {
    return doorman.address(incoming);
  }

  /** Where clients find the platform, such as {@code https://apogee.example}; empty if unknown. */
  public String origin() {
    return doorman.origin(incoming);
  }

  /**
   * Refuses what another site may have made a browser send: for routes that anybody may use, but
   * that change what the browser holds.
   */
  public void mustBeFromOurPage() {
    doorman.checkOwnPage(incoming);
  }

  /** A cookie that {@link SessionCookie#of} set. */
  public Optional<String> cookie(String purpose) {
    return doorman.cookie(incoming, purpose);
  }

  /** A part of the path, as an id. */
  public String id(String name) {
    return Texts.id(name, incoming.pathParam(name));
  }

  /** The body as one JSON object. */
  public <T> T body(Function<Fields, T> reader) {
    if (!route.hasBody()) {
      throw new IllegalStateException("no body expected for " + route.name());
    }
    ObjectNode object = Json.read(bodies.read(incoming));
    return Fields.read(object, reader);
  }

  public Optional<String> query(String name) {
    if (!route.query().contains(name)) {
      throw new IllegalStateException("not a parameter of " + route.name() + ": " + name);
    }
    return query.value(name);
  }

  public Optional<String> queryId(String name) {
    return query(name).map(text -> Texts.id(name, text));
  }

  public long queryWhole(String name, long min, long max, long otherwise) {
    var text = query(name);
    if (text.isEmpty()) {
      return otherwise;
    }
    try {
      long value = Long.parseLong(text.get());
      if (value >= min && value <= max) {
        return value;
      }
    } catch (NumberFormatException notANumber) {
      // The same refusal as for a number out of bounds.
    }
    throw new BadInput(
        "bad-parameter", "'" + name + "' must be an integer from " + min + " to " + max + ".");
  }

  public <E extends Enum<E>> Optional<E> queryChoice(String name, Class<E> type) {
    return query(name)
        .map(word ->
            Choices.of(word, type)
                .orElseThrow(() ->
                    new BadInput(
                        "bad-parameter",
                        "'%s' must be one of %s."
                            .formatted(name, String.join(", ", Choices.words(type))))));
  }

  /**
   * The sequence number after which a stream resumes: {@code ?from=}, or the header of a
   * reconnecting browser.
   */
  public long from() {
    if (!route.query().contains("from")) {
      return 0;
    }
    var last = incoming.header("Last-Event-ID");
    if (query("from").isEmpty() && last != null) {
      try {
        return Math.max(0, Long.parseLong(last));
      } catch (NumberFormatException notOurs) {
        throw new BadInput("bad-parameter", "'Last-Event-ID' is not a sequence number.");
      }
    }
    return queryWhole("from", 0, Long.MAX_VALUE, 0);
  }
}
