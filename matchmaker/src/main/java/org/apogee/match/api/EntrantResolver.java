package org.apogee.match.api;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.match.ladder.LadderMember;
import org.apogee.match.ladder.LadderRefusals;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Request;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/**
 * Entrants from requests. A player may enter itself and its own bots, a director of the event
 * everybody. Whether the caller directs the event is determined only if it matters.
 */
final class EntrantResolver {
  private final Players players;
  private final Sanctions sanctions;

  EntrantResolver(Players players, Sanctions sanctions) {
    this.players = players;
    this.sanctions = sanctions;
  }

  /** Entrants of the caller's new tournament; a house bot that comes twice is numbered. */
  List<TournamentEntrant> entrants(List<EntrantRequest> requests, Caller caller) {
    sanctions.check(Sanction.Kind.EVENTS, List.of(caller.player()));
    var entrants = new ArrayList<TournamentEntrant>();
    Set<String> taken = new HashSet<>();
    for (var request : requests) {
      var entrant = entrant(request, caller, taken, () -> true);
      if (!taken.add(entrant.id())) {
        throw new BadInput("player-twice", "'" + entrant.id() + "' is among the entrants twice.");
      }
      entrants.add(entrant);
    }
    return entrants;
  }

  /** Refuses players who may not take part in events. */
  void checkMayEnter(Caller caller) {
    sanctions.check(Sanction.Kind.EVENTS, List.of(caller.player()));
  }

  /** Refuses players who may not write what others see: names of events and teams, reasons. */
  void checkMayWrite(Request request) {
    sanctions.check(Sanction.Kind.MUTE, List.of(request.player()));
  }

  /** The id of a house bot is its name if it has one, so that a repeat is one. */
  TournamentEntrant entrant(
      EntrantRequest request, Caller caller, Set<String> taken, BooleanSupplier directs) {
    if (request.bot().isPresent()) {
      checkHouseBot(caller, directs, TournamentRefusals.NOT_YOUR_EVENT);
      if (request.name().isPresent()) {
        sanctions.check(Sanction.Kind.MUTE, List.of(caller.player()));
      }
      return houseBot(request, taken);
    }
    var player = player(request.player().orElseThrow(), caller, directs);
    sanctions.check(Sanction.Kind.EVENTS, List.of(player.id()));
    return new TournamentEntrant(
        player.id(), 0, player.name(), player.id(), null, request.rating(), true);
  }

  private static void checkHouseBot(Caller caller, BooleanSupplier directs, Refusal otherwise) {
    caller.need(Scope.ORGANISE);
    if (!directs.getAsBoolean()) {
      throw new RequestRefused(otherwise);
    }
  }

  private static TournamentEntrant houseBot(EntrantRequest request, Set<String> taken) {
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
  LadderMember member(LadderRoutes.Joining request, Caller caller, BooleanSupplier owns) {
    if (request.bot().isPresent()) {
      checkHouseBot(caller, owns, LadderRefusals.NOT_YOUR_LADDER);
      var bot = BotSpec.parse(request.bot().get()).text();
      return new LadderMember("house:" + bot, bot, bot, "house:" + bot, request.games());
    }
    var player = player(request.player().orElseThrow(), caller, owns);
    sanctions.check(Sanction.Kind.PLAY, List.of(player.id()));
    var owner = player.owner().orElse(player.id());
    return new LadderMember(player.id(), player.name(), null, owner, request.games());
  }

  private Player player(String id, Caller caller, BooleanSupplier directs) {
    var player =
        players
            .findPresent(id)
            .orElseThrow(() ->
                RequestRefused.of(
                    Kind.NOT_FOUND, "unknown-player", "Unknown player '" + id + "'."));
    if (player.kind() == Player.Kind.HOUSE) {
      throw new BadInput("bad-entrant", "Request a house bot with 'bot', not with 'player'.");
    }
    if (!isOwn(player, caller) && !directs.getAsBoolean()) {
      throw new RequestRefused(TournamentRefusals.NOT_YOUR_ENTRANT);
    }
    return player;
  }

  /** For requests about an entrant that takes part already. */
  void checkMine(String entrant, Caller caller, BooleanSupplier directs) {
    var player = players.find(entrant);
    boolean isOwn = player.filter(found -> isOwn(found, caller)).isPresent();
    if (!isOwn && !directs.getAsBoolean()) {
      throw new RequestRefused(
          player.isPresent()
              ? TournamentRefusals.NOT_YOUR_ENTRANT
              : TournamentRefusals.NO_SUCH_ENTRANT);
    }
  }

  private static boolean isOwn(Player player, Caller caller) {
    return player.id().equals(caller.player())
        || player.owner().filter(caller.player()::equals).isPresent();
  }
}
