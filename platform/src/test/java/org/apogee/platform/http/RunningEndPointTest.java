package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import org.apogee.platform.time.RunningTime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Idle connections are closed; the stop of a process makes none of them idle. */
class RunningEndPointTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final Duration STEP = Duration.ofMillis(250);

  private long now = 1_000_000;
  private final RunningTime time = new RunningTime(() -> now);
  private final RunningEndPoint end = open();

  @SuppressWarnings("NullAway") // without a selector it only keeps time
  private RunningEndPoint open() {
    try {
      return new RunningEndPoint(SocketChannel.open(), null, null, null, time);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @BeforeEach
  void limit() {
    end.setIdleTimeout(LIMIT.toMillis());
  }

  @AfterEach
  void close() {
    end.close();
  }

  @Test
  void aStopOfTheProcessIsNoIdleTime() {
    runFor(LIMIT.minus(STEP));
    now += Duration.ofSeconds(40).toNanos();

    assertThat(end.checkIdleTimeout())
        .as("milliseconds until the next look")
        .isEqualTo(RunningTime.CATCH_UP.toMillis());
    assertThat(end.isOpen()).isTrue();
  }

  @Test
  void activityBeginsTheIdleTimeAnew() {
    runFor(LIMIT.minus(STEP));
    end.notIdle();

    assertThat(end.checkIdleTimeout()).isEqualTo(LIMIT.toMillis());
  }

  @Test
  void theLimitOfABodyIsMeasuredTheSameWay() {
    runFor(Duration.ofSeconds(3));
    end.setIdleTimeout(10_000);

    assertThat(end.checkIdleTimeout()).isEqualTo(7_000);
  }

  private void runFor(Duration howLong) {
    for (var ran = Duration.ZERO; ran.compareTo(howLong) < 0; ran = ran.plus(STEP)) {
      now += STEP.toNanos();
      time.tick();
    }
  }
}
