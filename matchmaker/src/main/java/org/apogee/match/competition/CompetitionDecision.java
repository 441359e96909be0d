package org.apogee.match.competition;

import java.util.List;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** The decision about a command: events to journal, possibly none, or a refusal. */
public record CompetitionDecision(List<CompetitionEvent> events, @Nullable Refusal refusal) {
  public CompetitionDecision {
    events = List.copyOf(events);
  }

  public static CompetitionDecision of(CompetitionEvent... events) {
    return new CompetitionDecision(List.of(events), null);
  }

  public static CompetitionDecision refuse(Refusal why) {
    return new CompetitionDecision(List.of(), why);
  }

  /** Done before: nothing changes. */
  public boolean isRepeated() {
    return events.isEmpty() && refusal == null;
  }
}
