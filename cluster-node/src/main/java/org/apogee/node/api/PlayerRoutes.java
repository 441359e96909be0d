package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apogee.engine.BadInput;
import org.apogee.node.vacation.Vacations;
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
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Player.Kind;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.ReservedNames;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;

/** Players and the bots they answer for. */
final class PlayerRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final int NAME_MAX = 64;
  private static final int VERSION_MAX = 20;
  private static final int PAGE_USUAL = 50;

  /** Bounds the size of a response. */
  private static final int PAGE_MOST = 200;

  private final Players players;
  private final Tokens tokens;
  private final OwnerQuotas quotas;
  private final Sanctions sanctions;
  private final Vacations vacations;
  private final int botsMax;

  PlayerRoutes(
      Players players,
      Tokens tokens,
      OwnerQuotas quotas,
      Sanctions sanctions,
      Vacations vacations,
      ApiSettings settings) {
    this.players = players;
    this.vacations = vacations;
    this.sanctions = sanctions;
    this.tokens = tokens;
    this.quotas = quotas;
    this.botsMax = settings.botsPerPlayer();
  }

  List<Route> routes() {
    return List.of(
        Route.post(NodeApi.ROOT + "/players", Access.with(Scope.ADMIN), this::create),
        Route.get(NodeApi.ROOT + "/players", Access.ANYBODY, this::page)
            .query("kind", "owner", "limit", "cursor"),
        Route.get(NodeApi.ROOT + "/players/{id}", Access.ANYBODY, this::show),
        Route.get(NodeApi.ROOT + "/me", PLAYERS, this::me),
        Route.get(NodeApi.ROOT + "/me/bots", PLAYERS, this::bots),
        Route.post(NodeApi.ROOT + "/me/bots", PLAYERS, this::createBot));
  }

  private record NewPlayer(String name, Kind kind) {
    static NewPlayer read(Fields fields) {
      var kind = fields.choice("kind", Kind.class, Kind.PERSON);
      if (kind == Kind.HOUSE) {
        throw new BadInput("bad-kind", "'kind' must be 'person' or 'bot'.");
      }
      return new NewPlayer(fields.text("name", NAME_MAX), kind);
    }
  }

  private Answer create(Request request) {
    var wish = request.body(NewPlayer::read);
    return created(players.create(request.player(), wish.name(), wish.kind(), Optional.empty()));
  }

  private record NewBot(
      Optional<String> name, Optional<String> versionOf, Optional<String> version) {
    NewBot {
      if (versionOf.isPresent() != version.isPresent()) {
        throw new BadInput("missing-field", "'versionOf' and 'version' must be set together.");
      }
      if (name.isEmpty() && version.isEmpty()) {
        throw new BadInput("missing-field", "Field 'name' is required.");
      }
    }

    static NewBot read(Fields fields) {
      return new NewBot(
          fields.optionalText("name", NAME_MAX),
          fields.optionalText("versionOf", NAME_MAX),
          fields.optionalText("version", VERSION_MAX));
    }
  }

  /** A version of a bot is a bot of its own: it has its own rating and its own tokens. */
  private Answer createBot(Request request) {
    var wish = request.body(NewBot::read);
    var owner = account(request.knownCaller());
    if (players.ownedBy(owner).size() >= botsMax) {
      throw RequestRefused.of(
          Refusal.Kind.CONFLICT, "too-many-bots", "A player can own " + botsMax + " bots.");
    }
    wish.name().ifPresent(ReservedNames::check);
    sanctions.check(Sanction.Kind.MUTE, List.of(owner));
    // Each bot comes with a token. It also bounds bots that are made at the same moment.
    quotas.makeToken(request.knownCaller());
    if (wish.versionOf().isEmpty()) {
      return created(players.create(wish.name().orElseThrow(), Kind.BOT, Optional.of(owner)));
    }
    var bot = find(wish.versionOf().get());
    if (bot.owner().filter(owner::equals).isEmpty()) {
      throw RequestRefused.of(
          Refusal.Kind.FORBIDDEN, "not-your-player", "'versionOf' must be one of your own bots.");
    }
    var version = wish.version().orElseThrow();
    var name = wish.name().orElse(bot.name() + " " + version);
    return created(players.createVersion(bot, name, version));
  }

  /**
   * Limits, sanctions and the end of a guest apply to an account, which is the owner of its bots.
   */
  private static String account(Caller caller) {
    if (!caller.player().equals(caller.owner())) {
      throw RequestRefused.of(
          Refusal.Kind.FORBIDDEN,
          "no-bots-of-bots",
          "A bot cannot own bots. Create them with a token of its owner.");
    }
    return caller.player();
  }

  private Answer page(Request request) {
    var page =
        players.page(
            request.queryChoice("kind", Kind.class),
            request.queryId("owner"),
            request.query("cursor").map(PlayerRoutes::before).orElse(Long.MAX_VALUE),
            (int) request.queryWhole("limit", 1, PAGE_MOST, PAGE_USUAL));
    var json = Json.object();
    var items = json.putArray("items");
    page.players().forEach(player -> items.add(shown(player)));
    page.next().ifPresent(next -> json.put("next", "p" + next));
    return Answer.json(json);
  }

  private static long before(String cursor) {
    if (!cursor.matches("p[0-9]{1,18}")) {
      throw new BadInput("bad-cursor", "The cursor does not come from a page of players.");
    }
    return Long.parseLong(cursor.substring(1));
  }

  private Answer created(Player player) {
    var token = tokens.issue(player.id(), Set.of(Scope.PLAY), Optional.empty());
    var json = Json.object();
    json.set("player", shown(player));
    json.set("token", TokenRoutes.shown(token));
    return Answer.created(NodeApi.ROOT + "/players/" + player.id(), json);
  }

  private Answer show(Request request) {
    var json = shown(find(request.id("id")));
    vacations
        .of(request.id("id"))
        .current()
        .ifPresent(vacation -> json.put("vacationUntil", vacation.ends().toString()));
    return Answer.json(json);
  }

  private Answer me(Request request) {
    var caller = request.knownCaller();
    var json = Json.object();
    json.set("player", shown(find(caller.player())));
    json.set("scopes", Json.tree(caller.scopes().stream().map(Scope::word).sorted().toList()));
    json.put("token", caller.key());
    var held = sanctions.holding(caller.owner()).stream().map(SanctionRoutes::shown).toList();
    json.set("sanctions", Json.tree(held));
    return Answer.json(json);
  }

  private Answer bots(Request request) {
    var bots = players.ownedBy(request.player()).stream().map(PlayerRoutes::shown).toList();
    return Answer.json(Map.of("items", bots));
  }

  private Player find(String id) {
    return find(players, id);
  }

  static Player find(Players players, String id) {
    return players
        .find(id)
        .orElseThrow(() ->
            RequestRefused.of(
                Refusal.Kind.NOT_FOUND, "unknown-player", "The player does not exist."));
  }

  static ObjectNode shown(Player player) {
    var json = Json.object();
    json.put("id", player.id());
    json.put("name", player.name());
    json.put("kind", player.kind().word());
    player.owner().ifPresent(owner -> json.put("owner", owner));
    player
        .version()
        .ifPresent(version -> json.put("versionOf", version.of()).put("version", version.name()));
    json.put("role", player.role().word());
    json.put("created", player.created().toString());
    return json;
  }
}
