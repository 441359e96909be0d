package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.cluster.notice.Mailboxes;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.notice.Receiver;
import org.apogee.cluster.webhook.DeliveryLog;
import org.apogee.cluster.webhook.WebhookRoutes;
import org.apogee.node.delivery.MailAddress;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.RandomTexts;
import org.apogee.platform.token.Scope;

/** The e-mail address of a player: chosen, confirmed, tested, removed; and the links in e-mails. */
final class MailRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final String ADDRESS = NodeApi.ROOT + "/me/email";
  private static final String LINKS = NodeApi.ROOT + "/notices";
  private static final String ONE_CLICK = LINKS + "/unsubscribe/{id}/{key}";
  private static final int KEY_MAX = 64;
  private static final int SECRET_BYTES = 32;
  private static final int LINKS_PER_HOUR = 5;
  private static final String TOO_MANY = "Too many links were sent. Try again later.";

  /** An account must not send links to the whole world, nor many accounts to one address. */
  private static final Quota BY_ACCOUNT =
      new Quota("links", LINKS_PER_HOUR, "too-many-links", TOO_MANY);

  private static final Quota BY_ADDRESS =
      new Quota("links-to", LINKS_PER_HOUR, "too-many-links", TOO_MANY);

  private final Mailboxes boxes;
  private final Quotas quotas;
  private final boolean isAvailable;

  MailRoutes(Mailboxes boxes, Quotas quotas, boolean isAvailable) {
    this.boxes = boxes;
    this.quotas = quotas;
    this.isAvailable = isAvailable;
  }

  List<Route> routes() {
    return List.of(
        Route.get(ADDRESS, PLAYERS, this::show),
        Route.put(ADDRESS, PLAYERS, this::choose),
        Route.delete(ADDRESS, PLAYERS, this::remove),
        Route.post(ADDRESS + "/link", PLAYERS, this::link).withoutBody(),
        Route.post(ADDRESS + "/test", PLAYERS, this::test).withoutBody(),
        DeliveryLog.withQuery(Route.get(ADDRESS + "/deliveries", PLAYERS, this::log)),
        Route.post(ADDRESS + "/deliveries/{number}/retry", PLAYERS, this::retry).withoutBody(),
        Route.post(LINKS + "/confirm", Access.ANYBODY, this::confirm),
        Route.post(LINKS + "/unsubscribe", Access.ANYBODY, this::unsubscribe),
        Route.get(ONE_CLICK, Access.SENDER, MailRoutes::toPage),
        Route.post(ONE_CLICK, Access.ANYBODY, this::oneClick).ignoringBody());
  }

  private Answer show(Request request) {
    var json = Json.object();
    json.put("available", isAvailable);
    boxes.of(request.player()).ifPresent(box -> describe(json, box));
    return Answer.json(json);
  }

  private record Choice(String address, List<String> kinds, boolean fastTurns) {
    static Choice read(Fields fields) {
      return new Choice(
          fields.text("address", MailAddress.LONGEST),
          WebhookRoutes.kinds(fields, NoticeKind.choices()),
          fields.flag("fastTurns", false));
    }
  }

  private Answer choose(Request request) {
    var choice = request.body(Choice::read);
    if (request.knownCaller().guest()) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "guests-have-no-email", "E-mails need an account; a guest has none.");
    }
    var address = MailAddress.parse(choice.address());
    checkAvailable();
    if (boxes.isNew(request.player(), address)) {
      takeLink(request, address);
    }
    var secret = RandomTexts.ofBytes(SECRET_BYTES);
    var box = boxes.choose(request.player(), address, choice.kinds(), choice.fastTurns(), secret);
    return Answer.json(describe(Json.object().put("available", true), box));
  }

  private void takeLink(Request request, String address) {
    quotas.take(BY_ACCOUNT, request.knownCaller().owner());
    quotas.take(BY_ADDRESS, address);
  }

  private void checkAvailable() {
    if (!isAvailable) {
      throw RequestRefused.of(
          Kind.CONFLICT, "no-email-here", "This installation sends no e-mails.");
    }
  }

  private Answer remove(Request request) {
    boxes.remove(request.player());
    return Answer.nothing();
  }

  private Answer link(Request request) {
    checkAvailable();
    takeLink(request, boxes.find(request.player()).address());
    boxes.sendLinkAgain(request.player());
    return Answer.nothing();
  }

  private Answer test(Request request) {
    boxes.test(request.player());
    return Answer.nothing();
  }

  private Answer log(Request request) {
    var player = request.player();
    return DeliveryLog.show(
        request, (state, below, limit) -> boxes.log(player, state, below, limit));
  }

  private Answer retry(Request request) {
    boxes.retry(request.player(), DeliveryLog.number(request));
    return Answer.nothing();
  }

  private record Link(String id, String key) {
    static Link read(Fields fields) {
      return new Link(fields.id("id"), fields.text("key", KEY_MAX));
    }
  }

  private Answer confirm(Request request) {
    var link = request.body(Link::read);
    boxes.confirm(link.id(), link.key());
    return Answer.nothing();
  }

  private Answer unsubscribe(Request request) {
    var link = request.body(Link::read);
    boxes.unsubscribe(link.id(), link.key());
    return Answer.nothing();
  }

  /** RFC 8058: a mail program posts here without asking; its body says what the path says. */
  private Answer oneClick(Request request) {
    boxes.unsubscribe(request.id("id"), request.id("key"));
    return Answer.nothing();
  }

  /** A mail program that opens the address instead must not unsubscribe by that. */
  private static Answer toPage(Request request) {
    var page = "/notices?unsubscribe=" + request.id("id") + "." + request.id("key");
    return new Answer.Body(303, "text/plain", "", Map.of("Location", page));
  }

  private static ObjectNode describe(ObjectNode json, Receiver box) {
    json.put("address", box.address());
    json.put("confirmed", box.confirmed());
    json.set("kinds", Json.tree(box.kinds()));
    json.put("fastTurns", box.fastTurns());
    Optional.ofNullable(box.disabledWhy()).ifPresent(why -> json.put("disabledWhy", why));
    json.put("waiting", box.waiting());
    json.put("dead", box.dead());
    return json;
  }
}
