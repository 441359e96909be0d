package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * R 7.2 and 7.6: with a sundiver everywhere every pattern is found, and each needs all of its own.
 */
class PatternsTest {
  private static PrintedBoard printed(int seats) {
    return seats == 5 ? PrintedBoard.sixteen() : PrintedBoard.thirteen();
  }

  /** Rules aside, a sundiver of seat 0 on every space but some. */
  private static List<String> conversionsWith(int seats, Set<String> spaces) {
    var scene = sol(seats);
    var p = scene.position();
    spaces.forEach(space -> p.pieces.addDivers(0, SceneTable.space(p.board, space), 1));
    p.turn.action = SolMoves.TO_CONVERT;
    p.frames.replace(Step.CONVERT);
    p.changed();
    return scene.legal();
  }

  @ParameterizedTest
  @CsvSource({"2, 89, 89", "5, 89, 89"})
  @Rule({"R 7.2", "R 7.6", "D-6", "D-7"})
  void everyPatternIsOffered(int seats, int towers, int bridges) {
    var board = printed(seats);
    var expected = board.patterns().stream().map(List::getFirst).toList();
    var found = conversionsWith(seats, new TreeSet<>(board.spaces()));
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(found).filteredOn(move -> move.startsWith("tower")).hasSize(towers);
    assertThat(found).filteredOn(move -> move.startsWith("bridge")).hasSize(bridges);
    assertThat(found).filteredOn(move -> move.startsWith("node")).hasSize(board.spaces().size());
    for (var sunSpace : board.spaces()) {
      boolean sun = "CRK".contains(sunSpace.substring(0, 1));
      assertThat(found.stream().anyMatch(move -> move.startsWith("tower " + sunSpace + " ")))
          .as(sunSpace)
          .isEqualTo(sun);
    }
    for (var edge : board.edges()) {
      assertThat(found).as(edge).anyMatch(move -> move.startsWith("bridge " + edge + " "));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  @Rule({"R 7.1", "R 7.2"})
  void aPatternNeedsEachOfItsSundivers(int seats) {
    var board = printed(seats);
    var patterns = board.patterns();
    for (var absent : board.spaces()) {
      var spaces = new TreeSet<>(board.spaces());
      spaces.remove(absent);
      var expected =
          patterns.stream()
              .filter(pattern -> !pattern.subList(1, pattern.size()).contains(absent))
              .map(List::getFirst)
              .sorted()
              .toList();
      assertThat(conversionsWith(seats, spaces).stream().sorted().toList())
          .as("without " + absent)
          .isEqualTo(expected);
    }
  }
}
