package org.apogee.proving.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.apogee.proving.cluster.TraceCosts.Pair;
import org.apogee.proving.cluster.TraceCosts.Phase;
import org.junit.jupiter.api.Test;

class TraceCostsTest {
  private final TraceCosts costs =
      new TraceCosts(
          List.of(
              new Pair(new Phase(1_000, 500), new Phase(990, 505)),
              new Pair(new Phase(2_000, 400), new Phase(1_940, 412))));

  @Test
  void eachPairIsComparedWithItself() {
    assertThat(costs.moreCpu()).isEqualTo(2, within(1e-9));
    assertThat(costs.fewerMoves()).isEqualTo(2, within(1e-9));
    assertThat(costs.cpuError()).isEqualTo(1, within(1e-9));
  }

  @Test
  void theReportHasTheSignsOfACost() {
    assertThat(costs.text())
        .contains("off   1,000 moves/s,    500 us; on     990 moves/s,    505 us: CPU +1.0 %")
        .endsWith("CPU time of a move: +2.00 % with traces, standard error 1.00; moves/s: -2.00 %");
  }

  @Test
  void onePairHasNoError() {
    assertThat(new TraceCosts(costs.pairs().subList(0, 1)).cpuError()).isNaN();
  }
}
