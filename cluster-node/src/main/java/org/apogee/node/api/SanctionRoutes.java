package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Role;
import org.apogee.platform.token.Scope;

/** Sanctions: restrictions that moderators impose on accounts for a time. */
final class SanctionRoutes {
  private static final Access MODERATORS = Access.with(Scope.MODERATE);
  private static final int REASON_MAX = 500;

  /** Ten years; a longer one has no end. */
  private static final int HOURS_MAX = 10 * 365 * 24;

  private final Players players;
  private final Sanctions sanctions;

  SanctionRoutes(Players players, Sanctions sanctions) {
    this.players = players;
    this.sanctions = sanctions;
  }

  List<Route> routes() {
    var ofPlayer = NodeApi.ROOT + "/players/{id}/sanctions";
    return List.of(
        Route.post(ofPlayer, MODERATORS, this::impose),
        Route.get(ofPlayer, MODERATORS, this::list),
        Route.delete(NodeApi.ROOT + "/sanctions/{id}", MODERATORS, this::lift));
  }

  private record NewSanction(Sanction.Kind kind, String reason, Optional<Duration> length) {
    static NewSanction read(Fields fields) {
      int hours = fields.whole("hours", 1, HOURS_MAX, 0);
      return new NewSanction(
          fields.choice("kind", Sanction.Kind.class),
          fields.text("reason", REASON_MAX),
          hours == 0 ? Optional.empty() : Optional.of(Duration.ofHours(hours)));
    }
  }

  private Answer impose(Request request) {
    var wish = request.body(NewSanction::read);
    var player = account(request.id("id"));
    if (player.role() == Role.ADMIN) {
      throw RequestRefused.of(
          Refusal.Kind.FORBIDDEN, "not-against-admins", "An admin cannot be sanctioned.");
    }
    if (player.role() == Role.MODERATOR && !request.knownCaller().may(Scope.ADMIN)) {
      throw RequestRefused.of(
          Refusal.Kind.FORBIDDEN,
          "not-against-moderators",
          "Only an admin can sanction a moderator.");
    }
    var sanction =
        sanctions.impose(request.player(), player.id(), wish.kind(), wish.reason(), wish.length());
    return Answer.created(NodeApi.ROOT + "/sanctions/" + sanction.id(), shown(sanction));
  }

  private Answer list(Request request) {
    var player = account(request.id("id"));
    return Answer.json(
        Map.of("items", sanctions.of(player.id()).stream().map(SanctionRoutes::shown).toList()));
  }

  /** A moderator could otherwise lift its own sanction. */
  private Answer lift(Request request) {
    var sanction = sanctions.find(request.id("id"));
    var player = PlayerRoutes.find(players, sanction.player());
    if (player.role() != Role.PLAYER && !request.knownCaller().may(Scope.ADMIN)) {
      throw RequestRefused.of(
          Refusal.Kind.FORBIDDEN,
          "not-against-moderators",
          "Only an admin can lift the sanction of a moderator.");
    }
    return Answer.json(shown(sanctions.lift(request.player(), sanction.id())));
  }

  /** A sanction is against an account, and holds for its bots. */
  private Player account(String id) {
    var player = PlayerRoutes.find(players, id);
    if (player.owner().isPresent() || player.kind() == Player.Kind.HOUSE) {
      throw new BadInput("not-an-account", "Sanction the owner of a bot; its bots are included.");
    }
    return player;
  }

  static ObjectNode shown(Sanction sanction) {
    var json = Json.object();
    json.put("id", sanction.id());
    json.put("player", sanction.player());
    json.put("kind", sanction.kind().word());
    json.put("reason", sanction.reason());
    json.put("author", sanction.author());
    json.put("begins", sanction.begins().toString());
    sanction.ends().map(Instant::toString).ifPresent(end -> json.put("ends", end));
    sanction
        .lifted()
        .ifPresent(
            lifted -> json.put("lifted", lifted.at().toString()).put("liftedBy", lifted.by()));
    return json;
  }
}
