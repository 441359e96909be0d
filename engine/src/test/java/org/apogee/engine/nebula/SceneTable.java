package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** The test board of the scenes, and what always holds on it. */
final class SceneTable {
  private static final int TURNS_TAKEN = 5;
  private static final String[] PLANETS = {"0G6", "0D15", "0H15", "1H15", "1G6", "1D15"};

  private SceneTable() {}

  /** P0 is the root of seat 0 and P4 that of seat 1; everybody has taken five turns. */
  static NebulaPosition board(NebulaOptions options, Step phase) {
    var p = new NebulaPosition(options);
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      p.planets.blocks[planet] = GalacticMap.byName(PLANETS[planet]);
    }
    makeRoot(p, 0, 0);
    makeRoot(p, 4, 1);
    p.players.turnsTaken[0] = TURNS_TAKEN;
    p.players.turnsTaken[1] = TURNS_TAKEN;
    p.setActive(0);
    p.frames.push(phase);
    return p;
  }

  private static void makeRoot(NebulaPosition p, int planet, int seat) {
    p.planets.roots[planet] = seat;
    p.planets.controllers[planet] = seat;
    p.planets.colonised[planet] = 1;
  }

  static void check(NebulaPosition p) {
    for (int colour = 0; colour < Resource.COUNT; colour++) {
      int owner = p.planets.controllers[colour];
      assertThat(owner == Planets.NOBODY || owner != p.planets.controllers[Planets.of(1, colour)])
          .as("R 13.1: nobody controls two planets of one colour")
          .isTrue();
    }
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      boolean isColony =
          p.planets.controllers[planet] != Planets.NOBODY && !p.planets.isRoot(planet);
      assertThat(isColony && p.planets.regiments[planet] < Planets.GARRISON)
          .as("R 13.4: a colony without its garrison: P" + planet)
          .isFalse();
    }
    var out = new SnapshotWriter();
    p.encode(out);
    var again = NebulaSnapshot.read(new SnapshotReader(out.toByteArray()));
    assertThat(again.fingerprint()).as("a snapshot reads back").isEqualTo(p.fingerprint());
  }
}
