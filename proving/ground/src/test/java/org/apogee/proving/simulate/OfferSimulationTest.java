package org.apogee.proving.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import org.apogee.engine.View;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.GameDecision;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.node.game.GameState;
import org.apogee.node.game.OfferRules;
import org.junit.jupiter.api.Test;

/** Games with offers keep their promises, and a planted bug is found. */
class OfferSimulationTest {
  private static final int SEEDS = 150;

  @Test
  void gamesFullOfOffersKeepTheirPromises() {
    int takenBack = 0;
    int crashes = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      var report = OfferSimulation.run(seed, new OfferRules());
      takenBack += report.takenBack();
      crashes += report.crashes();
    }
    assertThat(takenBack).isGreaterThan(SEEDS);
    assertThat(crashes).isGreaterThan(SEEDS);
  }

  @Test
  void anAnswerToWhateverIsOpenIsFound() {
    assertFinds(
        new OfferRules() {
          @Override
          public GameDecision answer(
              GameState state, String player, long number, OfferAnswer answer, long now) {
            var open = open(state);
            long any = open == null ? number : open.number();
            return super.answer(state, player, any, answer, now);
          }
        },
        "another offer");
  }

  @Test
  void aRecordWithDecisionsThatWereTakenBackIsFound() {
    assertFinds(
        new OfferRules() {
          @Override
          public List<View> frames(List<GameEvent> journal) {
            return super.frames(
                journal.stream().filter(event -> !(event instanceof TakenBack)).toList());
          }
        },
        "");
  }

  @Test
  void aConsentThatIsForgottenInACrashIsFound() {
    assertFinds(
        new OfferRules() {
          @Override
          public GameState restored(byte[] snapshot) {
            var state = super.restored(snapshot);
            var open = open(state);
            if (open != null) {
              var closed =
                  super.answer(state, "p" + open.seat(), open.number(), OfferAnswer.WITHDRAW, 1);
              closed.events().forEach(state::apply);
            }
            return state;
          }
        },
        "");
  }

  private static void assertFinds(OfferRules planted, String what) {
    assertThatThrownBy(
            () -> {
              for (long seed = 1; seed <= SEEDS; seed++) {
                OfferSimulation.run(seed, planted);
              }
            })
        .satisfies(found -> assertThat(Objects.toString(found.getMessage())).contains(what));
  }
}
