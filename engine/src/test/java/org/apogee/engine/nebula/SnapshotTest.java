package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.junit.jupiter.api.Test;

/** A snapshot that no game could have written is refused with what is wrong in it. */
class SnapshotTest {
  private static final int S1 = Ships.of(0, 0);
  private static final int S2 = Ships.of(0, 1);
  private static final int N1 = Ships.of(1, 0);

  private static byte[] bytes(NebulaPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    return out.toByteArray();
  }

  /** In the Conflict of seat 0, with a ship of each player. */
  private static NebulaPosition calm() {
    return conflict().given("S1 at 0E8 with 3", "N1 at 1E8 with 2", "seat 0 emp ready").position();
  }

  private static void refuses(String what, Consumer<NebulaPosition> spoil) {
    var p = calm();
    assertThat(NebulaSnapshot.read(new SnapshotReader(bytes(p))).fingerprint())
        .as("before it is spoilt")
        .isEqualTo(p.fingerprint());
    spoil.accept(p);
    assertThatThrownBy(() -> NebulaSnapshot.read(new SnapshotReader(bytes(p))))
        .isInstanceOf(BadInput.class)
        .hasMessage("The snapshot is no position of Beyond Nebula: " + what + ".");
  }

  @Test
  void ships() {
    refuses("there is no such pair of ships", p -> p.restore(p.arrivals(), 1L << 36));
    refuses("a ship is broken", p -> p.ships.durability[S1] = 0);
    refuses("a ship has a strange hold", p -> p.ships.capacity[S1] = 7);
    refuses("a ship is overloaded", p -> p.ships.regiments[S1] = Ships.CAPACITY + 1);
    refuses("a ship has not arrived yet", p -> p.ships.arrivals[S1] = 0);
    refuses("a ship has not arrived yet", p -> p.ships.arrivals[N1] = p.arrivals() + 1);
    refuses("something is left of a ship", p -> p.ships.durability[S2] = 1);
    refuses("something is left of a ship", p -> p.ships.regiments[S2] = 1);
    refuses("something is left of a ship", p -> p.ships.capacity[S2] = 6);
    refuses("something is left of a ship", p -> p.ships.arrivals[S2] = 1);
    refuses("something is left of a ship", p -> p.ships.stepsUsed[S2] = 1);
    refuses("something is left of a ship", p -> p.ships.marks[S2] = 1);
    refuses("something is left of a ship", p -> p.ships.blocks[N1] = Ships.NOWHERE);
  }

  @Test
  void aFullShipIsNotOverloaded() {
    var p = calm();
    p.ships.regiments[S1] = Ships.CAPACITY;
    p.ships.capacity[N1] = Ships.CAPACITY_IMPROVED;
    assertThat(NebulaSnapshot.read(new SnapshotReader(bytes(p))).fingerprint())
        .isEqualTo(p.fingerprint());
  }

  @Test
  void planets() {
    refuses("a planet is out of place", p -> p.planets.blocks[1] = p.planets.blocks[4]);
    refuses("two planets are on one block", p -> p.planets.blocks[1] = p.planets.blocks[0]);
    refuses("a root is out of place", p -> p.planets.roots[0] = 1);
    refuses("regiments come from nowhere", p -> p.planets.fresh[0] = p.planets.regiments[0] + 1);
    refuses("a planet is owned but not colonised", p -> p.planets.controllers[1] = 0);
  }

  @Test
  void techs() {
    int emp = 1 << Tech.EMP.id;
    refuses("a tech is in two states", p -> research(p, Tech.EMP.id, 1));
    refuses("a tech is in two states", p -> p.techs.cooling[0] = emp);
    refuses(
        "a tech is in two states",
        p -> {
          p.techs.researching[0] = 4;
          p.techs.cooling[0] = 4;
        });
    refuses("an indicator does not fit its tech", p -> research(p, Tech.SUICIDE.id, 0));
    refuses(
        "an indicator does not fit its tech",
        p -> p.techs.indicators[TechStates.of(1, Tech.SUICIDE.id)] = 1);
    refuses(
        "an indicator is too high",
        p -> research(p, Tech.SUICIDE.id, Tech.SUICIDE.tier().turns + 1));
  }

  private static void research(NebulaPosition p, int tech, int indicator) {
    p.techs.research(0, tech, indicator);
  }

  @Test
  void theEnd() {
    refuses("nothing is going on", p -> p.frames.clear());
    refuses(
        "somebody has won, yet the game goes on",
        p -> {
          p.end(NebulaEnding.NONE, 0);
          p.frames.push(Step.CONFLICT);
        });
    refuses(
        "the game is over, yet it goes on",
        p -> {
          p.end(NebulaEnding.of(1), 0);
          p.frames.push(Step.CONFLICT);
        });
  }

  private static void wrongPlace(Step... steps) {
    refuses(
        "a step lies on a wrong one",
        p -> {
          p.frames.clear();
          for (var step : steps) {
            p.frames.push(step);
          }
        });
  }

  @Test
  void stepsLieOnTheirOwn() {
    for (var step : new Step[] {Step.AMOUNT, Step.TECH, Step.RAY, Step.LOSS, Step.COMBAT}) {
      wrongPlace(step);
    }
    wrongPlace(Step.CONFLICT, Step.PROGRESS);
    wrongPlace(Step.CONFLICT, Step.OPENING);
    wrongPlace(Step.PROGRESS, Step.CONFLICT);
    wrongPlace(Step.CONFLICT, Step.AMOUNT);
    wrongPlace(Step.PROGRESS, Step.FREEZE);
    wrongPlace(Step.OPENING, Step.ARRIVAL);
    wrongPlace(Step.OPENING, Step.KEEP);
    wrongPlace(Step.CONFLICT, Step.COMBAT);
    wrongPlace(Step.CONFLICT, Step.ARRIVAL, Step.TECH);
    wrongPlace(Step.CONFLICT, Step.ARRIVAL, Step.RAY);
    wrongPlace(Step.CONFLICT, Step.ARRIVAL, Step.LOSS);
    wrongPlace(Step.CONFLICT, Step.EXPLORE);
    wrongPlace(Step.EXPLORE);
  }

  @Test
  void aZoneIsExploredByTheShipThatArrives() {
    refuses("a step remembers what cannot be", p -> exploring(p, "0E8", 0));
    refuses("a step remembers what cannot be", p -> exploring(p, "0E2", 0));
    refuses(
        "there is nothing to decide",
        p -> {
          exploring(p, "0E2", 1 << GalacticMap.zone(GalacticMap.byName("0E2")));
          p.techs.ready[0] = (1 << Tech.COUNT) - 1;
        });
  }

  private static void exploring(NebulaPosition p, String block, int explored) {
    p.ships.blocks[S1] = GalacticMap.byName(block);
    p.explore(explored);
    p.frames.push(Step.ARRIVAL, S1);
    p.frames.push(Step.EXPLORE);
  }

  private static void wrongMemory(Step step, int... registers) {
    refuses(
        "a step remembers what cannot be",
        p -> {
          if (step == Step.AMOUNT) {
            p.frames.clear();
            p.frames.push(Step.PROGRESS);
          }
          if (step == Step.COMBAT) {
            p.frames.push(Step.ARRIVAL, S1);
          }
          p.frames.push(step);
          for (int i = 0; i < registers.length; i++) {
            p.frames.set(i + 1, registers[i]);
          }
        });
  }

  @Test
  void stepsRememberWhatCanBe() {
    wrongMemory(Step.AMOUNT, 3, 0);
    wrongMemory(Step.AMOUNT, 0, 3);
    wrongMemory(Step.AMOUNT, 1, 1);
    wrongMemory(Step.FREEZE, 2);
    wrongMemory(Step.RAY, 2, 0);
    wrongMemory(Step.RAY, 0, 1 << Ships.PER_SEAT);
    wrongMemory(Step.LOSS, S2, 0);
    wrongMemory(Step.LOSS, S1, 2);
    wrongMemory(Step.ARRIVAL, S2);
    wrongMemory(Step.ARRIVAL, Ships.COUNT);
    wrongMemory(Step.ARRIVAL, -1);
    wrongMemory(Step.KEEP, 2, 0, 3);
    wrongMemory(Step.KEEP, 0, 6, 3);
    wrongMemory(Step.KEEP, 0, 0, 6);
    wrongMemory(Step.KEEP, 0, 0, 4);
    wrongMemory(Step.COMBAT, S2, N1);
    wrongMemory(Step.COMBAT, S1, S2);
    wrongMemory(Step.COMBAT, S1, S1);
    wrongMemory(Step.COMBAT, S1, N1, Combat.ROLL + 1);
    wrongMemory(Step.COMBAT, S1, N1, 0, 5);
    wrongMemory(Step.COMBAT, S1, N1, 0, 0, Tech.COUNT + 1);
    wrongMemory(Step.COMBAT, S1, N1, 0, 0, 0, Tech.COUNT + 1);
  }

  @Test
  void aTechInUseIsReadyAndItsChoicesFit() {
    int emp = Tech.EMP.id;
    wrongMemory(Step.TECH, 2, emp);
    wrongMemory(Step.TECH, 0, Tech.COUNT);
    wrongMemory(Step.TECH, 0, Tech.SUICIDE.id);
    wrongMemory(Step.TECH, 1, emp);
    wrongMemory(Step.TECH, 0, emp, 2);
    wrongMemory(Step.TECH, 0, emp, 0, Tech.EMP.effect().choices());
    wrongMemory(Step.TECH, 0, emp, 0, 0, 1);
    wrongMemory(Step.TECH, 0, emp, 0, 0, 0, 1);
    wrongMemory(Step.TECH, 0, emp, 0, 0, 0, 0, 1);
  }
}
