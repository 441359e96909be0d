package org.apogee.cli.lobby;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.cli.terminal.BotNames;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a seek and a challenge have in common; the platform checks it. */
final class WishOptions {
  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "Set an option of the game; 'apogee games GAME' lists them.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--seats", paramLabel = "N", description = "The number of seats, 2 to 6.")
  private @Nullable Integer seats;

  @Option(
      names = "--pace",
      paramLabel = "PACE",
      description = "blitz, rapid or classical (default: rapid).")
  private @Nullable String pace;

  @Option(
      names = "--days",
      paramLabel = "N",
      description = "Days for each turn, instead of a pace.")
  private @Nullable Integer days;

  @Option(names = "--rated", description = "Play a rated game.")
  private boolean isRated;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      completionCandidates = BotNames.class,
      description = "A house bot for seats that stay free, from cadet to master; may be repeated.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--own-seat",
      paramLabel = "SEAT",
      description = "Your seat, from 0 (default: drawn by lot).")
  private @Nullable Integer ownSeat;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "How long to wait for the others (default: an hour; a challenge a day).")
  private @Nullable Integer minutes;

  @Option(
      names = "--key",
      paramLabel = "KEY",
      description = "A word of your choice: the same request with the same key counts once.")
  private @Nullable String key;

  /** The body of the request; {@code fallback} is the key if the user named none. */
  Map<String, Object> body(String game, String fallback) {
    var body = new LinkedHashMap<String, Object>();
    body.put("game", game);
    body.put("options", options);
    body.put("rated", isRated);
    body.put("bots", bots);
    put(body, "seats", seats);
    put(body, "pace", pace);
    put(body, "daysPerMove", days);
    put(body, "ownSeat", ownSeat);
    put(body, "minutes", minutes);
    body.put("key", key == null ? fallback : key);
    return body;
  }

  static void put(Map<String, Object> body, String name, @Nullable Object value) {
    if (value != null) {
      body.put(name, value);
    }
  }
}
