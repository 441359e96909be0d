package org.apogee.node.directory;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * Which games are asked for. Null leaves a question open.
 *
 * @param ruleset {@code sol/1}, or {@code sol} for all its editions
 * @param player who holds a seat
 * @param name the beginning of the name of a player who holds a seat, in small letters
 * @param by the player, tournament or ladder that ordered the game
 * @param before games with a lower number than this
 */
public record GameQuery(
    @Nullable String ruleset,
    @Nullable String player,
    @Nullable String name,
    @Nullable Stage stage,
    @Nullable Origin origin,
    @Nullable String by,
    long before,
    int limit) {
  public static final int LIMIT_USUAL = 50;
  public static final int LIMIT_MOST = 200;

  private static final Pattern RULESET = Pattern.compile("[a-z][a-z0-9-]{0,63}(/[1-9][0-9]{0,5})?");
  private static final Pattern WHOLE = Pattern.compile("[0-9]{1,9}");

  /** How far a game is. */
  public enum Stage {
    LIVE,
    OVER,
    CANCELLED
  }

  /** The origin of a game. */
  public enum Origin {
    CASUAL,
    TOURNAMENT,
    LADDER
  }

  /** Every game, newest first. */
  public static final GameQuery ALL =
      new GameQuery(null, null, null, null, null, null, Long.MAX_VALUE, LIMIT_USUAL);

  /**
   * Parses the parameters of a request: ruleset, player, name, stage, origin, by, cursor, limit.
   * Others are ignored.
   */
  public static GameQuery of(Map<String, String> parameters) {
    return new GameQuery(
        ruleset(parameters.get("ruleset")),
        text("player", parameters.get("player")),
        beginning(parameters.get("name")),
        choice("stage", Stage.class, parameters.get("stage")),
        choice("origin", Origin.class, parameters.get("origin")),
        text("by", parameters.get("by")),
        before(parameters.get("cursor")),
        limit(parameters.get("limit")));
  }

  private static @Nullable String ruleset(@Nullable String text) {
    if (text != null && !RULESET.matcher(text).matches()) {
      throw new BadInput(
          "bad-ruleset",
          "'ruleset' must be a game such as sol, or one edition of it, such as sol/1.");
    }
    return text;
  }

  private static @Nullable String text(String name, @Nullable String text) {
    if (text != null && (text.isBlank() || text.length() > 100 || text.indexOf('\0') >= 0)) {
      throw new BadInput("bad-" + name, "The parameter '" + name + "' is 1 to 100 characters.");
    }
    return text;
  }

  /** Letters of either size find the same names. */
  public static @Nullable String beginning(@Nullable String name) {
    var text = text("name", name);
    return text == null ? null : text.strip().toLowerCase(Locale.ROOT);
  }

  private static <E extends Enum<E>> @Nullable E choice(
      String name, Class<E> choices, @Nullable String text) {
    if (text == null) {
      return null;
    }
    var names = new ArrayList<String>();
    for (var choice : choices.getEnumConstants()) {
      var word = choice.name().toLowerCase(Locale.ROOT);
      if (word.equals(text)) {
        return choice;
      }
      names.add(word);
    }
    throw new BadInput(
        "bad-" + name,
        "The parameter '%s' is one of %s.".formatted(name, String.join(", ", names)));
  }

  private static int limit(@Nullable String text) {
    if (text == null) {
      return LIMIT_USUAL;
    }
    int limit = WHOLE.matcher(text).matches() ? Integer.parseInt(text) : 0;
    if (limit < 1 || limit > LIMIT_MOST) {
      throw new BadInput("bad-limit", "'limit' must be an integer from 1 to " + LIMIT_MOST + ".");
    }
    return limit;
  }

  /** A cursor is a number that nobody should count on. */
  static String cursor(long number) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(("g" + number).getBytes(US_ASCII));
  }

  /** The number that a cursor stands for; none stands before all games. */
  public static long before(@Nullable String cursor) {
    if (cursor == null) {
      return Long.MAX_VALUE;
    }
    try {
      var text = new String(Base64.getUrlDecoder().decode(cursor), US_ASCII);
      if (text.matches("g[0-9]{1,18}")) {
        return Long.parseLong(text.substring(1));
      }
    } catch (IllegalArgumentException _) {
      // Falls through: what is no Base64 is no cursor.
    }
    throw new BadInput("bad-cursor", "The cursor does not come from a page of games.");
  }
}
