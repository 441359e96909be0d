package org.apogee.cluster.order;

import java.util.Objects;
import org.apogee.cluster.ClusterMessage;
import org.jspecify.annotations.Nullable;

/**
 * The reply of a desk about a game.
 *
 * @param code the code of a refusal, or null
 * @param sentence the refusal as a sentence, or null
 */
public record DeskAnswer(
    String game, Outcome outcome, @Nullable String code, @Nullable String sentence)
    implements ClusterMessage {

  /** The outcome of the request. */
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

  /** Only of a refused request. */
  public String refusedCode() {
    return Objects.requireNonNull(code, "a refusal without a code");
  }

  /** Only of a refused request. */
  public String refusedSentence() {
    return Objects.requireNonNull(sentence, "a refusal without a sentence");
  }

  public static DeskAnswer refused(String game, String code, String sentence) {
    return new DeskAnswer(game, Outcome.REFUSED, code, sentence);
  }
}
