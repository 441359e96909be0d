package org.apogee.engine.nova;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.RuleCoverage;
import org.junit.jupiter.api.Test;

class NovaRuleCoverageTest {
  @Test
  void everyRuleIsCitedByATestOrExcused() {
    assertThat(RuleCoverage.of("nova", "org.apogee.engine.nova").complaints()).isEmpty();
  }
}
