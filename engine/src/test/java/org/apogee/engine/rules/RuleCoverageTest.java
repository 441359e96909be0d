package org.apogee.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every numbered rule of every game is cited by a test or excused. A new game is a new line. */
class RuleCoverageTest {
  @ParameterizedTest
  @CsvSource({
    "beyond-nebula, org.apogee.engine.nebula",
    "sol, org.apogee.engine.sol",
  })
  void everyRuleIsCitedByATestOrExcused(String game, String testPackage) {
    var coverage = RuleCoverage.of(game, testPackage);
    System.out.println(game + ": " + coverage.summary());
    assertThat(coverage.complaints()).isEmpty();
    assertThat(coverage.rules()).isPositive();
  }
}
