package org.apogee.engine.nebula;

import java.util.Arrays;
import java.util.List;

/** R 4.3, the ships of both players. A ship is a number: 6 x owner + slot. */
final class Ships {
  static final int PER_SEAT = 6;
  static final int COUNT = 2 * PER_SEAT;
  static final int NOWHERE = -1;
  static final int DURABILITY = 2;
  static final int CAPACITY = 6;
  static final int CAPACITY_IMPROVED = 8;

  /** Marks of the present turn. */
  static final int NEW = 1;

  static final int EMP = 2;
  static final int LOADED = 4;
  static final int UNLOADED = 8;
  static final int PERMIT = 16;
  static final int RING_TOUCHED = 32;
  private static final int ALL_MARKS = 63;

  /** Arrivals are counted over the whole game. */
  static final int ARRIVAL_MAX = 1 << 20;

  private static final int STEPS_MAX = 5;

  /** Block id, or {@link #NOWHERE} for a free slot; the other arrays are 0 there. */
  final int[] blocks = new int[COUNT];

  final int[] durability = new int[COUNT];
  final int[] regiments = new int[COUNT];
  final int[] capacity = new int[COUNT];
  final int[] arrivals = new int[COUNT];
  final int[] stepsUsed = new int[COUNT];
  final int[] marks = new int[COUNT];

  final List<Cells> cells =
      List.of(
          new Cells(blocks, NOWHERE, GalacticMap.BLOCKS - 1),
          new Cells(durability, 0, DURABILITY),
          new Cells(regiments, 0, CAPACITY_IMPROVED),
          new Cells(capacity, 0, CAPACITY_IMPROVED),
          new Cells(arrivals, 0, ARRIVAL_MAX),
          new Cells(stepsUsed, 0, STEPS_MAX),
          new Cells(marks, 0, ALL_MARKS));

  Ships() {
    Arrays.fill(blocks, NOWHERE);
  }

  static int of(int owner, int slot) {
    return PER_SEAT * owner + slot;
  }

  static int first(int seat) {
    return PER_SEAT * seat;
  }

  static int end(int seat) {
    return PER_SEAT * seat + PER_SEAT;
  }

  static int owner(int ship) {
    return ship / PER_SEAT;
  }

  static int slot(int ship) {
    return ship % PER_SEAT;
  }

  /** How notation and facts call a ship: S1 to S6 of seat 0 (south), N1 to N6 of seat 1 (north). */
  static String name(int ship) {
    return (owner(ship) == 0 ? "S" : "N") + (slot(ship) + 1);
  }

  boolean exists(int ship) {
    return blocks[ship] != NOWHERE;
  }

  boolean has(int ship, int mark) {
    return (marks[ship] & mark) != 0;
  }

  void mark(int ship, int mark) {
    marks[ship] |= mark;
  }

  void clear(int ship, int mark) {
    marks[ship] &= ~mark;
  }

  int room(int ship) {
    return capacity[ship] - regiments[ship];
  }

  /** The lowest free slot of a seat as a ship, or {@link #NOWHERE}. */
  int free(int seat) {
    for (int ship = first(seat); ship < end(seat); ship++) {
      if (!exists(ship)) {
        return ship;
      }
    }
    return NOWHERE;
  }

  void create(int ship, int block, int arrival) {
    blocks[ship] = block;
    durability[ship] = DURABILITY;
    capacity[ship] = CAPACITY;
    arrivals[ship] = arrival;
    marks[ship] = NEW;
  }

  /** R 10.6: gone with all regiments aboard; the slot is free again. */
  void remove(int ship) {
    blocks[ship] = NOWHERE;
    durability[ship] = 0;
    regiments[ship] = 0;
    capacity[ship] = 0;
    arrivals[ship] = 0;
    stepsUsed[ship] = 0;
    marks[ship] = 0;
  }

  boolean anyAt(int block, int seat) {
    for (int ship = first(seat); ship < end(seat); ship++) {
      if (blocks[ship] == block) {
        return true;
      }
    }
    return false;
  }

  /** Whether a seat has a ship within an orthogonal distance of a block. */
  boolean anyWithin(int block, int distance, int seat) {
    for (int ship = first(seat); ship < end(seat); ship++) {
      if (exists(ship) && GalacticMap.d1(blocks[ship], block) <= distance) {
        return true;
      }
    }
    return false;
  }

  /** R 6.3. */
  void endTurn(int seat) {
    for (int ship = first(seat); ship < end(seat); ship++) {
      stepsUsed[ship] = 0;
      marks[ship] = 0;
    }
  }
}
