package org.apogee.engine.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the features of every game with a learned evaluation, in random games. */
final class LearnedGamesTest {
  private static final int GAMES = 4;
  private static final int PLIES = 400;

  static List<Ruleset> games() {
    return Rulesets.all().stream()
        .filter(ruleset -> ruleset.evaluation() instanceof LearnedEvaluation)
        .toList();
  }

  private static Features features(Ruleset ruleset) {
    return ((LearnedEvaluation) ruleset.evaluation()).features();
  }

  @FunctionalInterface
  private interface Check {
    void at(Position position, SplittableRandom random);
  }

  private static void play(Ruleset ruleset, Check check) {
    var moves = new MoveList();
    for (int game = 0; game < GAMES; game++) {
      var random = new SplittableRandom(game);
      int seats = Math.max(2, ruleset.minSeats() + game % (ruleset.maxSeats() + 1));
      var chance = Chance.of(random);
      var setup = Setup.of(ruleset, Math.min(seats, ruleset.maxSeats()));
      var position = ruleset.newPosition(setup, chance);
      for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
        check.at(position, random);
        position.legalMoves(moves);
        position.play(moves.get(random.nextInt(moves.size())), chance);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNameHasOneNumberAndNamesDiffer(Ruleset ruleset) {
    var features = features(ruleset);
    int count = features.names().size();
    assertThat(features.names()).doesNotHaveDuplicates().allMatch(name -> !name.contains(" "));
    var exact = new float[count];
    play(
        ruleset,
        (position, random) -> {
          for (int party = 0; party < features.parties(position); party++) {
            Arrays.fill(exact, Float.NaN);
            features.describe(position, party, random.nextInt(position.seats()), exact);
            for (int i = 0; i < count; i++) {
              assertThat(exact[i]).as(features.names().get(i)).isFinite();
              assertThat(Math.abs(exact[i])).as(features.names().get(i)).isLessThan(100);
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSeatSeesTheSameWhateverOthersHold(Ruleset ruleset) {
    var features = features(ruleset);
    var before = new float[features.names().size()];
    var after = before.clone();
    play(
        ruleset,
        (position, random) -> {
          int viewer = random.nextInt(position.seats());
          int party = random.nextInt(features.parties(position));
          var dealt = position.copy();
          dealt.determinize(viewer, Chance.of(random));
          features.describe(position, party, viewer, before);
          features.describe(dealt, party, viewer, after);
          assertThat(after).as("party %d as seat %d sees it", party, viewer).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void chancesAddUpToOneAsASpectatorOfOpenGamesSeesThem(Ruleset ruleset) {
    var evaluation = ruleset.evaluation();
    play(
        ruleset,
        (position, _) -> {
          double sum = 0;
          for (int seat = 0; seat < position.seats(); seat++) {
            double value = evaluation.value(position, seat);
            assertThat(value).isBetween(0.0, 1.0);
            sum += value;
          }
          if (!ruleset.hasSecrets()) {
            assertThat(sum).isBetween(0.9999, 1.0001);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void otherWeightsGiveOtherChances(Ruleset ruleset) {
    var learned = (LearnedEvaluation) ruleset.evaluation();
    var network = new Network(learned.features().names().size(), 0);
    var position = ruleset.newPosition(Setup.of(ruleset, 2), Chance.of(new SplittableRandom(1)));
    int parties = learned.features().parties(position);
    assertThat(learned.with(network).value(position, 0)).isEqualTo(1.0 / parties);
    assertThatIllegalArgumentException().isThrownBy(() -> learned.with(new Network(1, 0)));
  }
}
