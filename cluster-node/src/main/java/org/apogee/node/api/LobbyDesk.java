package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.apogee.engine.BadInput;
import org.apogee.node.lobby.Joiner;
import org.apogee.node.lobby.Lobby;
import org.apogee.node.lobby.Lobby.Draft;
import org.apogee.node.lobby.Seek;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.node.lobby.Seek.Place;
import org.apogee.node.lobby.SeekView;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;

/** The common part of the routes of seeks and challenges. */
record LobbyDesk(
    Lobby lobby, Players players, Sanctions sanctions, CasualGames casual, OwnerQuotas quotas) {

  Answer make(Kind kind, SeekWish wish, Caller caller) {
    wish.bots().forEach(casual::houseBot);
    sanctions.check(Sanction.Kind.PLAY, List.of(caller.player()));
    var others = wish.players().stream().map(this::challenged).toList();
    var terms = wish.terms(kind, others.size());
    var drafted =
        lobby.draft(
            new Draft(
                kind,
                joiner(caller),
                caller.owner(),
                wish.key(),
                terms,
                places(others, caller, wish.rated()),
                kind == Kind.SEEK && wish.listed(),
                kind == Kind.SEEK && (wish.invite() || !wish.listed()),
                wish.life(),
                wish.fillAfter(kind)));
    quotas.seek(caller, lobby.settings());
    if (!wish.bots().isEmpty()) {
      casual.checkRoom(drafted.seek().game(), lobby.filled(drafted.seek()), caller);
    }
    var made = lobby.make(drafted);
    var json = SeekView.of(made.seek());
    made.invite().ifPresent(secret -> json.put("invite", secret));
    json.put("repeated", made.repeated());
    var where = kind == Kind.SEEK ? "/seeks/" : "/challenges/";
    return made.repeated()
        ? Answer.json(json)
        : Answer.created(NodeApi.ROOT + where + made.seek().id(), json);
  }

  private static List<Place> places(List<Player> others, Caller caller, boolean rated) {
    var places = new ArrayList<Place>();
    for (var player : others) {
      if (player.id().equals(caller.player())) {
        throw new BadInput("player-twice", "You cannot challenge yourself.");
      }
      if (rated && player.kind() != Player.Kind.PERSON) {
        throw new BadInput("bots-not-rated", "Only people can play in a rated game of people.");
      }
      places.add(new Place(player.id(), player.name(), false));
    }
    if (places.stream().map(Place::player).distinct().count() < places.size()) {
      throw new BadInput("player-twice", "A player is named twice.");
    }
    return places;
  }

  /** By ID or by name. */
  private Player challenged(String text) {
    var player =
        players
            .findPresent(text)
            .or(() -> players.named(text))
            .orElseThrow(() ->
                RequestRefused.of(
                    Refusal.Kind.NOT_FOUND, "unknown-player", "Unknown player '" + text + "'."));
    if (player.kind() == Player.Kind.HOUSE) {
      throw new BadInput("bad-seat", "Request a house bot with 'bots', not with 'players'.");
    }
    return player;
  }

  /** A player who may play now. */
  Joiner mayPlay(Caller caller) {
    sanctions.check(Sanction.Kind.PLAY, List.of(caller.player()));
    return joiner(caller);
  }

  /** That this player may say something to others. */
  void checkMayWrite(String player) {
    sanctions.check(Sanction.Kind.MUTE, List.of(player));
  }

  private Joiner joiner(Caller caller) {
    var name = players.find(caller.player()).map(Player::name).orElse(caller.player());
    return new Joiner(caller.player(), name, caller.kind(), caller.guest(), OptionalDouble.empty());
  }

  static Answer shown(Seek seek) {
    return Answer.json(SeekView.of(seek));
  }

  static Answer list(List<Seek> seeks) {
    ObjectNode json = Json.object();
    var items = json.putArray("items");
    seeks.forEach(seek -> items.add(SeekView.of(seek)));
    return Answer.json(json);
  }
}
