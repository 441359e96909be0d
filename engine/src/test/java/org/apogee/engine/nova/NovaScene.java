package org.apogee.engine.nova;

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
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.chance.ScriptedDice;
import org.jspecify.annotations.Nullable;

/**
 * One rule, one scene: what is on the map, what is played, what comes of it.
 *
 * <pre>{@code
 * front(3).when("attack K1 P1", "send full line K0", "done", "end", "stay")
 *     .dice(5, 3, 4).when("fire line 1", "fire line 1")
 *     .then("K1 units P1 l");
 * }</pre>
 *
 * <p>A scene starts in the test galaxy of {@link SceneGalaxy}: P0 is active in its Naval phase with
 * 20 action points. Moves are notation and are played by whoever is to act. The sentences of {@code
 * given} and {@code then} are those of {@link SceneWords}. A move uses up exactly the dice it is
 * given; without any, every die shows a 1. After every move the position must read back from its
 * snapshot.
 */
final class NovaScene {
  private static final NovaRuleset RULESET = new NovaRuleset();

  private final int seats;
  private final Map<String, String> options = new TreeMap<>();
  private final ScriptedDice dice = new ScriptedDice();
  private final List<Fact> told = new ArrayList<>();
  private @Nullable NovaPosition position;

  private NovaScene(int seats) {
    this.seats = seats;
  }

  static NovaScene galaxy() {
    return new NovaScene(2);
  }

  static NovaScene galaxy(int seats) {
    return new NovaScene(seats);
  }

  /** P0 with L E at K0 against an active L of P1 at K1, and nothing else in space. */
  static NovaScene front(int tension) {
    return bareFront(tension).given("K1 units P1 L");
  }

  /** The same, without units of P1. */
  static NovaScene bareFront(int tension) {
    return galaxy()
        .given("no units", "tension P0 P1 " + tension)
        .given("K0.0 P0 outpost", "K1.0 P1 factory", "K0 units P0 LE");
  }

  NovaScene option(String name, String value) {
    options.put(name, value);
    return this;
  }

  /** For the next {@link #when}, which must use all of them. */
  NovaScene dice(int... values) {
    dice.add(values);
    return this;
  }

  NovaScene given(String... sentences) {
    for (var sentence : sentences) {
      SceneWords.put(position(), sentence);
    }
    position().changed();
    return this;
  }

  /** Plays these moves one after the other; each must be legal. */
  NovaScene when(String... moves) {
    told.clear();
    for (var move : moves) {
      play(move);
    }
    assertThat(dice.left()).as("dice that were not used").isEmpty();
    return this;
  }

  /** The same, by a seat that must be the one to act. */
  NovaScene when(int seat, String... moves) {
    assertThat(position().seatToAct()).as("seat to act").isEqualTo(seat);
    return when(moves);
  }

  /** An independent is activated out of turn, R 15.2. */
  NovaScene activate(int independent) {
    return run((p, _, _) -> p.frames.push(Step.ACTIVATION, independent));
  }

  /** R 19.3, out of turn. */
  NovaScene happens(ScenarioEvent event) {
    return run(event::happen);
  }

  /** Something that is no move happens, with the dice that were given. */
  private NovaScene run(Happening happening) {
    told.clear();
    var p = position();
    var chronicle = Chronicle.into(told);
    happening.happen(p, dice, chronicle);
    p.settle(dice, chronicle);
    p.changed();
    check(p);
    assertThat(dice.left()).as("dice that were not used").isEmpty();
    return this;
  }

  private interface Happening {
    void happen(NovaPosition p, Chance chance, Chronicle chronicle);
  }

  /** The active power does nothing more and draws a card: E1, unless the dice say otherwise. */
  NovaScene endImpulse() {
    int active = position().active();
    while (position().active() == active && !position().isOver()) {
      var legal = legal();
      play(
          legal.contains("pass")
              ? "pass"
              : legal.contains("end") ? "end" : legal.contains("done") ? "done" : legal.getFirst());
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
    check(p);
  }

  private static void check(NovaPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    var again = NovaSnapshot.read(new SnapshotReader(out.toByteArray()));
    assertThat(again.fingerprint()).as("a snapshot reads back").isEqualTo(p.fingerprint());
  }

  NovaScene then(String... sentences) {
    for (var sentence : sentences) {
      assertThat(SceneWords.read(position(), sentence)).isEqualTo(sentence);
    }
    return this;
  }

  /** Exactly these moves are legal, in any order. */
  NovaScene offers(String... moves) {
    assertThat(legal()).containsExactlyInAnyOrder(moves);
    return this;
  }

  /** Of the legal moves exactly these begin with a word (or with several). */
  NovaScene offersOf(String words, String... moves) {
    assertThat(legal().stream().filter(move -> (move + " ").startsWith(words + " ")))
        .containsExactlyInAnyOrder(moves);
    return this;
  }

  NovaScene allows(String... moves) {
    assertThat(legal()).contains(moves);
    return this;
  }

  /** None of these is legal; each of them was or will be legal in another scene. */
  NovaScene refuses(String... moves) {
    assertThat(legal()).doesNotContain(moves);
    return this;
  }

  /** What the last {@link #when} told, in order, is among the facts; kinds only. */
  NovaScene tells(String... kinds) {
    assertThat(told.stream().map(Fact::kind)).containsSubsequence(kinds);
    return this;
  }

  NovaScene tellsNo(String kind) {
    assertThat(told.stream().map(Fact::kind)).doesNotContain(kind);
    return this;
  }

  NovaScene says(String... sentences) {
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

  NovaPosition position() {
    if (position == null) {
      var setup = NovaOptions.of(Setup.of(RULESET, seats, options));
      position = SceneGalaxy.start(seats, setup);
    }
    return position;
  }

  NovaView view(int viewer) {
    return (NovaView) position().view(viewer);
  }

  static Notation notation() {
    return RULESET.notation();
  }
}
