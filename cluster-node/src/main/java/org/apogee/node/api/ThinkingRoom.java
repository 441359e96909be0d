package org.apogee.node.api;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.node.directory.HouseSeats;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.protocol.game.GameId;

/**
 * Limits the concurrent thinking of house bots per player, over all casual games in play.
 *
 * <p>The list of games lags slightly, so games admitted here recently count as well. Games that
 * other nodes admit within that moment do not: a burst over all nodes may exceed the limit by that
 * much, and the fair queue slows it like everything else.
 */
final class ThinkingRoom {
  static final String GAMES = "too-many-house-games";
  static final String THINKING = "too-much-thinking";

  /** Longer than the list of games is usually behind. */
  private static final long LATELY_NANOS = Duration.ofSeconds(5).toNanos();

  private final ApiSettings settings;
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
      ApiSettings settings,
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
    // The list may be a moment behind, so games let in lately are remembered here and count too.
    // It is asked outside the lock, because that is a query.
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
          "You may have at most %d games in play with house bots only. Wait until one has ended."
              .formatted(settings.houseGamesPerPlayer()));
    }
    long millis = games.values().stream().mapToLong(this::millis).sum();
    if (millis(wish) > 0 && millis > settings.houseThinkingPerPlayer().toMillis()) {
      throw refuse(
          THINKING,
          "The house bots of all your games in play may think at most %d ms per decision in total. Choose faster bots, or finish some games."
              .formatted(settings.houseThinkingPerPlayer().toMillis()));
    }
  }

  private long millis(HouseSeats seats) {
    return seats.bots().stream().mapToLong(this::millis).sum();
  }

  /** The time budget of a decision; the maximum number of play-outs counts as the maximum time. */
  private long millis(String bot) {
    return switch (BotSpec.parse(bot).budget()) {
      case Budget.Time(var limit) -> limit.toMillis();
      case Budget.Playouts(int count) ->
          count * settings.houseTimeMax().toMillis() / settings.housePlayoutsMax();
    };
  }

  private RequestRefused refuse(String code, String sentence) {
    refused(code).increment();
    return RequestRefused.of(Kind.CONFLICT, code, sentence);
  }

  private Counter refused(String code) {
    return Counter.builder("apogee.bot.games.refused")
        .description("Casual games rejected because of the thinking time of house bots")
        .tag("code", code)
        .register(registry);
  }
}
