package org.apogee.engine.bot.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.toy.DriftRuleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BotSpecTest {
  @Test
  void namesTheBotsAndTheirBudgets() {
    assertThat(BotSpec.parse("random").budget()).isEqualTo(Budget.NONE);
    assertThat(BotSpec.parse("greedy").budget()).isEqualTo(Budget.NONE);
    assertThat(BotSpec.parse("mcts:1000").budget()).isEqualTo(new Budget.Playouts(1000));
    assertThat(BotSpec.parse("mcts:250ms").budget())
        .isEqualTo(new Budget.Time(Duration.ofMillis(250)));
    assertThat(BotSpec.parse("mcts:2s").budget()).isEqualTo(new Budget.Time(Duration.ofSeconds(2)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mcts:1", "mcts:10000000", "mcts:1ms", "mcts:3600000ms", "mcts:3600s"})
  void takesBudgetsUpToTheirLimits(String text) {
    assertThat(BotSpec.parse(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deepblue | There is no bot 'deepblue'; there are cadet, ensign, pilot, navigator, lieutenant,"
            + " commander, commodore, master, and for authors random, greedy, mcts:1000"
            + " (play-outs) and mcts:250ms.",
        "mcts | mcts needs a number of play-outs or a time, as in mcts:1000 or mcts:250ms.",
        "mcts:x | mcts needs a number of play-outs or a time, as in mcts:1000 or mcts:250ms.",
        "mcts:-1 | mcts needs a number of play-outs or a time, as in mcts:1000 or mcts:250ms.",
        "mcts:0 | mcts takes 1 to 10000000 play-outs, not 0.",
        "mcts:10000001 | mcts takes 1 to 10000000 play-outs, not 10000001.",
        "mcts:0ms | mcts takes 1ms to 3600s a decision, not 0ms.",
        "mcts:3601s | mcts takes 1ms to 3600s a decision, not 3601s.",
        "Greedy | There is no bot 'Greedy'; there are cadet, ensign, pilot, navigator, lieutenant,"
            + " commander, commodore, master, and for authors random, greedy, mcts:1000"
            + " (play-outs) and mcts:250ms."
      })
  void refusesOthersWithASentence(String text, String sentence) {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> BotSpec.parse(text))
        .withMessage(sentence)
        .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("unknown-bot"));
  }

  @Test
  void levelsComeFirstFromTheWeakest() {
    assertThat(BotSpec.levels())
        .containsExactly(
            "cadet",
            "ensign",
            "pilot",
            "navigator",
            "lieutenant",
            "commander",
            "commodore",
            "master");
    for (int i = 0; i < BotSpec.levels().size(); i++) {
      var kind = BotSpec.kinds().get(i);
      assertThat(kind.form()).isEqualTo(BotSpec.levels().get(i));
      assertThat(kind.level()).hasValue(i + 1);
    }
    assertThat(BotSpec.kinds().stream().filter(kind -> kind.level().isEmpty()))
        .extracting(BotSpec.Kind::form)
        .containsExactly("random", "greedy", "mcts:1000", "mcts:250ms");
  }

  /** So that its name means the same strength everywhere. */
  @Test
  void noLevelHasABudgetOfTime() {
    for (var level : BotSpec.levels()) {
      assertThat(BotSpec.parse(level).budget()).isInstanceOf(Budget.Playouts.class);
    }
  }

  @Test
  void everyFormInTheHelpIsABot() {
    assertThat(BotSpec.kinds())
        .isNotEmpty()
        .allSatisfy(
            kind -> assertThat(BotSpec.parse(kind.form()).newBot(new DriftRuleset())).isNotNull());
  }
}
