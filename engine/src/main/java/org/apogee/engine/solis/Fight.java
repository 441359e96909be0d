package org.apogee.engine.solis;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * R 11: the combat that goes on. It has two sides, the attacker and the defender; one of them may
 * be the Entity. Dice of a seat count by face; those of the Entity lie in the order rolled.
 */
final class Fight extends Cells {
  static final int ATTACKER = 0;
  static final int DEFENDER = 1;
  static final int SIDES = 2;
  static final int NONE = -1;
  static final int ENTITY_DICE_MAX = 32;

  /** Basic attacks that deal 2, counted behind the kinds of tiles. */
  static final int STRONG_A1 = TileKind.count();

  private static final int ALLOCATED_WIDTH = TileKind.count() + 1;
  private static final int DICE_MAX = 60;

  private static final Layout FIGHT = new Layout();
  static final int SECTOR = FIGHT.one(NONE, Hex.COUNT - 1);
  static final int SIDE = FIGHT.many(SIDES, NONE, Entity.SEAT);
  static final int STAGE = FIGHT.one(0, 3);

  /** Stages: the two ability windows, allocation, and what comes of it. */
  static final int WINDOW = 0;

  static final int ALLOCATION = 2;
  static final int RESULT = 3;

  static final int NEXT = FIGHT.one(0, 1);
  private static final int DICE = FIGHT.many(SIDES * Panel.FACES, 0, DICE_MAX);
  static final int ENTITY_COUNT = FIGHT.one(0, ENTITY_DICE_MAX);
  static final int ENTITY_DICE = FIGHT.many(ENTITY_DICE_MAX, 0, Panel.FACES);
  static final int LOCAL = FIGHT.many(SIDES, 0, DICE_MAX);
  static final int DEFENDED = FIGHT.many(SIDES, 0, DICE_MAX);
  static final int HAD_FORCES = FIGHT.many(SIDES, 0, 1);
  private static final int ALLOCATED = FIGHT.many(SIDES * ALLOCATED_WIDTH, 0, DICE_MAX);
  static final int POWER = FIGHT.one(NONE, Techs.COUNT - 1);
  static final int POWER_LEFT = FIGHT.one(0, 3);
  static final int PICKED = FIGHT.many(Panel.FACES, 0, DICE_MAX);

  /** The side that an ion attack belongs to while it is resolved. */
  static final int ION_SIDE = FIGHT.one(0, 1);

  /** Powers used in this combat, of both sides. */
  final long[] used = new long[SIDES];

  Fight() {
    super(FIGHT, 1);
    clear();
  }

  void clear() {
    for (int i = 0; i < cells.length; i++) {
      cells[i] = 0;
    }
    set(SECTOR, NONE);
    set(SIDE + ATTACKER, NONE);
    set(SIDE + DEFENDER, NONE);
    set(POWER, NONE);
    used[ATTACKER] = 0;
    used[DEFENDER] = 0;
  }

  void copyFrom(Fight other) {
    super.copyFrom(other);
    used[ATTACKER] = other.used[ATTACKER];
    used[DEFENDER] = other.used[DEFENDER];
  }

  @Override
  void write(SnapshotWriter out) {
    super.write(out);
    out.writeLongs(used);
  }

  @Override
  void read(SnapshotReader in) {
    super.read(in);
    in.readLongs(used);
  }

  boolean isOn() {
    return get(SECTOR) != NONE;
  }

  int sector() {
    return get(SECTOR);
  }

  /** A seat, or {@link Entity#SEAT}. */
  int who(int side) {
    return get(SIDE + side);
  }

  boolean isEntity(int side) {
    return who(side) == Entity.SEAT;
  }

  static int other(int side) {
    return 1 - side;
  }

  int sideOf(int seat) {
    return who(ATTACKER) == seat ? ATTACKER : DEFENDER;
  }

  /** Unallocated dice of a seat's side with a face. */
  int dice(int side, int face) {
    if (!isEntity(side)) {
      return get(DICE + side * Panel.FACES + face - 1);
    }
    int count = 0;
    for (int i = 0; i < get(ENTITY_COUNT); i++) {
      count += get(ENTITY_DICE + i) == face ? 1 : 0;
    }
    return count;
  }

  int diceInAll(int side) {
    if (isEntity(side)) {
      return get(ENTITY_COUNT);
    }
    int count = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      count += dice(side, face);
    }
    return count;
  }

  void addDie(int side, int face) {
    if (isEntity(side)) {
      set(ENTITY_DICE + get(ENTITY_COUNT), face);
      add(ENTITY_COUNT, 1);
    } else {
      add(DICE + side * Panel.FACES + face - 1, 1);
    }
  }

  /** Of equal dice of the Entity, the leftmost. */
  void removeDie(int side, int face) {
    if (!isEntity(side)) {
      add(DICE + side * Panel.FACES + face - 1, -1);
      return;
    }
    int place = 0;
    while (get(ENTITY_DICE + place) != face) {
      place++;
    }
    int last = get(ENTITY_COUNT) - 1;
    for (int i = place; i < last; i++) {
      set(ENTITY_DICE + i, get(ENTITY_DICE + i + 1));
    }
    set(ENTITY_DICE + last, 0);
    set(ENTITY_COUNT, last);
  }

  int allocated(int side, int kind) {
    return get(ALLOCATED + side * ALLOCATED_WIDTH + kind);
  }

  int allocated(int side, TileKind kind) {
    return allocated(side, kind.number());
  }

  void allocate(int side, int kind, int more) {
    add(ALLOCATED + side * ALLOCATED_WIDTH + kind, more);
  }

  void allocate(int side, TileKind kind, int more) {
    allocate(side, kind.number(), more);
  }
}
