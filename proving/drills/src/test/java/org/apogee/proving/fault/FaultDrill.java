package org.apogee.proving.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.fault.TestBed.Outcome;
import org.apogee.proving.load.Driver;
import org.apogee.stack.StackPlan;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The small forms of the fault tests: real processes, real kills, and always the same verdict. The
 * long forms are {@code apogee bench kill} and {@code apogee bench fault}. They mostly wait, so
 * each number of nodes is a class that a process of its own runs.
 */
abstract class FaultDrill {
  private static final Logger LOG = LoggerFactory.getLogger(FaultDrill.class);
  static final long SEED = 5;
  static final Driver.Plan DRIVING = Driver.Plan.of("sol", Duration.ofMillis(400), SEED);

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path home;

  final TestBed bed(int nodes) throws Exception {
    return TestBed.start(StackPlan.onFreePorts(home, nodes), DRIVING, FaultDrill::tell);
  }

  static void tell(String sentence) {
    LOG.info("{}", sentence);
  }

  static void run(TestBed bed, String scenario, int times) throws Exception {
    FaultScenario.named(scenario).action().on(bed, Dose.times(times));
  }

  static Outcome finish(TestBed bed) throws Exception {
    bed.wrapUp();
    var outcome = bed.finish();
    assertThat(outcome.faults()).as("broken promises, seed %d", SEED).isEqualTo(List.of());
    assertThat(outcome.recordsVerified()).isEqualTo(outcome.games());
    return outcome;
  }
}
