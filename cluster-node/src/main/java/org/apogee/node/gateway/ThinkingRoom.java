package org.apogee.node.gateway;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.BotSpec;
import org.apogee.engine.bot.Budget;
import org.apogee.node.directory.HouseSeats;
import org.apogee.protocol.game.GameId;

/**
 * How much one player may have house bots think at a time, over all casual games in play.
 *
 * <p>The list of games comes a moment behind, so games that were let in here lately count as well.
 * What other nodes let in within that moment does not: a burst over all of them may go that far
 * beyond the limit, and is slowed by the fair queue like everything else.
 */
final class ThinkingRoom {
  static final String GAMES = "too-many-house-games";
  static final String THINKING = "too-much-thinking";

  /** Longer than the list of games is usually behind. */
  private static final long LATELY_NANOS = Duration.ofSeconds(5).toNanos();

  private final GatewaySettings settings;
  private final Function<String, Map<GameId, HouseSeats>> inPlay;
  private final MeterRegistry registry;
  private final LongSupplier nanoTime;
  private final Map<String, Map<GameId, Lately>> lately = new HashMap<>();

  /** A game that was let in. */
  private record Lately(HouseSeats seats, long nanos) {}

  /**
   * @param inPlay the casual games with house bots that a player ordered
   */
  ThinkingRoom(
      GatewaySettings settings,
      Function<String, Map<GameId, HouseSeats>> inPlay,
      MeterRegistry registry,
      LongSupplier nanoTime) {
    this.settings = settings;
    this.inPlay = inPlay;
    this.registry = registry;
    this.nanoTime = nanoTime;
    refused(GAMES);
    refused(THINKING);
  }

  /** Lets a game in, or says why not. */
  void take(String player, GameId id, HouseSeats wish) {
    if (wish.bots().isEmpty()) {
      return;
    }
    var listed = inPlay.apply(player);
    synchronized (this) {
      long now = nanoTime.getAsLong();
      forget(now);
      var mine = lately.computeIfAbsent(player, _ -> new HashMap<>());
      var games = new HashMap<>(listed);
      mine.forEach((game, let) -> games.put(game, let.seats()));
      games.put(id, wish);
      check(games, wish);
      mine.put(id, new Lately(wish, now));
    }
  }

  private void forget(long now) {
    lately
        .values()
        .forEach(games -> games.values().removeIf(let -> now - let.nanos() > LATELY_NANOS));
    lately.values().removeIf(Map::isEmpty);
  }

  private void check(Map<GameId, HouseSeats> games, HouseSeats wish) {
    long alone = games.values().stream().filter(seats -> !seats.hasOutside()).count();
    if (!wish.hasOutside() && alone > settings.houseGamesPerPlayer()) {
      throw refuse(
          GAMES,
          "House bots may play at most %d games at a time among themselves for you. Wait until one is over."
              .formatted(settings.houseGamesPerPlayer()));
    }
    long millis = games.values().stream().mapToLong(this::millis).sum();
    if (millis(wish) > 0 && millis > settings.houseThinkingPerPlayer().toMillis()) {
      throw refuse(
          THINKING,
          "House bots may think at most %d ms a decision for you, over all your games in play. Take faster ones, or play some games to their end."
              .formatted(settings.houseThinkingPerPlayer().toMillis()));
    }
  }

  private long millis(HouseSeats seats) {
    return seats.bots().stream().mapToLong(this::millis).sum();
  }

  /** What a decision may cost; the most play-outs that may be asked for count as the most time. */
  private long millis(String bot) {
    return switch (BotSpec.parse(bot).budget()) {
      case Budget.Time(var limit) -> limit.toMillis();
      case Budget.Playouts(int count) ->
          count * settings.houseTimeMax().toMillis() / settings.housePlayoutsMax();
    };
  }

  private BadInput refuse(String code, String sentence) {
    refused(code).increment();
    return new BadInput(code, sentence);
  }

  private Counter refused(String code) {
    return Counter.builder("apogee.bot.games.refused")
        .description("Casual games that were not opened for the thinking of house bots")
        .tag("code", code)
        .register(registry);
  }
}
