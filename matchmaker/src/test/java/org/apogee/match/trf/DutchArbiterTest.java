package org.apogee.match.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.apogee.match.pairing.DutchSwiss;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.Played;
import org.junit.jupiter.api.Test;

class DutchArbiterTest {
  private static final int TOURNAMENTS = 1000;

  /**
   * Tournaments of 3 to 8 players with forfeits, written as reports, read again, and every round
   * held against the arbiter's own. It tries every candidate, so larger fields take too long.
   */
  @Test
  void anArbiterPairsEveryRoundOfEveryTournamentTheSameWay() throws TrfProblem {
    int compared = 0;
    for (long seed = 1; seed <= TOURNAMENTS; seed++) {
      int size = 3 + (int) (seed % 6);
      int rounds = 2 + (int) (seed % 4);
      var played = new Played(new DutchSwiss(), PairingSettings.duels(rounds), size, seed);
      for (int round = 0; round < rounds; round++) {
        var plan = played.playRound();
        if (!plan.relaxed().isEmpty()) {
          break;
        }
        var report =
            TrfReader.read(
                TrfWriter.write(TrfExchange.export("seed " + seed, played.question(Set.of()))));
        assertThat(DutchArbiter.reported(report, round))
            .as(
                "seed %d, round %d of %d, %d players\n%s",
                seed, round + 1, rounds, size, TrfWriter.write(report))
            .isEqualTo(DutchArbiter.expected(report, round));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(2 * TOURNAMENTS);
  }
}
