package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Prints how long large rounds take. Asserts that they are whole, never how long they took. */
class PairingTimesTest {
  @Test
  void aThousandEntrants() {
    for (int entrants : new int[] {1000, 1001}) {
      print("dutch", new DutchSwiss(), PairingSettings.duels(9), entrants);
      print("tables of 4", new SwissTables(), PairingSettings.tables(4, 9), entrants);
    }
  }

  private static void print(String what, PairingSystem system, PairingSettings settings, int n) {
    var played = new Played(system, settings, n, 5);
    var times = new StringBuilder();
    for (int round = 0; round < 5; round++) {
      var start = System.nanoTime();
      var plan = played.plan();
      times.append(' ').append((System.nanoTime() - start) / 1_000_000);
      int seated = plan.tables().stream().mapToInt(table -> table.seats().size()).sum();
      assertThat(seated + plan.byes().size()).isEqualTo(n);
      assertThat(plan.relaxed()).doesNotContain(Relaxation.REPEAT, Relaxation.SECOND_BYE);
      played.playRound();
    }
    System.out.println(what + ", " + n + " entrants, ms a round:" + times);
  }
}
