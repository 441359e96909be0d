package org.apogee.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class PartsTest {
  private final ArrayList<String> stopped = new ArrayList<>();

  @Test
  void thePartsStopInTheOtherOrderAndOnce() {
    var parts = new Parts();
    parts.add(() -> stopped.add("first"));
    var threads = parts.threads(Executors.newSingleThreadExecutor());
    parts.add(() -> stopped.add("last"));
    parts.close();
    parts.close();
    assertThat(stopped).containsExactly("last", "first");
    assertThat(threads.isShutdown()).isTrue();
  }

  @Test
  void aPartThatCannotBeStoppedStopsNobodyElse() {
    var parts = new Parts();
    parts.add(() -> stopped.add("first"));
    parts.add(() -> {
      throw new IllegalStateException("stuck");
    });
    parts.add(() -> {
      throw new InterruptedException();
    });
    parts.close();
    assertThat(stopped).containsExactly("first");
    assertThat(Thread.interrupted()).as("the interruption is kept").isTrue();
  }
}
