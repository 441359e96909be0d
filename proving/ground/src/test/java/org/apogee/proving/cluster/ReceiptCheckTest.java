package org.apogee.proving.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.receipt.Receipt;
import org.junit.jupiter.api.Test;

class ReceiptCheckTest {
  private static final List<GameEvent> JOURNAL = List.of(moved(0, 10), moved(1, 60));
  private static final Receipt FIRST = receipt(0, 10_000, 10_500);
  private static final Receipt SECOND = receipt(1, 50_000, 50_500);

  private final ReceiptCheck check = new ReceiptCheck(2);

  @Test
  void receiptsThatAddUpAndAgreeWithTheJournalAreRight() {
    check.game("g", JOURNAL, List.of(FIRST, SECOND));
    assertThat(check.faults()).isEmpty();
    assertThat(check.moves()).isEqualTo(check.receipts()).isEqualTo(2);
  }

  @Test
  void aMoveWithoutReceiptIsFound() {
    check.game("g", JOURNAL, List.of(FIRST));
    assertThat(check.faults()).containsExactly("g: move 1 has no receipt");
  }

  @Test
  void aSumThatIsWrongIsFound() {
    check.game("g", JOURNAL, List.of(FIRST, receipt(1, 50_000, 53_000)));
    assertThat(check.wrong()).isEqualTo(1);
    assertThat(check.worstSum()).isEqualTo(2_500);
  }

  @Test
  void aTimeThatTheJournalDoesNotShowIsFound() {
    check.game("g", JOURNAL, List.of(FIRST, receipt(1, 55_000, 55_500)));
    assertThat(check.wrong()).isEqualTo(1);
    assertThat(check.worstJournal()).isEqualTo(5_000);
  }

  private static Moved moved(int ply, long at) {
    return new Moved(at, 0, ply, List.of(1L), List.of(), 0, 0);
  }

  private static Receipt receipt(int ply, long outside, long whole) {
    return new Receipt(ply, 0, 0, outside, 0, 0, 100, 300, 100, whole);
  }
}
