package org.apogee.match.competition;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.List;
import java.util.Objects;

/**
 * The settings of a competition.
 *
 * @param owner the player who created it
 * @param manual true if the organiser starts every later stage; until then corrections are followed
 * @param seed decides what nothing else decides
 * @param season the season whose directors direct it too, or an empty text
 */
public record CompetitionSettings(
    String name,
    String owner,
    boolean manual,
    long seed,
    List<StageSettings> stages,
    @JsonInclude(Include.NON_EMPTY) String season) {
  public CompetitionSettings {
    stages = List.copyOf(stages);
    season = Objects.requireNonNullElse(season, "");
  }
}
