package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolTables.BRIDGE;
import static org.apogee.engine.sol.SolTables.CORE;
import static org.apogee.engine.sol.SolTables.LAYERS;
import static org.apogee.engine.sol.SolTables.PIECE_TYPES;

import java.util.Arrays;

/**
 * How many movement points it takes to bring a sundiver to each space.
 *
 * <p>A membrane without a bridge does not end the way, it makes it longer: otherwise nobody would
 * see what a first bridge is good for. The last answer is kept, because most moves do not change
 * the ways of the other seats, and few change bridges.
 */
final class SolWays {
  /** More than any sum of ways, and small enough to be added up. */
  static final int UNREACHABLE = 1000;

  /** What it takes to build a bridge: two sundivers to place, and the action. */
  static final int CROSSING = 6;

  private static final int LONGEST = 64;

  private final SolBoard board;
  private final SolPatterns patterns;
  private final long everything;
  private final int[] far = new int[SolBoard.SPACES_MAX];
  private final int[] toPattern = new int[PIECE_TYPES * LAYERS];
  private final long[] fronts = new long[LONGEST + CROSSING + 1]; // spaces that lie so far away

  // What the last answer was for; no position has sundivers everywhere.
  private long start = -1;
  private long startLaunch;
  private long bridged;
  private long occupied;

  SolWays(SolBoard board) {
    this.board = board;
    patterns = SolPatterns.of(board);
    everything = SolBoard.bit(board.spaces()) - 1;
  }

  int far(int space) {
    return far[space];
  }

  /** The least way, summed over its sundivers, to a pattern of this piece in this layer. */
  int toPattern(int piece, int layer) {
    return toPattern[piece * LAYERS + layer];
  }

  /** From the sundivers on the board, and for one point from the mothership (R 6.2, R 6.4). */
  void measureFromDivers(SolPosition p, int seat) {
    long launch = p.holdings.pool[seat] == 0 ? 0 : board.launch(p.holdings.dock[seat]);
    if (isAnswered(p, p.pieces.present(seat), launch) && occupied == p.pieces.occupied()) {
      return;
    }
    measure(p, p.pieces.present(seat), launch);
    occupied = p.pieces.occupied();
    for (int piece = 0; piece < PIECE_TYPES; piece++) {
      long taken = piece == BRIDGE ? bridged : occupied;
      for (int layer = 0; layer < LAYERS; layer++) {
        toPattern[piece * LAYERS + layer] = patterns.leastWay(piece, layer, taken, far);
      }
    }
  }

  /** From the core; ways are as long back as forth. */
  void measureFromCore(SolPosition p) {
    long core = board.spacesOf(CORE);
    if (!isAnswered(p, core, 0)) {
      measure(p, core, 0);
    }
  }

  private boolean isAnswered(SolPosition p, long from, long launch) {
    return start == from && startLaunch == launch && bridged == p.pieces.bridged();
  }

  private void measure(SolPosition p, long from, long launch) {
    start = from;
    startLaunch = launch;
    bridged = p.pieces.bridged();
    Arrays.fill(far, UNREACHABLE);
    Arrays.fill(fronts, 0);
    fronts[0] = from;
    fronts[1] = launch;
    long reached = 0;
    for (int way = 0; reached != everything && way < LONGEST; way++) {
      long front = fronts[way] & ~reached;
      reached |= front;
      for (long rest = front; rest != 0; rest = withoutLowest(rest)) {
        int space = lowest(rest);
        far[space] = way;
        fronts[way + 1] |= p.pieces.ways(space);
        fronts[way + 1 + CROSSING] |= board.membrane(space);
      }
    }
  }
}
