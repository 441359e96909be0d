package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.progress;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R 15: how moves are written and listed, and that a game is bounded. */
class MovesTest {
  @Test
  @Rule({"R 15.2", "R 15.3"})
  void aMoveHasAKindAndTwoFields() {
    long move = NebulaMoves.of(NebulaMoves.MOVE, 5, 399);
    assertThat(move).isEqualTo(17 | 5 << 8 | 399 << 16);
    assertThat(NebulaMoves.kind(move)).isEqualTo(NebulaMoves.MOVE);
    assertThat(NebulaMoves.a(move)).isEqualTo(5);
    assertThat(NebulaMoves.b(move)).isEqualTo(399);
    assertThat(NebulaMoves.chooseShip(Ships.of(1, 2)))
        .isEqualTo(NebulaMoves.of(NebulaMoves.CHOOSE_SHIP, 2, 1));
  }

  @Test
  @Rule("R 15.3")
  void kindsAreNumberedAsOnThePage() {
    int kinds = 0;
    boolean inTable = false;
    for (var line : RulesPage.lines()) {
      inTable |= line.startsWith("| kind | name |");
      if (inTable && line.matches("\\| \\d+ \\| [A-Z_]+ .*")) {
        var cells = line.split("\\|", -1);
        assertThat(kind(cells[2].strip())).as(line).isEqualTo(Integer.parseInt(cells[1].strip()));
        kinds++;
      }
    }
    assertThat(kinds).isEqualTo(22);
  }

  private static int kind(String name) {
    try {
      return NebulaMoves.class.getDeclaredField(name).getInt(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("there is no kind " + name, e);
    }
  }

  @Test
  @Rule({"R 15.1", "R 15.4"})
  void movesComeInTheOrderOfTheirCodes() {
    assertThat(
            progress()
                .given("seat 0 reserves 35/34/35", "seat 0 academy owned", "seat 0 hangar owned")
                .given("seat 0 balance ready", "seat 0 extractors 1/2/0")
                .legal())
        .containsExactly(
            "end progress",
            "specialise metal",
            "research electric-charge",
            "regiment P0",
            "ship P0",
            "research emp",
            "extractor crystal",
            "construct laboratory",
            "research suicide",
            "research hack",
            "research radioactive-ray",
            "research repair",
            "research battle-speed",
            "research improved-cargo",
            "research reveal-spy",
            "research energy-shield",
            "research invisibility-field",
            "research supernova-cannon",
            "use balance",
            "exchange metal gas",
            "exchange crystal gas");
    assertThat(
            conflict()
                .given("P0 of seat 0 with 2", "S1 at 0G6 with 1", "S2 at 0G6 with 0")
                .given("seat 0 battle-speed ready")
                .legal())
        .containsExactly(
            "end turn",
            "use battle-speed",
            "load S1 1",
            "unload S1 1",
            "load S2 1",
            "load S1 2",
            "load S2 2",
            "move S1 0E8",
            "move S1 0G4",
            "move S1 0J5");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  @Rule({"R 15.5", "R 15.4"})
  void aTurnIsBoundedAndSoAreItsMoves(long seed) {
    var random = new SplittableRandom(seed);
    var chance = Chance.of(random);
    var ruleset = new NebulaRuleset();
    var p = (NebulaPosition) ruleset.newPosition(Setup.of(ruleset, 2), chance);
    var moves = new MoveList();
    int plies = 0;
    int turns = 0;
    while (!p.isOver()) {
      int before = p.players.turnsTaken[0] + p.players.turnsTaken[1];
      p.legalMoves(moves);
      assertThat(moves.size()).isLessThanOrEqualTo(109);
      p.play(moves.get(random.nextInt(moves.size())), chance);
      turns = p.players.turnsTaken[0] + p.players.turnsTaken[1];
      plies = turns > before ? 0 : plies + 1;
      assertThat(plies).as("plies in turn %d, seed %d", turns, seed).isLessThan(300);
    }
    assertThat(turns).isLessThanOrEqualTo(80);
  }

  @Test
  @Rule({"R 4.1", "R 4.2", "R 4.3", "R 4.4"})
  void everyPartOfThePositionCountsInItsFingerprint() {
    var sentences =
        new String[] {
          "seat 1 reserves 0/1/0",
          "seat 1 extractors 0/1/0",
          "seat 1 penalties 0/1/0",
          "seat 1 academy begun",
          "seat 1 emp ready",
          "seat 1 emp research 1",
          "seat 1 emp cooldown 1",
          "seat 1 emp jammed",
          "seat 1 emp frozen",
          "seat 1 marks balanced",
          "seat 1 cannon uses 1",
          "seat 1 turns 6",
          "P1 free with 1",
          "P1 neutral with 0",
          "P1 of seat 0 with 5",
          "N1 at 0A1 with 0"
        };
    long before = conflict().position().fingerprint();
    for (var sentence : sentences) {
      assertThat(conflict().given(sentence).position().fingerprint())
          .as(sentence)
          .isNotEqualTo(before);
    }
  }
}
