package org.apogee.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/**
 * Compares the rules of a page with the tests that cite them.
 *
 * @param complaints a sentence for everything that does not fit together
 * @param rules how many rules the page has
 * @param cited how many of them a test cites
 * @param excused how many are excused
 */
public record RuleCoverage(List<String> complaints, int rules, int cited, int excused) {
  public RuleCoverage {
    complaints = List.copyOf(complaints);
  }

  /**
   * The rules of {@code docs/rules/<game>.md}, the tests of a package, the excuses of the resource
   * {@code /rules/<game>.excused}.
   */
  public static RuleCoverage of(String game, String testPackage) {
    return compare(RulePage.ofGame(game), Citations.inPackage(testPackage), Excuses.ofGame(game));
  }

  static RuleCoverage compare(
      RulePage page, Citations citations, SequencedMap<String, String> excuses) {
    var complaints = new ArrayList<String>();
    var tests = citations.testsByRule();
    page.twice().forEach(rule -> complaints.add(rule + " is defined twice."));
    for (var rule : page.rules()) {
      if (!tests.containsKey(rule) && !excuses.containsKey(rule)) {
        complaints.add(rule + " is cited by no test and not excused.");
      }
    }
    tests.forEach((rule, by) -> {
      if (!page.rules().contains(rule)) {
        complaints.add("%s cites %s, which is no rule.".formatted(by.getFirst(), rule));
      }
    });
    for (var rule : excuses.keySet()) {
      if (!page.rules().contains(rule)) {
        complaints.add(rule + " is excused but is no rule.");
      } else if (tests.containsKey(rule)) {
        complaints.add(
            "%s is excused but cited by %s.".formatted(rule, tests.get(rule).getFirst()));
      }
    }
    citations
        .neverRun()
        .forEach(method -> complaints.add(method + " cites rules but never runs as a test."));
    int cited = (int) page.rules().stream().filter(tests::containsKey).count();
    int excused = (int) page.rules().stream().filter(excuses::containsKey).count();
    return new RuleCoverage(complaints, page.rules().size(), cited, excused);
  }

  /** For the log of a build. */
  public String summary() {
    return String.format(
        Locale.ROOT,
        "%d rules: %d cited by tests (%.1f %%), %d excused, %d open",
        rules,
        cited,
        rules == 0 ? 0.0 : 100.0 * cited / rules,
        excused,
        rules - cited - excused);
  }
}
