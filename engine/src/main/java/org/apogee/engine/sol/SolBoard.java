package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolTables.CORE;
import static org.apogee.engine.sol.SolTables.LAYERS;
import static org.apogee.engine.sol.SolTables.LOWER;
import static org.apogee.engine.sol.SolTables.UPPER;

import java.util.Arrays;

/**
 * R 2, the two sides of the board. Spaces are numbers below 58 and membrane edges numbers below 56,
 * so that a set of either fits in a long.
 */
final class SolBoard {
  static final int SPACES_MAX = 58;
  static final int EDGES = 56;
  static final int NO_EDGE = -1;

  private static final String LETTERS = "ULCRK";

  // R 2.6 and 2.8: the number of the outer space, then that of the inner one; in order of edge id.
  private static final String LOWER_CONVECTIVE_13 =
      "0-0 0-1 1-1 1-2 2-2 2-3 3-3 3-4 4-4 4-5 5-5 5-6 6-6 6-7 7-7 7-8 8-8 8-9 9-9 9-10 10-10"
          + " 10-11 11-11 11-12 12-0 12-12";
  private static final String LOWER_CONVECTIVE_16 =
      "0-0 1-0 1-1 2-1 2-2 3-2 3-3 4-3 4-4 5-4 6-5 7-5 7-6 8-6 8-7 9-7 9-8 10-8 11-9 12-9 12-10"
          + " 13-10 13-11 14-11 14-12 15-12";
  private static final String CONVECTIVE_RADIATIVE =
      "0-0 0-7 1-0 2-1 3-1 3-2 4-2 5-2 5-3 6-3 6-4 7-4 8-4 8-5 9-5 10-6 11-6 11-7 12-7";
  private static final String RADIATIVE_CORE = "0-0 0-4 1-0 2-1 3-1 3-2 4-2 5-3 6-3 6-4 7-4";

  private static final SolBoard THIRTEEN =
      new SolBoard(new int[] {13, 13, 13, 8, 5}, LOWER_CONVECTIVE_13);
  private static final SolBoard SIXTEEN =
      new SolBoard(new int[] {16, 16, 13, 8, 5}, LOWER_CONVECTIVE_16);

  private final int spaces;
  private final int docks;
  private final int[] firstOfLayer = new int[LAYERS + 1];
  private final int[] layerOfSpace;
  private final String[] names;
  private final int[] clockwise;
  private final int[] counterclockwise;
  private final long[] open;
  private final long[] membrane;
  private final long[] inward;
  private final long[] outward;
  private final long[] layers = new long[LAYERS];
  private final long[] launch;
  private final long[] baseAtMost = new long[SolTables.base(CORE) + 1];
  private final int[] outerOfEdge = new int[EDGES];
  private final int[] innerOfEdge = new int[EDGES];
  private final byte[] edgeOfPair;
  private int edges;

  private SolBoard(int[] rings, String lowerConvective) {
    for (int layer = 0; layer < LAYERS; layer++) {
      firstOfLayer[layer + 1] = firstOfLayer[layer] + rings[layer];
    }
    spaces = firstOfLayer[LAYERS];
    docks = rings[UPPER];
    layerOfSpace = new int[spaces];
    names = new String[spaces];
    clockwise = new int[spaces];
    counterclockwise = new int[spaces];
    open = new long[spaces];
    membrane = new long[spaces];
    inward = new long[spaces];
    outward = new long[spaces];
    launch = new long[docks];
    edgeOfPair = new byte[SPACES_MAX * SPACES_MAX];
    Arrays.fill(edgeOfPair, (byte) NO_EDGE);
    for (int layer = 0; layer < LAYERS; layer++) {
      layRing(layer, rings[layer]);
    }
    layOrbitsAndDocks();
    layMembrane(LOWER, lowerConvective);
    layMembrane(SolTables.CONVECTIVE, CONVECTIVE_RADIATIVE);
    layMembrane(SolTables.RADIATIVE, RADIATIVE_CORE);
    layBases();
  }

  /** R 2.2 and 2.3. */
  static SolBoard of(int seats) {
    return seats <= 4 ? THIRTEEN : SIXTEEN;
  }

  /** R 2.4. */
  private void layRing(int layer, int size) {
    for (int number = 0; number < size; number++) {
      int space = firstOfLayer[layer] + number;
      layerOfSpace[space] = layer;
      names[space] = LETTERS.charAt(layer) + Integer.toString(number);
      clockwise[space] = firstOfLayer[layer] + (number + 1) % size;
      counterclockwise[space] = firstOfLayer[layer] + (number + size - 1) % size;
      open[space] = bit(clockwise[space]) | bit(counterclockwise[space]);
      layers[layer] |= bit(space);
    }
  }

  /** R 2.5 and 2.10. */
  private void layOrbitsAndDocks() {
    for (int number = 0; number < docks; number++) {
      int upper = number;
      int lower = firstOfLayer[LOWER] + number;
      open[upper] |= bit(lower);
      open[lower] |= bit(upper);
      inward[upper] = bit(lower);
      outward[lower] = bit(upper);
      long column = bit(upper) | bit(lower);
      launch[number] |= column;
      launch[(number + 1) % docks] |= column;
    }
  }

  /** R 2.6. */
  private void layMembrane(int outerLayer, String links) {
    for (var link : links.split(" ", -1)) {
      int dash = link.indexOf('-');
      int outer = firstOfLayer[outerLayer] + Integer.parseInt(link.substring(0, dash));
      int inner = firstOfLayer[outerLayer + 1] + Integer.parseInt(link.substring(dash + 1));
      outerOfEdge[edges] = outer;
      innerOfEdge[edges] = inner;
      edgeOfPair[outer * SPACES_MAX + inner] = (byte) edges;
      edgeOfPair[inner * SPACES_MAX + outer] = (byte) edges;
      membrane[outer] |= bit(inner);
      membrane[inner] |= bit(outer);
      inward[outer] |= bit(inner);
      outward[inner] |= bit(outer);
      edges++;
    }
  }

  private void layBases() {
    for (int amount = 0; amount < baseAtMost.length; amount++) {
      for (int layer = 0; layer < LAYERS; layer++) {
        if (SolTables.base(layer) <= amount) {
          baseAtMost[amount] |= layers[layer];
        }
      }
    }
  }

  static long bit(int number) {
    return 1L << number;
  }

  static boolean has(long set, int number) {
    return (set >>> number & 1) != 0;
  }

  static int lowest(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  static long withoutLowest(long set) {
    return set & (set - 1);
  }

  int spaces() {
    return spaces;
  }

  int docks() {
    return docks;
  }

  int layer(int space) {
    return layerOfSpace[space];
  }

  /** The spaces of a layer. */
  long spacesOf(int layer) {
    return layers[layer];
  }

  /** Everything below the orbits. */
  long sun() {
    return layers[SolTables.CONVECTIVE] | layers[SolTables.RADIATIVE] | layers[CORE];
  }

  int firstOf(int layer) {
    return firstOfLayer[layer];
  }

  String name(int space) {
    return names[space];
  }

  int clockwise(int space) {
    return clockwise[space];
  }

  int counterclockwise(int space) {
    return counterclockwise[space];
  }

  /** Neighbours that need no bridge. */
  long open(int space) {
    return open[space];
  }

  /** Neighbours behind a membrane. */
  long membrane(int space) {
    return membrane[space];
  }

  /** Neighbours one layer deeper. */
  long inward(int space) {
    return inward[space];
  }

  /** Neighbours one layer further out. */
  long outward(int space) {
    return outward[space];
  }

  /** R 2.10: the four spaces that a mothership launches into. */
  long launch(int dock) {
    return launch[dock];
  }

  /** The spaces whose base (R 3.4) is not above an amount. */
  long baseAtMost(int amount) {
    return baseAtMost[Math.min(amount, baseAtMost.length - 1)];
  }

  /** The membrane edge between two spaces, or {@link #NO_EDGE}. */
  int edge(int space, int other) {
    return edgeOfPair[space * SPACES_MAX + other];
  }

  int outer(int edge) {
    return outerOfEdge[edge];
  }

  int inner(int edge) {
    return innerOfEdge[edge];
  }

  /** R 7.4: a bridge counts with the deeper of its two layers. */
  int layerOfEdge(int edge) {
    return layerOfSpace[innerOfEdge[edge]];
  }
}
