package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apogee.node.journal.Holes.Range;
import org.junit.jupiter.api.Test;

final class HolesTest {
  private static final long AGE = 10_000;
  private final Holes holes = new Holes(100, AGE);

  @Test
  void numbersThatAreSkippedAreRememberedAndHoldTheSafePlaceBack() {
    holes.read(101, false);
    assertThat(holes.safe()).isEqualTo(101);
    holes.read(105, false);
    holes.read(106, false);
    holes.read(108, false);
    assertThat(holes.open()).containsExactly(new Range(102, 104), new Range(107, 107));
    assertThat(holes.safe()).isEqualTo(101);
    assertThat(holes.position()).isEqualTo(108);
  }

  @Test
  void aRowThatShowsUpSplitsItsHole() {
    holes.read(106, false);
    holes.found(103);
    assertThat(holes.open()).containsExactly(new Range(101, 102), new Range(104, 105));
    holes.found(101);
    holes.found(102);
    assertThat(holes.safe()).isEqualTo(103);
    holes.found(105);
    holes.found(104);
    assertThat(holes.count()).isZero();
    assertThat(holes.safe()).isEqualTo(106);
  }

  @Test
  void aHoleIsGivenUpOnlyWhenItIsOldAndThenTheHorizonPassedAndThenALookFoundNothing() {
    holes.read(102, false);
    for (long now = 0; now < AGE; now += 500) {
      assertThat(holes.looked(new Horizon(50, 60), now)).as("young").isEmpty();
    }
    assertThat(holes.looked(new Horizon(70, 80), AGE)).as("old: notes 80").isEmpty();
    assertThat(holes.looked(new Horizon(79, 90), AGE + 1)).as("79 is still open").isEmpty();
    assertThat(holes.looked(new Horizon(80, 90), AGE + 2)).containsExactly(new Range(101, 101));
    assertThat(holes.safe()).isEqualTo(102);
  }

  @Test
  void aPauseOfTheReaderMakesNoHoleOld() {
    holes.read(102, false);
    for (long now = 0; now < 5 * AGE; now += AGE) {
      assertThat(holes.looked(new Horizon(100, 100), now)).isEmpty();
    }
    assertThat(holes.count()).isEqualTo(1);
  }

  @Test
  void aHoleBelowAnOldRowNeedNotWaitForTheClock() {
    holes.read(1_000_000, true);
    assertThat(holes.count()).as("however many numbers: one hole").isEqualTo(1);
    assertThat(holes.looked(new Horizon(7, 9), 5)).isEmpty();
    assertThat(holes.looked(new Horizon(9, 9), 5)).containsExactly(new Range(101, 999_999));
  }

  @Test
  void whatCannotBeIsRefused() {
    holes.read(103, false);
    assertThatThrownBy(() -> holes.read(103, false)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> holes.found(103)).isInstanceOf(IllegalArgumentException.class);
    holes.found(101);
    assertThatThrownBy(() -> holes.found(101)).isInstanceOf(IllegalArgumentException.class);
  }
}
