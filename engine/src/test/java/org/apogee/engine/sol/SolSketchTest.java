package org.apogee.engine.sol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolSketchTest {
  private final SolRuleset sol = new SolRuleset();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void theBoardFitsATerminalAndShowsEverySundiverAndPiece(int seats) {
    var chance = Chance.of(new SplittableRandom(seats));
    var p =
        (SolPosition) sol.newPosition(Setup.of(sol, seats, Map.of("effects", "RANDOM")), chance);
    var moves = new MoveList();
    while (!p.isOver()) {
      var drawn = sol.draw(p.view(View.OBSERVER));
      assertThat(drawn.lines()).as(drawn).allMatch(line -> line.length() <= 100);
      assertThat(count(drawn, "\\[")).as(drawn).isEqualTo(Long.bitCount(p.pieces.occupied()));
      assertThat(count(drawn, " of [0-4]( |\n)")).as(drawn).isEqualTo(bridges(p));
      assertThat(rowsOfSundivers(drawn)).as(drawn).isEqualTo(sundivers(p));
      p.legalMoves(moves);
      p.play(moves.get(chance.below(moves.size())), chance);
    }
    assertThat(sol.draw(p.view(0))).contains("The game is over");
  }

  private static long count(String text, String regex) {
    return text.split(regex, -1).length - 1L;
  }

  private static long bridges(SolPosition p) {
    return Long.bitCount(p.pieces.bridged());
  }

  /** A row of the board that belongs to a seat holds nothing but its sundivers. */
  private static long rowsOfSundivers(String drawn) {
    return drawn
        .lines()
        .filter(line -> line.matches("seat \\d[ o]*"))
        .flatMapToInt(String::chars)
        .filter(letter -> letter == 'o')
        .count();
  }

  private static long sundivers(SolPosition p) {
    long sum = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      sum += p.pieces.diversOnBoard(seat);
    }
    return sum;
  }
}
