package org.apogee.match.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.apogee.match.pairing.DutchSwiss;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.Played;
import org.junit.jupiter.api.Test;

/**
 * Tournaments with late joiners, withdrawals, asked byes, forfeits on one side and on both, and
 * forbidden pairs, written as reports, read again, and every round held against the arbiter's own.
 */
class DutchArbiterTest {
  /** Mutants are judged by a part of the tournaments. */
  private static final int SHARE = Integer.getInteger("laws.share", 1);

  @Test
  void anArbiterPairsEveryRoundOfATournamentOfThreeToTenTheSameWay() throws TrfProblem {
    assertThat(compare(1, 1000 / SHARE, 3, 10)).isGreaterThan(2000 / SHARE);
  }

  @Test
  void anArbiterPairsEveryRoundOfATournamentOfElevenToSixteenTheSameWay() throws TrfProblem {
    assertThat(compare(5000, 120 / SHARE, 11, 16)).isGreaterThan(400 / SHARE);
  }

  /** How many rounds were compared. */
  static int compare(long firstSeed, int tournaments, int least, int most) throws TrfProblem {
    int compared = 0;
    for (long seed = firstSeed; seed < firstSeed + tournaments; seed++) {
      var random = new SplittableRandom(seed);
      int size = least + random.nextInt(most - least + 1);
      int rounds = 2 + random.nextInt(size < 6 ? 3 : 6);
      var played =
          new Played(new DutchSwiss(), PairingSettings.duels(rounds), size, seed).withForfeits();
      played.forbid(random.nextInt(3));
      for (int round = 0; round < rounds; round++) {
        var absent = disturb(played, random, most, round);
        if (!played.playRound(absent).relaxed().isEmpty()) {
          break;
        }
        var text =
            TrfWriter.write(TrfExchange.export("seed " + seed, played.pairingInput(Set.of())));
        var report = TrfReader.read(text);
        assertThat(DutchArbiter.reported(report, round))
            .as("seed %d, round %d of %d\n%s", seed, round + 1, rounds, text)
            .isEqualTo(DutchArbiter.expected(report, round));
        compared++;
      }
    }
    return compared;
  }

  private static Set<String> disturb(Played played, SplittableRandom random, int most, int round) {
    var absent = new HashSet<String>();
    if (round > 0 && played.entrants().size() < most && random.nextInt(4) == 0) {
      played.join();
    }
    if (round > 0 && random.nextInt(8) == 0) {
      played.withdraw(random.nextInt(played.entrants().size()));
    }
    for (var entrant : played.entrants()) {
      if (entrant.active() && random.nextInt(20) == 0) {
        absent.add(entrant.id());
      }
    }
    long here = played.entrants().stream().filter(Entrant::active).count() - absent.size();
    return here < 2 ? Set.of() : absent;
  }
}
