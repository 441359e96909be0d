package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Notation;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.ScriptedDice;
import org.jspecify.annotations.Nullable;

/**
 * One rule, one scene: what is on the map, what is played, what comes of it.
 *
 * <pre>{@code
 * conflict().given("S1 at 0D9 with 4", "N1 at 0E5 with 2")
 *     .dice(2, 5, 6, 3, 3, 2).when("move S1 0E8")
 *     .then("N1 gone", "S1 durability 1");
 * }</pre>
 *
 * <p>A scene starts on the test board of {@link SceneTable#board}, seat 0 being active. Moves are
 * notation and are played by whoever is to act. The sentences of {@code given} and {@code then} are
 * those of {@link SceneWords}. A move uses up exactly the dice it is given; without any, every die
 * shows a 1. After every move the scene checks what must always hold.
 */
final class NebulaScene {
  private static final NebulaRuleset RULESET = new NebulaRuleset();

  private final Step phase;
  private final Map<String, String> options = new TreeMap<>();
  private final ScriptedDice dice = new ScriptedDice();
  private final List<Fact> told = new ArrayList<>();
  private @Nullable NebulaPosition position;

  private NebulaScene(Step phase) {
    this.phase = phase;
  }

  static NebulaScene progress() {
    return new NebulaScene(Step.PROGRESS);
  }

  static NebulaScene conflict() {
    return new NebulaScene(Step.CONFLICT);
  }

  /** The passive seat 1 has the opening window of seat 0's Conflict. */
  static NebulaScene opening() {
    return new NebulaScene(Step.OPENING);
  }

  NebulaScene option(String name, String value) {
    options.put(name, value);
    return this;
  }

  /** For the next {@link #when}, which must use all of them. */
  NebulaScene dice(int... values) {
    dice.add(values);
    return this;
  }

  NebulaScene given(String... sentences) {
    for (var sentence : sentences) {
      SceneWords.put(position(), sentence);
    }
    position().changed();
    return this;
  }

  /** Plays these moves one after the other; each must be legal. */
  NebulaScene when(String... moves) {
    told.clear();
    for (var move : moves) {
      play(move);
    }
    assertThat(dice.left()).as("dice that were not used").isEmpty();
    return this;
  }

  /** The same, by a seat that must be the one to act. */
  NebulaScene when(int seat, String... moves) {
    assertThat(position().seatToAct()).as("seat to act").isEqualTo(seat);
    return when(moves);
  }

  /** Everybody ends and passes until the next turn begins. */
  NebulaScene nextTurn() {
    int active = position().active();
    while (position().active() == active && !position().isOver()) {
      play(legal().contains("pass") ? "pass" : legal().getFirst());
    }
    return this;
  }

  private void play(String text) {
    var p = position();
    long move = notation().parse(p, text);
    if (move == Notation.UNREADABLE) {
      throw new AssertionError("'%s' is not legal; legal are %s".formatted(text, legal()));
    }
    p.play(move, dice, Chronicle.into(told));
    SceneTable.check(p);
  }

  NebulaScene then(String... sentences) {
    for (var sentence : sentences) {
      assertThat(SceneWords.read(position(), sentence)).isEqualTo(sentence);
    }
    return this;
  }

  /** Exactly these moves are legal, in any order. */
  NebulaScene offers(String... moves) {
    assertThat(legal()).containsExactlyInAnyOrder(moves);
    return this;
  }

  /** Of the legal moves exactly these begin with a word (or with several). */
  NebulaScene offersOf(String words, String... moves) {
    assertThat(legal(words)).containsExactlyInAnyOrder(moves);
    return this;
  }

  NebulaScene allows(String... moves) {
    assertThat(legal()).contains(moves);
    return this;
  }

  /** None of these is legal, though all of them are moves of Beyond Nebula. */
  NebulaScene refuses(String... moves) {
    for (var move : moves) {
      assertThat(SceneWords.isMove(move)).as("is a move: " + move).isTrue();
    }
    assertThat(legal()).doesNotContain(moves);
    return this;
  }

  /** What the last {@link #when} told, in order, is among the facts; kinds only. */
  NebulaScene tells(String... kinds) {
    assertThat(told.stream().map(Fact::kind)).containsSubsequence(kinds);
    return this;
  }

  NebulaScene tellsNo(String kind) {
    assertThat(told.stream().map(Fact::kind)).doesNotContain(kind);
    return this;
  }

  NebulaScene says(String... sentences) {
    assertThat(told.stream().map(Fact::text)).containsSubsequence(sentences);
    return this;
  }

  List<Fact> told() {
    return told;
  }

  /** The legal moves in words. */
  List<String> legal() {
    var moves = new MoveList();
    position().legalMoves(moves);
    return Arrays.stream(moves.toArray())
        .mapToObj(move -> notation().describe(position(), move).text())
        .toList();
  }

  /** The legal moves that begin with a word, or with several. */
  List<String> legal(String words) {
    return legal().stream().filter(move -> (move + " ").startsWith(words + " ")).toList();
  }

  NebulaPosition position() {
    if (position == null) {
      var setup = NebulaOptions.of(Setup.of(RULESET, 2, options));
      position = SceneTable.board(setup, phase);
    }
    return position;
  }

  static Notation notation() {
    return RULESET.notation();
  }
}
