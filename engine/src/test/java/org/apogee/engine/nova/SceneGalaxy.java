package org.apogee.engine.nova;

/** The test galaxy: fixed tiles for two powers, of which only the homes are explored yet. */
final class SceneGalaxy {
  private static final int POINTS = 20;
  private static final int IMPULSES = 8;
  private static final String LETTERS = "HABCDKM";
  private static final String[][] TILES = {
    {"h", "a", "b", "c", "d", "e", "m1"},
    {"h", "a", "b", "c", "d", "c", "a"},
    {"m2", "a", "b", "c", "d", "v", "e"},
    {"h", "a", "b", "c", "d", "a", "m2"},
  };

  private SceneGalaxy() {}

  static NovaPosition start(int seats, NovaOptions options) {
    var p = new NovaPosition(seats, options);
    for (int seat = 0; seat < seats; seat++) {
      NovaSetup.settle(p, seat);
    }
    p.open(0);
    p.restore(IMPULSES, 0, NovaEnding.NONE);
    p.impulse.points = POINTS;
    p.frames.push(Step.ACTIONS);
    return p;
  }

  static int system(NovaPosition p, String name) {
    for (int system = 0; system < p.map().systems; system++) {
      if (p.map().name(system).equals(name)) {
        return system;
      }
    }
    throw new AssertionError("no system: " + name);
  }

  static int planet(NovaPosition p, String name) {
    int dot = name.indexOf('.');
    int system = system(p, name.substring(0, dot));
    explore(p, system);
    return 2 * system + Integer.parseInt(name.substring(dot + 1));
  }

  /** Turns up the tile that lies there in the test galaxy, if nobody has; no minor appears. */
  static void explore(NovaPosition p, int system) {
    if (!p.board.isExplored(system)) {
      p.board.turnUp(system, tile(p, system));
    }
  }

  private static Tile tile(NovaPosition p, int system) {
    if (system == p.map().centre) {
      return Tile.MINOR_2;
    }
    int letter = LETTERS.indexOf(p.map().name(system).charAt(0));
    return tile(TILES[system / Galaxy.PER_SECTOR][letter]);
  }

  static void turnUp(NovaPosition p, int system, String word) {
    p.board.turnUp(system, tile(word));
  }

  private static Tile tile(String word) {
    for (var tile : Tile.values()) {
      if (tile.word.equals(word)) {
        return tile;
      }
    }
    throw new AssertionError("no tile: " + word);
  }
}
