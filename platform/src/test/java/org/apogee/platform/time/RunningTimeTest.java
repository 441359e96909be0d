package org.apogee.platform.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A clock that stands still while its process does. */
class RunningTimeTest {
  private long now = TimeUnit.DAYS.toNanos(-3); // the machine's clock may be negative
  private final RunningTime time = new RunningTime(() -> now);

  @Test
  void aProcessThatTicksLosesNoTime() {
    runFor(Duration.ofSeconds(3));

    assertThat(time.nanos()).isEqualTo(Duration.ofSeconds(3).toNanos());
  }

  @Test
  void anAbsenceHardlyCountsEvenBeforeTheNextTick() {
    runFor(Duration.ofSeconds(3));
    sleep(Duration.ofSeconds(14));

    var expected = Duration.ofSeconds(3).plus(RunningTime.COUNTED_MOST).toNanos();
    assertThat(time.nanos()).isEqualTo(expected);
    time.tick();
    assertThat(time.nanos()).isEqualTo(expected);
  }

  @Test
  void aLimitEndsInTimeWhileTheProcessRuns() {
    long end = time.nanos() + Duration.ofSeconds(10).toNanos();

    runFor(Duration.ofMillis(9_950));
    assertThat(time.isOver(end)).isFalse();
    assertThat(time.left(end)).isEqualTo(Duration.ofMillis(50));
    runFor(Duration.ofMillis(50));
    assertThat(time.isOver(end)).isTrue();
  }

  @Test
  void afterAnAbsenceThereIsTimeToReadWhatArrivedMeanwhile() {
    long end = time.nanos() + Duration.ofSeconds(10).toNanos();
    runFor(Duration.ofMillis(9_950));
    sleep(Duration.ofSeconds(14));

    assertThat(time.isOver(end)).isFalse();
    assertThat(time.left(end)).isEqualTo(RunningTime.CATCH_UP);
    time.tick();
    runFor(RunningTime.CATCH_UP.minusMillis(50));
    assertThat(time.isOver(end)).isFalse();
    runFor(Duration.ofMillis(50));
    assertThat(time.isOver(end)).isTrue();
  }

  @Test
  void aPauseOfAHealthyProcessCountsInFull() {
    sleep(RunningTime.COUNTED_MOST);

    assertThat(time.nanos()).isEqualTo(RunningTime.COUNTED_MOST.toNanos());
    assertThat(time.isOver(time.nanos())).isTrue();
  }

  private void runFor(Duration howLong) {
    for (long ms = 0; ms < howLong.toMillis(); ms += 50) {
      sleep(Duration.ofMillis(50));
      time.tick();
    }
  }

  private void sleep(Duration howLong) {
    now += howLong.toNanos();
  }
}
