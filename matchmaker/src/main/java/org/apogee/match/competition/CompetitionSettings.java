package org.apogee.match.competition;

import java.util.List;

/**
 * The settings of a competition.
 *
 * @param owner the player who created it
 * @param manual true if the organiser starts every later stage; until then corrections are followed
 * @param seed decides what nothing else decides
 */
public record CompetitionSettings(
    String name, String owner, boolean manual, long seed, List<StageSettings> stages) {
  public CompetitionSettings {
    stages = List.copyOf(stages);
  }
}
