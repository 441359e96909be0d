package org.apogee.analytics.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apogee.protocol.event.GameResult;

/**
 * The result of one seat, or of the Entity.
 *
 * @param participant the ID of a player, or of a scenario
 * @param place the place in the game
 * @param rank lower is better, equal is a tie
 */
public record Standing(String participant, String name, boolean isEntity, int place, int rank) {
  private static final int FIRST = 0;
  private static final int LAST = Integer.MAX_VALUE;

  /** All who took part, the seats in their order and the Entity at the end, if there is one. */
  public static List<Standing> of(GameResult result) {
    var all = new ArrayList<Standing>();
    for (int seat = 0; seat < result.seats().size(); seat++) {
      var sitter = result.seats().get(seat);
      int place = result.places().get(seat);
      // A house bot plays under another name in each tournament, but is one player.
      var name = Objects.requireNonNullElse(sitter.bot(), sitter.name());
      all.add(new Standing(sitter.player(), name, false, place, place));
    }
    Scenario.of(result).ifPresent(scenario -> all.add(entity(scenario, result.entityPlace())));
    return all;
  }

  /**
   * Sealed by the seats it is the last, whatever the seats are among themselves; else the first.
   */
  private static Standing entity(Scenario scenario, int place) {
    return new Standing(
        scenario.participant(),
        "Entity (" + scenario.label().replace(':', ' ') + ")",
        true,
        place,
        place == 1 ? FIRST : LAST);
  }
}
