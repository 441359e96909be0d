package org.apogee.node.directory;

import java.util.ArrayList;
import java.util.List;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.JournalEvent;
import org.apogee.node.journal.JournalRow;
import org.jspecify.annotations.Nullable;

/** What some rows of the journal, one after the other, change in the list for one game. */
final class GameChange {
  private static final String PREFIX = GameActor.ENTITY + "|";

  /** A seat that was given up. */
  record GivenUp(int seat, String code) {}

  final String id;
  final List<GivenUp> givenUp = new ArrayList<>();
  JournalEvent.@Nullable Opened opened;
  JournalEvent.@Nullable Ended ended;
  JournalEvent.@Nullable Cancelled cancelled;
  long number;
  long sequence;
  long changedAt;
  int plies;

  GameChange(String key) {
    id = key.substring(PREFIX.length());
  }

  /** Whether more than the number of moves changes. */
  boolean isUrgent() {
    return opened != null || ended != null || cancelled != null || !givenUp.isEmpty();
  }

  void add(JournalRow row, JournalEvent event) {
    sequence = row.sequence();
    changedAt = event.at();
    switch (event) {
      case JournalEvent.Opened first -> {
        opened = first;
        number = row.ordering();
      }
      case JournalEvent.Moved moved -> plies = moved.firstPly() + moved.moves().size();
      case JournalEvent.Compensated _ -> {}
      case JournalEvent.Forfeited gone -> givenUp.add(new GivenUp(gone.seat(), gone.code()));
      case JournalEvent.Ended end -> ended = end;
      case JournalEvent.Cancelled end -> cancelled = end;
    }
  }
}
