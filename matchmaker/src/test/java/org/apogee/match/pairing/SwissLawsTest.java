package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What holds in every round of every duel Swiss, on thousands of random fields. */
class SwissLawsTest {
  @Test
  void holdOnRandomFields() {
    for (long seed = 0; seed < 1500; seed++) {
      int size = 2 + (int) (seed % 27);
      int rounds = 1 + (int) (seed / 27 % 9);
      var played = new Played(new DutchSwiss(), PairingSettings.duels(rounds), size, seed);
      var byes = new HashSet<String>();
      var met = new HashSet<Set<String>>();
      for (int round = 0; round < rounds; round++) {
        disturb(played, round);
        var absent = absent(played);
        var again = new DutchSwiss().pair(played.pairingInput(absent));
        var plan = played.playRound(absent);
        assertThat(plan).as("seed %d, asked twice", seed).isEqualTo(again);
        holds(played, plan, absent, byes, met, "seed " + seed + " round " + (round + 1));
      }
    }
  }

  private static void disturb(Played played, int round) {
    if (round > 0 && played.random().nextInt(5) == 0) {
      played.join();
    }
    if (round > 0 && played.random().nextInt(5) == 0) {
      played.withdraw(played.random().nextInt(played.entrants().size()));
    }
  }

  private static Set<String> absent(Played played) {
    var here = played.entrants().stream().filter(Entrant::active).toList();
    return !here.isEmpty() && played.random().nextInt(4) == 0
        ? Set.of(here.get(played.random().nextInt(here.size())).id())
        : Set.of();
  }

  private static void holds(
      Played played,
      RoundPlan plan,
      Set<String> absent,
      Set<String> byes,
      Set<Set<String>> met,
      String where) {
    var seen = new HashSet<String>();
    for (var table : plan.tables()) {
      assertThat(table.seats()).as(where).hasSize(2);
      assertThat(seen.addAll(table.seats())).as(where).isTrue();
      if (!plan.relaxed().contains(Relaxation.REPEAT)) {
        assertThat(met).as(where).doesNotContain(Set.copyOf(table.seats()));
      }
    }
    var results = played.past().getLast().tables();
    results.stream().filter(t -> t.played()).forEach(t -> met.add(Set.copyOf(t.seats())));
    assertThat(plan.byes()).as(where).hasSizeLessThanOrEqualTo(1);
    for (var bye : plan.byes()) {
      assertThat(seen.add(bye)).as(where).isTrue();
      assertThat(byes.add(bye) || plan.relaxed().contains(Relaxation.SECOND_BYE))
          .as(where)
          .isTrue();
    }
    var here = new HashSet<String>();
    played.entrants().stream()
        .filter(e -> e.active() && !absent.contains(e.id()))
        .forEach(e -> here.add(e.id()));
    assertThat(seen).as(where).isEqualTo(here);
  }
}
