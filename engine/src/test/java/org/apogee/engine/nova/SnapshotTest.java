package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.front;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.junit.jupiter.api.Test;

/** A snapshot that no game could have written is refused with what is wrong in it. */
class SnapshotTest {
  private static byte[] bytes(NovaPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    return out.toByteArray();
  }

  private static void refuses(NovaScene scene, String what, Consumer<NovaPosition> spoil) {
    var p = scene.position();
    assertThat(NovaSnapshot.read(new SnapshotReader(bytes(p))).fingerprint())
        .as("before it is spoilt")
        .isEqualTo(p.fingerprint());
    spoil.accept(p);
    assertThatThrownBy(() -> NovaSnapshot.read(new SnapshotReader(bytes(p))))
        .isInstanceOf(BadInput.class)
        .hasMessage("The snapshot is no position of NOVA: " + what + " is wrong.");
  }

  /** In the middle of the actions of P0. */
  private static void refuses(String what, Consumer<NovaPosition> spoil) {
    refuses(front(3), what, spoil);
  }

  private static int system(NovaPosition p, String name) {
    return SceneGalaxy.system(p, name);
  }

  private static int planet(NovaPosition p, String name) {
    return 2 * system(p, name.substring(0, 2)) + name.charAt(3) - '0';
  }

  private static int put(NovaPosition p, int seat, int type, String system, int place) {
    return p.units.put(seat, type, UnitType.FULL, system(p, system), place);
  }

  @Test
  void tilesAndPlanets() {
    refuses("a terran planet", p -> p.board.makeTerran(planet(p, "B1.0")));
    refuses("a new building", p -> p.board.markBuilt(planet(p, "B1.0")));
    refuses(
        front(3).given("B1 explored"), "a tile", p -> SceneGalaxy.turnUp(p, system(p, "A1"), "b"));
  }

  @Test
  void markers() {
    refuses("the owner of a marker", p -> p.board.put(planet(p, "K0.0"), 3, 1));
    refuses(
        "the number of markers",
        p -> {
          p.board.put(planet(p, "H0.0"), 0, 5);
          p.board.put(planet(p, "K0.0"), 0, 5);
        });
    refuses("a marker", p -> p.board.put(planet(p, "H0.1"), 0, 3));
    refuses(
        "a marker of an independent",
        p -> p.board.put(planet(p, "K0.0"), Party.ofIndependent(0), 1));
  }

  @Test
  void sieges() {
    refuses("a besieger", p -> p.board.lay(system(p, "K1"), 2, 1));
    refuses("a siege", p -> p.board.lay(system(p, "K1"), 0, 2));
    refuses("a siege", p -> p.board.lay(system(p, "K1"), 0, 0));
    refuses("a siege", p -> p.board.lay(system(p, "B1"), 0, 1));
  }

  @Test
  void units() {
    refuses("the owner of a unit", p -> put(p, 2, UnitType.LINE, "K1", 0));
    refuses("the system of a unit", p -> put(p, 0, UnitType.LINE, "B1", 0));
    refuses("the place of a unit", p -> put(p, 0, UnitType.FORTRESS, "K0", 0));
    refuses("the place of a unit", p -> put(p, 0, UnitType.LINE, "K0", 3));
    refuses(
        front(3).given("B0 explored"),
        "the planet of a unit",
        p -> put(p, 0, UnitType.LINE, "B0", 2));
    refuses("a fortress", p -> p.units.activate(put(p, 0, UnitType.FORTRESS, "K0", 1), true));
    refuses("a stack", SnapshotTest::crowd);
  }

  /** Nine fleets of P0 at K0, where two are already. */
  private static void crowd(NovaPosition p) {
    for (int i = 0; i < 4; i++) {
      put(p, 0, UnitType.LINE, "K0", 0);
    }
    for (int i = 0; i < 3; i++) {
      put(p, 0, UnitType.ESCORT, "K0", 0);
    }
  }

  private static void enter(NovaPosition p, int independent) {
    p.independents.enter(independent, 0, 1, 0);
  }

  @Test
  void independents() {
    refuses("who is in play", p -> p.independents.add(0, UnitType.FULL));
    refuses("who is in play", p -> p.independents.relate(0, 1, Independents.TREATY));
    refuses(
        "a mixed fleet",
        p -> {
          enter(p, 0);
          p.independents.withdraw(0, 2 * p.map().systems);
        });
    refuses(
        "a fleet on its way",
        p -> {
          enter(p, 0);
          p.independents.send(0);
        });
    refuses(
        "a relation",
        p -> {
          enter(p, 0);
          p.independents.relate(0, 2, Independents.TREATY);
        });
    refuses(
        "an alliance",
        p -> {
          enter(p, 0);
          p.independents.relate(0, 0, Independents.ALLY);
          p.independents.relate(0, 1, Independents.TREATY);
        });
    refuses("a region", p -> p.independents.enter(Party.CORSAIRS, 1, 1, 0));
  }

  @Test
  void powers() {
    refuses("a development", p -> p.powers.setLife(0, Development.of(0), Development.LIFE + 1));
    refuses("what is left of a power", p -> p.powers.fallen[1] = 1);
    refuses("what is left of a power", p -> p.decks.setHand(2, 1L << Card.E1.number));
    refuses("a power that does not play", p -> p.powers.naval[2] = 1);
    refuses("a power that does not play", p -> p.powers.base[3] = 1);
    refuses("an elimination", SnapshotTest::eliminateUncounted);
    refuses("who is attacked", p -> p.impulse.addBattle(system(p, "K1"), 2));
  }

  private static void eliminateUncounted(NovaPosition p) {
    for (long left = p.board.owned(1); left != 0; left &= left - 1) {
      p.board.clear(Long.numberOfTrailingZeros(left));
    }
    for (int unit = Units.first(1); unit < Units.end(1); unit++) {
      p.units.remove(unit);
    }
    p.decks.setHand(1, 0);
    p.powers.fallen[1] = 1;
  }

  @Test
  void stepsThatCannotLieThere() {
    refuses("the end", p -> p.frames.clear());
    refuses("a combat", p -> p.combat.round = 1);
    refuses("the order of steps", p -> p.frames.push(Step.ACTIONS));
    refuses("the order of steps", p -> p.frames.push(Step.DISCARD));
    refuses("the order of steps", p -> p.frames.push(Step.COMBAT));
    refuses("the order of steps", p -> p.frames.push(Step.RETREAT));
    refuses("the order of steps", p -> bottom(p, Step.MOVE_TO, 0, 0));
    refuses("the order of steps", p -> bottom(p, Step.RETREAT, 0, 0));
    refuses("the question", p -> bottom(p, Step.DISCARD, 0, 0));
    refuses(
        "the order of steps",
        p -> {
          p.frames.push(Step.MOVE_TO);
          p.frames.push(Step.MOVE_UNITS);
        });
    refuses(
        "the order of steps",
        p -> {
          enter(p, 0);
          p.frames.push(Step.TREATY);
        });
    refuses(
        "the order of steps",
        p -> {
          bottom(p, Step.DISCARD, 0, 0);
          enter(p, 0);
          p.frames.push(Step.ACTIVATION);
        });
  }

  private static void bottom(NovaPosition p, Step step, int first, int second) {
    p.frames.clear();
    p.frames.push(step);
    p.frames.set(1, first);
    p.frames.set(2, second);
  }

  private static void remembers(Step step, int... registers) {
    refuses(
        "what is remembered of a step",
        p -> {
          p.frames.push(step);
          for (int i = 0; i < registers.length; i++) {
            p.frames.set(i + 1, registers[i]);
          }
        });
  }

  @Test
  void stepsThatRememberWhatCannotBe() {
    int systems = front(3).position().map().systems;
    remembers(Step.MOVE_TO, systems);
    remembers(Step.MOVE_TO, -1);
    remembers(Step.MOVE_UNITS, systems, 0, 0);
    remembers(Step.MOVE_UNITS, 0, systems, 0);
    remembers(Step.MOVE_UNITS, 0, 0, Units.STACK_LIMIT + 1);
    remembers(Step.ATTACK_UNITS, systems, 0);
    remembers(Step.ATTACK_UNITS, 0, Units.STACK_LIMIT + 1);
    remembers(Step.PICK, -1, 0);
    remembers(Step.PICK, Card.E2.number, 0);
    remembers(Step.PICK, Card.W2.number, 0);
    remembers(Step.PICK, Card.W7.number, 0);
    remembers(Step.PICK, Card.E1.number, 2);
    remembers(Step.PICK, Card.E6.number, 2);
    remembers(Step.ELIMINATE, 2, 0);
    remembers(Step.ELIMINATE, 0, 1);
    remembers(Step.ELIMINATE, 1, 0);
    remembers(Step.PLANETARY, 0, 0);
    remembers(Step.RETREAT, 2, 0);
    remembers(Step.RETREAT, 0, systems);
    remembers(Step.ACTIVATION, 0, 0, 0, 0);
    remembers(Step.TREATY, 0, 0);
    remembers(Step.RAID, 0, 0, 0);
    int[][] bottoms = {{2, 0}, {0, Party.INDEPENDENTS + 3}};
    for (int[] x : bottoms) {
      refuses("what is remembered of a step", p -> bottom(p, Step.X_CARD, x[0], x[1]));
    }
    refuses("what is remembered of a step", p -> bottom(p, Step.BATTLES, 3, 0));
    refuses("what is remembered of a step", p -> bottom(p, Step.BATTLES, 0, 1));
    refuses("what is remembered of a step", p -> bottom(p, Step.INTERPHASE, 2, 0));
    refuses("what is remembered of a step", p -> bottom(p, Step.INTERPHASE, 0, 5));
  }

  @Test
  void activations() {
    int[][] wrong = {{0, 3, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 2}};
    for (int[] registers : wrong) {
      refuses(
          "what is remembered of a step",
          p -> {
            enter(p, 0);
            p.frames.push(Step.ACTIVATION);
            for (int i = 0; i < registers.length; i++) {
              p.frames.set(i + 1, registers[i]);
            }
          });
    }
  }

  private static NovaScene fought() {
    return front(3).given("P1 hand W7").when("attack K1 P1", "send full line K0", "done", "end");
  }

  @Test
  void combats() {
    refuses(fought(), "who fights", p -> p.combat.parties[1] = 2);
    refuses(fought(), "who fights", p -> p.combat.parties[1] = 0);
    refuses(fought(), "a combat card", p -> p.combat.cards[0] = Card.E1.number + 1);
    refuses(fought(), "where is fought", p -> p.combat.place = planet(p, "K0.0") + 1);
    refuses(fought(), "where is fought", p -> p.combat.place = planet(p, "K1.1") + 1);
    refuses(fought(), "a combat", p -> p.frames.pop());
  }
}
