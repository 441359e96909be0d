package org.apogee.analytics.rating;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.protocol.event.GameResult;
import org.jspecify.annotations.Nullable;

/** The scenario of a cooperative game: each is rated as a separate opponent. */
public record Scenario(String difficulty, String power, int seats) {
  private static final String PREFIX = "entity:";
  private static final Pattern WORD = Pattern.compile("[a-z0-9-]{1,16}");

  /** The initial power that a game uses if the option leaves it open. */
  private static final Map<String, String> USUAL_POWER = Map.of("nova-solis", "3");

  /** The scenario that the options of a game name. */
  public static Scenario of(String ruleset, Map<String, String> options, int seats) {
    var power = word(options.get("entityPower"));
    var usual = USUAL_POWER.getOrDefault(game(ruleset), power);
    return new Scenario(
        word(options.get("difficulty")), power.equals("auto") ? usual : power, seats);
  }

  static Optional<Scenario> of(GameResult result) {
    return result.entityPlace() == 0
        ? Optional.empty()
        : Optional.of(of(result.ruleset(), result.options(), result.seats().size()));
  }

  private static String word(@Nullable String option) {
    var word = String.valueOf(option).toLowerCase(Locale.ROOT);
    return option != null && WORD.matcher(word).matches() ? word : "other";
  }

  /** Such as {@code moderate:power-3:seats-4}. */
  public String label() {
    return difficulty + ":power-" + power + ":seats-" + seats;
  }

  /** The Entity of this scenario, as one who takes part. */
  public String participant() {
    return PREFIX + label();
  }

  /** The scenario in the id of its Entity. */
  public static String labelOf(String participant) {
    return participant.substring(PREFIX.length());
  }

  /** Whether an id is one of ours and cannot be a player's. */
  public static boolean isEntity(String participant) {
    return participant.startsWith(PREFIX);
  }

  /** A game without its edition. */
  public static String game(String ruleset) {
    int slash = ruleset.indexOf('/');
    return slash < 0 ? ruleset : ruleset.substring(0, slash);
  }
}
