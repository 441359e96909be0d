package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.match.pairing.DutchBracket.Paired;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.junit.jupiter.api.Test;

/** Brackets paired by least cost, small enough to be worked out by hand. */
class LargeBracketTest {
  private static final int NO_BYE = -1;
  private static final int BYE = 0;

  private final List<Forbidden> forbidden = new ArrayList<>();

  /** Games: w white, b black, - absent; floats: 1 up, -1 down, of the first games. */
  private static History who(int number, String games, int... floats) {
    var who = new History(new Entrant("" + number, number, 0, true), number - 1);
    who.colourNumber(number);
    for (int i = 0; i < games.length(); i++) {
      if (games.charAt(i) == '-') {
        who.satOut(ByeKind.ABSENT, 0);
      } else {
        who.played(
            games.charAt(i) == 'w' ? Colours.WHITE : Colours.BLACK,
            0,
            i < floats.length ? floats[i] : 0);
      }
    }
    return who;
  }

  /** Without a game yet. */
  private static List<History> fresh(int first, int last) {
    return IntStream.rangeClosed(first, last).mapToObj(number -> who(number, "")).toList();
  }

  private void forbid(int one, int other) {
    forbidden.add(new Forbidden("" + one, "" + other));
  }

  private Paired solve(List<History> moved, List<History> residents, int byeScore) {
    var entrants =
        IntStream.rangeClosed(1, moved.size() + residents.size())
            .mapToObj(number -> new Entrant("" + number, number, 0, true))
            .toList();
    var settings = PairingSettings.duels(9).forbidding(forbidden);
    var eligible = new EligibleEntrants(new PairingInput(entrants, List.of(), settings, 0));
    var rules = new DutchRules(eligible, 0, Scoring.POINT, false, true);
    return new LargeBracket(rules, moved, residents, byeScore).solve();
  }

  private static List<String> pairs(Paired paired) {
    return paired.pairs().stream()
        .map(pair -> pair.getFirst() + "-" + pair.getLast())
        .sorted()
        .toList();
  }

  private static List<String> left(Paired paired) {
    return paired.left().stream().map(History::toString).toList();
  }

  @Test
  void theUpperHalfMeetsTheLowerHalf() {
    var paired = solve(List.of(), fresh(1, 6), NO_BYE);

    assertThat(pairs(paired)).containsExactly("1-4", "2-5", "3-6");
    assertThat(paired.left()).isEmpty();
    assertThat(paired.unmatchedBelow()).isEmpty();
  }

  @Test
  void whoMayNotMeetTheNaturalOpponentMeetsTheNearest() {
    forbid(1, 4);

    assertThat(pairs(solve(List.of(), fresh(1, 6), NO_BYE))).containsExactly("1-5", "2-4", "3-6");
  }

  /** 1, 4 and 6 should be white, 2, 3 and 5 black. */
  @Test
  void aPreferenceCountsMoreThanTheOrder() {
    var six = List.of(who(1, "b"), who(2, "w"), who(3, "w"), who(4, "b"), who(5, "w"), who(6, "b"));

    assertThat(pairs(solve(List.of(), six, NO_BYE))).containsExactly("1-5", "2-4", "3-6");
  }

  /** 1 and 3 want white strongly, 4 mildly; 2 wants black. One pair cannot have what it wants. */
  @Test
  void aMildPreferenceIsBrokenRatherThanAStrongOne() {
    var four = List.of(who(1, "b"), who(2, "bw"), who(3, "b"), who(4, "wb"));

    assertThat(pairs(solve(List.of(), four, NO_BYE))).containsExactly("1-4", "2-3");
  }

  @Test
  void whoCameDownMeetsTheHighestAndTheLastOneGoesOn() {
    var paired = solve(fresh(1, 1), fresh(2, 5), NO_BYE);

    assertThat(pairs(paired)).containsExactly("1-2", "3-4");
    assertThat(left(paired)).containsExactly("5");
  }

  @Test
  void twoWhoCameDownMeetDifferentOpponents() {
    forbid(1, 3);

    assertThat(pairs(solve(fresh(1, 2), fresh(3, 6), NO_BYE))).containsExactly("1-4", "2-3", "5-6");
  }

  @Test
  void whoCameDownAndMayMeetNobodyGoesOn() {
    forbid(1, 2);
    forbid(1, 3);
    var paired = solve(fresh(1, 1), fresh(2, 3), NO_BYE);

    assertThat(pairs(paired)).containsExactly("2-3");
    assertThat(left(paired)).containsExactly("1");
  }

  @Test
  void whoFloatedUpIsSpared() {
    var clean = List.of(who(2, "wb", 0, 1), who(3, "wb", 1, 0), who(4, "wb"), who(5, "wb"));
    assertThat(pairs(solve(List.of(who(1, "bw")), clean, NO_BYE))).contains("1-4");

    var longAgo = List.of(who(2, "wb", 0, 1), who(3, "wb", 1, 0), who(4, "wb", 0, 1));
    assertThat(pairs(solve(List.of(who(1, "bw")), longAgo, NO_BYE))).contains("1-3");
  }

  @Test
  void coloursCountMoreThanAFloatForWhoCameDown() {
    var residents = List.of(who(2, "bw"), who(3, "wb", 0, 1), who(4, "bw"));

    assertThat(pairs(solve(List.of(who(1, "bw")), residents, NO_BYE))).contains("1-3");
  }

  /** 1 wants white strongly; all others too, but 3 only mildly. */
  @Test
  void aMildPreferenceIsBrokenForWhoCameDown() {
    var residents = List.of(who(2, "b"), who(3, "wb"), who(4, "b"));

    assertThat(pairs(solve(List.of(who(1, "b")), residents, NO_BYE))).contains("1-3");
  }

  @Test
  void whoFloatedDownStays() {
    var clean =
        List.of(who(1, "wb"), who(2, "wb"), who(3, "bw"), who(4, "bw", -1), who(5, "bw", 0, -1));
    assertThat(left(solve(List.of(), clean, NO_BYE))).containsExactly("3");

    var longAgo =
        List.of(
            who(1, "wb"), who(2, "wb"), who(3, "bw", 0, -1), who(4, "bw", -1), who(5, "bw", 0, -1));
    assertThat(left(solve(List.of(), longAgo, NO_BYE))).containsExactly("4");
  }

  @Test
  void theLastOneWhoMayHasTheBye() {
    assertThat(left(solve(List.of(), fresh(1, 5), BYE))).containsExactly("5");

    var five = new ArrayList<>(fresh(1, 5));
    five.getLast().decidedWithoutPlay(0, true);
    var paired = solve(List.of(), five, BYE);
    assertThat(left(paired)).containsExactly("4");
    assertThat(pairs(paired)).containsExactly("1-3", "2-5");
  }

  @Test
  void ifNobodyCanHaveTheByeEverybodyGoesOn() {
    forbid(1, 3);
    forbid(1, 4);
    forbid(2, 3);
    forbid(2, 4);

    assertThat(left(solve(List.of(), fresh(1, 5), BYE))).hasSize(5);
  }

  @Test
  void theByeGoesToWhoHasPlayedMost() {
    var first = List.of(who(1, "w"), who(2, "-"), who(3, "-"), who(4, "-"), who(5, "-"));
    var paired = solve(List.of(), first, BYE);
    assertThat(left(paired)).containsExactly("1");
    assertThat(pairs(paired)).containsExactly("2-4", "3-5");

    var second = List.of(who(1, "-"), who(2, "w"), who(3, "-"), who(4, "-"), who(5, "-"));
    assertThat(left(solve(List.of(), second, BYE))).as("the last of its half").containsExactly("2");

    var middle = List.of(who(1, "-"), who(2, "-"), who(3, "w"), who(4, "-"), who(5, "-"));
    assertThat(left(solve(List.of(), middle, BYE))).containsExactly("3");
  }

  @Test
  void theByeIsForTheScoreThatWasChosen() {
    var five = fresh(1, 5);
    five.getLast().satOut(ByeKind.REQUESTED, Scoring.POINT / 2);

    assertThat(left(solve(List.of(), five, BYE))).containsExactly("4");
  }

  @Test
  void anEvenNumberHasNoByeInIt() {
    assertThat(pairs(solve(List.of(), fresh(1, 4), BYE))).containsExactly("1-3", "2-4");
  }

  @Test
  void withoutAnyPairEverybodyGoesOn() {
    forbid(2, 3);
    var paired = solve(fresh(1, 1), fresh(2, 2), NO_BYE);
    assertThat(pairs(paired)).containsExactly("1-2");

    forbid(1, 2);
    var nobody = solve(List.of(), fresh(1, 2), NO_BYE);
    assertThat(pairs(nobody)).isEmpty();
    assertThat(left(nobody)).containsExactly("1", "2");
    assertThat(left(solve(List.of(), fresh(1, 1), NO_BYE))).containsExactly("1");
  }

  /**
   * The first may meet nobody nearer than 41 places from its natural opponent, nor may the last.
   */
  @Test
  void opponentsAreLookedForFurtherAwayIfThereIsNobodyNear() {
    for (int opponent = 51; opponent <= 91; opponent++) {
      forbid(1, opponent);
    }
    for (int opponent = 60; opponent <= 100; opponent++) {
      forbid(50, opponent);
    }

    var paired = solve(List.of(), fresh(1, 100), NO_BYE);
    assertThat(paired.pairs()).hasSize(50);
    assertThat(opponentOf(1, paired)).isBetween(92, 100);
    assertThat(opponentOf(50, paired)).isBetween(51, 59);
  }

  private static int opponentOf(int upper, Paired paired) {
    return paired.pairs().stream()
        .filter(pair -> pair.getFirst().number() == upper)
        .mapToInt(pair -> pair.getLast().number())
        .findFirst()
        .orElseThrow();
  }
}
