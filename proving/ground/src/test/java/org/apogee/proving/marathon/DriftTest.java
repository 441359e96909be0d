package org.apogee.proving.marathon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DriftTest {
  @Test
  void whatStaysIsNoFaultAndWhatGrowsIsNamed() {
    var drift = new Drift();
    for (int i = 0; i < 60; i++) {
      drift.add("threads of node-1", i / 30.0, 100 + i % 3);
      drift.add("series of node-1", i / 30.0, 1000 + 10 * i);
    }

    assertThat(drift.faults()).hasSize(1);
    assertThat(drift.faults().getFirst()).startsWith("series of node-1 grew by 300.0 an hour");
    assertThat(drift.figures()).hasSize(2);
  }

  @Test
  void theFirstLooksShowPoolsThatFillAndDoNotCount() {
    var drift = new Drift();
    for (int i = 0; i < 60; i++) {
      drift.add("connections", i / 30.0, i < 3 ? 10 * i : 54);
    }

    assertThat(drift.faults()).isEmpty();
  }

  @Test
  void aHeapMayVaryByMegabytes() {
    var drift = new Drift();
    for (int i = 0; i < 60; i++) {
      drift.add("heap of node-1", i / 30.0, 50e6 + i * 0.2e6);
    }

    assertThat(drift.faults()).isEmpty();
  }

  @Test
  void aFewLooksAreNoSlope() {
    var drift = new Drift();
    drift.add("connections", 0, 1);
    drift.add("connections", 1, 100);

    assertThat(drift.faults()).isEmpty();
    assertThat(drift.figures()).containsExactly("connections: too few looks for a slope (2)");
  }
}
