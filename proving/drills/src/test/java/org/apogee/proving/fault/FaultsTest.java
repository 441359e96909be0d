package org.apogee.proving.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.fault.TestBed.Outcome;
import org.apogee.proving.load.Driver;
import org.apogee.stack.StackPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The small forms of the fault tests: real processes, real kills, and always the same verdict. The
 * long forms are {@code apogee bench kill} and {@code apogee bench fault}.
 */
class FaultsTest {
  private static final Logger LOG = LoggerFactory.getLogger(FaultsTest.class);
  private static final long SEED = 5;
  private static final Driver.Plan DRIVING = Driver.Plan.of("sol", Duration.ofMillis(400), SEED);

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path home;

  @Test
  void noMoveIsLostWhenNodesAreKilledInTurnAndStandStill() throws Exception {
    try (var bed = bed(3)) {
      bed.open(40);
      run(bed, "kills", 3);
      run(bed, "pause", 1);
      run(bed, "reader", 1);
      var outcome = finish(bed);
      assertThat(outcome.pauses()).hasSize(6).allMatch(pause -> pause.pauseMs().count() > 0);
      assertThat(outcome.unknowns()).as("requests that a fault hit").isPositive();
    }
  }

  @Test
  void noMoveIsLostWhenDatabaseBrokerAndTheOnlyNodeFail() throws Exception {
    try (var bed = bed(1)) {
      bed.open(30);
      run(bed, "alone", 2);
      var lasting = Stream.of("crash", "freeze", "silent", "slow", "broker");
      bed.runFaults(lasting.map(FaultScenario::named).toList(), Dose.times(1));
      var outcome = finish(bed);
      assertThat(outcome.pauses()).hasSize(8).allMatch(pause -> pause.pauseMs().count() > 0);
    }
  }

  @Test
  void noMoveIsLostWhenTheNodeDiesAtAnyPointOfAMovesLife() throws Exception {
    try (var points = KillPoints.before(StackPlan.onFreePorts(home, 1));
        var bed = TestBed.start(points.plan(), points.address(), DRIVING, FaultsTest::tell)) {
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

  private TestBed bed(int nodes) throws Exception {
    return TestBed.start(StackPlan.onFreePorts(home, nodes), DRIVING, FaultsTest::tell);
  }

  private static void tell(String sentence) {
    LOG.info("{}", sentence);
  }

  private static void run(TestBed bed, String scenario, int times) throws Exception {
    FaultScenario.named(scenario).action().on(bed, Dose.times(times));
  }

  private static Outcome finish(TestBed bed) throws Exception {
    bed.wrapUp();
    var outcome = bed.finish();
    assertThat(outcome.faults()).as("broken promises, seed %d", SEED).isEqualTo(List.of());
    assertThat(outcome.recordsVerified()).isEqualTo(outcome.games());
    return outcome;
  }
}
