package org.apogee.proving.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** When a table counts as level. */
class BenchArchiveTest {
  @Test
  void aTableThatVacuumShortenedMayTakeItsFormerSizeAgain() {
    assertThat(BenchArchive.isLevel(List.of(0L, 217L, 317L, 317L, 262L, 263L, 263L, 295L, 295L)))
        .isTrue();
  }

  @Test
  void aTableThatGrowsToTheEndIsNotLevel() {
    assertThat(BenchArchive.isLevel(List.of(0L, 100L, 200L, 300L, 400L, 500L, 600L))).isFalse();
    assertThat(BenchArchive.isLevel(List.of(0L, 200L, 200L, 200L, 200L, 200L, 221L))).isFalse();
  }
}
