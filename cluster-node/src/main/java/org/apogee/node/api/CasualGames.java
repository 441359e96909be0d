package org.apogee.node.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.directory.HouseSeats;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/**
 * Casual games: seats for the player itself, its own bots and house bots with small budgets. Only
 * an admin may seat other players, because a game and its losses would be imposed on them.
 */
final class CasualGames {
  private final Players players;
  private final GameDirectory directory;
  private final ApiSettings settings;
  private final ThinkingRoom thinking;

  CasualGames(
      Players players, GameDirectory directory, ApiSettings settings, ThinkingRoom thinking) {
    this.players = players;
    this.directory = directory;
    this.settings = settings;
    this.thinking = thinking;
  }

  GameOrder order(CasualGame wish, Caller caller) {
    return GameOrder.of(
        wish.game(),
        wish.options(),
        seats(wish, caller),
        wish.clock(),
        wish.onForfeit(),
        new Origin(OriginKind.CASUAL, caller.player()),
        null);
  }

  /** A cap, not to the game: the list of games comes a moment behind. */
  void checkRoom(GameId id, GameOrder order, Caller caller) {
    if (caller.may(Scope.ADMIN)) {
      return;
    }
    int most = settings.gamesPerPlayer();
    if (directory.liveCasualGamesBy(caller.player()) >= most) {
      throw RequestRefused.of(
          Kind.CONFLICT, "too-many-games", "Finish some of your " + most + " casual games first.");
    }
    thinking.take(caller.player(), id, houseSeats(order));
  }

  private static HouseSeats houseSeats(GameOrder order) {
    var bots = order.seats().stream().map(SeatOrder::bot).filter(Objects::nonNull).toList();
    return new HouseSeats(bots, bots.size() < order.seats().size());
  }

  private List<SeatOrder> seats(CasualGame wish, Caller caller) {
    var seats = new ArrayList<SeatOrder>();
    for (var seat : wish.seats()) {
      var order =
          seat.bot()
              .map(this::houseBot)
              .orElseGet(() -> outside(seat.player().orElseThrow(), caller));
      seats.add(seat.nonce().map(order::withNonce).orElse(order));
    }
    return seats;
  }

  SeatOrder houseBot(String text) {
    var spec = BotSpec.parse(text);
    switch (spec.budget()) {
      case Budget.Playouts playouts -> {
        if (playouts.count() > settings.housePlayoutsMax()) {
          throw tooSlow(settings.housePlayoutsMax() + " play-outs");
        }
      }
      case Budget.Time time -> {
        if (time.limit().compareTo(settings.houseTimeMax()) > 0) {
          throw tooSlow(settings.houseTimeMax().toMillis() + "ms");
        }
      }
    }
    return SeatOrder.house(text);
  }

  private static BadInput tooSlow(String most) {
    return new BadInput(
        "bot-too-slow", "A house bot may have at most " + most + " a decision here.");
  }

  private SeatOrder outside(String id, Caller caller) {
    var player = players.findPresent(id).orElseThrow(() -> unknown(id));
    boolean isOwn =
        id.equals(caller.player()) || player.owner().filter(caller.player()::equals).isPresent();
    if (player.kind() == Player.Kind.HOUSE) {
      throw new BadInput("bad-seat", "Request a house bot with 'bot', not with 'player'.");
    }
    if (!isOwn && !caller.may(Scope.ADMIN)) {
      throw RequestRefused.of(
          Kind.FORBIDDEN,
          "not-your-player",
          "You can seat only yourself and your own bots; an admin can seat any player.");
    }
    return SeatOrder.outside(id, player.name());
  }

  private static RequestRefused unknown(String id) {
    return RequestRefused.of(Kind.NOT_FOUND, "unknown-player", "Unknown player '" + id + "'.");
  }
}
