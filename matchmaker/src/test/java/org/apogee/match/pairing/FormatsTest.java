package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound.TableResult;
import org.junit.jupiter.api.Test;

class FormatsTest {
  /** As the Berger tables for six have it. */
  @Test
  void sixMeetAsInTheBergerTable() {
    assertThat(RoundRobin.pairs(6, 1)).isEqualTo(pairs(1, 6, 2, 5, 3, 4));
    assertThat(RoundRobin.pairs(6, 2)).isEqualTo(pairs(6, 4, 5, 3, 1, 2));
    assertThat(RoundRobin.pairs(6, 3)).isEqualTo(pairs(2, 6, 3, 1, 4, 5));
    assertThat(RoundRobin.pairs(6, 4)).isEqualTo(pairs(6, 5, 1, 4, 2, 3));
    assertThat(RoundRobin.pairs(6, 5)).isEqualTo(pairs(3, 6, 4, 2, 5, 1));
  }

  private static List<List<Integer>> pairs(Integer... numbers) {
    return List.of(
        List.of(numbers[0], numbers[1]),
        List.of(numbers[2], numbers[3]),
        List.of(numbers[4], numbers[5]));
  }

  @Test
  void inARoundRobinEverybodyMeetsEverybodyOnceWithSeatsBalancedWithinOne() {
    for (int n = 2; n <= 31; n++) {
      var played = new Played(new RoundRobin(), PairingSettings.duels(0), n, n);
      var met = new HashSet<Set<String>>();
      Map<String, Integer> balance = new HashMap<>();
      int rounds = RoundRobin.roundsOfCycle(n, 2);
      for (int round = 0; round < rounds; round++) {
        for (var table : played.playRound().tables()) {
          assertThat(met.add(Set.copyOf(table.seats()))).as("%d entrants", n).isTrue();
          balance.merge(table.seats().getFirst(), 1, Integer::sum);
          balance.merge(table.seats().getLast(), -1, Integer::sum);
        }
      }
      assertThat(met).hasSize(n * (n - 1) / 2);
      assertThat(balance.values()).as("%d entrants", n).allMatch(b -> Math.abs(b) <= 1);
    }
  }

  @Test
  void theBracketKeepsTheBestTwoApart() {
    assertThat(KnockOut.order(8)).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
  }

  @Test
  void aKnockOutEndsWithOneWhoNeverLost() {
    for (int n = 2; n <= 33; n++) {
      var played = new Played(new KnockOut(), PairingSettings.duels(0), n, n);
      int games = 0;
      while (!played.plan().tables().isEmpty()) {
        games += played.playRound().tables().size();
        assertThat(played.past()).as("%d entrants", n).hasSizeLessThan(8);
      }
      assertThat(games).as("%d entrants", n).isEqualTo(n - 1);
    }
  }

  /** Results of an older version, in which the lower seed of a void game advanced. */
  @Test
  void theNextRoundShowsWhoAdvanced() {
    var entrants = new Played(new KnockOut(), PairingSettings.duels(0), 8, 1).entrants();
    var past =
        List.of(
            round(
                duel("e1", "e8", 1), duel("e4", "e5", 2), duel("e2", "e7", 2), duel("e3", "e6", 2)),
            round(duel("e8", "e4", 2), duel("e2", "e3", 2)));
    var input = new PairingInput(entrants, past, PairingSettings.duels(0), 1);
    assertThat(new KnockOut().pair(input).tables().getFirst().seats()).containsExactly("e8", "e2");
  }

  private static PastRound round(TableResult... tables) {
    return new PastRound(List.of(tables), List.of());
  }

  private static TableResult duel(String one, String other, int placeOfOther) {
    return new TableResult(List.of(one, other), List.of(1, placeOfOther), placeOfOther > 1);
  }

  @Test
  void inADoubleKnockOutAllButOneLoseTwice() {
    for (int n = 2; n <= 33; n++) {
      var played = new Played(new DoubleKnockOut(), PairingSettings.duels(0), n, n);
      int games = 0;
      while (!played.plan().tables().isEmpty()) {
        games += played.playRound().tables().size();
        assertThat(played.past()).as("%d entrants", n).hasSizeLessThan(60);
      }
      assertThat(games).as("%d entrants", n).isIn(2 * n - 2, 2 * n - 1);
    }
  }

  @Test
  void theReasonOfEachFinalSaysWhatItIs() {
    var played = new Played(new DoubleKnockOut(), PairingSettings.duels(0), 8, 3);
    var reasons = new java.util.ArrayList<String>();
    while (!played.plan().tables().isEmpty()) {
      played.plan().tables().forEach(table -> reasons.add(table.reason()));
      played.playRound();
    }
    assertThat(reasons).anyMatch(reason -> reason.startsWith("without a loss: "));
    assertThat(reasons).anyMatch(reason -> reason.startsWith("one loss: "));
    assertThat(reasons.stream().filter(reason -> reason.startsWith("final: "))).hasSize(1);
    assertThat(reasons.getLast()).containsPattern("^(second )?final: ");
  }

  @Test
  void aRoundRobinAtTablesOfThreeGoesOnUntilEverybodyHasMet() {
    for (int n = 4; n <= 15; n++) {
      var settings = PairingSettings.tables(3, 0);
      var entrants = new Played(new RoundRobin(), settings, n, n).entrants();
      int rounds =
          EverybodyMeets.rounds(new PairingSystem.PairingInput(entrants, List.of(), settings, n));
      var planned = PairingSettings.tables(3, rounds);
      var played = new Played(new RoundRobin(), planned, n, n).allCome();
      var met = new HashSet<Set<String>>();
      List<String> notes = List.of();
      for (int round = 0; round < rounds; round++) {
        notes = played.plan().notes();
        for (var table : played.playRound().tables()) {
          for (var one : table.seats()) {
            for (var other : table.seats()) {
              if (!one.equals(other)) {
                met.add(Set.of(one, other));
              }
            }
          }
        }
      }
      assertThat(met.size() == n * (n - 1) / 2).as("%d entrants", n).isEqualTo(notes.isEmpty());
      assertThat(notes).as("%d entrants", n).isEmpty();
    }
  }

  @Test
  void aRoundRobinThatEndsTooEarlySaysSoInItsLastRound() {
    var played = new Played(new RoundRobin(), PairingSettings.tables(3, 2), 9, 1).allCome();
    assertThat(played.plan().notes()).isEmpty();
    played.playRound();
    assertThat(played.plan().notes())
        .containsExactly("This is the last planned round, and 18 of 36 pairs will not have met.");
  }

  @Test
  void anArenaAvoidsThoseWhoMetLast() {
    for (int seed = 0; seed < 50; seed++) {
      var played = new Played(new Arena(), PairingSettings.duels(0), 8, seed);
      for (int step = 0; step < 6; step++) {
        var before = step == 0 ? Set.<Set<String>>of() : tables(played.past().getLast());
        var plan = played.playRound();
        assertThat(plan.tables()).hasSize(4);
        for (var table : plan.tables()) {
          assertThat(before).as("seed %d", seed).doesNotContain(Set.copyOf(table.seats()));
        }
      }
    }
  }

  /** The last meeting of a and b is many steps ago, but none of them has played since. */
  @Test
  void inABusyArenaTheLastTablesCountNotTheLastSteps() {
    var entrants = new ArrayList<Entrant>();
    for (int i = 0; i < 16; i++) {
      entrants.add(new Entrant("e" + i, i + 1, i < 2 ? 2000 : i < 4 ? 1500 : 1000, true));
    }
    var past = new ArrayList<PastRound>();
    past.add(meeting("e0", "e1"));
    past.add(meeting("e2", "e3"));
    for (int i = 4; i < 16; i += 2) {
      past.add(meeting("e" + i, "e" + (i + 1)));
    }
    var busy = IntStream.range(4, 16).mapToObj(i -> "e" + i).collect(Collectors.toSet());
    var input = new PairingInput(entrants, past, busy, PairingSettings.duels(0), 7);
    assertThat(new Arena().pair(input).tables())
        .hasSize(2)
        .noneMatch(table -> Set.copyOf(table.seats()).equals(Set.of("e0", "e1")));
  }

  private static PastRound meeting(String one, String other) {
    var table = new TableResult(List.of(one, other), List.of(1, 1), true);
    return new PastRound(List.of(table), List.of());
  }

  private static Set<Set<String>> tables(PastRound round) {
    var tables = new HashSet<Set<String>>();
    round.tables().forEach(table -> tables.add(Set.copyOf(table.seats())));
    return tables;
  }

  @Test
  void tablesOfFourTakeAnyNumber() {
    var sizes = new TableSizes(PairingSettings.tables(4, 0));
    assertThat(sizes.of(12)).containsExactly(4, 4, 4);
    assertThat(sizes.of(11)).containsExactly(4, 4, 3);
    assertThat(sizes.of(10)).containsExactly(4, 3, 3);
    assertThat(sizes.of(9)).containsExactly(5, 4);
    assertThat(sizes.of(5)).containsExactly(5);
    assertThat(sizes.of(2)).isEmpty();
  }
}
