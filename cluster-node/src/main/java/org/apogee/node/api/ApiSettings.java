package org.apogee.node.api;

import java.time.Duration;
import org.apogee.platform.config.Configuration;

/**
 * Limits for players.
 *
 * @param housePlayoutsMax play-outs per decision of a house bot in a casual game
 * @param houseTimeMax time per decision of a house bot in a casual game
 * @param botsPerPlayer bots per player
 * @param gamesPerPlayer casual games in play per player who opened them
 * @param houseGamesPerPlayer those of these games with house bots only
 * @param houseThinkingPerPlayer total time per decision of all house bots in these games
 * @param gamesPerHour casual games that an account may open per hour, and resign from
 * @param guestGamesPerHour the same for a guest
 * @param tokensPerPlayer valid tokens per player or bot
 * @param tokensPerHour tokens that an account may create per hour
 * @param analysesPerHour decisions of finished games that an account may have analysed per hour
 * @param guestsPerHour guests per hour; 0 for none
 * @param guestsPerAddress guests per hour and address
 */
public record ApiSettings(
    int housePlayoutsMax,
    Duration houseTimeMax,
    int botsPerPlayer,
    int gamesPerPlayer,
    int houseGamesPerPlayer,
    Duration houseThinkingPerPlayer,
    int gamesPerHour,
    int guestGamesPerHour,
    int tokensPerPlayer,
    int tokensPerHour,
    int analysesPerHour,
    int guestsPerHour,
    int guestsPerAddress) {
  private static final int MANY = 1_000_000;

  /** Reads {@code apogee.gateway}: the name of the setting stays, because operators set it. */
  public static ApiSettings from(Configuration apogee) {
    var gateway = apogee.under("gateway");
    return new ApiSettings(
        gateway.whole("house-playouts-max", 1, MANY),
        gateway.duration("house-time-max", Duration.ofMillis(1), Duration.ofHours(1)),
        gateway.whole("bots-per-player", 0, MANY),
        gateway.whole("games-per-player", 1, MANY),
        gateway.whole("house-games-per-player", 0, MANY),
        gateway.duration("house-thinking-per-player", Duration.ZERO, Duration.ofHours(1)),
        gateway.whole("games-per-hour", 1, MANY),
        gateway.whole("guest-games-per-hour", 1, MANY),
        gateway.whole("tokens-per-player", 1, MANY),
        gateway.whole("tokens-per-hour", 1, MANY),
        gateway.whole("analyses-per-hour", 0, MANY),
        gateway.whole("guests-per-hour", 0, MANY),
        gateway.whole("guests-per-address", 1, MANY));
  }
}
