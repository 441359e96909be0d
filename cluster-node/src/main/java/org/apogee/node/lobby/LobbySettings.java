package org.apogee.node.lobby;

import org.apogee.platform.config.Configuration;

/**
 * Limits of the lobby.
 *
 * @param seeksPerPlayer open seeks and challenges per account
 * @param seeksPerHour seeks and challenges per account and hour
 */
public record LobbySettings(int seeksPerPlayer, int seeksPerHour) {
  private static final int MANY = 1_000_000;

  /** Reads {@code apogee.lobby}. */
  public static LobbySettings from(Configuration apogee) {
    var lobby = apogee.under("lobby");
    return new LobbySettings(
        lobby.whole("seeks-per-player", 1, MANY), lobby.whole("seeks-per-hour", 1, MANY));
  }
}
