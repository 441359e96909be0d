package org.apogee.proving.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.house.BotSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ClassicBotsTest {
  private static final int PLIES = 80;

  /** A changed number means a changed opponent: restore the evaluation, not the number. */
  @ParameterizedTest
  @CsvSource({
    "sol, 2, 6cebc10b6c5f426b",
    "supernova, 3, e5c52012793948bd",
    "beyond-nebula, 2, aeced363ecafcdfb",
    "nova, 2, 84fc7a7cac5a7f2e",
    "nova-solis, 2, d4a449d7fbb663db"
  })
  void theClassicBotNeverChanges(String game, int seats, String after) {
    assertThat(Long.toHexString(fingerprintOfOpening(game, seats))).isEqualTo(after);
  }

  private static long fingerprintOfOpening(String game, int seats) {
    var ruleset = Rulesets.find(game);
    var spec = BotSpec.parse("classic");
    var bot = spec.newBot(ruleset);
    var dice = new Dice();
    dice.restart(7);
    var position = ruleset.newPosition(Setup.of(ruleset, seats, optionsThen(game)), dice);
    for (int ply = 0; ply < PLIES; ply++) {
      int seat = position.seatToAct();
      var known = position.copy();
      known.determinize(seat, dice);
      position.play(bot.choose(known, seat, dice, spec.budget()), dice);
    }
    return position.fingerprint();
  }

  /** The opponent was frozen in games of these options; a fingerprint contains them. */
  private static Map<String, String> optionsThen(String game) {
    return switch (game) {
      case "sol" -> Map.of("quietRounds", "5", "maxRounds", "50");
      case "nova-solis" -> Map.of("demand", "MEASURED");
      case "nova" -> Map.of("orderBonus", "-1");
      default -> Map.of();
    };
  }

  @Test
  void itsSearchHasABudgetInPlayouts() {
    var spec = BotSpec.parse("classic:200");
    assertThat(spec.budget()).isEqualTo(new Budget.Playouts(200));
    assertThat(spec.newBot(Rulesets.find("sol"))).isNotNull();
    assertThat(spec.family()).isNotEqualTo(BotSpec.parse("classic").family());
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic:", "classic:0", "classic:9ms", "classics"})
  void otherNamesAreUnknown(String text) {
    assertThatExceptionOfType(BadInput.class).isThrownBy(() -> BotSpec.parse(text));
  }

  @Test
  void aGameWithoutAFrozenEvaluationHasNoClassicBot() {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> BotSpec.parse("classic").newBot(Rulesets.find("drift"), Breather.NONE))
        .withMessageContaining("has no classic bot");
  }
}
