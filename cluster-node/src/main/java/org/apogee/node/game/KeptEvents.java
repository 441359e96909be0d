package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.TakenBack;

/**
 * The events of a game without decisions that were taken back: the game that counts. Its draws are
 * the same, because a decision with a draw cannot be taken back.
 */
final class KeptEvents {
  private KeptEvents() {}

  static List<GameEvent> of(List<GameEvent> journal) {
    if (journal.stream().noneMatch(TakenBack.class::isInstance)) {
      return journal;
    }
    var kept = new ArrayList<GameEvent>();
    for (var event : journal) {
      if (event instanceof TakenBack back) {
        kept.replaceAll(earlier -> earlier instanceof Moved moved ? until(back, moved) : earlier);
        kept.removeIf(earlier -> earlier instanceof Moved moved && moved.moves().isEmpty());
      } else {
        kept.add(event);
      }
    }
    return kept;
  }

  /** The fingerprint of a shortened event is that of the position to which the game went back. */
  private static Moved until(TakenBack back, Moved moved) {
    int left = back.ply() - moved.firstPly();
    return left >= moved.moves().size()
        ? moved
        : new Moved(
            moved.at(),
            moved.seat(),
            moved.firstPly(),
            moved.moves().subList(0, Math.max(0, left)),
            moved.draws(),
            back.fingerprint(),
            moved.bankMillis());
  }
}
