package org.apogee.cluster.webhook;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.apogee.cluster.notice.Receiver;
import org.apogee.cluster.notice.Receivers;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.RandomTexts;

/** The webhooks of a player or of a tournament: made, listed, tested, removed, with their logs. */
public final class WebhookRoutes {
  private static final int ADDRESS_MAX = 1000;
  private static final int WORD_MAX = 32;
  private static final int SECRET_BYTES = 32;

  private final Receivers receivers;
  private final WebhookRules rules;
  private final Place place;

  public WebhookRoutes(Receivers receivers, WebhookRules rules, Place place) {
    this.receivers = receivers;
    this.rules = rules;
    this.place = place;
  }

  /**
   * Whose webhooks they are.
   *
   * @param path of all of them
   * @param id how the path of one names it
   * @param kinds that can be chosen
   * @param hasTurns whether turns are among them
   * @param key the player or the tournament of a request
   * @param guard checks who asks, before anything else
   */
  public record Place(
      String path,
      String id,
      Access access,
      List<String> kinds,
      boolean hasTurns,
      Function<Request, String> key,
      UnaryOperator<Route.Handler> guard) {
    private String one() {
      return path + "/{" + id + "}";
    }

    private String location(Request request, String made) {
      return path.replace("{id}", key.apply(request)) + "/" + made;
    }
  }

  public List<Route> routes() {
    var access = place.access();
    var one = place.one();
    var guard = place.guard();
    return List.of(
        Route.get(place.path(), access, guard.apply(this::list)),
        Route.post(place.path(), access, guard.apply(this::add)),
        Route.put(one, access, guard.apply(this::change)),
        Route.delete(one, access, guard.apply(this::remove)),
        Route.post(one + "/test", access, guard.apply(this::test)).withoutBody(),
        DeliveryLog.withQuery(Route.get(one + "/deliveries", access, guard.apply(this::log))),
        Route.post(one + "/deliveries/{number}/retry", access, guard.apply(this::retry))
            .withoutBody());
  }

  /** The body that a webhook gets. */
  private enum Shape {
    APOGEE,
    DISCORD
  }

  private String key(Request request) {
    return place.key().apply(request);
  }

  private String id(Request request) {
    return request.id(place.id());
  }

  private Answer list(Request request) {
    var own = receivers.of(key(request)).stream().map(WebhookRoutes::shown).toList();
    return Answer.json(Map.of("items", own));
  }

  private record Choice(List<String> kinds, boolean fastTurns) {}

  private Choice choice(Fields fields) {
    return new Choice(
        kinds(fields, place.kinds()), place.hasTurns() && fields.flag("fastTurns", false));
  }

  /** The field {@code kinds}. */
  public static List<String> kinds(Fields fields, List<String> choices) {
    var kinds = fields.texts("kinds", choices.size(), WORD_MAX);
    for (var kind : kinds) {
      if (!choices.contains(kind)) {
        throw new BadInput(
            "unknown-kind", "The kinds of notices are: " + String.join(", ", choices) + ".");
      }
    }
    return kinds.stream().distinct().toList();
  }

  private Receivers.Wish wish(Fields fields) {
    var address = fields.text("address", ADDRESS_MAX);
    var shape = fields.choice("shape", Shape.class, Shape.APOGEE);
    var choice = choice(fields);
    return new Receivers.Wish(
        address, shape == Shape.DISCORD ? "discord" : "apogee", choice.kinds(), choice.fastTurns());
  }

  private Answer add(Request request) {
    var wish = request.body(this::wish);
    if (request.knownCaller().guest()) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "guests-have-no-webhooks", "Webhooks need an account; a guest has none.");
    }
    WebhookAddress.parse(wish.address(), rules).resolve(rules);
    var secret = RandomTexts.ofBytes(SECRET_BYTES);
    var made = receivers.add(key(request), request.player(), wish, secret);
    return Answer.created(place.location(request, made.id()), shown(made).put("secret", secret));
  }

  private Answer change(Request request) {
    var choice = request.body(this::choice);
    return Answer.json(
        shown(receivers.change(id(request), key(request), choice.kinds(), choice.fastTurns())));
  }

  private Answer remove(Request request) {
    receivers.remove(id(request), key(request));
    return Answer.nothing();
  }

  private Answer test(Request request) {
    receivers.test(id(request), key(request));
    return Answer.nothing();
  }

  private Answer log(Request request) {
    return DeliveryLog.show(
        request,
        (state, below, limit) -> receivers.log(id(request), key(request), state, below, limit));
  }

  private Answer retry(Request request) {
    receivers.retry(id(request), key(request), DeliveryLog.number(request));
    return Answer.nothing();
  }

  private static ObjectNode shown(Receiver receiver) {
    var json = Json.object();
    json.put("id", receiver.id());
    json.put("address", receiver.address());
    json.put("shape", receiver.shape());
    json.set("kinds", Json.tree(receiver.kinds()));
    json.put("fastTurns", receiver.fastTurns());
    Optional.ofNullable(receiver.tournament()).ifPresent(id -> json.put("tournament", id));
    json.put("created", receiver.created().toString());
    Optional.ofNullable(receiver.disabledWhy()).ifPresent(why -> json.put("disabledWhy", why));
    json.put("waiting", receiver.waiting());
    json.put("dead", receiver.dead());
    return json;
  }
}
