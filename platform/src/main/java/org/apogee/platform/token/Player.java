package org.apogee.platform.token;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;

/**
 * Somebody who plays: a person or a bot.
 *
 * @param owner the player who answers for a bot
 * @param version if it is another version of a bot; it has a rating of its own
 * @param role what it may do for others
 */
public record Player(
    String id,
    String name,
    Kind kind,
    Optional<String> owner,
    Optional<Version> version,
    Instant created,
    Role role) {
  private static final int NAME_MAX = 40;

  /**
   * Which version of which bot.
   *
   * @param of the first version's player
   */
  public record Version(String of, String name) {}

  public enum Kind {
    PERSON,
    BOT,
    HOUSE;

    /** As in the database and the API. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Kind of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  /** A name that fits into a table and looks like one name. */
  static String checkName(String name) {
    boolean plain =
        name.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || " -_.'".indexOf(c) >= 0);
    if (!plain || !name.equals(name.strip()) || name.isEmpty() || name.length() > NAME_MAX) {
      throw RequestRefused.of(
          Refusal.Kind.INVALID,
          "bad-name",
          "A name has 1 to " + NAME_MAX + " letters, digits, spaces, dots, hyphens, apostrophes.");
    }
    if (NameSkeleton.mixesScripts(name)) {
      throw RequestRefused.of(
          Refusal.Kind.INVALID, "bad-name", "A name must use letters of one script only.");
    }
    return name;
  }
}
