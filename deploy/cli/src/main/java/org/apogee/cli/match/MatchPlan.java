package org.apogee.cli.match;

import java.time.Duration;
import java.util.List;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.jspecify.annotations.Nullable;

/**
 * What is to be played.
 *
 * @param origin null if games start with their set-up
 */
record MatchPlan(
    Ruleset ruleset,
    Setup setup,
    @Nullable Origin origin,
    List<Contender> contenders,
    Schedule schedule,
    Duration moveTime,
    @Nullable Duration gameTime,
    boolean stopsWhenSure,
    @Nullable Hypotheses sprt) {
  MatchPlan {
    contenders = List.copyOf(contenders);
  }

  /** Whether the same command plays the same games again. */
  boolean isRepeatable() {
    return contenders.stream().allMatch(Contender::isRepeatable);
  }
}
