package org.apogee.engine.solis;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 3.1: what the rules remember of turns, and the action that is going on. */
final class TurnRecord extends Cells {
  static final int NONE = -1;
  static final int ROW_MAX = 24;
  static final int CARDS_MAX = 32;
  static final int DEALT = 5;
  private static final int SECTOR_MAX = Hex.COUNT - 1;

  private static final Layout TURN = new Layout();
  static final int ENDING = TURN.one(0, SolisEnding.count() - 1);
  static final int DECLARER = TURN.one(NONE, MapPlan.SEATS_MAX - 1);
  static final int TURNS = TURN.one(0, 400 * MapPlan.SEATS_MAX + 1);
  static final int LOGISTICS_COUNT = TURN.one(0, 9999);

  /** Whether something was done in this turn that does not end it. */
  static final int TOUCHED = TURN.one(0, 1);

  /** Whether a Logistics action still has to move the Entity track. */
  static final int TRACK_DUE = TURN.one(0, 1);

  /** How many seats have had their choice, in set-up. */
  static final int SETUP_ORDER = TURN.one(0, MapPlan.SEATS_MAX);

  static final int SETUP_DEALT = TURN.many(DEALT, NONE, Objective.count() - 1);

  /** Of the action that is going on: its place, what was done so far, what may still be. */
  static final int PLACE = TURN.one(NONE, SECTOR_MAX);

  static final int COUNT = TURN.one(0, 99);
  static final int LEFT = TURN.one(0, 99);
  static final int COLOUR = TURN.one(NONE, Star.COUNT - 1);
  static final int TILE = TURN.one(NONE, Location.count() - 1);

  /** The action ability that a move is made by, or none. */
  static final int JUMP = TURN.one(NONE, Techs.COUNT - 1);

  static final int ROW_COUNT = TURN.one(0, ROW_MAX);
  static final int ROW = TURN.many(ROW_MAX, NONE, Location.count() - 1);
  static final int ASIDE_COUNT = TURN.one(0, ROW_MAX);
  static final int ASIDE = TURN.many(ROW_MAX, NONE, Location.count() - 1);
  static final int CARD_COUNT = TURN.one(0, CARDS_MAX);
  static final int CARDS = TURN.many(CARDS_MAX, NONE, Techs.BASICS - 1);

  /** Whether a card was claimed or archived in this Discover; race cards turned, as bits. */
  static final int CLAIMED = TURN.one(0, 1);

  static final int TURNED = TURN.one(0, 7);

  /** The kind of combat tile that is being laid out. */
  static final int KIND = TURN.one(NONE, TileKind.count() - 1);

  /** Sectors that were left or improved in this action. */
  long marked;

  TurnRecord() {
    super(TURN, 1);
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

  void copyFrom(TurnRecord other) {
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
