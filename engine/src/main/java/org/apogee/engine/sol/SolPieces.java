package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.bit;
import static org.apogee.engine.sol.SolBoard.has;
import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolTables.DIVERS_ON_A_SPACE;
import static org.apogee.engine.sol.SolTables.STATION_TYPES;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 3.1, what stands on the board. It knows nothing of the reserves that pieces come from. */
final class SolPieces {
  static final int NOBODY = -1;
  static final int NO_STATION = -1;

  private final SolBoard board;
  private final int seats;
  private final byte[] divers; // seat * spaces + space
  private final long[] stations; // seat * types + type: set of spaces
  private final long[] bridges; // seat: set of edges

  // Derived from the above, kept because flights ask for them all the time.
  private final long[] present; // seat: spaces with a sundiver of the seat
  private final long[] full; // seat: spaces that take no more of its sundivers, R 6.3
  private final long[] ways; // space: the spaces one can fly to, R 6.4
  private long occupied; // spaces with a station
  private long bridged; // edges with a bridge

  SolPieces(SolBoard board, int seats) {
    this.board = board;
    this.seats = seats;
    divers = new byte[seats * board.spaces()];
    stations = new long[seats * STATION_TYPES];
    bridges = new long[seats];
    present = new long[seats];
    full = new long[seats];
    ways = new long[board.spaces()];
    for (int space = 0; space < ways.length; space++) {
      ways[space] = board.open(space);
    }
  }

  void copyFrom(SolPieces other) {
    System.arraycopy(other.divers, 0, divers, 0, divers.length);
    System.arraycopy(other.stations, 0, stations, 0, stations.length);
    System.arraycopy(other.bridges, 0, bridges, 0, bridges.length);
    System.arraycopy(other.present, 0, present, 0, present.length);
    System.arraycopy(other.full, 0, full, 0, full.length);
    System.arraycopy(other.ways, 0, ways, 0, ways.length);
    occupied = other.occupied;
    bridged = other.bridged;
  }

  void encode(SnapshotWriter out) {
    for (int seat = 0; seat < seats; seat++) {
      out.writeLong(present[seat]);
      for (long left = present[seat]; left != 0; left = withoutLowest(left)) {
        out.writeInt(divers(seat, lowest(left)));
      }
    }
    out.writeLongs(stations);
    out.writeLongs(bridges);
  }

  void decode(SnapshotReader in) {
    for (int seat = 0; seat < seats; seat++) {
      long spaces = SolSnapshot.readSet(in, board.spaces());
      for (long left = spaces; left != 0; left = withoutLowest(left)) {
        addDivers(seat, lowest(left), in.readInt(1, DIVERS_ON_A_SPACE));
      }
    }
    for (int i = 0; i < stations.length; i++) {
      long spaces = SolSnapshot.readSet(in, board.spaces());
      SolSnapshot.require((spaces & occupied) == 0, "two stations share a space");
      stations[i] = spaces;
      occupied |= spaces;
    }
    for (int seat = 0; seat < seats; seat++) {
      long edges = SolSnapshot.readSet(in, SolBoard.EDGES);
      SolSnapshot.require((edges & bridged) == 0, "two bridges share an edge");
      for (long left = edges; left != 0; left = withoutLowest(left)) {
        putBridge(seat, lowest(left));
      }
    }
  }

  int divers(int seat, int space) {
    return divers[seat * ways.length + space];
  }

  /** The spaces with at least one sundiver of a seat. */
  long present(int seat) {
    return present[seat];
  }

  /** The spaces that take no more sundivers of a seat: R 6.3. */
  long full(int seat) {
    return full[seat];
  }

  int diversOnBoard(int seat) {
    int sum = 0;
    for (long left = present[seat]; left != 0; left = withoutLowest(left)) {
      sum += divers(seat, lowest(left));
    }
    return sum;
  }

  /** Adds sundivers of a seat to a space, or with a negative count takes them away. */
  void addDivers(int seat, int space, int count) {
    int at = seat * ways.length + space;
    int now = divers[at] + count;
    if (now < 0 || now > DIVERS_ON_A_SPACE) {
      throw new IllegalStateException(now + " sundivers on " + board.name(space));
    }
    divers[at] = (byte) now;
    long bit = bit(space);
    present[seat] = now > 0 ? present[seat] | bit : present[seat] & ~bit;
    full[seat] = now == DIVERS_ON_A_SPACE ? full[seat] | bit : full[seat] & ~bit;
  }

  /** The spaces with a station of this type and owner. */
  long stations(int owner, int type) {
    return stations[owner * STATION_TYPES + type];
  }

  long stationsOf(int owner) {
    int at = owner * STATION_TYPES;
    return stations[at] | stations[at + 1] | stations[at + 2];
  }

  long stationsOfType(int type) {
    long spaces = 0;
    for (int at = type; at < stations.length; at += STATION_TYPES) {
      spaces |= stations[at];
    }
    return spaces;
  }

  /** The spaces with a station. */
  long occupied() {
    return occupied;
  }

  int stationType(int space) {
    int at = stationAt(space);
    return at == NO_STATION ? NO_STATION : at % STATION_TYPES;
  }

  int stationOwner(int space) {
    int at = stationAt(space);
    return at == NO_STATION ? NOBODY : at / STATION_TYPES;
  }

  private int stationAt(int space) {
    if (has(occupied, space)) {
      for (int at = 0; at < stations.length; at++) {
        if (has(stations[at], space)) {
          return at;
        }
      }
    }
    return NO_STATION;
  }

  void putStation(int owner, int type, int space) {
    if (has(occupied, space)) {
      throw new IllegalStateException("there is a station on " + board.name(space));
    }
    stations[owner * STATION_TYPES + type] |= bit(space);
    occupied |= bit(space);
  }

  void removeStation(int owner, int type, int space) {
    stations[owner * STATION_TYPES + type] &= ~bit(space);
    occupied &= ~bit(space);
  }

  /** The edges with a bridge of a seat. */
  long bridges(int owner) {
    return bridges[owner];
  }

  /** The edges with a bridge. */
  long bridged() {
    return bridged;
  }

  int bridgeOwner(int edge) {
    for (int seat = 0; seat < seats; seat++) {
      if (has(bridges[seat], edge)) {
        return seat;
      }
    }
    return NOBODY;
  }

  void putBridge(int owner, int edge) {
    if (has(bridged, edge)) {
      throw new IllegalStateException("there is a bridge on edge " + edge);
    }
    bridges[owner] |= bit(edge);
    bridged |= bit(edge);
    ways[board.outer(edge)] |= bit(board.inner(edge));
    ways[board.inner(edge)] |= bit(board.outer(edge));
  }

  void removeBridge(int owner, int edge) {
    bridges[owner] &= ~bit(edge);
    bridged &= ~bit(edge);
    ways[board.outer(edge)] &= ~bit(board.inner(edge));
    ways[board.inner(edge)] &= ~bit(board.outer(edge));
  }

  /** The spaces that one step leads to: open neighbours, and those behind a bridge. */
  long ways(int space) {
    return ways[space];
  }
}
