package org.apogee.node.gateway;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.BotSpec;
import org.apogee.engine.bot.Budget;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.directory.HouseSeats;
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
 * What a player may order: seats for itself, its own bots and house bots that think for a moment. A
 * seat for somebody else would put a game and its losses on them, so only an organiser may.
 */
final class CasualGames {
  private final Players players;
  private final GameDirectory directory;
  private final GatewaySettings settings;
  private final ThinkingRoom thinking;

  CasualGames(
      Players players, GameDirectory directory, GatewaySettings settings, ThinkingRoom thinking) {
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
    if (caller.may(Scope.ORGANISE)) {
      return;
    }
    int most = settings.gamesPerPlayer();
    if (directory.liveCasualGamesBy(caller.player()) >= most) {
      throw new BadInput(
          "too-many-games", "Play some of your " + most + " casual games to their end first.");
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

  private SeatOrder houseBot(String text) {
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
    var player = players.find(id).orElseThrow(() -> unknown(id));
    boolean isOwn =
        id.equals(caller.player()) || player.owner().filter(caller.player()::equals).isPresent();
    if (player.kind() == Player.Kind.HOUSE) {
      throw new BadInput("bad-seat", "A house bot is asked for by 'bot', not by 'player'.");
    }
    if (!isOwn && !caller.may(Scope.ORGANISE)) {
      throw new BadInput(
          "not-your-player", "You can seat yourself and your own bots; others need an organiser.");
    }
    return SeatOrder.outside(id, player.name());
  }

  private static BadInput unknown(String id) {
    return new BadInput("unknown-player", "There is no player '" + id + "'.");
  }
}
