package org.apogee.analytics.consume;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContinuityTest {
  @ParameterizedTest(name = "next {0} of {1} to {2}, same topic: {3}")
  @CsvSource({
    "0, 0, 0, true, WHOLE",
    "0, 0, 9, true, WHOLE",
    "5, 0, 9, true, WHOLE",
    "9, 0, 9, true, WHOLE",
    "5, 5, 9, true, WHOLE",
    "5, 6, 9, true, GAP",
    "0, 6, 9, true, GAP",
    "9, 0, 8, true, REPLACED",
    "9, 0, 0, true, REPLACED",
    "5, 0, 9, false, REPLACED",
    "0, 0, 9, false, REPLACED"
  })
  void aPartitionContinuesWhatWasApplied(
      long next, long first, long end, boolean isSameTopic, Continuity expected) {
    assertThat(Continuity.of(next, first, end, isSameTopic)).isEqualTo(expected);
  }
}
