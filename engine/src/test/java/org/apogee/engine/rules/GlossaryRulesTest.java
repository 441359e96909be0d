package org.apogee.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.words.Glossary;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A glossary cites rules that are on the game's page. */
class GlossaryRulesTest {
  static List<Ruleset> rulesets() {
    return Rulesets.all();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyEntryCitesARuleOfThePage(Ruleset ruleset) {
    var page = RulePage.ofGame(ruleset.id().game());
    assertThat(ruleset.glossary().entries())
        .extracting(Glossary.Entry::rule)
        .allMatch(rule -> page.rules().contains(rule) || page.chapters().contains(rule));
  }
}
