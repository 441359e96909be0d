package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.RuleCoverage;
import org.junit.jupiter.api.Test;

/** Every numbered rule of Beyond Nebula is cited by a test or excused with a reason. */
class NebulaRuleCoverageTest {
  @Test
  void everyRuleIsCitedOrExcused() {
    var coverage = RuleCoverage.of("beyond-nebula", "org.apogee.engine.nebula");
    assertThat(coverage.complaints()).as(coverage.summary()).isEmpty();
    assertThat(coverage.excused()).isLessThan(coverage.rules() / 10);
  }
}
