package org.apogee.proving.fault;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.stack.StackPlan;
import org.junit.jupiter.api.Test;

/** Faults of a cluster of three nodes, with TLS to the database, to Kafka and between nodes. */
class ThreeNodesTest extends FaultDrill {
  @Test
  void noMoveIsLostWhenNodesAreKilledInTurnAndStandStill() throws Exception {
    try (var bed = TestBed.start(secured(), DRIVING, FaultDrill::tell)) {
      bed.open(40);
      run(bed, "kills", 3);
      run(bed, "pause", 1);
      run(bed, "reader", 1);
      var outcome = finish(bed);
      assertThat(outcome.pauses()).hasSize(6).allMatch(pause -> pause.pauseMs().count() > 0);
      assertThat(outcome.unknowns()).as("requests that a fault hit").isPositive();
    }
  }

  private StackPlan secured() {
    return StackPlan.onFreePorts(home, 3).withSecurity();
  }
}
