package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.RuleCoverage;
import org.junit.jupiter.api.Test;

class SupernovaRuleCoverageTest {
  @Test
  void everyRuleIsCitedByATestOrExcused() {
    assertThat(RuleCoverage.of("supernova", "org.apogee.engine.supernova").complaints()).isEmpty();
  }
}
