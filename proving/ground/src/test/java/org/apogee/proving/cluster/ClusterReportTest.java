package org.apogee.proving.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClusterReportTest {
  @Test
  void theMemoryOfAGameIsNeverNegative() {
    assertThat(BenchCluster.perGame(3_000, 1_000, 2_000, 10)).isEqualTo(200);
    assertThat(BenchCluster.perGame(3_000, 2_000, 1_000, 10)).isEqualTo(200);
    assertThat(BenchCluster.perGame(900, 1_000, 2_000, 10)).as("not measurable").isNull();
    assertThat(BenchCluster.perGame(3_000, 1_000, 2_000, 0)).isNull();
  }
}
