package org.apogee.match.ladder;

import java.util.List;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** What a ladder does about a command: events to journal, possibly none, or a refusal. */
public record LadderDecision(List<LadderEvent> events, @Nullable Refusal refusal) {
  public LadderDecision {
    events = List.copyOf(events);
  }

  static LadderDecision of(LadderEvent... events) {
    return new LadderDecision(List.of(events), null);
  }

  static LadderDecision refuse(Refusal why) {
    return new LadderDecision(List.of(), why);
  }

  /** Done before: nothing changes. */
  boolean isRepeated() {
    return events.isEmpty() && refusal == null;
  }
}
