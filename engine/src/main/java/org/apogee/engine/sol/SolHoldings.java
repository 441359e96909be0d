package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolTables.DIVERS;
import static org.apogee.engine.sol.SolTables.PIECE_TYPES;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 3.2, what each seat has off the board. All arrays go by seat. */
final class SolHoldings {
  static final int NO_CARD = -1;
  private static final int AMOUNT_MAX = 1_000_000;

  final int[] dock;
  final int[] pool;
  final int[] reserve;
  final int[] lost;
  final int[] energy;
  final int[] momentum;
  final int[] held; // a suit, or NO_CARD
  private final int[] pieces; // seat * piece types + type: left in the reserve

  SolHoldings(int seats) {
    dock = new int[seats];
    pool = new int[seats];
    reserve = new int[seats];
    lost = new int[seats];
    energy = new int[seats];
    momentum = new int[seats];
    held = new int[seats];
    pieces = new int[seats * PIECE_TYPES];
  }

  /** R 4.1 and 4.2. */
  void setUp(int docks) {
    int seats = dock.length;
    for (int seat = 0; seat < seats; seat++) {
      dock[seat] = seat * (docks / seats);
      pool[seat] = 8;
      reserve[seat] = 5;
      energy[seat] = 3;
      held[seat] = NO_CARD;
      for (int piece = 0; piece < PIECE_TYPES; piece++) {
        pieces[seat * PIECE_TYPES + piece] = SolTables.piecesAtStart(piece);
      }
    }
  }

  void copyFrom(SolHoldings other) {
    int seats = dock.length;
    System.arraycopy(other.dock, 0, dock, 0, seats);
    System.arraycopy(other.pool, 0, pool, 0, seats);
    System.arraycopy(other.reserve, 0, reserve, 0, seats);
    System.arraycopy(other.lost, 0, lost, 0, seats);
    System.arraycopy(other.energy, 0, energy, 0, seats);
    System.arraycopy(other.momentum, 0, momentum, 0, seats);
    System.arraycopy(other.held, 0, held, 0, seats);
    System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
  }

  void encode(SnapshotWriter out) {
    out.writeInts(dock);
    out.writeInts(pool);
    out.writeInts(reserve);
    out.writeInts(lost);
    out.writeInts(energy);
    out.writeInts(momentum);
    out.writeInts(held);
    out.writeInts(pieces);
  }

  void decode(SnapshotReader in, int docks) {
    SolSnapshot.readInts(in, dock, 0, docks - 1);
    SolSnapshot.readInts(in, pool, 0, DIVERS);
    SolSnapshot.readInts(in, reserve, 0, DIVERS);
    SolSnapshot.readInts(in, lost, 0, DIVERS);
    SolSnapshot.readInts(in, energy, 0, AMOUNT_MAX);
    SolSnapshot.readInts(in, momentum, 0, AMOUNT_MAX);
    SolSnapshot.readInts(in, held, NO_CARD, SolTables.suitsInPlay(dock.length) - 1);
    for (int at = 0; at < pieces.length; at++) {
      pieces[at] = in.readInt(0, SolTables.piecesAtStart(at % PIECE_TYPES));
    }
  }

  /** What is left of a kind of piece in a seat's reserve: the hard limit of R 1.5. */
  int pieces(int seat, int piece) {
    return pieces[seat * PIECE_TYPES + piece];
  }

  void addPieces(int seat, int piece, int count) {
    pieces[seat * PIECE_TYPES + piece] += count;
  }
}
