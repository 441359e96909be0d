package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Wishes and seats of two players, from their games: w white, b black, - not played. */
class ColoursTest {
  private static History played(int number, String games) {
    var who = new History(new Entrant("" + number, number, 0, true), number);
    who.colourNumber(number);
    for (int i = 0; i < games.length(); i++) {
      char game = games.charAt(i);
      if (game == '-') {
        who.satOut(ByeKind.ABSENT, 0);
      } else {
        who.played(game == 'w' ? Colours.WHITE : Colours.BLACK, 0, 0);
      }
    }
    return who;
  }

  private static void preferences(String games, int colour, int strength, int imbalance) {
    assertThat(played(1, games).preference())
        .as(games)
        .isEqualTo(new Colours.Preference(colour, strength, imbalance));
  }

  @Test
  void theWishGrowsWithTheImbalance() {
    preferences("", Colours.NONE, 0, 0);
    preferences("--", Colours.NONE, 0, 0);
    preferences("w", Colours.BLACK, Colours.STRONG, 1);
    preferences("b", Colours.WHITE, Colours.STRONG, -1);
    preferences("wb", Colours.WHITE, Colours.MILD, 0);
    preferences("bw", Colours.BLACK, Colours.MILD, 0);
    preferences("w-b-", Colours.WHITE, Colours.MILD, 0);
    preferences("ww", Colours.BLACK, Colours.ABSOLUTE, 2);
    preferences("w-w", Colours.BLACK, Colours.ABSOLUTE, 2);
    preferences("bbww", Colours.BLACK, Colours.ABSOLUTE, 0);
    preferences("bww", Colours.BLACK, Colours.ABSOLUTE, 1);
    preferences("wbw", Colours.BLACK, Colours.STRONG, 1);
    preferences("wwbw", Colours.BLACK, Colours.ABSOLUTE, 2);
    preferences("bbwb", Colours.WHITE, Colours.ABSOLUTE, -2);
  }

  private static boolean white(String higher, String lower) {
    return Colours.higherIsWhite(played(1, higher), played(2, lower), true);
  }

  @Test
  void bothWishesIfTheyDifferElseTheStrongerOne() {
    assertThat(white("b", "w")).isTrue();
    assertThat(white("w", "b")).isFalse();
    assertThat(white("w", "")).isFalse();
    assertThat(white("b", "")).isTrue();
    assertThat(white("", "w")).isTrue();
    assertThat(white("", "b")).isFalse();
    assertThat(white("w", "ww")).isTrue();
    assertThat(white("ww", "w")).isFalse();
    assertThat(white("b", "bb")).isFalse();
    assertThat(white("bb", "b")).isTrue();
    assertThat(white("wwbww", "bww")).as("more out of balance").isFalse();
    assertThat(white("bww", "wwbww")).as("more out of balance").isTrue();
  }

  @Test
  void elseColoursAlternateFromTheLastDifferenceElseTheHigherGetsItsWish() {
    assertThat(white("bwwb", "wbwb")).as("white three games ago").isFalse();
    assertThat(white("wbwb", "bwwb")).as("black three games ago").isTrue();
    assertThat(white("wb-wb", "b-wwb")).as("games, not rounds").isTrue();
    assertThat(white("b", "b")).isTrue();
    assertThat(white("w", "w")).isFalse();
  }

  @Test
  void withoutWishesTheNumberDecides() {
    assertThat(Colours.higherIsWhite(played(1, ""), played(2, ""), true)).isTrue();
    assertThat(Colours.higherIsWhite(played(2, ""), played(5, ""), true)).isFalse();
    assertThat(Colours.higherIsWhite(played(1, ""), played(2, ""), false)).isFalse();
    assertThat(Colours.higherIsWhite(played(2, ""), played(5, ""), false)).isTrue();
  }

  @Test
  void onlyTwoAbsoluteWishesForOneColourClash() {
    assertThat(Colours.clash(played(1, "ww"), played(2, "ww"))).isTrue();
    assertThat(Colours.clash(played(1, "ww"), played(2, "bb"))).isFalse();
    assertThat(Colours.clash(played(1, "ww"), played(2, "w"))).isFalse();
    assertThat(Colours.clash(played(1, "w"), played(2, "w"))).isFalse();
  }

  @Test
  void aThirdColourInARowCountsOnlyGames() {
    assertThat(Colours.wouldBeThird(played(1, "w-w-"), true)).isEqualTo(1);
    assertThat(Colours.wouldBeThird(played(1, "ww"), false)).isZero();
    assertThat(Colours.wouldBeThird(played(1, "bw"), true)).isZero();
    assertThat(Colours.wouldBeThird(played(1, "w"), true)).isZero();
  }
}
