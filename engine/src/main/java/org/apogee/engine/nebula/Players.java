package org.apogee.engine.nebula;

import java.util.List;

/** R 4.2, what each player owns apart from techs, ships and planets. Index: 3 x seat + resource. */
final class Players {
  static final int RESERVE_MAX = 35;

  static final int NO_EXTRACTOR = 0;
  static final int BASE_EXTRACTOR = 1;
  static final int SPECIALISED_EXTRACTOR = 2;

  static final int NO_BUILDING = 0;
  static final int UNDER_CONSTRUCTION = 1;
  static final int OWNED = 2;

  /** Marks that last one turn. */
  static final int EXCHANGE_USED = 1;

  static final int BALANCE_USED = 2;
  static final int CLONE_ACTIVE = 4;
  static final int FREE_EXCHANGE_ACTIVE = 8;
  static final int BATTLE_SPEED_ACTIVE = 16;
  private static final int ALL_MARKS = 31;

  private static final int TURNS_MAX = 60;

  final int[] reserves = new int[2 * Resource.COUNT];
  final int[] extractors = new int[2 * Resource.COUNT];

  /** 1 where the next Harvest gives the d6 only. */
  final int[] penalties = new int[2 * Resource.COUNT];

  final int[] buildings = new int[2 * Resource.COUNT];
  final int[] marks = new int[2];
  final int[] supernovaUses = new int[2];
  final int[] turnsTaken = new int[2];

  final List<Cells> cells =
      List.of(
          new Cells(reserves, 0, RESERVE_MAX),
          new Cells(extractors, NO_EXTRACTOR, SPECIALISED_EXTRACTOR),
          new Cells(penalties, 0, 1),
          new Cells(buildings, NO_BUILDING, OWNED),
          new Cells(marks, 0, ALL_MARKS),
          new Cells(supernovaUses, 0, SupernovaCannon.USES_MAX),
          new Cells(turnsTaken, 0, TURNS_MAX));

  static int of(int seat, int resource) {
    return Resource.COUNT * seat + resource;
  }

  int reserve(int seat, int resource) {
    return reserves[of(seat, resource)];
  }

  int sumOfReserves(int seat) {
    return reserve(seat, 0) + reserve(seat, 1) + reserve(seat, 2);
  }

  void gain(int seat, int resource, int amount) {
    int index = of(seat, resource);
    reserves[index] = Math.min(RESERVE_MAX, reserves[index] + amount);
  }

  void pay(int seat, int resource, int amount) {
    reserves[of(seat, resource)] -= amount;
  }

  void forgetPenalties(int seat) {
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      penalties[of(seat, resource)] = 0;
    }
  }

  boolean owns(int seat, int building) {
    return buildings[of(seat, building)] == OWNED;
  }

  int owned(int seat) {
    int count = 0;
    for (int building = 0; building < Resource.COUNT; building++) {
      count += owns(seat, building) ? 1 : 0;
    }
    return count;
  }

  boolean has(int seat, int mark) {
    return (marks[seat] & mark) != 0;
  }

  void mark(int seat, int mark) {
    marks[seat] |= mark;
  }
}
