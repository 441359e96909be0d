package org.apogee.match.tournament;

import java.util.List;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The decision of a tournament about a command: events to journal, possibly none, or a refusal.
 *
 * @param answer an additional value for the reply, or an empty string
 */
public record TournamentDecision(
    List<TournamentEvent> events, @Nullable Refusal refusal, String answer) {
  public TournamentDecision {
    events = List.copyOf(events);
  }

  public static TournamentDecision of(TournamentEvent... events) {
    return new TournamentDecision(List.of(events), null, "");
  }

  public static TournamentDecision answering(String answer, TournamentEvent... events) {
    return new TournamentDecision(List.of(events), null, answer);
  }

  public static TournamentDecision refuse(Refusal why) {
    return new TournamentDecision(List.of(), why, "");
  }

  /** Done before: nothing changes. */
  public boolean isRepeated() {
    return events.isEmpty() && refusal == null;
  }
}
