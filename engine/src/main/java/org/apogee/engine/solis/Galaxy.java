package org.apogee.engine.solis;

import org.apogee.engine.SnapshotReader;

/**
 * R 3.2: what is in the sectors. Beside the numbers it keeps the sets of sectors that the rules ask
 * for again and again, up to date with every change.
 */
final class Galaxy extends Cells {
  static final int NOBODY = -1;
  static final int COLONIES_MAX = 15;
  static final int SHIPS_MAX = 10;
  static final int STATIONS_MAX = 5;
  static final int GATES_MAX = 3;
  private static final int POINTS_MAX = 9999;

  private static final Layout SECTORS = new Layout();
  private static final int N = Hex.COUNT;
  private static final int TILE = SECTORS.many(N, -1, SectorTile.count() - 1);
  private static final int OWNER = SECTORS.many(N, NOBODY, MapPlan.SEATS_MAX - 1);
  private static final int COLONIES = SECTORS.many(N, 0, 4);
  private static final int STATIONS = SECTORS.many(N, 0, STATIONS_MAX);
  private static final int GATE = SECTORS.many(N, 0, 1);
  private static final int IMPROVEMENTS = SECTORS.many(N, 0, POINTS_MAX);
  private static final int IMPROVED = SECTORS.many(N, 0, 1);
  private static final int LOOSE = SECTORS.many(N, 0, POINTS_MAX);
  private static final int ENTITY_SHIPS = SECTORS.many(N, 0, SHIPS_MAX);
  private static final int ENTITY_DISABLED = SECTORS.many(N, 0, SHIPS_MAX);
  private static final int ENTITY_STATIONS = SECTORS.many(N, 0, STATIONS_MAX);
  private static final int SLOTS = SECTORS.many(N * SectorTile.SLOTS_MAX, -1, Location.count() - 1);
  private static final int TOKEN = SECTORS.one(0, 1);
  private static final int SHIPS = SECTORS.many(N * MapPlan.SEATS_MAX, 0, SHIPS_MAX);
  private static final int DISABLED = SECTORS.many(N * MapPlan.SEATS_MAX, 0, SHIPS_MAX);

  /** Sets of sectors, by seat where there is one. */
  final long[] owned;

  final long[] active;
  final long[] disabled;
  long stations;
  long gates;
  long entityShips;
  long entityDisabled;
  long entityStations;
  long wormholes;
  long artifacts;
  long anomalies;
  private final int seats;

  Galaxy(int seats) {
    super(SECTORS, 1);
    this.seats = seats;
    owned = new long[seats];
    active = new long[seats];
    disabled = new long[seats];
    for (int sector = 0; sector < N; sector++) {
      set(TILE + sector, -1);
      set(OWNER + sector, NOBODY);
    }
    for (int i = 0; i < N * SectorTile.SLOTS_MAX; i++) {
      set(SLOTS + i, -1);
    }
  }

  void copyFrom(Galaxy other) {
    super.copyFrom(other);
    System.arraycopy(other.owned, 0, owned, 0, seats);
    System.arraycopy(other.active, 0, active, 0, seats);
    System.arraycopy(other.disabled, 0, disabled, 0, seats);
    stations = other.stations;
    gates = other.gates;
    entityShips = other.entityShips;
    entityDisabled = other.entityDisabled;
    entityStations = other.entityStations;
    wormholes = other.wormholes;
    artifacts = other.artifacts;
    anomalies = other.anomalies;
  }

  @Override
  void read(SnapshotReader in) {
    super.read(in);
    for (int sector = 0; sector < N; sector++) {
      index(sector);
    }
  }

  /** Works out for one sector in which sets it is. */
  private void index(int sector) {
    for (int seat = 0; seat < seats; seat++) {
      owned[seat] = with(owned[seat], sector, owner(sector) == seat);
      active[seat] = with(active[seat], sector, ships(seat, sector) > 0);
      disabled[seat] = with(disabled[seat], sector, disabled(seat, sector) > 0);
    }
    stations = with(stations, sector, stations(sector) > 0);
    gates = with(gates, sector, hasGate(sector));
    entityShips = with(entityShips, sector, entityShips(sector) > 0);
    entityDisabled = with(entityDisabled, sector, entityDisabled(sector) > 0);
    entityStations = with(entityStations, sector, entityStations(sector) > 0);
    anomalies = with(anomalies, sector, isOnBoard(sector) && tile(sector).anomaly > 0);
    boolean wormhole = false;
    boolean artifact = false;
    for (int slot = 0; slot < SectorTile.SLOTS_MAX; slot++) {
      int location = slot(sector, slot);
      wormhole |= location >= 0 && Location.of(location).isWormhole();
      artifact |= location >= 0 && Location.of(location).isArtifact();
    }
    wormholes = with(wormholes, sector, wormhole);
    artifacts = with(artifacts, sector, artifact);
  }

  private static long with(long set, int sector, boolean is) {
    return is ? set | Hex.bit(sector) : set & ~Hex.bit(sector);
  }

  boolean isOnBoard(int sector) {
    return get(TILE + sector) >= 0;
  }

  /** Only of a sector on the board. */
  SectorTile tile(int sector) {
    return SectorTile.of(get(TILE + sector));
  }

  void putTile(int sector, SectorTile tile) {
    set(TILE + sector, tile.number());
    index(sector);
  }

  int owner(int sector) {
    return get(OWNER + sector);
  }

  int colonies(int sector) {
    return get(COLONIES + sector);
  }

  /** R 7.4; a homeworld is owned without colonies. */
  void settle(int sector, int seat, int colonies) {
    set(OWNER + sector, seat);
    set(COLONIES + sector, colonies);
    index(sector);
  }

  /** R 7.6 and R 7.8: with everything that stands there only for its owner. */
  void giveUp(int sector) {
    set(OWNER + sector, NOBODY);
    set(COLONIES + sector, 0);
    set(STATIONS + sector, 0);
    set(GATE + sector, 0);
    set(IMPROVEMENTS + sector, 0);
    set(IMPROVED + sector, 0);
    index(sector);
  }

  int stations(int sector) {
    return get(STATIONS + sector);
  }

  void addStations(int sector, int more) {
    add(STATIONS + sector, more);
    stations = with(stations, sector, stations(sector) > 0);
  }

  boolean hasGate(int sector) {
    return get(GATE + sector) != 0;
  }

  void setGate(int sector, boolean is) {
    set(GATE + sector, is ? 1 : 0);
    gates = with(gates, sector, is);
  }

  int improvements(int sector) {
    return get(IMPROVEMENTS + sector);
  }

  boolean isImproved(int sector) {
    return get(IMPROVED + sector) != 0;
  }

  void improve(int sector) {
    add(IMPROVEMENTS + sector, 1);
    set(IMPROVED + sector, 1);
  }

  void clearImproved(int sector) {
    set(IMPROVED + sector, 0);
  }

  int loose(int sector) {
    return get(LOOSE + sector);
  }

  void setLoose(int sector, int stars) {
    set(LOOSE + sector, stars);
  }

  int ships(int seat, int sector) {
    return get(SHIPS + seat * N + sector);
  }

  void addShips(int seat, int sector, int more) {
    add(SHIPS + seat * N + sector, more);
    active[seat] = with(active[seat], sector, ships(seat, sector) > 0);
  }

  int disabled(int seat, int sector) {
    return get(DISABLED + seat * N + sector);
  }

  void addDisabled(int seat, int sector, int more) {
    add(DISABLED + seat * N + sector, more);
    disabled[seat] = with(disabled[seat], sector, disabled(seat, sector) > 0);
  }

  int entityShips(int sector) {
    return get(ENTITY_SHIPS + sector);
  }

  void addEntityShips(int sector, int more) {
    add(ENTITY_SHIPS + sector, more);
    entityShips = with(entityShips, sector, entityShips(sector) > 0);
  }

  int entityDisabled(int sector) {
    return get(ENTITY_DISABLED + sector);
  }

  void addEntityDisabled(int sector, int more) {
    add(ENTITY_DISABLED + sector, more);
    entityDisabled = with(entityDisabled, sector, entityDisabled(sector) > 0);
  }

  int entityStations(int sector) {
    return get(ENTITY_STATIONS + sector);
  }

  void addEntityStations(int sector, int more) {
    add(ENTITY_STATIONS + sector, more);
    entityStations = with(entityStations, sector, entityStations(sector) > 0);
  }

  /** The location revealed in a slot, or -1. */
  int slot(int sector, int slot) {
    return get(SLOTS + sector * SectorTile.SLOTS_MAX + slot);
  }

  void reveal(int sector, int slot, int location) {
    set(SLOTS + sector * SectorTile.SLOTS_MAX + slot, location);
    index(sector);
  }

  /** The first empty slot of a colour, or -1. */
  int emptySlot(int sector, int colour) {
    var tile = tile(sector);
    for (int slot = 0; slot < tile.slotCount(); slot++) {
      if (tile.slotColour(slot) == colour && slot(sector, slot) < 0) {
        return slot;
      }
    }
    return -1;
  }

  /** R 4.9: whether the 25 points still lie in the central sector. */
  boolean hasToken() {
    return get(TOKEN) != 0;
  }

  void setToken(boolean there) {
    set(TOKEN, there ? 1 : 0);
  }

  /** R 15.7. */
  int value(int sector) {
    int value = tile(sector).value + improvements(sector);
    for (int slot = 0; slot < tile(sector).slotCount(); slot++) {
      int location = slot(sector, slot);
      value += location < 0 ? 0 : Location.of(location).value;
    }
    return value;
  }

  /** The sectors in which a seat has forces. */
  long forces(int seat) {
    return active[seat] | disabled[seat] | (stations & owned[seat]);
  }

  long entityForces() {
    return entityShips | entityDisabled | entityStations;
  }

  int shipsIn(int seat, int sector) {
    return ships(seat, sector) + disabled(seat, sector);
  }

  int entityShipsIn(int sector) {
    return entityShips(sector) + entityDisabled(sector);
  }

  /** Active and disabled, on the whole board. */
  int shipsOf(int seat) {
    int ships = 0;
    for (long rest = active[seat] | disabled[seat]; rest != 0; rest &= rest - 1) {
      ships += shipsIn(seat, Hex.first(rest));
    }
    return ships;
  }

  int activeShipsOf(int seat) {
    int ships = 0;
    for (long rest = active[seat]; rest != 0; rest &= rest - 1) {
      ships += ships(seat, Hex.first(rest));
    }
    return ships;
  }

  int stationsOf(int seat) {
    int count = 0;
    for (long rest = stations & owned[seat]; rest != 0; rest &= rest - 1) {
      count += stations(Hex.first(rest));
    }
    return count;
  }

  int gatesOf(int seat) {
    return Long.bitCount(gates & owned[seat]);
  }
}
