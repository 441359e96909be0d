package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.Chance;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** What holds after every move of every scene. */
final class SceneLaws {
  /** Draws take the first card there is. */
  static final Chance FIRST = _ -> 0;

  private SceneLaws() {}

  static void check(SupernovaPosition p) {
    everyCardIsSomewhere(p);
    shipsOrbitTheirOwnPlanets(p);
    snapshotsTellAll(p);
    assertThat(p.copy().fingerprint()).as("fingerprint of a copy").isEqualTo(p.fingerprint());
  }

  /** R 1.3. */
  private static void everyCardIsSomewhere(SupernovaPosition p) {
    for (int card = 0; card < p.cards.size(); card++) {
      int places = p.piles.main.has(card) ? 1 : 0;
      places += p.piles.scrap.has(card) ? 1 : 0;
      places += p.table.inPlay.has(card) ? 1 : 0;
      for (var hand : p.piles.hands) {
        places += hand.has(card) ? 1 : 0;
      }
      for (int i = 0; i < p.piles.discardSize(); i++) {
        places += p.piles.discarded(i) == card ? 1 : 0;
      }
      assertThat(places).as(p.cards.label(card)).isEqualTo(1);
    }
  }

  private static void shipsOrbitTheirOwnPlanets(SupernovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      for (long rest = p.table.ships[seat]; rest != 0; rest &= rest - 1) {
        int ship = p.table.ship(rest);
        if (p.table.on(ship) >= 0) {
          assertThat(p.table.owner(p.table.on(ship))).as(p.cards.label(ship)).isEqualTo(seat);
        }
      }
    }
  }

  private static void snapshotsTellAll(SupernovaPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    var read = SupernovaSnapshot.read(new SnapshotReader(out.toByteArray()));
    assertThat(read.fingerprint()).as("fingerprint of the snapshot").isEqualTo(p.fingerprint());
    for (int viewer = -1; viewer < p.seats(); viewer++) {
      assertThat(read.view(viewer)).isEqualTo(p.view(viewer));
    }
    assertThat(read.seatToAct()).isEqualTo(p.seatToAct());
  }
}
