package org.apogee.engine.nebula;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** R 3, the galactic map: two fields of 10 x 20 blocks, head to head, as tables over block ids. */
final class GalacticMap {
  static final int SIDE = 20;
  static final int FIELD_ROWS = 10;
  static final int BLOCKS = SIDE * SIDE;
  static final int ZONE_COUNT = 12;
  static final int NO_ZONE = -1;

  /** R 3.3: o mapped, x radioactive, u unexplored, . open space; rows A to J, columns 1 to 20. */
  private static final String FIELD =
      """
      o..o.o.o.....x...ox.
      ........x.o....o....
      .....o.....oo....o..
      .o.x..o.o.....o....o
      .uo.o..oo.o....o..o.
      ............u....o..
      x..o.oo....xo.....x.
      .........o....o..u..
      .uo...o..o...o.oo...
      ....o.....u.......u.
      """;

  /** R 3.6: drawn paths inside a field, the same for both. */
  private static final String LINKS =
      """
      A1-A4 A1-D2 A4-C6 A4-D4 A6-A8 A6-C6 A8-B9 A8-D7 A14-B16 A14-C13 A18-A19 A18-C18 A18-D20
      A19-D20 B9-B11 B9-D9 B11-C12 B16-D15 C6-D7 C12-C13 C12-D9 C12-E9 C13-E16 C18-D15 C18-D20
      C18-F18 D2-D4 D2-E2 D4-E3 D4-E5 D9-E8 D20-E19 E2-E3 E3-E5 E5-E8 E8-G6 E8-G7 E9-E11 E9-H10
      E11-F13 E11-G12 E16-F18 E16-H15 E19-F18 F13-G13 G1-G4 G1-I2 G4-G6 G6-J5 G7-H10 G7-I7
      G12-G13 G12-J11 G19-H18 G19-J19 H10-I10 H15-H18 H15-I16 H15-I17 H18-I17 I2-I3 I3-J5
      I7-I10 I7-J5 I14-I16 I14-J11 I17-J19
      """;

  /** R 3.7: drawn paths across the border. */
  private static final String BORDER_LINKS =
      "0A1-1A19 0A6-1B16 0A19-1A1 0B9-1B11 0B11-1B9 0B16-1A6";

  private static final int WORDS = (BLOCKS + 63) / 64;

  private static final boolean[] MAPPED = new boolean[BLOCKS];
  private static final boolean[] RADIOACTIVE = new boolean[BLOCKS];
  private static final int[] ZONES = new int[BLOCKS]; // number of an unexplored zone, or NO_ZONE
  private static final int[] ZONE_BLOCKS = new int[ZONE_COUNT];
  private static final String[] NAMES = new String[BLOCKS];
  private static final int[][] LINKED = new int[BLOCKS][0];
  private static final int[][] STEPS = new int[BLOCKS][];
  private static final int[][] CROSSINGS = new int[BLOCKS][];
  private static final long[] ADJACENT = new long[BLOCKS * WORDS];

  static {
    var rows = FIELD.lines().toList();
    int zones = 0;
    for (int block = 0; block < BLOCKS; block++) {
      char letter = rows.get(letter(block)).charAt(number(block) - 1);
      MAPPED[block] = letter != '.';
      RADIOACTIVE[block] = letter == 'x';
      ZONES[block] = letter == 'u' ? zones : NO_ZONE;
      if (letter == 'u') {
        ZONE_BLOCKS[zones++] = block;
      }
      NAMES[block] = "" + field(block) + (char) ('A' + letter(block)) + number(block);
    }
    for (var pair : LINKS.strip().split("\\s+", -1)) {
      link("0" + pair.replace("-", "-0"));
      link("1" + pair.replace("-", "-1"));
    }
    for (var pair : BORDER_LINKS.split(" ", -1)) {
      link(pair);
    }
    for (int block = 0; block < BLOCKS; block++) {
      Arrays.sort(LINKED[block]);
      STEPS[block] = MAPPED[block] ? LINKED[block] : neighbours(block, false);
      CROSSINGS[block] = neighbours(block, !MAPPED[block]);
      for (int other = 0; other < BLOCKS; other++) {
        if (d1(block, other) <= 1 || Arrays.binarySearch(LINKED[block], other) >= 0) {
          ADJACENT[block * WORDS + other / 64] |= 1L << other;
        }
      }
    }
  }

  private GalacticMap() {}

  private static void link(String pair) {
    var ends = pair.split("-", -1);
    int one = byName(ends[0]);
    int other = byName(ends[1]);
    LINKED[one] = with(LINKED[one], other);
    LINKED[other] = with(LINKED[other], one);
  }

  private static int[] with(int[] blocks, int more) {
    var longer = Arrays.copyOf(blocks, blocks.length + 1);
    longer[blocks.length] = more;
    return longer;
  }

  private static int[] neighbours(int block, boolean mapped) {
    var found = new ArrayList<Integer>();
    for (int other = 0; other < BLOCKS; other++) {
      if (d1(block, other) == 1 && MAPPED[other] == mapped) {
        found.add(other);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  static int at(int row, int column) {
    return row * SIDE + column;
  }

  /** R 3.2: the block of a field by its row letter (0 is A) and column number (from 1). */
  static int inField(int field, int letter, int number) {
    return field == 0
        ? at(FIELD_ROWS + letter, number - 1)
        : at(FIELD_ROWS - 1 - letter, SIDE - number);
  }

  /** By a name such as 0G6; -1 if there is none. */
  static int byName(String name) {
    return List.of(NAMES).indexOf(name);
  }

  static int row(int block) {
    return block / SIDE;
  }

  static int column(int block) {
    return block % SIDE;
  }

  static int field(int block) {
    return row(block) >= FIELD_ROWS ? 0 : 1;
  }

  private static int letter(int block) {
    return field(block) == 0 ? row(block) - FIELD_ROWS : FIELD_ROWS - 1 - row(block);
  }

  private static int number(int block) {
    return field(block) == 0 ? column(block) + 1 : SIDE - column(block);
  }

  static String name(int block) {
    return NAMES[block];
  }

  /** R 17, mirrorPlanets: the block that the other seat calls by the same letter and number. */
  static int image(int block) {
    return BLOCKS - 1 - block;
  }

  static boolean isMapped(int block) {
    return MAPPED[block];
  }

  static boolean isRadioactive(int block) {
    return RADIOACTIVE[block];
  }

  /** R 3.5: the number of the unexplored zone on a block, or {@link #NO_ZONE}. */
  static int zone(int block) {
    return ZONES[block];
  }

  /** R 3.5: the block of an unexplored zone. */
  static int zoneBlock(int zone) {
    return ZONE_BLOCKS[zone];
  }

  /** R 9.3 (a) and (b): where one step leads without Pathfinder, ascending. */
  static int[] steps(int block) {
    return STEPS[block];
  }

  /** R 9.3 (c): where one step leads between mapped blocks and open space, ascending. */
  static int[] crossings(int block) {
    return CROSSINGS[block];
  }

  /** R 1.8. */
  static boolean isAdjacent(int block, int other) {
    return (ADJACENT[block * WORDS + other / 64] >>> other & 1) != 0;
  }

  /** R 1.7: orthogonal distance. */
  static int d1(int block, int other) {
    return Math.abs(row(block) - row(other)) + Math.abs(column(block) - column(other));
  }

  /** R 1.7: square distance. */
  static int dsq(int block, int other) {
    return Math.max(Math.abs(row(block) - row(other)), Math.abs(column(block) - column(other)));
  }
}
