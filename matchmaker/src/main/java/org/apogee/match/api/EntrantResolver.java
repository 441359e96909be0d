package org.apogee.match.api;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.match.ladder.LadderMember;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/** Entrants from requests. A player may enter itself and its own bots, an organiser everybody. */
final class EntrantResolver {
  private final Players players;

  EntrantResolver(Players players) {
    this.players = players;
  }

  /** Entrants of a new tournament; a house bot that comes twice is numbered. */
  List<TournamentEntrant> entrants(List<EntrantRequest> requests, Caller caller) {
    var entrants = new ArrayList<TournamentEntrant>();
    Set<String> taken = new HashSet<>();
    for (var request : requests) {
      var entrant = entrant(request, caller, taken);
      if (!taken.add(entrant.id())) {
        throw new BadInput("player-twice", "'" + entrant.id() + "' is among the entrants twice.");
      }
      entrants.add(entrant);
    }
    return entrants;
  }

  /** The id of a house bot is its name if it has one, so that a repeat is one. */
  TournamentEntrant entrant(EntrantRequest request, Caller caller, Set<String> taken) {
    if (request.bot().isPresent()) {
      return houseBot(request, caller, taken);
    }
    var player = ownPlayer(request.player().orElseThrow(), caller);
    return new TournamentEntrant(
        player.id(), 0, player.name(), player.id(), null, request.rating(), true);
  }

  private static TournamentEntrant houseBot(
      EntrantRequest request, Caller caller, Set<String> taken) {
    caller.need(Scope.ORGANISE);
    var bot = BotSpec.parse(request.bot().orElseThrow()).text();
    var name = request.name().orElse(bot);
    var id = "house:" + name.replaceAll("[^A-Za-z0-9._:-]", "-");
    int number = 1;
    while (request.name().isEmpty() && taken.contains(number == 1 ? id : id + "." + number)) {
      number++;
    }
    var shown = number == 1 ? name : name + " " + number;
    return new TournamentEntrant(
        number == 1 ? id : id + "." + number,
        0,
        shown,
        "house:" + bot,
        bot,
        request.rating(),
        true);
  }

  /** A house bot is on a ladder once, and answers for itself: two of them may meet. */
  LadderMember member(LadderRoutes.Joining request, Caller caller) {
    if (request.bot().isPresent()) {
      caller.need(Scope.ORGANISE);
      var bot = BotSpec.parse(request.bot().get()).text();
      return new LadderMember("house:" + bot, bot, bot, "house:" + bot, request.games());
    }
    var player = ownPlayer(request.player().orElseThrow(), caller);
    var owner = player.owner().orElse(player.id());
    return new LadderMember(player.id(), player.name(), null, owner, request.games());
  }

  private Player ownPlayer(String id, Caller caller) {
    var player =
        players
            .find(id)
            .orElseThrow(() ->
                RequestRefused.of(
                    Kind.NOT_FOUND, "unknown-player", "Unknown player '" + id + "'."));
    if (player.kind() == Player.Kind.HOUSE) {
      throw new BadInput("bad-entrant", "Request a house bot with 'bot', not with 'player'.");
    }
    check(player, caller);
    return player;
  }

  /** For requests about an entrant that takes part already. */
  void checkMine(String entrant, Caller caller) {
    if (!caller.may(Scope.ORGANISE)) {
      check(
          players
              .find(entrant)
              .orElseThrow(() -> new RequestRefused(TournamentRefusals.NO_SUCH_ENTRANT)),
          caller);
    }
  }

  private static void check(Player player, Caller caller) {
    boolean isOwn =
        player.id().equals(caller.player())
            || player.owner().filter(caller.player()::equals).isPresent();
    if (!isOwn && !caller.may(Scope.ORGANISE)) {
      throw new RequestRefused(TournamentRefusals.NOT_YOUR_ENTRANT);
    }
  }
}
