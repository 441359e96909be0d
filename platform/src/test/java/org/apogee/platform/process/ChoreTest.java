package org.apogee.platform.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ChoreTest {
  @Test
  void itIsRepeatedAlsoAfterFailures() throws Exception {
    var calls = new CountDownLatch(6);
    try (var _ =
        Chore.start(
            "test",
            "nothing can be done",
            Duration.ofMillis(1),
            () -> {
              calls.countDown();
              if (calls.getCount() % 2 == 0) {
                throw new IllegalStateException("away");
              }
              return Duration.ZERO;
            })) {
      calls.await();
    }
  }

  @Test
  void closingEndsItsPauseAndItsWork() throws Exception {
    var calls = new AtomicInteger();
    var began = new CountDownLatch(1);
    var resting =
        Chore.start(
            "test",
            "nothing can be done",
            Duration.ZERO,
            () -> {
              calls.incrementAndGet();
              began.countDown();
              return Duration.ofDays(1);
            });
    began.await();
    resting.close();
    assertThat(calls).hasValue(1);

    var isInterrupted = new CountDownLatch(1);
    var working = new CountDownLatch(1);
    var busy =
        Chore.start(
            "test",
            "nothing can be done",
            Duration.ZERO,
            () -> {
              working.countDown();
              try {
                Thread.sleep(Duration.ofDays(1));
              } catch (InterruptedException stopped) {
                isInterrupted.countDown();
                throw stopped;
              }
              return Duration.ZERO;
            });
    working.await();
    busy.close();
    assertThat(isInterrupted.await(10, TimeUnit.SECONDS)).isTrue();
  }
}
