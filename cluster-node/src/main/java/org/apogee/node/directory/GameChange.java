package org.apogee.node.directory;

import java.util.ArrayList;
import java.util.List;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.GameEvent;
import org.apogee.node.journal.JournalRow;
import org.jspecify.annotations.Nullable;

/** The change of one game in the list by several consecutive rows of the journal. */
final class GameChange {
  private static final String PREFIX = GameActor.ENTITY + "|";

  /** A seat that forfeited. */
  record GivenUp(int seat, String code) {}

  final String id;
  final List<GivenUp> givenUp = new ArrayList<>();
  GameEvent.@Nullable Opened opened;
  GameEvent.@Nullable Ended ended;
  GameEvent.@Nullable Cancelled cancelled;
  long number;
  long sequence;
  long changedAt;

  /** Null if the number of decisions did not change. */
  @Nullable Integer plies;

  GameChange(String key) {
    id = key.substring(PREFIX.length());
  }

  /** Whether more than the number of moves changes. */
  boolean isUrgent() {
    return opened != null || ended != null || cancelled != null || !givenUp.isEmpty();
  }

  void add(JournalRow row, GameEvent event) {
    sequence = row.sequence();
    changedAt = event.at();
    switch (event) {
      case GameEvent.Opened first -> {
        opened = first;
        number = row.ordering();
      }
      case GameEvent.Moved moved -> plies = moved.firstPly() + moved.moves().size();
      case GameEvent.TakenBack back -> plies = back.ply();
      case GameEvent.Compensated _,
          GameEvent.Excused _,
          GameEvent.Offered _,
          GameEvent.OfferAccepted _,
          GameEvent.OfferClosed _,
          GameEvent.Paused _,
          GameEvent.Resumed _ -> {}
      case GameEvent.Forfeited gone -> givenUp.add(new GivenUp(gone.seat(), gone.code()));
      case GameEvent.Ended end -> ended = end;
      case GameEvent.Cancelled end -> cancelled = end;
    }
  }
}
