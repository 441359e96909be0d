package org.apogee.match.ladder;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.jspecify.annotations.Nullable;

/** A ladder's state as it is stored, so that waking up does not mean reading all its games. */
public record LadderSnapshot(
    @Nullable LadderSettings settings,
    @Nullable String pausedBecause,
    long version,
    long games,
    long lost,
    List<Place> places,
    List<LiveTable> live,
    List<Set<String>> recent,
    String owner) {
  public LadderSnapshot {
    // A snapshot of an older version has none.
    owner = Objects.requireNonNullElse(owner, "");
    places = List.copyOf(places);
    live = List.copyOf(live);
    recent = List.copyOf(recent);
  }

  /** One participant. */
  record Place(
      LadderMember member,
      boolean active,
      long freeSince,
      int live,
      long played,
      long won,
      int gaveUpInARow,
      List<Integer> seats) {
    Place {
      seats = List.copyOf(seats);
    }
  }
}
