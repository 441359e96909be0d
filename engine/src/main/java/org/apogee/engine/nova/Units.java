package org.apogee.engine.nova;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * R 3, the units of the powers. Each has 18 slots; one int says where the unit of a slot is and how
 * it is. What is asked often (where a power has fleets, where there is room) is kept beside the
 * slots and found again when one of them has changed.
 */
final class Units {
  static final int PER_POWER = 18;
  static final int COUNT = Party.POWERS * PER_POWER;
  static final int STACK_LIMIT = 8;
  static final int SPACE = 0;
  static final int NONE = -1;

  private static final int FLEETS = 14;
  private static final int SYSTEM = 0x1f; // the system + 1, 0 in the pool
  private static final int PLACE_SHIFT = 5; // 0 in space, else the planet's index + 1
  private static final int FULL = 1 << 7;
  private static final int ACTIVE = 1 << 8;
  private static final int READY = 1 << 9; // R 9.8: was active when it was attacked
  private static final int MOST = READY << 1;
  private static final long TOP_BITS = 0x8888888888888888L;
  private static final int NIBBLES = 16;

  private final int[] cells = new int[COUNT];
  private final Garrison[] garrisons = new Garrison[Party.POWERS];

  /** What follows from the slots of one power. */
  static final class Garrison {
    private boolean known;
    private int anywhere;
    private int space;
    private int active;
    private int idle;
    private int reducedLines;
    private int reducedEscorts;
    private long fortresses;
    private long reducedFortresses;
    private long fleetsLow; // fleets by system in four bits each
    private long fleetsHigh;
    private int count;
    private int pool; // of each type in eight bits

    private void copyFrom(Garrison other) {
      known = other.known;
      anywhere = other.anywhere;
      space = other.space;
      active = other.active;
      idle = other.idle;
      reducedLines = other.reducedLines;
      reducedEscorts = other.reducedEscorts;
      fortresses = other.fortresses;
      reducedFortresses = other.reducedFortresses;
      fleetsLow = other.fleetsLow;
      fleetsHigh = other.fleetsHigh;
      count = other.count;
      pool = other.pool;
    }

    private void find(int[] cells, int seat) {
      anywhere = space = active = idle = reducedLines = reducedEscorts = count = pool = 0;
      fortresses = reducedFortresses = fleetsLow = fleetsHigh = 0;
      for (int slot = 0; slot < FLEETS; slot++) {
        int cell = cells[seat * PER_POWER + slot];
        if (cell == 0) {
          pool += slot < UnitType.first(UnitType.ESCORT) ? 1 : 1 << 8;
        } else {
          addFleet(cell, slot);
        }
      }
      for (int slot = FLEETS; slot < PER_POWER; slot++) {
        int cell = cells[seat * PER_POWER + slot];
        if (cell == 0) {
          pool += 1 << 16;
        } else {
          addFortress(cell);
        }
      }
      known = true;
    }

    private void addFleet(int cell, int slot) {
      int system = (cell & SYSTEM) - 1;
      int bit = 1 << system;
      count++;
      anywhere |= bit;
      if (system < NIBBLES) {
        fleetsLow += 1L << (4 * system);
      } else {
        fleetsHigh += 1L << (4 * (system - NIBBLES));
      }
      boolean isInSpace = (cell >> PLACE_SHIFT & 3) == SPACE;
      space |= isInSpace ? bit : 0;
      if ((cell & ACTIVE) == 0) {
        idle |= bit;
      } else if (isInSpace) {
        active |= bit;
      }
      if ((cell & FULL) == 0) {
        if (slot < UnitType.first(UnitType.ESCORT)) {
          reducedLines |= bit;
        } else {
          reducedEscorts |= bit;
        }
      }
    }

    private void addFortress(int cell) {
      int system = (cell & SYSTEM) - 1;
      long bit = 1L << (2 * system + (cell >> PLACE_SHIFT & 3) - 1);
      count++;
      anywhere |= 1 << system;
      fortresses |= bit;
      reducedFortresses |= (cell & FULL) == 0 ? bit : 0;
    }
  }

  Units() {
    for (int seat = 0; seat < Party.POWERS; seat++) {
      garrisons[seat] = new Garrison();
    }
  }

  void copyFrom(Units other) {
    System.arraycopy(other.cells, 0, cells, 0, COUNT);
    for (int seat = 0; seat < Party.POWERS; seat++) {
      garrisons[seat].copyFrom(other.garrisons[seat]);
    }
  }

  private Garrison of(int seat) {
    var garrison = garrisons[seat];
    if (!garrison.known) {
      garrison.find(cells, seat);
    }
    return garrison;
  }

  private void set(int unit, int cell) {
    cells[unit] = cell;
    garrisons[unit / PER_POWER].known = false;
  }

  static int owner(int unit) {
    return unit / PER_POWER;
  }

  static int type(int unit) {
    return UnitType.ofSlot(unit % PER_POWER);
  }

  static int first(int seat, int type) {
    return seat * PER_POWER + UnitType.first(type);
  }

  static int end(int seat, int type) {
    return seat * PER_POWER + UnitType.end(type);
  }

  static int first(int seat) {
    return seat * PER_POWER;
  }

  /** Behind the last fleet of a power; its fortresses follow. */
  static int endOfFleets(int seat) {
    return seat * PER_POWER + FLEETS;
  }

  static int end(int seat) {
    return (seat + 1) * PER_POWER;
  }

  boolean exists(int unit) {
    return cells[unit] != 0;
  }

  /** -1 in the pool. */
  int system(int unit) {
    return (cells[unit] & SYSTEM) - 1;
  }

  /** {@link #SPACE}, or the planet's index + 1. */
  int place(int unit) {
    return cells[unit] >> PLACE_SHIFT & 3;
  }

  boolean isInSpaceAt(int unit, int system) {
    return (cells[unit] & (SYSTEM | 3 << PLACE_SHIFT)) == system + 1;
  }

  boolean isOn(int unit, int planet) {
    int place = (planet / 2 + 1) | (planet % 2 + 1) << PLACE_SHIFT;
    return (cells[unit] & (SYSTEM | 3 << PLACE_SHIFT)) == place;
  }

  /** {@link UnitType#FULL} or {@link UnitType#REDUCED}. */
  int side(int unit) {
    return (cells[unit] & FULL) == 0 ? UnitType.REDUCED : UnitType.FULL;
  }

  boolean isActive(int unit) {
    return (cells[unit] & ACTIVE) != 0;
  }

  boolean isReady(int unit) {
    return (cells[unit] & READY) != 0;
  }

  /** R 3.3: into the lowest free slot; the pool must have one. */
  int put(int seat, int type, int side, int system, int place) {
    for (int unit = first(seat, type); unit < end(seat, type); unit++) {
      if (cells[unit] == 0) {
        int active = type == UnitType.FORTRESS ? 0 : ACTIVE;
        int full = side == UnitType.FULL ? FULL : 0;
        set(unit, system + 1 | place << PLACE_SHIFT | full | active);
        return unit;
      }
    }
    throw new IllegalStateException("no unit of type %d is left to P%d".formatted(type, seat));
  }

  void move(int unit, int system, int place) {
    int rest = cells[unit] & ~(SYSTEM | 3 << PLACE_SHIFT);
    set(unit, rest | system + 1 | place << PLACE_SHIFT);
  }

  void flipUp(int unit) {
    set(unit, cells[unit] | FULL);
  }

  /** R 3.1: a full unit is flipped, a reduced one removed. */
  void loseStep(int unit) {
    set(unit, side(unit) == UnitType.FULL ? cells[unit] & ~FULL : 0);
  }

  void remove(int unit) {
    set(unit, 0);
  }

  /** Fortresses are neither active nor inactive, R 3.2. */
  void activate(int unit, boolean active) {
    set(unit, active ? cells[unit] | ACTIVE : cells[unit] & ~ACTIVE);
  }

  void ready(int unit, boolean ready) {
    set(unit, ready ? cells[unit] | READY : cells[unit] & ~READY);
  }

  /** R 14.1: active, and no longer under attack. */
  void wake(int unit) {
    int active = type(unit) == UnitType.FORTRESS ? 0 : ACTIVE;
    int awake = (cells[unit] & ~READY) | active;
    if (awake != cells[unit]) {
      set(unit, awake);
    }
  }

  /** Systems in whose space a power has fleets. */
  int space(int seat) {
    return of(seat).space;
  }

  /** Systems in whose space a power has active fleets. */
  int active(int seat) {
    return of(seat).active;
  }

  /** Systems in which a power has inactive fleets. */
  int idle(int seat) {
    return of(seat).idle;
  }

  /** Systems in which a power has any unit. */
  int anywhere(int seat) {
    return of(seat).anywhere;
  }

  /** Systems in which a power has reduced fleets of a type. */
  int reduced(int seat, int type) {
    return type == UnitType.LINE ? of(seat).reducedLines : of(seat).reducedEscorts;
  }

  /** Planets with a fortress. */
  long fortresses(int seat) {
    return of(seat).fortresses;
  }

  long reducedFortresses(int seat) {
    return of(seat).reducedFortresses;
  }

  /** Units on the map. */
  int count(int seat) {
    return of(seat).count;
  }

  int pool(int seat, int type) {
    return of(seat).pool >> (8 * type) & 0xff;
  }

  /** Fleets of a power in a system, in space and on planets. */
  int fleets(int seat, int system) {
    var garrison = of(seat);
    long counts = system < NIBBLES ? garrison.fleetsLow : garrison.fleetsHigh;
    return (int) (counts >>> (4 * (system % NIBBLES))) & 0xf;
  }

  /** R 3.1: systems in which a power has as many fleets as it may. */
  int crowded(int seat) {
    var garrison = of(seat);
    return (int) Long.compress(garrison.fleetsLow, TOP_BITS)
        | (int) Long.compress(garrison.fleetsHigh, TOP_BITS) << NIBBLES;
  }

  void encode(SnapshotWriter out) {
    out.writeInts(cells);
  }

  void decode(SnapshotReader in) {
    for (int unit = 0; unit < COUNT; unit++) {
      set(unit, in.readInt(0, MOST - 1));
    }
  }
}
