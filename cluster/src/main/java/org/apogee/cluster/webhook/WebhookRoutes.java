package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.notice.Receiver;
import org.apogee.cluster.notice.Receivers;
import org.apogee.engine.BadInput;
import org.apogee.node.delivery.DeliverySettings;
import org.apogee.node.delivery.WebhookAddress;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** The webhooks of a player: made, listed, tested, removed, with the log of their deliveries. */
final class WebhookRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final String ALL = NodeApi.ROOT + "/me/webhooks";
  private static final String ONE = ALL + "/{id}";
  private static final int ADDRESS_MAX = 1000;
  private static final int WORD_MAX = 32;
  private static final int SECRET_BYTES = 32;

  private final SecureRandom random = new SecureRandom();
  private final Receivers receivers;
  private final DeliverySettings settings;

  WebhookRoutes(Receivers receivers, DeliverySettings settings) {
    this.receivers = receivers;
    this.settings = settings;
  }

  List<Route> routes() {
    return List.of(
        Route.get(ALL, PLAYERS, this::list),
        Route.post(ALL, PLAYERS, this::add),
        Route.put(ONE, PLAYERS, this::change),
        Route.delete(ONE, PLAYERS, this::remove),
        Route.post(ONE + "/test", PLAYERS, this::test).withoutBody(),
        Route.get(ONE + "/deliveries", PLAYERS, this::log).query(DeliveryLog.QUERY),
        Route.post(ONE + "/deliveries/{number}/retry", PLAYERS, this::retry).withoutBody());
  }

  /** The body that a webhook gets. */
  private enum Shape {
    APOGEE,
    DISCORD
  }

  private Answer list(Request request) {
    var own = receivers.of(request.player()).stream().map(WebhookRoutes::shown).toList();
    return Answer.json(Map.of("items", own));
  }

  private record NewWebhook(String address, Shape shape, List<String> kinds, boolean fastTurns) {
    static NewWebhook read(Fields fields) {
      return new NewWebhook(
          fields.text("address", ADDRESS_MAX),
          fields.choice("shape", Shape.class, Shape.APOGEE),
          WebhookRoutes.kinds(fields),
          fields.flag("fastTurns", false));
    }
  }

  static List<String> kinds(Fields fields) {
    var kinds = fields.texts("kinds", NoticeKind.choices().size(), WORD_MAX);
    for (var kind : kinds) {
      if (!NoticeKind.choices().contains(kind)) {
        throw new BadInput(
            "unknown-kind",
            "The kinds of notices are: " + String.join(", ", NoticeKind.choices()) + ".");
      }
    }
    return kinds.stream().distinct().toList();
  }

  private Answer add(Request request) {
    var wish = request.body(NewWebhook::read);
    if (request.knownCaller().guest()) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "guests-have-no-webhooks", "Webhooks need an account; a guest has none.");
    }
    WebhookAddress.parse(wish.address(), settings).resolve(settings);
    var secret = secret();
    var made =
        receivers.add(
            request.player(),
            null,
            new Receivers.Wish(
                wish.address(),
                wish.shape() == Shape.DISCORD ? "discord" : "apogee",
                wish.kinds(),
                wish.fastTurns()),
            secret);
    return Answer.created(ALL + "/" + made.id(), shown(made).put("secret", secret));
  }

  private String secret() {
    byte[] bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private record Choice(List<String> kinds, boolean fastTurns) {
    static Choice read(Fields fields) {
      return new Choice(WebhookRoutes.kinds(fields), fields.flag("fastTurns", false));
    }
  }

  private Answer change(Request request) {
    var wish = request.body(Choice::read);
    return Answer.json(
        shown(
            receivers.change(request.id("id"), request.player(), wish.kinds(), wish.fastTurns())));
  }

  private Answer remove(Request request) {
    receivers.remove(request.id("id"), request.player());
    return Answer.nothing();
  }

  private Answer test(Request request) {
    receivers.test(request.id("id"), request.player());
    return Answer.nothing();
  }

  private Answer log(Request request) {
    var id = request.id("id");
    var player = request.player();
    return DeliveryLog.show(
        request, (state, below, limit) -> receivers.log(id, player, state, below, limit));
  }

  private Answer retry(Request request) {
    receivers.retry(request.id("id"), request.player(), DeliveryLog.number(request));
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
