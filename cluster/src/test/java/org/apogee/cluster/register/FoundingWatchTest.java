package org.apogee.cluster.register;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cluster.register.Register.Sighting;
import org.junit.jupiter.api.Test;

class FoundingWatchTest {
  private static final long SECOND = 1_000_000_000;
  private static final Sighting SILENT = new Sighting(false, false, 7);
  private static final Sighting EMPTY = new Sighting(false, true, 0);

  private final FoundingWatch watch = new FoundingWatch(false);
  private long now;

  private boolean after(Sighting seen, long seconds) {
    now += seconds * SECOND;
    return watch.mayFoundAfter(seen, now);
  }

  private void lookAlmostEnough() {
    for (int i = 1; i < FoundingWatch.LOOKS; i++) {
      assertThat(after(SILENT, 1)).isFalse();
    }
  }

  @Test
  void severalLooksInARowWithoutAConfirmationAreNeeded() {
    lookAlmostEnough();

    assertThat(after(SILENT, 1)).isTrue();
  }

  @Test
  void aConfirmationBeginsTheCountAgain() {
    lookAlmostEnough();

    assertThat(after(new Sighting(false, false, 8), 1)).isFalse();
  }

  @Test
  void aLivingClusterIsNeverReplaced() {
    for (int i = 0; i < 100; i++) {
      assertThat(after(new Sighting(true, false, i / 50), 1)).isFalse();
    }
  }

  @Test
  void aGapBeginsTheCountAgainBecauseNobodyCouldConfirmMeanwhile() {
    lookAlmostEnough();
    assertThat(after(SILENT, 4)).isFalse();

    lookAlmostEnoughAfterOne();
  }

  private void lookAlmostEnoughAfterOne() {
    for (int i = 2; i < FoundingWatch.LOOKS; i++) {
      assertThat(after(SILENT, 1)).isFalse();
    }
    assertThat(after(SILENT, 1)).isTrue();
  }

  @Test
  void aFailedLookBeginsTheCountAgain() {
    lookAlmostEnough();
    watch.failed();

    assertThat(after(SILENT, 1)).isFalse();
  }

  @Test
  void anEmptyRegisterIsEnoughForAMemberThatIsAlone() {
    assertThat(after(EMPTY, 1)).isFalse();
    assertThat(new FoundingWatch(true).mayFoundAfter(EMPTY, now)).isTrue();
    assertThat(new FoundingWatch(true).mayFoundAfter(SILENT, now)).isFalse();
  }
}
