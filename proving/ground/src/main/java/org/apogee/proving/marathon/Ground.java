package org.apogee.proving.marathon;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import org.apogee.proving.load.Driver;
import org.apogee.stack.StackPlan;

/**
 * Where a part runs.
 *
 * @param home an empty folder of its own
 * @param log receives what happens; its sentences are the evidence
 */
record Ground(Path home, Consumer<String> log) {
  private static final long SEED = 1;
  private static final Duration THINKING = Duration.ofMillis(300);

  StackPlan plan(int nodes) {
    return StackPlan.onFreePorts(home, nodes).withJvmOptions(StackPlan.serving("1g"));
  }

  /** Players who think for a moment before each move. */
  Driver.Plan driving() {
    return Driver.Plan.of("sol", THINKING, SEED);
  }

  void say(String sentence) {
    log.accept(sentence);
  }
}
