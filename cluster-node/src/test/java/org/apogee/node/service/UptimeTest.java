package org.apogee.node.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What a node knows of its own absences, and of the time. */
class UptimeTest {
  private static final long T = 1_000_000;
  private static final Others ALONE = Others.NONE;

  @Test
  void heartbeatsInTimeLeaveNoAbsence() {
    var uptime = Uptime.from(T);
    for (long now = T + 250; now < T + 10_000; now += 250) {
      uptime = uptime.beat(now, now + 40, ALONE);
    }
    assertThat(uptime.absences(T + 10_000).isEmpty()).isTrue();
    assertThat(uptime.settled()).isEqualTo(T + 9_750 - Uptime.LINGER);
  }

  @Test
  void anAbsenceBeginsWithTheLastGoodHeartbeatAndIsOpenUntilTheNext() {
    var uptime = Uptime.from(T).beat(T + 250, T + 260, ALONE);

    assertThat(uptime.isAway(T + 760)).isFalse();
    assertThat(uptime.isAway(T + 761)).isTrue();
    assertThat(uptime.absences(T + 761).within(T, T + 761)).isEqualTo(501);

    var back = uptime.beat(T + 500, T + 12_500, ALONE);
    assertThat(back.isAway(T + 12_501)).isFalse();
    assertThat(back.absences(T + 12_600).bounds())
        .isEqualTo(List.of(T + 260, T + 12_500 + Uptime.GRACE));
  }

  @Test
  void whatIsReadInAnAbsenceMayHaveWaitedSinceItBegan() {
    var before = Uptime.from(T).beat(T + 250, T + 260, ALONE);
    assertThat(before.arrived(T + 700, T + 700)).isEqualTo(T + 700);
    assertThat(before.arrived(T + 900, T + 900)).as("before the next beat").isEqualTo(T + 260);

    var back = before.beat(T + 900, T + 910, ALONE);
    assertThat(back.arrived(T + 920, T + 920)).as("after it").isEqualTo(T + 260);
    assertThat(back.arrived(T + 200, T + 920)).as("before it").isEqualTo(T + 200);
  }

  @Test
  void withinTheGraceNothingIsSettled() {
    var before = Uptime.from(T).beat(T + 250, T + 260, ALONE);
    var back = before.beat(T + 500, T + 12_500, ALONE).beat(T + 12_750, T + 12_760, ALONE);

    assertThat(back.settled()).isEqualTo(before.settled());
    assertThat(back.isUnsettled(T + 12_760)).isTrue();
  }

  @Test
  void aQuietNodeHoldsUpWhatIsSettled() {
    var uptime = Uptime.from(T).beat(T + 250, T + 260, new Others(T + 100, List.of()));

    assertThat(uptime.settled()).isEqualTo(T + 100 - Uptime.LINGER);
  }

  @Test
  void aLostDoorIsAnAbsenceUntilItsClientsHaveFoundAnother() {
    var uptime = Uptime.from(T);
    for (long now = T + 250; now < T + 15_000; now += 250) {
      boolean isLost = now > T + 1_000 + Uptime.TOLERANCE;
      var others = new Others(T + 1_000, isLost ? List.of(T + 1_000) : List.of());
      uptime = uptime.beat(now, now + 10, others);
      if (now == T + 2_000) {
        assertThat(uptime.absences(now + 10).bounds())
            .isEqualTo(List.of(T + 1_000, now + 10 + Uptime.GRACE));
        assertThat(uptime.isUnsettled(now + 10)).isTrue();
        assertThat(uptime.isAway(now + 10)).as("this node serves").isFalse();
      }
    }
    assertThat(uptime.absences(T + 15_000).bounds())
        .isEqualTo(List.of(T + 1_000, T + 1_000 + Uptime.LOST_DOOR + Uptime.GRACE));
  }

  @Test
  void aDoorThatIsBackSoonCostsLittle() {
    var uptime =
        Uptime.from(T)
            .beat(T + 250, T + 260, ALONE)
            .beat(T + 500, T + 510, new Others(T - 100, List.of(T - 100)))
            .beat(T + 750, T + 760, ALONE);

    assertThat(uptime.absences(T + 760).bounds())
        .isEqualTo(List.of(T - 100, T + 510 + Uptime.GRACE));
  }

  @Test
  void spansAreMergedAsACountOfMillisecondsWouldMergeThem() {
    for (long seed = 1; seed <= 300; seed++) {
      var random = new SplittableRandom(seed);
      var naive = new boolean[200];
      var spans = Absences.NONE;
      for (int i = 0; i < 12; i++) {
        int from = random.nextInt(200);
        int to = from + random.nextInt(200 - from);
        spans = spans.with(from, to);
        for (int ms = from; ms < to; ms++) {
          naive[ms] = true;
        }
        int lower = random.nextInt(200);
        int upper = lower + random.nextInt(200 - lower);
        long expected = 0;
        for (int ms = lower; ms < upper; ms++) {
          expected += naive[ms] ? 1 : 0;
        }
        assertThat(spans.within(lower, upper)).as("seed %d", seed).isEqualTo(expected);
      }
      assertThat(Absences.of(spans.bounds())).isEqualTo(spans);
    }
  }

  @Test
  void theTimeIsTheDatabasesHoweverWrongTheWallIs() {
    var ticks = new AtomicLong(5_000_000_000L);
    InstantSource wrong = () -> Instant.ofEpochMilli(99_000_000);
    var time = new ServiceTime(wrong, ticks::get);

    time.set(time.ticks() - 10, time.ticks(), T);

    assertThat(time.millis()).isBetween(T, T + 11);
    ticks.addAndGet(1_000_000_000);
    assertThat(time.millis()).isBetween(T + 1_000, T + 1_011);
  }

  @Test
  void aSlowAnswerOfTheDatabaseDoesNotMoveTheTime() {
    var ticks = new AtomicLong();
    var time = new ServiceTime(() -> Instant.ofEpochMilli(T), ticks::get);
    time.set(0, 0, T);
    long before = time.millis();

    time.set(0, 4_000, T + 3_000);

    assertThat(time.millis()).isEqualTo(before);
  }

  @Test
  void theWallIsShownWithWhatItIsAheadOfTheCluster() {
    var ticks = new AtomicLong(3_000_000);
    var time = new ServiceTime(() -> Instant.ofEpochMilli(T + 700), ticks::get);
    assertThat(time.wallAhead()).isZero();
    assertThat(time.instant()).isEqualTo(Instant.ofEpochMilli(T + 700));

    time.set(time.ticks(), time.ticks(), T);

    assertThat(time.wallAhead()).isEqualTo(699);
    assertThat(time.instant()).isEqualTo(Instant.ofEpochMilli(T + 1));
  }

  @Test
  void theNodeThatTakesOverHearsOfRecentAbsencesOnly() {
    var uptime =
        Uptime.from(T)
            .beat(T + 1_000, T + 1_000, ALONE)
            .beat(T + 9_000, T + 9_000, ALONE)
            .beat(T + 9_250, T + 9_250, ALONE);

    assertThat(uptime.lastGood()).isEqualTo(T + 9_250);
    assertThat(uptime.recent(T + 12_000, 1_000)).isEqualTo(List.of(T, T + 11_000));
    assertThat(uptime.recent(T + 12_001, 1_000)).isEmpty();
  }

  @Test
  void spansThatTouchAreOne() {
    var spans = Absences.of(List.of(10L, 20L, 30L, 40L));

    assertThat(spans.with(20, 25)).isEqualTo(Absences.of(List.of(10L, 25L, 30L, 40L)));
    assertThat(spans.with(25, 30)).isEqualTo(Absences.of(List.of(10L, 20L, 25L, 40L)));
    assertThat(spans.with(20, 30)).isEqualTo(Absences.of(List.of(10L, 40L)));
    assertThat(spans.with(15, 15)).isSameAs(spans);
    assertThat(spans).isNotEqualTo(Absences.of(List.of(10L, 20L))).isNotEqualTo(Absences.NONE);
    assertThat(spans.after(20).bounds()).isEqualTo(List.of(10L, 20L, 30L, 40L));
    assertThat(spans.after(21).bounds()).isEqualTo(List.of(30L, 40L));
  }
}
