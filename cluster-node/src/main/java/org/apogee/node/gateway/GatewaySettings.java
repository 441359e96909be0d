package org.apogee.node.gateway;

import java.time.Duration;
import org.apogee.platform.config.Configuration;

/**
 * What a player may ask for.
 *
 * @param housePlayoutsMax play-outs a decision of a house bot in a casual game
 * @param houseTimeMax time a decision of a house bot in a casual game
 * @param botsPerPlayer bots that one player may own
 * @param gamesPerPlayer casual games in play that one player may have ordered
 * @param houseGamesPerPlayer such games in which house bots play among themselves
 * @param houseThinkingPerPlayer what a decision of all house bots in such games may cost together
 * @param gamesPerHour casual games that an account may open in an hour; resign from as many
 * @param guestGamesPerHour the same for a guest
 * @param tokensPerPlayer valid tokens of one player or bot
 * @param tokensPerHour tokens that an account may make in an hour
 * @param guestsPerHour players that may come without an organiser; 0 for none
 * @param guestsPerAddress how many of them from one address
 */
public record GatewaySettings(
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
    int guestsPerHour,
    int guestsPerAddress) {
  private static final int MANY = 1_000_000;

  /** Reads {@code apogee.gateway}. */
  public static GatewaySettings from(Configuration apogee) {
    var gateway = apogee.under("gateway");
    return new GatewaySettings(
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
        gateway.whole("guests-per-hour", 0, MANY),
        gateway.whole("guests-per-address", 1, MANY));
  }
}
