package org.apogee.engine.sol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Notation;
import org.apogee.engine.Setup;
import org.jspecify.annotations.Nullable;

/**
 * One rule, one scene: what is on the table, what is played, what comes of it.
 *
 * <pre>{@code
 * sol(3).given("seat 0 has 2 on L0", "bridge L0-C0 of seat 1")
 *     .when("move", "fly L0 C0")
 *     .then("energy 3 4 3", "seat 0 has 1 on C0");
 * }</pre>
 *
 * <p>Moves are notation and are played by whoever is to act. The sentences of {@code given} and
 * {@code then} are those of {@link SceneWords}. Cards are turned as {@link #deck} says and are of
 * suit 1 where it says nothing. After every move the scene checks what must always hold.
 */
final class SolScene {
  private static final SolRuleset RULESET = new SolRuleset();

  private final Map<String, String> options = new TreeMap<>();
  private final int seats;
  private final ScriptedDeck deck = new ScriptedDeck();
  private final List<Fact> told = new ArrayList<>();
  private @Nullable SolPosition position;

  private SolScene(int seats) {
    this.seats = seats;
  }

  static SolScene sol(int seats) {
    return new SolScene(seats);
  }

  SolScene option(String name, String value) {
    options.put(name, value);
    return this;
  }

  /** The suits of the next cards. */
  SolScene deck(int... suits) {
    deck.add(suits);
    return this;
  }

  SolScene given(String... sentences) {
    for (var sentence : sentences) {
      SceneWords.put(position(), sentence);
    }
    position().changed();
    SceneLaws.check(position());
    return this;
  }

  /** Plays these moves one after the other; each must be legal. */
  SolScene when(String... moves) {
    told.clear();
    for (var move : moves) {
      play(move);
    }
    return this;
  }

  /** The same, by a seat that must be the one to act. */
  SolScene when(int seat, String... moves) {
    assertThat(position().seatToAct()).as("seat to act").isEqualTo(seat);
    return when(moves);
  }

  private void play(String text) {
    var p = position();
    long move = notation().parse(p, text);
    if (move == Notation.UNREADABLE) {
      throw new AssertionError("'%s' is not legal; legal are %s".formatted(text, legal()));
    }
    p.play(move, deck, Chronicle.into(told));
    SceneLaws.check(p);
  }

  SolScene then(String... sentences) {
    for (var sentence : sentences) {
      assertThat(SceneWords.read(position(), sentence)).isEqualTo(sentence);
    }
    return this;
  }

  /** Exactly these moves are legal, in any order. */
  SolScene offers(String... moves) {
    assertThat(legal()).containsExactlyInAnyOrder(moves);
    return this;
  }

  SolScene allows(String... moves) {
    assertThat(legal()).contains(moves);
    return this;
  }

  /** None of these is legal, though all of them are moves of SOL. */
  SolScene refuses(String... moves) {
    for (var move : moves) {
      assertThat(SceneMoves.isMove(position().board, move)).as("is a move: " + move).isTrue();
      assertThat(notation().parse(position(), move)).as(move).isEqualTo(Notation.UNREADABLE);
    }
    assertThat(legal()).doesNotContain(moves);
    return this;
  }

  /** What the last {@link #when} told, in order, is among the facts; kinds only. */
  SolScene tells(String... kinds) {
    assertThat(told.stream().map(Fact::kind)).containsSubsequence(kinds);
    return this;
  }

  SolScene says(String... sentences) {
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

  /** The legal moves that begin with a word. */
  List<String> legal(String word) {
    return legal().stream().filter(move -> (move + " ").startsWith(word + " ")).toList();
  }

  SolPosition position() {
    if (position == null) {
      var setup = Setup.of(RULESET, seats, options);
      position = (SolPosition) RULESET.newPosition(setup, Chance.NONE);
      deck.of(position);
    }
    return position;
  }

  private static Notation notation() {
    return RULESET.notation();
  }
}
