package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apogee.platform.time.RunningTime;
import org.junit.jupiter.api.Test;

/** Slow clients are ended; a process that was stopped takes nobody for slow. */
class SlowHeadersTest {
  private static final Duration LIMIT = Duration.ofSeconds(10);
  private static final Duration STEP = Duration.ofMillis(250);

  private long now = 1_000_000;
  private final RunningTime time = new RunningTime(() -> now);
  private final SlowHeaders headers = new SlowHeaders(LIMIT, time);
  private final SentHead client = new SentHead();

  private static final class SentHead implements SlowHeaders.Client {
    boolean isInHead = true;
    final List<Integer> statuses = new ArrayList<>();

    @Override
    public boolean isInHead() {
      return isInHead;
    }

    @Override
    public void giveUp(int status) {
      statuses.add(status);
    }
  }

  @Test
  void aHeadThatIsNotCompleteInTimeIsGivenUp() {
    headers.add(client);
    headers.sweep();
    runFor(LIMIT.minus(STEP));
    assertThat(client.statuses).isEmpty();
    runFor(STEP);
    assertThat(client.statuses).containsExactly(408);
  }

  @Test
  void anAbsenceOfTheProcessIsNotItsClientsSlowness() {
    headers.add(client);
    headers.sweep();
    now += Duration.ofSeconds(14).toNanos();
    headers.sweep();
    assertThat(client.statuses).as("the rest may be here, unread").isEmpty();

    client.isInHead = false;
    runFor(LIMIT);
    assertThat(client.statuses).isEmpty();
  }

  @Test
  void anAbsenceShortlyBeforeTheEndLeavesTimeToRead() {
    headers.add(client);
    headers.sweep();
    runFor(LIMIT.minus(STEP));
    now += Duration.ofSeconds(14).toNanos();
    headers.sweep();
    runFor(STEP);
    assertThat(client.statuses).isEmpty();

    runFor(RunningTime.CATCH_UP.plus(STEP));
    assertThat(client.statuses).as("it is slow all the same").isNotEmpty().containsOnly(408);
  }

  private void runFor(Duration howLong) {
    for (var ran = Duration.ZERO; ran.compareTo(howLong) < 0; ran = ran.plus(STEP)) {
      now += STEP.toNanos();
      time.tick();
      headers.sweep();
    }
  }
}
