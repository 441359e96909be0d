package org.apogee.engine.solis;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.RuleCoverage;
import org.junit.jupiter.api.Test;

class SolisRuleCoverageTest {
  @Test
  void everyRuleIsCitedByATestOrExcused() {
    assertThat(RuleCoverage.of("nova-solis", "org.apogee.engine.solis").complaints()).isEmpty();
  }
}
