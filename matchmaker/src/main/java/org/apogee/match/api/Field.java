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

/** Who may take part by whose wish: everybody for itself and its own bots, organisers for all. */
final class Field {
  private final Players players;

  Field(Players players) {
    this.players = players;
  }

  /** Entrants of a new tournament; a house bot that comes twice is numbered. */
  List<TournamentEntrant> entrants(List<EntrantWish> wishes, Caller caller) {
    var entrants = new ArrayList<TournamentEntrant>();
    Set<String> taken = new HashSet<>();
    for (var wish : wishes) {
      var entrant = entrant(wish, caller, taken);
      if (!taken.add(entrant.id())) {
        throw new BadInput("player-twice", "'" + entrant.id() + "' is among the entrants twice.");
      }
      entrants.add(entrant);
    }
    return entrants;
  }

  /** The id of a house bot is its name if it has one, so that a repeat is one. */
  TournamentEntrant entrant(EntrantWish wish, Caller caller, Set<String> taken) {
    if (wish.bot().isPresent()) {
      return houseBot(wish, caller, taken);
    }
    var player = mine(wish.player().orElseThrow(), caller);
    return new TournamentEntrant(
        player.id(), 0, player.name(), player.id(), null, wish.rating(), true);
  }

  private static TournamentEntrant houseBot(EntrantWish wish, Caller caller, Set<String> taken) {
    caller.need(Scope.ORGANISE);
    var bot = BotSpec.parse(wish.bot().orElseThrow()).text();
    var name = wish.name().orElse(bot);
    var id = "house:" + name.replaceAll("[^A-Za-z0-9._:-]", "-");
    int number = 1;
    while (wish.name().isEmpty() && taken.contains(number == 1 ? id : id + "." + number)) {
      number++;
    }
    var shown = number == 1 ? name : name + " " + number;
    return new TournamentEntrant(
        number == 1 ? id : id + "." + number, 0, shown, "house:" + bot, bot, wish.rating(), true);
  }

  /** A house bot is on a ladder once, and answers for itself: two of them may meet. */
  LadderMember member(LadderRoutes.Joining wish, Caller caller) {
    if (wish.bot().isPresent()) {
      caller.need(Scope.ORGANISE);
      var bot = BotSpec.parse(wish.bot().get()).text();
      return new LadderMember("house:" + bot, bot, bot, "house:" + bot, wish.games());
    }
    var player = mine(wish.player().orElseThrow(), caller);
    var owner = player.owner().orElse(player.id());
    return new LadderMember(player.id(), player.name(), null, owner, wish.games());
  }

  private Player mine(String id, Caller caller) {
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

  /** For what somebody wishes for an entrant that takes part already. */
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
