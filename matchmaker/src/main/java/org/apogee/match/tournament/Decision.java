package org.apogee.match.tournament;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a tournament does about a command: events to journal, possibly none, or a refusal.
 *
 * @param answer what whoever asked should know besides, or an empty text
 */
public record Decision(List<TournamentEvent> events, @Nullable Refused refused, String answer) {
  public Decision {
    events = List.copyOf(events);
  }

  public static Decision of(TournamentEvent... events) {
    return new Decision(List.of(events), null, "");
  }

  public static Decision answering(String answer, TournamentEvent... events) {
    return new Decision(List.of(events), null, answer);
  }

  public static Decision refuse(Refused why) {
    return new Decision(List.of(), why, "");
  }

  /** Done before: nothing changes. */
  public boolean isRepeated() {
    return events.isEmpty() && refused == null;
  }
}
