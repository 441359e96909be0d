package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DutchSwissTest {
  private static final long WHITE_FIRST = DutchSwiss.seed(0, true);
  private static final long BLACK_FIRST = DutchSwiss.seed(0, false);

  private static List<Entrant> field(int size) {
    return IntStream.rangeClosed(1, size)
        .mapToObj(i -> new Entrant("" + i, i, 3000 - i, true))
        .toList();
  }

  private static List<List<String>> seats(RoundPlan plan) {
    return plan.tables().stream().map(RoundPlan.Table::seats).toList();
  }

  private static TableResult draw(String white, String black) {
    return new TableResult(List.of(white, black), List.of(1, 1), true);
  }

  @Test
  void theFirstRoundIsUpperHalfAgainstLowerHalfWithColoursInTurn() {
    var plan =
        new DutchSwiss()
            .pair(new PairingInput(field(6), List.of(), PairingSettings.duels(5), WHITE_FIRST));
    assertThat(seats(plan))
        .containsExactly(List.of("1", "4"), List.of("5", "2"), List.of("3", "6"));
    var other =
        new DutchSwiss()
            .pair(new PairingInput(field(6), List.of(), PairingSettings.duels(5), BLACK_FIRST));
    assertThat(seats(other))
        .containsExactly(List.of("4", "1"), List.of("2", "5"), List.of("6", "3"));
  }

  /** Otherwise 2 would have black: its place among those here is the first. */
  @Test
  void whoHasNotComeYetDoesNotCountForColours() {
    var settings = PairingSettings.duels(5);
    var input = new PairingInput(field(5), List.of(), Set.of("1"), settings, WHITE_FIRST);
    assertThat(seats(new DutchSwiss().pair(input)))
        .containsExactly(List.of("2", "4"), List.of("5", "3"));
  }

  /** 1 asked for a bye and stays away; 2 has played, 5 to 8 come new: 5 has the fourth number. */
  @Test
  void whoWasPairedOnceCountsForColoursFromThenOn() {
    var past =
        List.of(
            new PastRound(
                List.of(draw("2", "3")),
                List.of(new Bye("1", ByeKind.REQUESTED), new Bye("4", ByeKind.PAIRING))));
    var input =
        new PairingInput(
            field(8), past, Set.of("1", "2", "3", "4"), PairingSettings.duels(5), WHITE_FIRST);
    assertThat(seats(new DutchSwiss().pair(input)))
        .containsExactly(List.of("7", "5"), List.of("6", "8"));
    var here =
        new PairingInput(
            field(8), past, Set.of("2", "3", "4"), PairingSettings.duels(5), WHITE_FIRST);
    assertThat(new DutchSwiss().pair(here).byes()).hasSize(1);
  }

  /**
   * 1 and 4 may not meet, nor may 2 and 3, 1 and 3, 2 and 4: without an exchange nobody of the
   * upper half has an opponent.
   */
  @Test
  void anExchangeIsMadeOnlyWhereNoOrderOfTheLowerHalfWillDo() {
    var forbidden =
        List.of(
            new Forbidden("1", "3"),
            new Forbidden("1", "4"),
            new Forbidden("3", "2"),
            new Forbidden("2", "4"));
    var settings = PairingSettings.duels(3).forbidding(forbidden);
    var plan = new DutchSwiss().pair(new PairingInput(field(4), List.of(), settings, WHITE_FIRST));
    assertThat(plan.relaxed()).isEmpty();
    assertThat(seats(plan)).containsExactly(List.of("1", "2"), List.of("3", "4"));
  }

  /** C9, exact and in a bracket too large for it: 1 has played a game more than the others. */
  @Test
  void theByeGoesToWhomHasPlayedMost() {
    for (int size : new int[] {9, 401}) {
      var byes = new ArrayList<Bye>();
      var tables = new ArrayList<TableResult>();
      tables.add(draw("1", "2"));
      for (int i = 3; i <= size; i++) {
        byes.add(new Bye("" + i, ByeKind.REQUESTED));
      }
      var input =
          new PairingInput(
              field(size),
              List.of(new PastRound(tables, byes)),
              PairingSettings.duels(5),
              WHITE_FIRST);
      var plan = new DutchSwiss().pair(input);
      assertThat(plan.relaxed()).as("%d entrants", size).isEmpty();
      assertThat(plan.notes().isEmpty()).as("%d entrants", size).isEqualTo(size < 300);
      assertThat(plan.byes()).as("%d entrants", size).containsExactly("2");
    }
  }

  /** Everybody of the upper half has met all of the lower half: pairs are possible within each. */
  @Tag("slow")
  @Test
  void aLargeBracketWithoutAPairingBetweenItsHalvesEndsAllTheSame() {
    int size = 304;
    var past = new ArrayList<PastRound>();
    for (int shift = 0; shift < size / 2; shift++) {
      var tables = new ArrayList<TableResult>();
      for (int i = 0; i < size / 2; i++) {
        var one = "" + (i + 1);
        var other = "" + (size / 2 + (i + shift) % (size / 2) + 1);
        boolean isEven = (i + shift) % 2 == 0;
        tables.add(isEven ? draw(one, other) : draw(other, one));
      }
      past.add(new PastRound(tables, List.of()));
    }
    var input = new PairingInput(field(size), past, PairingSettings.duels(0), WHITE_FIRST);
    var plan = new DutchSwiss().pair(input);
    assertThat(plan.tables()).hasSize(size / 2);
    assertThat(plan.byes()).isEmpty();
    assertThat(plan.relaxed()).isEmpty();
    assertThat(plan.notes()).hasSize(2);
  }

  @Tag("slow")
  @Test
  void aRoundOfThreeHundredIsPairedExactly() {
    for (int size : new int[] {300, 302}) {
      var input = new PairingInput(field(size), List.of(), PairingSettings.duels(5), WHITE_FIRST);
      var plan = new DutchSwiss().pair(input);
      assertThat(plan.tables()).hasSize(size / 2);
      assertThat(plan.notes()).hasSize(size == 300 ? 0 : 1);
    }
  }
}
