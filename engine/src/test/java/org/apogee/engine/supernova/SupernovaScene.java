package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.jspecify.annotations.Nullable;

/**
 * One rule, one scene: what is on the table, what is played, what comes of it.
 *
 * <pre>{@code
 * supernova(2).given("seat 0 has Freya [Evil Clones]", "Battleship [Laze Cannon] at Freya")
 *     .in(Step.ACTION)
 *     .when("attack from Freya", "send Battleship", "fleet done", "attack Rigel")
 *     .then("seat 0 has Rigel");
 * }</pre>
 *
 * <p>All cards that are not given are in the Main Deck, and draws take its first card. Seat 0
 * opens. Moves are notation and are played by whoever is to act; a card may be named without its
 * copy number, which means the first copy that is offered. After every move the scene checks what
 * must always hold.
 */
final class SupernovaScene {
  static final SupernovaRuleset RULESET = new SupernovaRuleset();

  private final int seats;
  private final Map<String, String> options = new TreeMap<>();
  private final List<Fact> told = new ArrayList<>();
  private @Nullable SupernovaPosition position;

  private SupernovaScene(int seats) {
    this.seats = seats;
  }

  static SupernovaScene supernova(int seats) {
    return new SupernovaScene(seats);
  }

  SupernovaScene option(String name, String value) {
    options.put(name, value);
    return this;
  }

  /** The game as it starts, with the first cards of the list dealt. */
  SupernovaScene dealt() {
    position = (SupernovaPosition) RULESET.newPosition(setup(), SceneLaws.FIRST);
    return this;
  }

  SupernovaScene given(String... sentences) {
    for (var sentence : sentences) {
      SceneWords.put(position(), sentence);
    }
    return this;
  }

  /** A phase begins: seats that have nothing to decide in it are passed over. */
  SupernovaScene in(Step phase) {
    var p = position();
    p.turn.offset = 0;
    p.enter(phase);
    p.settle(SceneLaws.FIRST, Chronicle.into(told));
    SceneLaws.check(p);
    return this;
  }

  /** Plays these moves one after the other; each must be legal. */
  SupernovaScene when(String... moves) {
    told.clear();
    for (var move : moves) {
      play(move);
    }
    return this;
  }

  /** The same, by a seat that must be the one to act. */
  SupernovaScene when(int seat, String... moves) {
    assertThat(position().seatToAct()).as("seat to act").isEqualTo(seat);
    return when(moves);
  }

  /** Nobody plays a special until the window closes. */
  SupernovaScene allPass() {
    assertThat(position().step().isWindow()).as("a window").isTrue();
    var window = position().step();
    while (!position().isOver() && position().step() == window) {
      play("pass");
    }
    return this;
  }

  private void play(String text) {
    var p = position();
    var moves = moves();
    for (int i = 0; i < moves.size(); i++) {
      var name = name(moves.get(i));
      if (name.equals(text) || SceneMoves.withoutCopies(name).equals(text)) {
        p.play(moves.get(i), SceneLaws.FIRST, Chronicle.into(told));
        SceneLaws.check(p);
        return;
      }
    }
    throw new AssertionError("'%s' is not legal; legal are %s".formatted(text, legal()));
  }

  SupernovaScene then(String... sentences) {
    for (var sentence : sentences) {
      assertThat(SceneWords.read(position(), sentence)).isEqualTo(sentence);
    }
    return this;
  }

  /** Exactly these moves are legal, in any order; without copy numbers. */
  SupernovaScene offers(String... moves) {
    assertThat(legal()).containsExactlyInAnyOrder(moves);
    return this;
  }

  SupernovaScene allows(String... moves) {
    assertThat(legal()).contains(moves);
    return this;
  }

  /** None of these is legal, though all of them are moves of Supernova. */
  SupernovaScene refuses(String... moves) {
    for (var move : moves) {
      assertThat(SceneMoves.isMove(position().cards, move)).as("is a move: " + move).isTrue();
    }
    assertThat(legal()).doesNotContain(moves);
    return this;
  }

  /** What the last {@link #when} told is among the facts, in order; kinds only. */
  SupernovaScene tells(String... kinds) {
    assertThat(told.stream().map(Fact::kind)).containsSubsequence(kinds);
    return this;
  }

  SupernovaScene says(String... sentences) {
    assertThat(told.stream().map(Fact::text)).containsSubsequence(sentences);
    return this;
  }

  /** The latest battle: military, diplomatic and economic strength of each side, and who won. */
  SupernovaScene compares(String attacker, String defender, String winner) {
    var fought = told.stream().filter(fact -> fact.kind().equals("fought")).toList().getLast();
    assertThat(strengths(fought, "attacker")).as("attacker").isEqualTo(attacker);
    assertThat(strengths(fought, "defender")).as("defender").isEqualTo(defender);
    assertThat(fought.args().get("winner")).isEqualTo(winner);
    return this;
  }

  private static String strengths(Fact fought, String side) {
    return String.valueOf(fought.args().get(side)).replaceAll("[\\[\\],]", "");
  }

  List<Fact> told() {
    return told;
  }

  /** The legal moves in words, without copy numbers. */
  List<String> legal() {
    return Arrays.stream(moves().toArray())
        .mapToObj(this::name)
        .map(SceneMoves::withoutCopies)
        .toList();
  }

  /** The legal moves that begin with a word. */
  Stream<String> legal(String word) {
    return legal().stream().filter(move -> (move + " ").startsWith(word + " "));
  }

  /** The codes of the legal moves. */
  MoveList moves() {
    var moves = new MoveList();
    position().legalMoves(moves);
    return moves;
  }

  private String name(long move) {
    return RULESET.notation().describe(position(), move).text();
  }

  SupernovaView view(int seat) {
    return (SupernovaView) position().view(seat);
  }

  private Setup setup() {
    return Setup.of(RULESET, seats, options);
  }

  SupernovaPosition position() {
    if (position == null) {
      var empty = new SupernovaPosition(seats, SupernovaOptions.of(setup()));
      for (int card = 0; card < empty.cards.size(); card++) {
        empty.piles.main.add(card);
      }
      empty.frames.push(Step.MULLIGAN);
      position = empty;
    }
    return position;
  }

  /** For scenes that need other draws. */
  SupernovaScene when(Chance chance, long move) {
    told.clear();
    position().play(move, chance, Chronicle.into(told));
    SceneLaws.check(position());
    return this;
  }
}
