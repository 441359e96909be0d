package org.apogee.engine.sol;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** What holds after every move of every scene. */
final class SceneLaws {
  private SceneLaws() {}

  static void check(SolPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      everySundiverIsSomewhere(p, seat);
      everyBridgeIsSomewhere(p, seat);
    }
    everyCardIsSomewhere(p);
    snapshotsTellAll(p);
    copiesAreEqual(p);
  }

  /** R 1.6. */
  private static void everySundiverIsSomewhere(SolPosition p, int seat) {
    int board = 0;
    for (int space = 0; space < p.board.spaces(); space++) {
      int here = p.pieces.divers(seat, space);
      assertThat(here).as("sundivers on " + p.board.name(space)).isBetween(0, 5);
      board += here;
    }
    assertThat(p.pieces.diversOnBoard(seat)).isEqualTo(board);
    var h = p.holdings;
    assertThat(h.pool[seat]).isNotNegative();
    assertThat(h.reserve[seat]).isNotNegative();
    assertThat(h.pool[seat] + board + h.reserve[seat] + h.lost[seat])
        .as("sundivers of seat " + seat)
        .isEqualTo(13);
  }

  private static void everyBridgeIsSomewhere(SolPosition p, int seat) {
    int built = Long.bitCount(p.pieces.bridges(seat));
    assertThat(built + p.holdings.pieces(seat, SolTables.BRIDGE)).as("bridges").isEqualTo(8);
    assertThat(p.track(seat)).isEqualTo(3 + built);
  }

  private static void everyCardIsSomewhere(SolPosition p) {
    for (int suit = 0; suit < p.seats() + 2; suit++) {
      int cards = p.cards.left[suit] + p.cards.drawn[suit] + p.cards.discarded[suit];
      for (int held : p.holdings.held) {
        cards += held == suit ? 1 : 0;
      }
      assertThat(cards).as("cards of suit " + suit).isEqualTo(suit == 0 ? 14 : 15);
    }
  }

  private static void snapshotsTellAll(SolPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    var read = SolSnapshot.read(new SnapshotReader(out.toByteArray()));
    assertThat(read.fingerprint()).as("fingerprint of the snapshot").isEqualTo(p.fingerprint());
    assertThat(read.view(0)).isEqualTo(p.view(0));
    assertThat(read.seatToAct()).isEqualTo(p.seatToAct());
  }

  private static void copiesAreEqual(SolPosition p) {
    assertThat(p.copy().fingerprint()).as("fingerprint of a copy").isEqualTo(p.fingerprint());
  }
}
