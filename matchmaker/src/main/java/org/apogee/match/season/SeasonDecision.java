package org.apogee.match.season;

import java.util.List;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** The decision about a command: events to journal, possibly none, or a refusal. */
public record SeasonDecision(List<SeasonEvent> events, @Nullable Refusal refusal) {
  public SeasonDecision {
    events = List.copyOf(events);
  }

  public static SeasonDecision of(SeasonEvent... events) {
    return new SeasonDecision(List.of(events), null);
  }

  public static SeasonDecision refuse(Refusal why) {
    return new SeasonDecision(List.of(), why);
  }

  /** Done before: nothing changes. */
  public boolean isRepeated() {
    return events.isEmpty() && refusal == null;
  }
}
