package org.apogee.engine.bot.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.TurnPlanner;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SearchTest {
  private static final int OPENING = 60;
  private static final int PLAYOUTS = 8;

  @Test
  void aPlanLeadsToAMomentForEachSeatThatMayGoOn() {
    var ruleset = Rulesets.find("nova");
    var position = opening(ruleset, Chance.of(new SplittableRandom(5)));
    var planner = new TurnPlanner(ruleset.evaluation(), 1, 1);
    planner.plan(position, position.seatToAct(), 1);
    var tree = new Tree();
    tree.restart(0);
    tree.addEdges(Tree.ROOT, planner.plans());
    int edge = tree.firstEdge[Tree.ROOT];
    int toRival = tree.childOf(edge, 1);
    int toItself = tree.childOf(edge, 0);
    assertThat(List.of(Tree.ROOT, toRival, toItself)).doesNotHaveDuplicates();
    assertThat(tree.childOf(edge, 1)).isEqualTo(toRival);
    assertThat(tree.childOf(edge, 0)).isEqualTo(toItself);
    assertThat(tree.seatOfNode[toRival]).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nova", "beyond-nebula"})
  void whereTurnsAreCountedAllIsJudgedAtTheSameTurn(String game) {
    var ruleset = Rulesets.find(game);
    var chance = Chance.of(new SplittableRandom(5));
    var position = opening(ruleset, chance);
    var judge = new LeafWatcher(ruleset.evaluation());
    var search = new Search(judge, ruleset.hasSecrets());
    search.start(position, position.seatToAct(), 1);
    for (int i = 0; i < PLAYOUTS; i++) {
      search.playOut();
    }
    int last = judge.turn(position) + judge.turnsAhead(position.seats());
    assertThat(judge.turnsOfLeaves).hasSize(PLAYOUTS).containsOnly(last);
  }

  /** Far from the end, at a moment with something to decide. */
  private static Position opening(Ruleset ruleset, Chance chance) {
    var position = ruleset.newPosition(Setup.of(ruleset, 2), chance);
    var moves = new MoveList();
    position.legalMoves(moves);
    for (int ply = 0; ply < OPENING || moves.size() < 2; ply++) {
      position.play(moves.get(chance.below(moves.size())), chance);
      position.legalMoves(moves);
    }
    return position;
  }

  /** Only at the end of a play-out is one position judged for seat 0 and then for seat 1. */
  private static final class LeafWatcher implements Evaluation {
    private final Evaluation evaluation;
    private final List<Integer> turnsOfLeaves = new ArrayList<>();
    private @Nullable Position judgedForFirst;

    LeafWatcher(Evaluation evaluation) {
      this.evaluation = evaluation;
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // planners judge others of the same content
    public double value(Position position, int seat) {
      if (seat == 1 && position == judgedForFirst) {
        turnsOfLeaves.add(turn(position));
      }
      judgedForFirst = seat == 0 ? position : null;
      return evaluation.value(position, seat);
    }

    @Override
    public boolean endsTurn(Position position, int seat) {
      return evaluation.endsTurn(position, seat);
    }

    @Override
    public int turn(Position position) {
      return evaluation.turn(position);
    }

    @Override
    public int turnsAhead(int seats) {
      return evaluation.turnsAhead(seats);
    }
  }
}
