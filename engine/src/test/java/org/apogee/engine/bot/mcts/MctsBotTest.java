package org.apogee.engine.bot.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.toy.DriftRuleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MctsBotTest {
  private final DriftRuleset drift = new DriftRuleset();
  private final Position known =
      drift.newPosition(Setup.of(drift, 2), Chance.of(new SplittableRandom(0)));

  private long choose(double effort, Budget budget, Breather breather) {
    var evaluation = drift.evaluation();
    var easy =
        new Evaluation() {
          @Override
          public double value(Position position, int seat) {
            return evaluation.value(position, seat);
          }

          @Override
          public double effort(double value) {
            return effort;
          }
        };
    return new MctsBot(easy, MctsBot.WIDTH, Lookahead.USUAL, breather)
        .choose(known.copy(), 0, Chance.of(new SplittableRandom(1)), budget);
  }

  private int playOuts(double effort, Budget budget) {
    var played = new AtomicInteger();
    choose(effort, budget, played::incrementAndGet);
    return played.get();
  }

  /** Fewer than four play-outs cannot change the choice. */
  @ParameterizedTest
  @CsvSource({"1, 12, 12", "0.5, 12, 6", "0.3, 12, 4", "0.25, 12, 0", "0, 12, 0", "1, 3, 0"})
  void aSearchSpendsTheShareOfItsBudgetThatTheGameAsksFor(double effort, int budget, int played) {
    assertThat(playOuts(effort, new Budget.Playouts(budget))).isEqualTo(played);
  }

  @Test
  void withoutEffortTheBestPlanIsPlayedAtOnce() {
    assertThat(playOuts(0, new Budget.Time(Duration.ofSeconds(1)))).isZero();
    assertThat(choose(0, new Budget.Playouts(1000), Breather.NONE))
        .isEqualTo(choose(1, new Budget.Playouts(1), Breather.NONE));
  }
}
