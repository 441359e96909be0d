package org.apogee.platform.sanction;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.apogee.platform.Refusal;

/**
 * What a moderator forbids an account, bots included.
 *
 * @param player the account
 * @param ends empty if it ends only when it is lifted
 */
public record Sanction(
    String id,
    String player,
    Kind kind,
    String reason,
    String author,
    Instant begins,
    Optional<Instant> ends,
    Optional<Lifted> lifted) {

  /** When a moderator ended it early. */
  public record Lifted(Instant at, String by) {}

  /** The kinds of sanctions. Games in play continue in any case. */
  public enum Kind {
    /** No new casual games, no ladders. */
    PLAY("banned-from-play", "This account may not start games"),
    /** No new tournaments. */
    EVENTS("banned-from-events", "This account may not enter tournaments"),
    /** No words of its own that others see: messages, reasons, names. */
    MUTE("muted", "This account may not write messages, reasons or new names");

    private final String code;
    private final String sentence;

    Kind(String code, String sentence) {
      this.code = code;
      this.sentence = sentence;
    }

    /** As in the database and the API. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Kind of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** The reason is for the sanctioned and for moderators, so it is not in the refusal. */
    Refusal refusal(Optional<Instant> ends) {
      var until = ends.map(end -> " until " + end).orElse("");
      return new Refusal(code, Refusal.Kind.FORBIDDEN, sentence + until + ".");
    }
  }

  /** Whether it holds at a time. */
  public boolean holds(Instant now) {
    return lifted.isEmpty() && ends.filter(end -> !now.isBefore(end)).isEmpty();
  }
}
