package org.apogee.cluster.order;

import org.apogee.cluster.ClusterMessage;
import org.jspecify.annotations.Nullable;

/**
 * What a desk answers about a game.
 *
 * @param code why it was refused, or null
 * @param sentence the same for people, or null
 */
public record DeskAnswer(
    String game, Outcome outcome, @Nullable String code, @Nullable String sentence)
    implements ClusterMessage {

  /** What became of the request. */
  public enum Outcome {
    DONE,
    /** It was done before. */
    REPEATED,
    /** It will never be done as it was asked. */
    REFUSED,
    /** Nobody knows: ask again. */
    UNKNOWN
  }

  public static DeskAnswer of(String game, Outcome outcome) {
    return new DeskAnswer(game, outcome, null, null);
  }

  public static DeskAnswer refused(String game, String code, String sentence) {
    return new DeskAnswer(game, Outcome.REFUSED, code, sentence);
  }
}
