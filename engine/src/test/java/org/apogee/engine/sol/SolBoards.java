package org.apogee.engine.sol;

import java.util.ArrayList;
import java.util.List;

/** A position in the words of the printed board. */
final class SolBoards {
  private SolBoards() {}

  static PrintedBoard printed(SolBoard board) {
    return board.docks() == 13 ? PrintedBoard.thirteen() : PrintedBoard.sixteen();
  }

  static List<String> names(SolBoard board, long spaces) {
    var names = new ArrayList<String>();
    for (int space = 0; space < board.spaces(); space++) {
      if (SolBoard.has(spaces, space)) {
        names.add(board.name(space));
      }
    }
    return names;
  }

  static boolean hasBridge(SolPosition p, String outer, String inner) {
    int edge = p.board.edge(SceneTable.space(p.board, outer), SceneTable.space(p.board, inner));
    return p.pieces.bridgeOwner(edge) != SolPieces.NOBODY;
  }

  /** Whether nothing stands yet where this conversion would put its piece. */
  static boolean isFree(SolPosition p, String conversion) {
    var words = conversion.split(" ", -1);
    if (words[0].equals("bridge")) {
      var ends = words[1].split("-", -1);
      return !hasBridge(p, ends[0], ends[1]);
    }
    return p.pieces.stationType(SceneTable.space(p.board, words[1])) == SolPieces.NO_STATION;
  }

  /** The piece and the letter of its layer; a bridge counts with the deeper one (R 7.4). */
  static String pieceAndLayer(String conversion) {
    var words = conversion.split(" ", -1);
    var deepest = words[1].substring(words[1].indexOf('-') + 1);
    return words[0] + " " + deepest.charAt(0);
  }
}
