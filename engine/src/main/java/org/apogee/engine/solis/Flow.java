package org.apogee.engine.solis;

import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/** R 3.1: whose turn it is, what is being decided, and the action that is going on. */
final class Flow extends Cells {
  static final int NONE = -1;
  static final int ROW_MAX = 24;
  static final int CARDS_MAX = 32;
  static final int DEALT = 5;
  private static final int SECTOR_MAX = Hex.COUNT - 1;

  private static final Layout FLOW = new Layout();
  static final int START_SEAT = FLOW.one(0, MapPlan.SEATS_MAX - 1);
  static final int TURN_SEAT = FLOW.one(0, MapPlan.SEATS_MAX - 1);
  static final int ASKED = FLOW.one(0, MapPlan.SEATS_MAX - 1);
  static final int STEP = FLOW.one(0, Step.count() - 1);
  static final int ENDING = FLOW.one(0, Ending.count() - 1);
  static final int DECLARER = FLOW.one(NONE, MapPlan.SEATS_MAX - 1);
  static final int TURNS = FLOW.one(0, 400 * MapPlan.SEATS_MAX + 1);
  static final int LOGISTICS_COUNT = FLOW.one(0, 9999);

  /** Whether something was done in this turn that does not end it. */
  static final int TOUCHED = FLOW.one(0, 1);

  /** Whether a Logistics action still has to move the Entity track. */
  static final int TRACK_DUE = FLOW.one(0, 1);

  /** How many seats have had their choice, in set-up. */
  static final int SETUP_ORDER = FLOW.one(0, MapPlan.SEATS_MAX);

  static final int SETUP_DEALT = FLOW.many(DEALT, NONE, Objective.count() - 1);

  /** Of the action that is going on: its place, what was done so far, what may still be. */
  static final int PLACE = FLOW.one(NONE, SECTOR_MAX);

  static final int COUNT = FLOW.one(0, 99);
  static final int LEFT = FLOW.one(0, 99);
  static final int COLOUR = FLOW.one(NONE, Star.COUNT - 1);
  static final int TILE = FLOW.one(NONE, Location.count() - 1);

  /** The action ability that a move is made by, or none. */
  static final int JUMP = FLOW.one(NONE, Techs.COUNT - 1);

  static final int ROW_COUNT = FLOW.one(0, ROW_MAX);
  static final int ROW = FLOW.many(ROW_MAX, NONE, Location.count() - 1);
  static final int ASIDE_COUNT = FLOW.one(0, ROW_MAX);
  static final int ASIDE = FLOW.many(ROW_MAX, NONE, Location.count() - 1);
  static final int CARD_COUNT = FLOW.one(0, CARDS_MAX);
  static final int CARDS = FLOW.many(CARDS_MAX, NONE, Techs.BASICS - 1);

  /** Whether a card was claimed or archived in this Discover; race cards turned, as bits. */
  static final int CLAIMED = FLOW.one(0, 1);

  static final int TURNED = FLOW.one(0, 7);

  /** The kind of combat tile that is being laid out. */
  static final int KIND = FLOW.one(NONE, TileKind.count() - 1);

  /** Sectors that were left or improved in this action. */
  long marked;

  Flow() {
    super(FLOW, 1);
    set(DECLARER, NONE);
    for (int i = 0; i < DEALT; i++) {
      set(SETUP_DEALT + i, NONE);
    }
    for (int i = 0; i < ROW_MAX; i++) {
      set(ROW + i, NONE);
      set(ASIDE + i, NONE);
    }
    for (int i = 0; i < CARDS_MAX; i++) {
      set(CARDS + i, NONE);
    }
    reset();
  }

  /** Nothing goes on. */
  void reset() {
    set(PLACE, NONE);
    set(COUNT, 0);
    set(LEFT, 0);
    set(COLOUR, NONE);
    set(TILE, NONE);
    set(JUMP, NONE);
    set(CLAIMED, 0);
    set(TURNED, 0);
    set(KIND, NONE);
    clear(ROW, ROW_COUNT);
    clear(ASIDE, ASIDE_COUNT);
    clear(CARDS, CARD_COUNT);
    marked = 0;
  }

  void copyFrom(Flow other) {
    super.copyFrom(other);
    marked = other.marked;
  }

  @Override
  void write(SnapshotWriter out) {
    super.write(out);
    out.writeLong(marked);
  }

  @Override
  void read(SnapshotReader in) {
    super.read(in);
    marked = in.readLong();
  }

  /** Lists are a count and as many numbers; what is behind them is {@link #NONE}. */
  void append(int list, int countCell, int value) {
    set(list + get(countCell), value);
    add(countCell, 1);
  }

  int remove(int list, int countCell, int place) {
    int value = get(list + place);
    int last = get(countCell) - 1;
    for (int i = place; i < last; i++) {
      set(list + i, get(list + i + 1));
    }
    set(list + last, NONE);
    set(countCell, last);
    return value;
  }

  private void clear(int list, int countCell) {
    for (int i = 0; i < get(countCell); i++) {
      set(list + i, NONE);
    }
    set(countCell, 0);
  }
}
