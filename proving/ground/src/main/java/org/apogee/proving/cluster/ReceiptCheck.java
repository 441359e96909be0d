package org.apogee.proving.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.receipt.Receipt;

/**
 * Compares the receipts of games with their journals: each move has one, its parts add up to its
 * whole, and the parts until it was decided to the time that the journal shows.
 */
final class ReceiptCheck {
  private static final long MICROS_OF_MILLI = 1_000;
  private static final int FAULTS_SHOWN = 20;

  private final long toleranceMicros;
  private final List<String> faults = new ArrayList<>();
  private int moves;
  private int receipts;
  private int wrong;
  private long worstSum;
  private long worstJournal;

  ReceiptCheck(long toleranceMillis) {
    this.toleranceMicros = toleranceMillis * MICROS_OF_MILLI;
  }

  void game(String game, List<GameEvent> journal, List<Receipt> written) {
    var byPly = new HashMap<Integer, Receipt>();
    written.forEach(receipt -> byPly.put(receipt.ply(), receipt));
    receipts += byPly.size();
    long begun = 0;
    for (var event : journal) {
      if (event instanceof Moved moved) {
        moves++;
        check(game, moved, begun, byPly);
      }
      if (event instanceof Moved || event instanceof Opened) {
        begun = event.at();
      }
    }
  }

  private void check(String game, Moved moved, long begun, Map<Integer, Receipt> byPly) {
    var receipt = byPly.get(moved.firstPly());
    if (receipt == null) {
      fault("%s: move %d has no receipt".formatted(game, moved.firstPly()));
      return;
    }
    long off = Math.abs(receipt.sum() - receipt.whole());
    worstSum = Math.max(worstSum, off);
    long decided = receipt.asking() + receipt.outside() + receipt.absent() + receipt.queued();
    long offJournal = Math.abs(decided - (moved.at() - begun) * MICROS_OF_MILLI);
    worstJournal = Math.max(worstJournal, offJournal);
    if (off > toleranceMicros || offJournal > toleranceMicros) {
      fault("%s: %s, and the journal has %d ms".formatted(game, receipt, moved.at() - begun));
    }
  }

  private void fault(String sentence) {
    wrong++;
    if (faults.size() < FAULTS_SHOWN) {
      faults.add(sentence);
    }
  }

  /** The first ones, in sentences. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  int moves() {
    return moves;
  }

  int receipts() {
    return receipts;
  }

  /** How many moves have no receipt, or one that does not add up. */
  int wrong() {
    return wrong;
  }

  /** How far the parts of a receipt are from its whole at most, in microseconds. */
  long worstSum() {
    return worstSum;
  }

  /** How far they are from the journal at most, in microseconds. */
  long worstJournal() {
    return worstJournal;
  }
}
