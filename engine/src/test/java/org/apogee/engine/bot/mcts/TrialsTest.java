package org.apogee.engine.bot.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrialsTest {
  private static final int PLAYOUTS = 12;

  private static Trials trials(Evaluation evaluation, Lookahead lookahead) {
    return new Trials(evaluation, MctsBot.WIDTH, lookahead);
  }

  /** Others are asked in the middle of a turn, and luck ends plans early. */
  @ParameterizedTest
  @ValueSource(strings = {"nova", "beyond-nebula"})
  void whereTurnsAreCountedAllIsJudgedAtTheSameTurn(String game) {
    var evaluation = Rulesets.find(game).evaluation();
    var position = Openings.of(game);
    var trials = trials(evaluation, Lookahead.USUAL);
    List<Integer> turns = new ArrayList<>();
    trials.start(position, position.seatToAct(), 1);
    for (int i = 0; i < PLAYOUTS; i++) {
      trials.playOut((double) i / PLAYOUTS);
      turns.add(evaluation.turn(trials.reached()));
    }
    int last = evaluation.turn(position) + evaluation.turnsAhead(position.seats());
    assertThat(turns).hasSize(PLAYOUTS).containsOnly(last);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sol", "nova", "beyond-nebula", "supernova", "nova-solis"})
  void theChoiceIsLegalAndThePositionStaysAsItIs(String game) {
    var position = Openings.of(game);
    long before = position.fingerprint();
    var legal = new MoveList();
    position.legalMoves(legal);
    for (var lookahead : Lookahead.values()) {
      var trials = trials(Rulesets.find(game).evaluation(), lookahead);
      trials.start(position, position.seatToAct(), 1);
      trials.playOut(0);
      assertThat(legal.contains(trials.bestMove())).isTrue();
      assertThat(position.fingerprint()).isEqualTo(before);
    }
  }

  @Test
  void whereTurnsAreNotCountedTheLookaheadSaysHowManyPlansFollow() {
    assertThat(plansOfPlayOut(Lookahead.SHORT)).isEqualTo(2);
    assertThat(plansOfPlayOut(Lookahead.USUAL)).isEqualTo(6);
    assertThat(plansOfPlayOut(Lookahead.LONG)).isEqualTo(12);
  }

  private static int plansOfPlayOut(Lookahead lookahead) {
    var position = Openings.of("nova-solis");
    var asked = new int[1];
    var uncounted =
        new Evaluation() {
          @Override
          public double value(Position at, int seat) {
            return 0.5;
          }

          @Override
          public int turn(Position at) {
            asked[0]++;
            return UNCOUNTED;
          }
        };
    var trials = trials(uncounted, lookahead);
    trials.start(position, position.seatToAct(), 1);
    asked[0] = 0;
    trials.playOut(0);
    return asked[0];
  }

  @Test
  void oneThatWasUsedAtAnotherTableChoosesAsAFreshOne() {
    var sol = Rulesets.find("sol");
    var used = trials(sol.evaluation(), Lookahead.USUAL);
    for (int seats : new int[] {2, 3, 2}) {
      var position = sol.newPosition(Setup.of(sol, seats), Chance.of(new SplittableRandom(seats)));
      assertThat(choose(used, position))
          .isEqualTo(choose(trials(sol.evaluation(), Lookahead.USUAL), position));
    }
  }

  private static long choose(Trials trials, Position position) {
    trials.start(position, position.seatToAct(), 1);
    for (int i = 0; i < PLAYOUTS; i++) {
      trials.playOut((double) i / PLAYOUTS);
    }
    return trials.bestMove();
  }

  /** An evaluation that sees only who is ahead in a far future makes no difference to a plan. */
  @Test
  void whatMakesNoDifferenceIsLeftAsPlanned() {
    var position = Openings.of("beyond-nebula");
    int seat = position.seatToAct();
    var blind = new Blind(Rulesets.find("beyond-nebula").evaluation(), position);
    var trials = trials(blind, Lookahead.USUAL);
    trials.start(position, seat, 1);
    long planned = trials.bestMove();
    for (int i = 0; i < PLAYOUTS; i++) {
      trials.playOut((double) i / PLAYOUTS);
    }
    assertThat(trials.bestMove()).isEqualTo(planned);
    assertThat(trials.isSettled()).isTrue();
  }

  /** Judges as the game does until the turn is over, and from then on all positions the same. */
  private record Blind(Evaluation evaluation, int turn) implements Evaluation {
    Blind(Evaluation evaluation, Position root) {
      this(evaluation, evaluation.turn(root));
    }

    @Override
    public double value(Position position, int seat) {
      return turn(position) > turn ? 0 : evaluation.value(position, seat);
    }

    @Override
    public boolean endsTurn(Position position, int seat) {
      return evaluation.endsTurn(position, seat);
    }

    @Override
    public int turn(Position position) {
      return position.isOver() ? Integer.MAX_VALUE : evaluation.turn(position);
    }

    @Override
    public int turnsAhead(int seats) {
      return evaluation.turnsAhead(seats);
    }
  }
}
