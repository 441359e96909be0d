package org.apogee.engine.solis;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 3.3: the Entity's gates, power, reserve and deck, and how far its phase has come. */
final class Entity extends Cells {
  /** In place of a seat. */
  static final int SEAT = 7;

  static final int GATES_COUNT = 3;
  static final int STATIONS = 5;
  static final int DRAWN_MAX = 4;
  static final int NOVA = 0;
  static final int RESERVE_MAX = 40;

  private static final int[] RESERVES = {15, 20, 25, 30, 35, 40};
  private static final int LIMIT_BASE = 4;

  private static final Layout ENTITY = new Layout();
  static final int GATES = ENTITY.many(GATES_COUNT, -1, Hex.COUNT - 1);
  static final int ACTIVE_GATE = ENTITY.one(0, GATES_COUNT - 1);
  static final int POWER = ENTITY.one(1, Panel.POWER_MAX);
  static final int POWER_RISES = ENTITY.one(0, ActionCard.count());
  static final int MALICE = ENTITY.one(0, 6);
  static final int PRESENCE = ENTITY.one(0, 2);
  static final int RESERVE = ENTITY.one(0, RESERVE_MAX);
  static final int CAPTURED_SHIPS = ENTITY.one(0, RESERVE_MAX);
  static final int CAPTURED_STATIONS = ENTITY.one(0, STATIONS);
  static final int PHASES = ENTITY.one(0, 99);
  static final int TRACK = ENTITY.one(NOVA, MapPlan.SEATS_MAX);
  static final int SHIPS_PLACED = ENTITY.one(0, 9999);

  /** Which step of the Entity phase goes on. */
  static final int STAGE = ENTITY.one(0, 3);

  static final int IDLE = 0;
  static final int ATTACKS = 1;
  static final int CARDS = 2;
  static final int FLARE = 3;

  /** The next sector to attack from, the next card to resolve, the next seat that a flare hits. */
  static final int CURSOR = ENTITY.one(0, Hex.COUNT);

  static final int CARD = ENTITY.one(0, DRAWN_MAX);
  static final int DRAWN_COUNT = ENTITY.one(0, DRAWN_MAX);
  static final int DRAWN = ENTITY.many(DRAWN_MAX, -1, ActionCard.count() - 1);
  static final int FLARE_ORDER = ENTITY.one(0, MapPlan.SEATS_MAX);
  static final int FLARE_LOSE = ENTITY.one(0, 2);
  static final int FLARE_DISABLE = ENTITY.one(0, 2);

  /** Cards not drawn yet, bit c for card c; nobody sees their order, so there is none. */
  int deck;

  Entity() {
    super(ENTITY, 1);
    set(GATES + 1, -1);
    set(GATES + 2, -1);
    set(POWER, 1);
    for (int i = 0; i < DRAWN_MAX; i++) {
      set(DRAWN + i, -1);
    }
  }

  static int reserve(int seats) {
    return RESERVES[seats - 1];
  }

  /** R 2.23: ships per sector. */
  static int limit(int seats) {
    return LIMIT_BASE + seats;
  }

  void copyFrom(Entity other) {
    super.copyFrom(other);
    deck = other.deck;
  }

  @Override
  void write(SnapshotWriter out) {
    super.write(out);
    out.writeInt(deck);
  }

  @Override
  void read(SnapshotReader in) {
    super.read(in);
    deck = in.readInt(0, (1 << ActionCard.count()) - 1);
  }

  int gate(int gate) {
    return get(GATES + gate);
  }

  /** The sectors with gates. */
  long gates() {
    long set = 0;
    for (int gate = 0; gate < GATES_COUNT; gate++) {
      set |= gate(gate) < 0 ? 0 : Hex.bit(gate(gate));
    }
    return set;
  }

  static String gateName(int gate) {
    return String.valueOf((char) ('A' + gate));
  }
}
