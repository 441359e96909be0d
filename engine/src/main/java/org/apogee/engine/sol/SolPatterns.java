package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolTables.BRIDGE;
import static org.apogee.engine.sol.SolTables.FOUNDRY;
import static org.apogee.engine.sol.SolTables.LAYERS;
import static org.apogee.engine.sol.SolTables.NODE;
import static org.apogee.engine.sol.SolTables.PIECE_TYPES;
import static org.apogee.engine.sol.SolTables.TOWER;

import java.util.Arrays;

/** R 7.2, every pattern of a board as a row, grouped by what it becomes and in which layer. */
final class SolPatterns {
  private static final SolPatterns THIRTEEN = new SolPatterns(SolBoard.of(1));
  private static final SolPatterns SIXTEEN = new SolPatterns(SolBoard.of(SolRuleset.SEATS_MAX));

  /** The third sundiver of a pattern of two. */
  static final int NONE = -1;

  private static final int ROW = 4;

  private final SolBoard board;
  private final int[][] rows = new int[PIECE_TYPES * LAYERS][0];

  private SolPatterns(SolBoard board) {
    this.board = board;
    for (int space = 0; space < board.spaces(); space++) {
      int layer = board.layer(space);
      int next = board.clockwise(space);
      int before = board.counterclockwise(space);
      add(NODE, layer, space, before, next, NONE);
      add(FOUNDRY, layer, space, space, next, NONE);
      add(FOUNDRY, layer, space, space, before, NONE);
      for (long outer = board.outward(space); outer != 0; outer = withoutLowest(outer)) {
        addInward(space, lowest(outer));
      }
    }
  }

  private void addInward(int space, int outer) {
    for (long inner = board.inward(space); inner != 0; inner = withoutLowest(inner)) {
      int edge = board.edge(space, lowest(inner));
      add(BRIDGE, board.layerOfEdge(edge), edge, outer, space, NONE);
    }
    for (long outmost = board.outward(outer); outmost != 0; outmost = withoutLowest(outmost)) {
      add(TOWER, board.layer(space), space, space, outer, lowest(outmost));
    }
  }

  private void add(int piece, int layer, int at, int first, int second, int third) {
    int group = piece * LAYERS + layer;
    int[] row = Arrays.copyOf(rows[group], rows[group].length + ROW);
    row[row.length - ROW] = at;
    row[row.length - ROW + 1] = first;
    row[row.length - ROW + 2] = second;
    row[row.length - ROW + 3] = third;
    rows[group] = row;
  }

  static SolPatterns of(SolBoard board) {
    return board == THIRTEEN.board ? THIRTEEN : SIXTEEN;
  }

  /**
   * The least way, summed over its sundivers, to any free pattern of a piece in a layer.
   *
   * @param taken spaces with a station, or for bridges edges with a bridge
   * @param far the way of a sundiver to each space
   */
  int leastWay(int piece, int layer, long taken, int[] far) {
    int[] row = rows[piece * LAYERS + layer];
    int least = SolWays.UNREACHABLE;
    for (int i = 0; i < row.length; i += ROW) {
      if (!SolBoard.has(taken, row[i])) {
        int way = far[row[i + 1]] + far[row[i + 2]];
        if (row[i + 3] != NONE) {
          way += far[row[i + 3]];
        }
        least = Math.min(least, way);
      }
    }
    return least;
  }
}
