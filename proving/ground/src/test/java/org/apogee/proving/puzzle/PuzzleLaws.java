package org.apogee.proving.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.SnapshotWriter;
import org.junit.jupiter.api.Test;

/** What holds for the puzzles of every game. */
public abstract class PuzzleLaws {
  private static final int AT_LEAST = 25;

  private final Ruleset ruleset;
  private final List<Puzzle> puzzles;

  protected PuzzleLaws(String game) {
    ruleset = Rulesets.find(game);
    puzzles = PuzzleBook.of(ruleset);
  }

  /** The position that the sentences of a puzzle describe. */
  protected abstract Position scene(Puzzle puzzle);

  private static String snapshot(Position position) {
    var out = new SnapshotWriter();
    position.encode(out);
    return HexFormat.of().formatHex(out.toByteArray());
  }

  @Test
  void everySnapshotIsMadeByItsScene() {
    for (var puzzle : puzzles) {
      assertThat(puzzle.snapshot()).as(puzzle.name()).isEqualTo(snapshot(scene(puzzle)));
      assertThat(snapshot(puzzle.position(ruleset))).isEqualTo(puzzle.snapshot());
    }
  }

  @Test
  void acceptedMovesAreLegalAndOthersAreToo() {
    var moves = new MoveList();
    for (var puzzle : puzzles) {
      var position = puzzle.position(ruleset);
      position.legalMoves(moves);
      var words =
          Arrays.stream(moves.toArray())
              .mapToObj(move -> Puzzle.words(ruleset, position, move))
              .distinct()
              .toList();
      assertThat(words).as(puzzle.name()).containsAnyElementsOf(puzzle.accepted());
      assertThat(puzzle.accepted()).as(puzzle.name()).isNotEmpty();
      assertThat(words).as(puzzle.name()).anyMatch(word -> !puzzle.accepted().contains(word));
    }
  }

  @Test
  void thereAreEnoughAndEachHasAReasonOfItsOwn() {
    assertThat(puzzles).hasSizeGreaterThanOrEqualTo(AT_LEAST);
    assertThat(puzzles).extracting(Puzzle::name).doesNotHaveDuplicates();
    assertThat(puzzles).extracting(Puzzle::why).doesNotHaveDuplicates().noneMatch(String::isBlank);
    assertThat(puzzles).extracting(Puzzle::snapshot).doesNotHaveDuplicates();
  }
}
