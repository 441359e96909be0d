package org.apogee.match.ladder;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** The events of a ladder. The names are those of the journal and never change. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = LadderEvent.Opened.class, name = "opened"),
  @JsonSubTypes.Type(value = LadderEvent.Joined.class, name = "joined"),
  @JsonSubTypes.Type(value = LadderEvent.Left.class, name = "left"),
  @JsonSubTypes.Type(value = LadderEvent.Seated.class, name = "seated"),
  @JsonSubTypes.Type(value = LadderEvent.Ended.class, name = "ended"),
  @JsonSubTypes.Type(value = LadderEvent.Lost.class, name = "lost"),
  @JsonSubTypes.Type(value = LadderEvent.Paused.class, name = "paused"),
  @JsonSubTypes.Type(value = LadderEvent.Resumed.class, name = "resumed")
})
public sealed interface LadderEvent {
  long at();

  record Opened(long at, String by, LadderSettings settings) implements LadderEvent {}

  /** New, or again after it had left, perhaps with another version or cap. */
  record Joined(long at, String by, LadderMember member) implements LadderEvent {}

  record Left(long at, String by, String player, String reason) implements LadderEvent {}

  /**
   * A table was formed; its game must be ordered.
   *
   * @param number the number of the game on this ladder, from 1
   * @param players the players in seat order
   */
  record Seated(long at, long number, List<String> players, String reason) implements LadderEvent {
    public Seated {
      players = List.copyOf(players);
    }
  }

  /**
   * A game has ended.
   *
   * @param gaveUp the players who forfeited
   */
  record Ended(long at, String game, String ending, List<Integer> places, List<String> gaveUp)
      implements LadderEvent {
    public Ended {
      places = List.copyOf(places);
      gaveUp = List.copyOf(gaveUp);
    }
  }

  /** A game was cancelled, or could not be opened: it does not count. */
  record Lost(long at, String game, String code, String sentence) implements LadderEvent {}

  /** Games in play continue, but no new games start. */
  record Paused(long at, String by, String reason) implements LadderEvent {}

  record Resumed(long at, String by) implements LadderEvent {}
}
