package org.apogee.protocol.event;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.apogee.protocol.game.GameCorrection;

/**
 * What a published result of a rated game is worth from now on. It replaces the effect of the
 * result and of all earlier corrections of the game.
 *
 * @param result the result as it was first published
 * @param revision counts the corrections of the game, from 1
 * @param kind {@code void}, {@code replay} or {@code ruling}
 * @param counts false if the game has no effect on ratings any more
 * @param places the place of each seat; empty unless it counts
 * @param reason what the director wrote
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ResultCorrection(
    GameResult result,
    int revision,
    String kind,
    boolean counts,
    List<Integer> places,
    String reason,
    long correctedMillis) {
  public ResultCorrection {
    places = List.copyOf(places);
  }

  public static ResultCorrection of(GameResult result, GameCorrection correction, long atMillis) {
    return new ResultCorrection(
        result,
        correction.revision(),
        correction.kind().label(),
        correction.counts(),
        correction.places(),
        correction.reason(),
        atMillis);
  }
}
