package org.apogee.proving.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.stack.StackPlan;
import org.junit.jupiter.api.Test;

/** Faults of a platform with one node. */
class OneNodeTest extends FaultDrill {
  @Test
  void noMoveIsLostWhenDatabaseAndBrokerFail() throws Exception {
    try (var bed = bed(1)) {
      bed.open(30);
      var lasting = Stream.of("crash", "freeze", "silent", "slow", "broker");
      bed.runFaults(lasting.map(FaultScenario::named).toList(), Dose.times(1));
      var outcome = finish(bed);
      assertThat(outcome.pauses()).hasSize(6).allMatch(pause -> pause.pauseMs().count() > 0);
    }
  }

  @Test
  void noMoveIsLostWhenTheNodeDiesAtAnyPointOfAMovesLife() throws Exception {
    try (var points = KillPoints.before(StackPlan.onFreePorts(home, 1));
        var bed = TestBed.start(points.plan(), points.address(), DRIVING, FaultDrill::tell)) {
      bed.open(10);
      points.each(bed);
      assertThat(finish(bed).pauses()).hasSize(KillPoints.names().size());
    }
  }

  @Test
  void clientsThatSendTwiceAndDropTheirStreamsLoseNoQuestionAndDoubleNoMove() throws Exception {
    try (var bed = bed(1);
        var games = bed.streams(24, SEED)) {
      games.open(100, "sol");
      assertThat(games.awaitEnd()).as("all games end: no question was lost").isTrue();
      assertThat(games.complaints()).isEmpty();
      assertThat(games.drops()).as("streams dropped").isGreaterThan(50);
      finish(bed);
    }
  }
}
