package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.node.service.Absences;
import org.apogee.node.service.FormerHost;
import org.apogee.node.service.Others;
import org.apogee.node.service.Uptime;
import org.junit.jupiter.api.Test;

/** What a player's decision is charged, for one game on one node. */
class GameClockTest {
  private static final long T = 1_000_000;
  private static final String HERE = "n-here";

  private Uptime uptime = Uptime.from(T);
  private long lastBeat = T;
  private final GameClock clock = new GameClock(HERE, () -> uptime);

  /** The node serves without a pause until then. */
  private void servesUntil(long moment) {
    while (lastBeat < moment) {
      beatAt(Math.min(lastBeat + 250, moment));
    }
  }

  private void beatAt(long moment) {
    uptime = uptime.beat(moment, moment, Others.NONE);
    lastBeat = moment;
  }

  @Test
  void aRequestAnswersAtTheMomentOfItsReceipt() {
    servesUntil(T + 1_000);

    assertThat(clock.received(T + 400, T + 1_000))
        .isEqualTo(new When(T + 1_000, T + 400, 0, T + 1_000 - Uptime.LINGER));
    assertThat(clock.now(T + 1_000).answered()).isEqualTo(T + 1_000);
  }

  @Test
  void aReceiptThatIsMissingOrInTheFutureIsNow() {
    assertThat(clock.received(0, T + 300).answered()).isEqualTo(T + 300);
    assertThat(clock.received(1, T + 300).answered()).isEqualTo(1);
    assertThat(clock.received(T + 301, T + 300).answered()).isEqualTo(T + 300);
  }

  /** Absent from T + 1,000 to T + 5,000, and the grace until T + 7,000. */
  private void isAwayForFourSeconds() {
    servesUntil(T + 1_000);
    beatAt(T + 5_000);
    servesUntil(T + 8_000);
  }

  @Test
  void anAbsenceSinceTheLastEventIsNotCharged() {
    clock.stored(T, T);
    isAwayForFourSeconds();

    assertThat(clock.now(T + 8_000)).isEqualTo(new When(T + 8_000, T + 2_000, 6_000, T + 1_500));
    assertThat(clock.received(T + 3_000, T + 8_000).answered()).isEqualTo(T + 1_000);
    assertThat(clock.received(T + 500, T + 8_000).answered()).isEqualTo(T + 500);
  }

  @Test
  void noAbsenceIsReturnedTwice() {
    isAwayForFourSeconds();
    clock.stored(T + 6_000, T + 6_000);

    assertThat(clock.now(T + 8_000)).isEqualTo(new When(T + 8_000, T + 7_000, 1_000, T + 6_500));
    assertThat(clock.received(T + 4_000, T + 8_000).answered())
        .as("received in an absence that the event has given back: answered at the event")
        .isEqualTo(T + 6_000);
  }

  @Test
  void aSlowWriteIsAnAbsenceBecauseNobodyHeardOfIt() {
    servesUntil(T + 1_000);
    clock.stored(T, T + Uptime.TOLERANCE);
    assertThat(clock.now(T + 1_000).absent()).isZero();

    clock.stored(T, T + Uptime.TOLERANCE + 1);
    assertThat(clock.now(T + 1_000).absent()).isEqualTo(Uptime.TOLERANCE + 1);
    assertThat(clock.isUnsettled(T + Uptime.TOLERANCE)).isTrue();
    assertThat(clock.isUnsettled(T + Uptime.TOLERANCE + 1)).isFalse();
  }

  @Test
  void aSlowWriteIsForgottenWhenNoRequestOfThatTimeCanBeOnItsWay() {
    clock.stored(T, T + 1_000);
    servesUntil(T + 62_000);

    clock.stored(T + 61_000, T + 61_000);
    assertThat(clock.received(T, T + 62_000).answered()).isEqualTo(T + 1_000);
    clock.stored(T + 61_001, T + 61_001);
    assertThat(clock.received(T, T + 62_000).answered()).isEqualTo(T);
  }

  @Test
  void afterAFailedWriteTheGameWasAwayFromTheFirstFailureUntilTheGraceEnds() {
    clock.stored(T, T);
    servesUntil(T + 8_000);
    clock.failed(T + 1_000);
    clock.failed(T + 2_000);

    clock.resumed(new FormerHost(HERE, T + 500, T + 900, Absences.NONE), T + 4_000);

    assertThat(clock.now(T + 8_000).absent()).isEqualTo(3_000 + Uptime.GRACE);
    assertThat(clock.isUnsettled(T + 4_000 + Uptime.GRACE - 1)).isTrue();
    assertThat(clock.isUnsettled(T + 4_000 + Uptime.GRACE)).isFalse();
  }

  @Test
  void aFailureThatEndedBeforeTheLastEventIsNoPartOfTheNext() {
    servesUntil(T + 20_000);
    clock.failed(T + 1_000);
    clock.stored(T + 2_000, T + 2_000);
    clock.failed(T + 9_000);

    clock.resumed(new FormerHost(HERE, T + 2_000, T + 9_000, Absences.NONE), T + 10_000);

    assertThat(clock.now(T + 20_000).absent()).isEqualTo(1_000 + Uptime.GRACE);
  }

  @Test
  void aGameThatRestartsHereWithoutAKnownFailureWasAwaySinceItsLastEvent() {
    servesUntil(T + 20_000);
    clock.failed(T + 1_000);
    clock.resumed(new FormerHost(HERE, T, T, Absences.NONE), T + 2_000);

    var later = new FormerHost(HERE, T + 9_000, T + 9_500, Absences.NONE);
    clock.resumed(later, T + 10_000);

    assertThat(clock.now(T + 20_000).absent()).isEqualTo(1_000 + Uptime.GRACE);
  }

  @Test
  void aGameFromAnotherNodeWasAwayWhenThatNodeWasAndSinceItsLastHeartbeat() {
    servesUntil(T + 20_000);
    clock.failed(T + 1_000);
    var itsOwn = Absences.of(List.of(T + 2_000, T + 2_700));

    clock.resumed(new FormerHost("n-other", T + 1_500, T + 5_000, itsOwn), T + 9_000);

    assertThat(clock.now(T + 20_000).absent()).isEqualTo(700 + 4_000 + Uptime.GRACE);
  }

  @Test
  void aFormerHostThatIsStillAliveWasNotAwayYet() {
    servesUntil(T + 20_000);

    clock.resumed(new FormerHost("n-other", T, T + 12_000, Absences.NONE), T + 9_000);

    assertThat(clock.now(T + 20_000).absent()).isEqualTo(Uptime.GRACE);
  }

  @Test
  void anAbsenceInProgressIsUnsettled() {
    assertThat(clock.isUnsettled(T + Uptime.TOLERANCE)).isFalse();
    assertThat(clock.isUnsettled(T + Uptime.TOLERANCE + 1)).isTrue();
  }

  @Test
  void anAbsenceIsOldNewsBeforeTheRowOfTheNodeForgetsIt() {
    clock.stored(T, T);

    assertThat(clock.isOldNews(T + Uptime.STORED / 2)).isFalse();
    assertThat(clock.isOldNews(T + Uptime.STORED / 2 + 1)).isTrue();
  }
}
