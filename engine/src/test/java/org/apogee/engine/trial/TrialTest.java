package org.apogee.engine.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.trial.Trial.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A trial predicts correctly, changes nothing and reveals no secret. */
class TrialTest {
  private static final int DECISIONS = 80;
  private static final int MOVES = 6;

  /** Of trials of games with secrets: copies may agree by accident on what is different. */
  private static final double WRONG_MOST = 0.01;

  /** What a seat gets to see of a trial. */
  private record Seen(int played, Stop stop, Object view, List<Long> legal, List<Fact> facts) {
    static Seen of(Trial trial, int seat) {
      var legal = new MoveList();
      trial.after().legalMoves(legal);
      return new Seen(
          trial.played(), trial.stop(), trial.after().view(seat), list(legal), trial.facts());
    }
  }

  static List<Ruleset> rulesets() {
    return Rulesets.all();
  }

  private static List<Long> list(MoveList moves) {
    var list = new ArrayList<Long>();
    for (int i = 0; i < moves.size(); i++) {
      list.add(moves.get(i));
    }
    return list;
  }

  private static Chance chance(long seed) {
    return Chance.of(new SplittableRandom(seed));
  }

  /** Moves that the seat to act may make one after the other, chosen on the trial's own copies. */
  private static long[] plan(Position truth, SplittableRandom random) {
    var plan = new ArrayList<Long>();
    var legal = new MoveList();
    for (int i = 0; i < MOVES; i++) {
      var trial = Trial.of(truth, toArray(plan), chance(random.nextLong()));
      if (trial.stop() != Stop.NONE) {
        break;
      }
      trial.after().legalMoves(legal);
      plan.add(legal.get(random.nextInt(legal.size())));
    }
    return toArray(plan);
  }

  private static long[] toArray(List<Long> moves) {
    return moves.stream().mapToLong(Long::longValue).toArray();
  }

  private static Position begin(Ruleset ruleset, Chance draws) {
    return ruleset.newPosition(Setup.of(ruleset, Math.max(2, ruleset.minSeats())), draws);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aTrialChangesNothingAndShowsWhatHappens(Ruleset ruleset) {
    var stops = EnumSet.noneOf(Stop.class);
    var random = new SplittableRandom(1);
    var draws = chance(2);
    var position = begin(ruleset, draws);
    int wrong = 0;
    for (int i = 0; i < DECISIONS && !position.isOver(); i++) {
      int seat = position.seatToAct();
      long fingerprint = position.fingerprint();
      var plan = plan(position, random);
      var trial = Trial.of(position, plan, chance(random.nextLong()));
      assertThat(position.fingerprint()).isEqualTo(fingerprint);
      stops.add(trial.stop());
      var heard = new ArrayList<Fact>();
      for (int move = 0; move < trial.played(); move++) {
        position.play(plan[move], draws, Chronicle.into(heard));
      }
      heard.removeIf(fact -> !fact.audience().includes(seat));
      boolean holds =
          trial.after().view(seat).equals(position.view(seat)) && trial.facts().equals(heard);
      wrong += holds ? 0 : 1;
      if (trial.played() < plan.length) {
        position.play(plan[trial.played()], draws, Chronicle.SILENT);
      }
    }
    assertThat(stops).contains(Stop.REVEALS, Stop.PASSES_ON);
    assertThat(wrong)
        .isLessThanOrEqualTo(ruleset.hasSecrets() ? (int) (WRONG_MOST * DECISIONS) : 0);
  }

  /** Hidden things swapped for others that the seat must think possible: the trial is the same. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void aTrialTellsNoSecret(Ruleset ruleset) {
    var random = new SplittableRandom(3);
    var draws = chance(4);
    var position = ruleset.newPosition(Setup.of(ruleset, ruleset.maxSeats()), draws);
    var legal = new MoveList();
    for (int i = 0; i < DECISIONS && !position.isOver(); i++) {
      int seat = position.seatToAct();
      var swapped = position.copy();
      swapped.determinize(seat, chance(random.nextLong()));
      var plan = plan(position, random);
      long dealt = random.nextLong();
      assertThat(Seen.of(Trial.of(swapped, plan, chance(dealt)), seat))
          .isEqualTo(Seen.of(Trial.of(position, plan, chance(dealt)), seat));
      position.legalMoves(legal);
      position.play(legal.get(random.nextInt(legal.size())), draws);
    }
  }

  @Test
  void tenMovesBackAndForthLeaveTheGameUntouched() {
    var sol = Rulesets.find("sol");
    var position = sol.newPosition(Setup.of(sol, 2, Map.of()), chance(3));
    long fingerprint = position.fingerprint();
    var plan = plan(position, new SplittableRandom(5));
    for (int steps : List.of(0, 1, 2, 3, 2, 1, 2, 3, 1, 0)) {
      var some = Arrays.copyOf(plan, Math.min(steps, plan.length));
      Trial.of(position, some, chance(1));
    }
    assertThat(position.fingerprint()).isEqualTo(fingerprint);
  }

  @Test
  void aMoveThatIsNotLegalIsRefused() {
    var sol = Rulesets.find("sol");
    var position = sol.newPosition(Setup.of(sol, 2), chance(3));
    assertThatThrownBy(() -> Trial.of(position, new long[] {999_999}, chance(1)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("Move 1 of the trial");
  }
}
