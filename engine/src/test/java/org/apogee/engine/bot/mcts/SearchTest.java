package org.apogee.engine.bot.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.junit.jupiter.api.Test;

final class SearchTest {
  private static final int PLAYOUTS = 40;

  private final Ruleset sol = Rulesets.find("sol");

  @Test
  void theChoiceIsLegalAndThePositionStaysAsItIs() {
    var position = Openings.of("sol");
    long before = position.fingerprint();
    long move = choose(new Search(sol.evaluation()), position);
    var legal = new MoveList();
    position.legalMoves(legal);
    assertThat(legal.contains(move)).isTrue();
    assertThat(position.fingerprint()).isEqualTo(before);
  }

  @Test
  void aSearchThatWasUsedAtAnotherTableChoosesAsAFreshOne() {
    var used = new Search(sol.evaluation());
    for (int seats : new int[] {2, 3, 2}) {
      var position = sol.newPosition(Setup.of(sol, seats), Chance.of(new SplittableRandom(seats)));
      assertThat(choose(used, position)).isEqualTo(choose(new Search(sol.evaluation()), position));
    }
  }

  private static long choose(Search search, Position position) {
    search.start(position, position.seatToAct(), 1);
    for (int i = 0; i < PLAYOUTS; i++) {
      assertThat(search.isSettled()).isFalse();
      search.playOut((double) i / PLAYOUTS);
    }
    return search.bestMove();
  }
}
