package org.apogee.cluster.notice;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The kinds of notices. */
public enum NoticeKind {
  ROUND_PAIRED,
  YOUR_TURN,
  /** The clock of a slow game runs out soon. */
  MOVE_DUE,
  GAME_OVER,
  /** Somebody challenges the player. */
  CHALLENGE,
  /** A challenged player declines the player's challenge. */
  CHALLENGE_DECLINED,
  /** A seek, a challenge or an invitation of the player has become a game. */
  GAME_FOUND,
  EVENT_OVER,
  CHECK_IN,
  /** The player has moved up from a waiting list. */
  PROMOTED,
  /** A director wrote to all entrants. */
  MESSAGE,
  /** Sent only by the test button; nobody chooses it. */
  TEST,
  /** Asks the owner of an address whether it wants notices; nobody chooses it. */
  CONFIRM;

  /** As in the API and in the database: {@code your-turn}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The words that a receiver of a tournament can choose from. */
  public static List<String> choicesOfTournaments() {
    return Stream.of(ROUND_PAIRED, CHECK_IN, MESSAGE, EVENT_OVER).map(NoticeKind::word).toList();
  }

  /** The words that a receiver of a player can choose from. */
  public static List<String> choices() {
    return Stream.of(values())
        .filter(kind -> kind != TEST && kind != CONFIRM)
        .map(NoticeKind::word)
        .toList();
  }
}
