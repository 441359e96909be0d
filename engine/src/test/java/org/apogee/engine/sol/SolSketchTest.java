package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolSketchTest {
  private static final String BOARD =
      """
      Round 1 of 120    countdown to the nova 13    turns without a card 0 of 20

      ships    M0                                        M1
                  U0     U1     U2     U3     U4     U5     U6     U7     U8     U9    U10    U11    U12
                                                    [F1]
      seat 0      oo
      seat 1                                                                                          o
                  L0     L1     L2     L3     L4     L5     L6     L7     L8     L9    L10    L11    L12
                                                                                                     [N0]
      seat 0                                                                                         oooo
      - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
      bridges  L0-C0 of 0  L12-C0 of 1
               C0     C1     C2     C3     C4     C5     C6     C7     C8     C9    C10    C11    C12
      seat 0   o
      - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
      bridges  C0-R0 of 1
                  R0            R1         R2        R3         R4        R5            R6       R7
      seat 1      o
      - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
                         K0                     K1        K2                     K3          K4

              momentum  place  energy  pool  board  reserve  lost track  dock  B  N  F  T  card held
      > seat 0       4      2      12     1      7        5     0     4     0  7  2  3  3  none
        seat 1      11      1       4     6      2        5     0     5     6  6  3  2  3  none

        cards           left played  effect of the suit
        Explosion         14      0  catapult      The next three flights across a bridge cost nothing.
        Subduction        14      1  catapult      The next three flights across a bridge cost nothing.
        Refraction        15      0  ceremony      Each launch into the upper orbit gives 1 energy.
        Oscillation       15      0  persist       From now on, sundivers that activate stay in place.

      This turn:  movement points 4  effect catapult (2 left)
      Seat 0 moves.
      """;

  private final SolRuleset ruleset = new SolRuleset();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void theBoardFitsATerminalAndShowsEverySundiverAndPiece(int seats) {
    var chance = Chance.of(new SplittableRandom(seats));
    var p =
        (SolPosition)
            ruleset.newPosition(Setup.of(ruleset, seats, Map.of("effects", "RANDOM")), chance);
    var moves = new MoveList();
    while (!p.isOver()) {
      var drawn = ruleset.draw(p.view(View.OBSERVER));
      assertThat(drawn.lines()).as(drawn).allMatch(line -> line.length() <= 100);
      assertThat(count(drawn, "\\[")).as(drawn).isEqualTo(Long.bitCount(p.pieces.occupied()));
      assertThat(count(drawn, " of [0-4]( |\n)")).as(drawn).isEqualTo(bridges(p));
      assertThat(rowsOfSundivers(drawn)).as(drawn).isEqualTo(sundivers(p));
      p.legalMoves(moves);
      p.play(moves.get(chance.below(moves.size())), chance);
    }
    assertThat(ruleset.draw(p.view(0))).contains("The game is over");
  }

  @Test
  void aTurnIsDrawnWithAllThatItIsAbout() {
    var scene =
        sol(2)
            .given("seat 0 has 2 on U0", "seat 0 has 5 on L12", "seat 1 has 1 on U12")
            .given("node of seat 0 on L12", "foundry of seat 1 on U5")
            .given("bridge L0-C0 of seat 0", "bridge L12-C0 of seat 1", "bridge C0-R0 of seat 1")
            .given("seat 1 has 1 on R0", "seat 0 holds CATAPULT", "energy 12 3", "momentum 4 11")
            .when("move", "play catapult", "fly L12 C0");
    assertThat(drawn(scene)).isEqualTo(BOARD);
  }

  /** What is said of the turn and of the question, below the tables. */
  private String lastLines(SolScene scene) {
    var drawn = drawn(scene);
    return drawn.substring(drawn.lastIndexOf("\n\n") + 2);
  }

  @Test
  void theLastLinesTellOfTheTurnAndWhatIsAsked() {
    assertThat(lastLines(sol(2))).isEqualTo("Seat 0 chooses an action.\n");
    assertThat(lastLines(sol(2).given("seat 0 has 2 on K0").when("move", "hurl K0")))
        .isEqualTo("This turn:  movement points 2  hurls 1\nSeat 0 moves.\n");
    assertThat(lastLines(sol(2).given("seat 0 has 2 on U0", "seat 0 has 1 on U1").when("convert")))
        .isEqualTo("Seat 0 converts.\n");
    assertThat(lastLines(sol(2).given("seat 0 holds PILLAR").when("play pillar subduction")))
        .isEqualTo("This turn:  effect pillar  suit Subduction\nSeat 0 chooses an action.\n");
    var node = sol(2).given("node of seat 0 on K0", "seat 0 has 2 on K0", "node of seat 1 on K2");
    assertThat(lastLines(node.when("activate"))).isEqualTo("Seat 0 activates.\n");
    assertThat(lastLines(node.when("activate K0")))
        .isEqualTo("This turn:  cards owed 3  activated K0\nSeat 0 may take the bonus of K0.\n");
    assertThat(lastLines(node.deck(2, 3, 2).when("decline bonus")))
        .isEqualTo(
            """
            This turn:  drawn Refraction  drawn Refraction  drawn Oscillation  activated K0
            Seat 0 keeps a card.
            """);
  }

  @Test
  void aFlareAsksAndTheEndIsSaid() {
    var flare =
        sol(2)
            .given("seat 0 has 1 on C3", "node of seat 0 on C3", "foundry of seat 0 on U2")
            .deck(0)
            .when("activate", "activate C3", "decline bonus");
    assertThat(lastLines(flare)).endsWith("Seat 0 may pay 1 energy at U2 for a sundiver.\n");
    flare.position().frames.replace(Step.LAST);
    assertThat(lastLines(flare)).endsWith("Seat 0 has a last chance to transmit.\n");
  }

  @Test
  void manyBridgesAreBrokenIntoLines() {
    var scene = sol(2);
    for (int number = 0; number < 8; number++) {
      scene.given("bridge L%1$d-C%1$d of seat 0".formatted(number));
    }
    assertThat(drawn(scene))
        .contains(
            """
            bridges  L0-C0 of 0  L1-C1 of 0  L2-C2 of 0  L3-C3 of 0  L4-C4 of 0  L5-C5 of 0  L6-C6 of 0
                     L7-C7 of 0
            """);
  }

  private String drawn(SolScene scene) {
    return ruleset.draw(scene.position().view(0));
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
