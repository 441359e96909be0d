package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apogee.match.pairing.PastRound.TableResult;
import org.junit.jupiter.api.Test;

/** What holds at tables of three to six, on random fields. */
class TableLawsTest {
  @Test
  void holdInSwissTournaments() {
    for (long seed = 0; seed < 200; seed++) {
      int size = 3 + (int) (seed % 4);
      int entrants = size + (int) (seed * 7 % 40);
      int rounds = 1 + (int) (seed % 5);
      var settings = PairingSettings.tables(size, rounds);
      var played = new Played(new SwissTables(), settings, entrants, seed);
      var byes = new HashSet<String>();
      var met = new HashSet<Set<String>>();
      for (int round = 0; round < rounds; round++) {
        var where = "seed " + seed + ", tables of " + size + ", round " + (round + 1);
        var plan = played.plan();
        assertThat(played.playRound()).as(where).isEqualTo(plan);
        everybodyOnce(played, plan, byes, where);
        boolean repeated = meet(played, met);
        boolean told = plan.relaxed().contains(Relaxation.REPEAT);
        assertThat(!repeated || told).as(where).isTrue();
        // Far more others than places: nobody needs to meet anybody again.
        assertThat(repeated && entrants >= 3 * rounds * size).as(where).isFalse();
      }
    }
  }

  /**
   * Full tables, so that each seat is there for everybody equally often, and far more others than
   * places. In small fields nobody is seated again with the same ones for the sake of a seat.
   */
  @Test
  void seatsAreBalancedWithinOneInFullFields() {
    for (long seed = 0; seed < 12; seed++) {
      int size = 3 + (int) (seed % 4);
      int rounds = size + 1;
      int tables = 3 * rounds + (int) (seed * 5 % 7);
      var settings = PairingSettings.tables(size, rounds);
      var played = new Played(new SwissTables(), settings, size * tables, seed).allCome();
      var times = new HashMap<String, int[]>();
      for (int round = 0; round < rounds; round++) {
        var plan = played.playRound();
        assertThat(plan.relaxed()).as("seed %d", seed).isEmpty();
        assertThat(plan.tables()).allMatch(table -> table.seats().size() == size);
        for (var table : played(played)) {
          for (int seat = 0; seat < size; seat++) {
            times.computeIfAbsent(table.seats().get(seat), _ -> new int[size])[seat]++;
          }
        }
        for (var who : times.entrySet()) {
          var sorted = who.getValue().clone();
          Arrays.sort(sorted);
          assertThat(sorted[size - 1] - sorted[0])
              .as("seed %d, tables of %d, round %d, %s", seed, size, round + 1, who.getKey())
              .isLessThanOrEqualTo(1);
        }
      }
    }
  }

  private static void everybodyOnce(Played played, RoundPlan plan, Set<String> byes, String where) {
    var seen = new HashSet<String>();
    for (var table : plan.tables()) {
      assertThat(table.seats().size())
          .as(where)
          .isBetween(played.settings().smallestTable(), played.settings().largestTable());
      table.seats().forEach(one -> assertThat(seen.add(one)).as(where).isTrue());
    }
    for (var bye : plan.byes()) {
      assertThat(seen.add(bye)).as(where).isTrue();
      boolean told = plan.relaxed().contains(Relaxation.SECOND_BYE);
      assertThat(byes.add(bye) || told).as(where).isTrue();
    }
    assertThat(seen).as(where).hasSize(played.entrants().size());
  }

  private static List<TableResult> played(Played played) {
    return played.past().getLast().tables().stream().filter(TableResult::played).toList();
  }

  /** Notes who met in the last round; true if some had before. Tables without play do not count. */
  private static boolean meet(Played played, Set<Set<String>> met) {
    boolean repeated = false;
    for (var table : played(played)) {
      for (var one : table.seats()) {
        for (var other : table.seats()) {
          repeated |= one.compareTo(other) < 0 && !met.add(Set.of(one, other));
        }
      }
    }
    return repeated;
  }
}
