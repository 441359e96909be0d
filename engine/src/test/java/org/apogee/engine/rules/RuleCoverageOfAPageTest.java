package org.apogee.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** The coverage check itself, on a page of five rules and tests that are no tests of ours. */
class RuleCoverageOfAPageTest {
  private static final String PAGE =
      """
      # Toy: the rules
      ## 1. Play
      **R 1.1** Ships sail. R 9.9 is only mentioned.
      **R 1.2** Ships sink.
      | rule | effect |
      | --- | --- |
      | **R 1.3 STORM** | all ships sink |
      | **R 1.3 CALM** | no ship sails |
      **D-1** Sunk ships stay sunk.
      """;

  @SuppressWarnings("unused")
  // Abstract, so that JUnit does not take it for tests to run.
  private abstract static class Tests {
    @Test
    @Rule({"R 1.1", "D-1"})
    void shipsSail() {}

    @Test
    @Rule("R 1.3 STORM")
    void aStormSinksAll() {}

    @Rule("R 1.2")
    void isNoTest() {}

    @Test
    @Disabled("an example of a test that is switched off")
    @Rule("R 1.3 CALM")
    void isSwitchedOff() {}

    @Test
    @Rule("R 9.9")
    void citesWhatIsOnlyMentioned() {}
  }

  private static RuleCoverage coverage(String... excuses) {
    return RuleCoverage.compare(
        page(), Citations.of(List.of(Tests.class)), Excuses.parse(List.of(excuses)));
  }

  private static RulePage page() {
    return new RulePage(PAGE.lines().toList());
  }

  @Test
  void rulesAreWhatABoldNumberDefines() {
    assertThat(page().rules())
        .containsExactly("R 1.1", "R 1.2", "R 1.3 STORM", "R 1.3 CALM", "D-1");
    assertThat(page().chapters()).containsExactly("R 1");
  }

  @Test
  void complainsOfEachRuleThatNoRunningTestCites() {
    assertThat(coverage().complaints())
        .containsExactly(
            "R 1.2 is cited by no test and not excused.",
            "R 1.3 CALM is cited by no test and not excused.",
            "Tests.citesWhatIsOnlyMentioned cites R 9.9, which is no rule.",
            "Tests.isNoTest cites rules but never runs as a test.",
            "Tests.isSwitchedOff cites rules but never runs as a test.");
  }

  @Test
  void anExcuseTakesTheComplaintAway() {
    assertThat(coverage("# reasons", "", "R 1.2: needs water", "R 1.3 CALM: needs wind"))
        .satisfies(
            it -> assertThat(it.complaints()).noneMatch(text -> text.contains("not excused")))
        .extracting(RuleCoverage::summary)
        .isEqualTo("5 rules: 3 cited by tests (60.0 %), 2 excused, 0 open");
  }

  @Test
  void complainsOfExcusesThatExcuseNothing() {
    assertThat(coverage("R 1.1: is cited", "R 7.7: is no rule").complaints())
        .contains("R 1.1 is excused but cited by Tests.shipsSail.")
        .contains("R 7.7 is excused but is no rule.");
  }

  @Test
  void complainsOfANumberThatIsGivenTwice() {
    var page = new RulePage(List.of("**R 1.1** Ships sail.", "**R 1.1** Ships sink."));
    var coverage =
        RuleCoverage.compare(page, Citations.of(List.of(Tests.class)), Excuses.parse(List.of()));
    assertThat(coverage.complaints()).contains("R 1.1 is defined twice.");
  }

  @Test
  void anExcuseNeedsAReason() {
    assertThatThrownBy(() -> Excuses.parse(List.of("R 1.1: ")))
        .hasMessage("an excuse needs a rule and a reason: R 1.1: ");
  }
}
