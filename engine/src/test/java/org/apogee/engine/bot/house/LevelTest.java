package org.apogee.engine.bot.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.toy.DriftRuleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each level in each game, at moments of random games. */
final class LevelTest {
  private static final int MOMENTS = 3;
  private static final int PLIES_BETWEEN = 23;

  static Stream<Ruleset> games() {
    return Stream.concat(Rulesets.all().stream(), Stream.of(new DriftRuleset()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLevelPlaysLegalMovesAndTheSameOnesAgain(Ruleset ruleset) {
    for (var level : Level.values()) {
      var spec = BotSpec.parse(level.text());
      var used = spec.newBot(ruleset);
      for (int seed = 0; seed < MOMENTS; seed++) {
        var known = moment(ruleset, seed);
        int seat = known.seatToAct();
        var legal = new MoveList();
        known.legalMoves(legal);
        long move =
            used.choose(known.copy(), seat, Chance.of(new SplittableRandom(seed)), spec.budget());
        long again =
            spec.newBot(ruleset)
                .choose(known.copy(), seat, Chance.of(new SplittableRandom(seed)), spec.budget());
        assertThat(legal.contains(move)).as("%s, seed %d", level, seed).isTrue();
        assertThat(again).as("%s, seed %d", level, seed).isEqualTo(move);
      }
    }
  }

  /** The seed's game, with random moves up to a decision between several moves. */
  private static Position moment(Ruleset ruleset, int seed) {
    var random = new SplittableRandom(seed);
    var chance = Chance.of(random);
    var legal = new MoveList();
    var position = ruleset.newPosition(Setup.of(ruleset, Math.max(2, ruleset.minSeats())), chance);
    var known = position.copy();
    for (int ply = 0; !position.isOver(); ply++) {
      position.legalMoves(legal);
      if (legal.size() > 1) {
        known.copyFrom(position);
        if (ply >= seed * PLIES_BETWEEN) {
          break;
        }
      }
      position.play(legal.get(random.nextInt(legal.size())), chance);
    }
    known.determinize(known.seatToAct(), chance);
    return known;
  }

  @ParameterizedTest
  @MethodSource("games")
  void aHigherLevelNeverThinksLessOrMisjudgesMoreWithTheSameThought(Ruleset ruleset) {
    var levels = List.of(Level.values());
    for (int i = 1; i < levels.size(); i++) {
      var lower = levels.get(i - 1).in(ruleset);
      var higher = levels.get(i).in(ruleset);
      assertThat(higher.playOuts()).isGreaterThanOrEqualTo(lower.playOuts());
      if (higher.playOuts() == lower.playOuts()) {
        assertThat(higher.width()).isGreaterThanOrEqualTo(lower.width());
      }
      if (higher.playOuts() == lower.playOuts() && higher.width() == lower.width()) {
        assertThat(higher.blur()).isLessThan(lower.blur());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theMasterSearchesAndDoesNotMisjudge(Ruleset ruleset) {
    assertThat(Level.MASTER.in(ruleset).isSearch()).isTrue();
    assertThat(Level.MASTER.in(ruleset).blur()).isZero();
  }

  @Test
  void everyLevelHasAWordAndASentenceOfItsOwn() {
    assertThat(Arrays.stream(Level.values()).map(Level::text))
        .doesNotHaveDuplicates()
        .allMatch(text -> text.matches("[a-z]+"));
    assertThat(Arrays.stream(Level.values()).map(Level::sentence)).doesNotHaveDuplicates();
    assertThat(Arrays.stream(Level.values()).map(Level::number))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
  }
}
