package org.apogee.engine.nova;

/**
 * R 4, the map: three or four sectors of seven systems around one centre. Sets of systems are bits
 * of an int, sets of planets bits of a long; a system has room for two planets.
 */
final class Galaxy {
  static final int SYSTEMS_MAX = 29;
  static final int PLANETS_MAX = 2 * SYSTEMS_MAX;
  static final int PER_SECTOR = 7;
  static final int H = 0;
  static final int A = 1;
  static final int B = 2;
  static final int C = 3;
  static final int D = 4;
  static final int K = 5;
  static final int M = 6;

  private static final String LETTERS = "HABCDKM";
  private static final String[] SECTORS = {"Aquila", "Bootes", "Cygnus", "Draco"};
  private static final int[][] INSIDE = {
    {H, A}, {H, B}, {H, C}, {H, D}, {A, B}, {A, C}, {B, D}, {C, D}, {A, K}, {C, M}
  };
  private static final long EVEN = 0x5555555555555555L;
  private static final Galaxy OF_THREE = new Galaxy(3);
  private static final Galaxy OF_FOUR = new Galaxy(4);

  final int sectors;
  final int systems;
  final int centre;

  /** All systems. */
  final int all;

  private final int[] links = new int[SYSTEMS_MAX];
  private final int[] regions;

  private Galaxy(int sectors) {
    this.sectors = sectors;
    systems = sectors * PER_SECTOR + 1;
    centre = systems - 1;
    all = (1 << systems) - 1;
    regions = new int[sectors + 2];
    for (int sector = 0; sector < sectors; sector++) {
      for (var link : INSIDE) {
        link(at(sector, link[0]), at(sector, link[1]));
      }
      int next = (sector + 1) % sectors;
      link(at(sector, M), at(next, B));
      link(at(sector, M), at(sector, K));
      link(at(sector, M), at(next, K));
      link(at(sector, K), at(next, K));
      link(at(sector, K), centre);
    }
    for (int system = 0; system < systems; system++) {
      regions[region(system)] |= 1 << system;
    }
  }

  static Galaxy of(int sectors) {
    return sectors == OF_THREE.sectors ? OF_THREE : OF_FOUR;
  }

  static Galaxy forSeats(int seats) {
    return seats == Party.POWERS ? OF_FOUR : OF_THREE;
  }

  private void link(int one, int other) {
    links[one] |= 1 << other;
    links[other] |= 1 << one;
  }

  static int at(int sector, int letter) {
    return sector * PER_SECTOR + letter;
  }

  static int home(int seat) {
    return at(seat, H);
  }

  int links(int system) {
    return links[system];
  }

  /** All systems linked to one of a set; some of them may be in the set. */
  int linksOf(int set) {
    int linked = 0;
    for (int left = set; left != 0; left &= left - 1) {
      linked |= links[Integer.numberOfTrailingZeros(left)];
    }
    return linked;
  }

  /** The systems of a set that can be reached from some of it without leaving it. */
  int reach(int from, int set) {
    int reached = from & set;
    int fresh = reached;
    while (fresh != 0) {
      fresh = linksOf(fresh) & set & ~reached;
      reached |= fresh;
    }
    return reached;
  }

  /** R 4.5: home regions by sector, then the Rim, then the Core. */
  int region(int system) {
    int letter = system % PER_SECTOR;
    if (system == centre || letter == K) {
      return core();
    }
    return letter == M ? rim() : system / PER_SECTOR;
  }

  int rim() {
    return sectors;
  }

  int core() {
    return sectors + 1;
  }

  int regions() {
    return regions.length;
  }

  int systemsOfRegion(int region) {
    return regions[region];
  }

  String regionName(int region) {
    return region == core() ? "Core" : region == rim() ? "Rim" : SECTORS[region];
  }

  String name(int system) {
    return system == centre ? "Z" : "" + LETTERS.charAt(system % PER_SECTOR) + system / PER_SECTOR;
  }

  String planetName(int planet) {
    return name(planet / 2) + "." + planet % 2;
  }

  /** Both places of every system of a set. */
  static long planetsOf(int systems) {
    long first = Long.expand(systems & 0xffffffffL, EVEN);
    return first | first << 1;
  }

  /** The systems that a set of planets lies in. */
  static int systemsOf(long planets) {
    return (int) Long.compress((planets | planets >>> 1) & EVEN, EVEN);
  }

  static long planetsAt(int system) {
    return 3L << (2 * system);
  }
}
