package org.apogee.engine.solis;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 3.4: what seats have beside the map, the same numbers for each of them. */
final class Empires extends Cells {
  static final int NONE = -1;
  static final int SPACES = 6;
  static final int STORED_MAX = 7;
  static final int ARCHIVE_MAX = 3;
  static final int OBJECTIVES_MAX = 2;
  static final int CREDITS_MAX = 20;
  private static final int MANY = 9999;

  private static final Layout SEAT = new Layout();
  static final int RACE = SEAT.one(NONE, Race.count() - 1);
  static final int HOME = SEAT.one(NONE, Hex.COUNT - 1);
  static final int ENERGY = SEAT.one(0, 99);
  static final int SPENT = SEAT.many(SPACES, 0, 99);
  static final int CREDITS = SEAT.one(0, CREDITS_MAX);
  static final int MADE = SEAT.many(Good.BASICS, 0, 10);
  static final int STAR_C = SEAT.one(0, MANY);
  static final int STAR_I = SEAT.one(0, MANY);
  static final int STORED_COUNT = SEAT.one(0, STORED_MAX);
  static final int STORED = SEAT.many(STORED_MAX, NONE, Location.count() - 1);
  static final int ARCHIVED_COUNT = SEAT.one(0, ARCHIVE_MAX);
  static final int ARCHIVED = SEAT.many(ARCHIVE_MAX, NONE, Techs.BASICS - 1);
  static final int OVERLAYS = SEAT.many(2 * Panel.FACES, NONE, TileKind.count() - 1);
  static final int DISCOVERY = SEAT.one(0, 1);
  static final int CAPTURED_SHIPS = SEAT.one(0, Galaxy.SHIPS_MAX);
  static final int CAPTURED_STATIONS = SEAT.one(0, Galaxy.STATIONS_MAX);
  static final int CAPTURED_GATES = SEAT.one(0, Galaxy.GATES_MAX);
  static final int CAPTURED_COLONIES = SEAT.one(0, Galaxy.COLONIES_MAX);
  static final int OBJECTIVES = SEAT.many(OBJECTIVES_MAX, NONE, Objective.count() - 1);
  static final int OBJECTIVES_REVEALED = SEAT.one(0, 3);
  static final int ENTITY_KILLS = SEAT.one(0, MANY);
  static final int SEAT_KILLS = SEAT.one(0, MANY);

  /** R 20.3: for statistics only, one for each {@link SolisCounter}. */
  private static final int TALLIES = SEAT.many(SolisCounter.count(), 0, 32_767);

  /** Sets of technologies, by seat. */
  final long[] known;

  final long[] active;
  final long[] usedPowers;
  final long[] usedRewards;
  private final int seats;

  Empires(int seats) {
    super(SEAT, seats);
    this.seats = seats;
    known = new long[seats];
    active = new long[seats];
    usedPowers = new long[seats];
    usedRewards = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      set(seat, RACE, NONE);
      set(seat, HOME, NONE);
      for (int i = 0; i < STORED_MAX; i++) {
        set(seat, STORED + i, NONE);
      }
      for (int i = 0; i < ARCHIVE_MAX; i++) {
        set(seat, ARCHIVED + i, NONE);
      }
      for (int i = 0; i < OBJECTIVES_MAX; i++) {
        set(seat, OBJECTIVES + i, NONE);
      }
      clearOverlays(seat);
    }
  }

  void copyFrom(Empires other) {
    super.copyFrom(other);
    System.arraycopy(other.known, 0, known, 0, seats);
    System.arraycopy(other.active, 0, active, 0, seats);
    System.arraycopy(other.usedPowers, 0, usedPowers, 0, seats);
    System.arraycopy(other.usedRewards, 0, usedRewards, 0, seats);
  }

  @Override
  void write(SnapshotWriter out) {
    super.write(out);
    out.writeLongs(known);
    out.writeLongs(active);
    out.writeLongs(usedPowers);
    out.writeLongs(usedRewards);
  }

  @Override
  void read(SnapshotReader in) {
    super.read(in);
    in.readLongs(known);
    in.readLongs(active);
    in.readLongs(usedPowers);
    in.readLongs(usedRewards);
  }

  int get(int seat, int field) {
    return cells[seat * SEAT.size() + field];
  }

  void set(int seat, int field, int value) {
    cells[seat * SEAT.size() + field] = (short) value;
  }

  void add(int seat, int field, int more) {
    cells[seat * SEAT.size() + field] += (short) more;
  }

  int tally(int seat, SolisCounter tally) {
    return get(seat, TALLIES + tally.number());
  }

  void count(int seat, SolisCounter tally, int more) {
    add(seat, TALLIES + tally.number(), more);
  }

  Race race(int seat) {
    return Race.of(get(seat, RACE));
  }

  Tech tech(int seat, int tech) {
    return Techs.of(Math.max(0, get(seat, RACE)), tech);
  }

  int spentInAll(int seat) {
    int spent = 0;
    for (int space = 0; space < SPACES; space++) {
      spent += get(seat, SPENT + space);
    }
    return spent;
  }

  int madeInAll(int seat) {
    int made = 0;
    for (int good = 0; good < Good.BASICS; good++) {
      made += get(seat, MADE + good);
    }
    return made;
  }

  int stored(int seat, int position) {
    return get(seat, STORED + position);
  }

  int storedCount(int seat) {
    return get(seat, STORED_COUNT);
  }

  void store(int seat, int location) {
    set(seat, STORED + storedCount(seat), location);
    add(seat, STORED_COUNT, 1);
  }

  /** Later tiles move up. */
  int unstore(int seat, int position) {
    int location = stored(seat, position);
    removeFrom(seat, STORED, STORED_COUNT, position);
    return location;
  }

  int archived(int seat, int place) {
    return get(seat, ARCHIVED + place);
  }

  /** How many archived cards show this technology. */
  int copies(int seat, int tech) {
    int copies = 0;
    for (int i = 0; i < get(seat, ARCHIVED_COUNT); i++) {
      copies += archived(seat, i) == tech ? 1 : 0;
    }
    return copies;
  }

  void archive(int seat, int tech) {
    set(seat, ARCHIVED + get(seat, ARCHIVED_COUNT), tech);
    add(seat, ARCHIVED_COUNT, 1);
  }

  int unarchive(int seat, int place) {
    int tech = archived(seat, place);
    removeFrom(seat, ARCHIVED, ARCHIVED_COUNT, place);
    return tech;
  }

  private void removeFrom(int seat, int list, int countField, int place) {
    int last = get(seat, countField) - 1;
    for (int i = place; i < last; i++) {
      set(seat, list + i, get(seat, list + i + 1));
    }
    set(seat, list + last, NONE);
    set(seat, countField, last);
  }

  void clearOverlays(int seat) {
    for (int i = 0; i < 2 * Panel.FACES; i++) {
      set(seat, OVERLAYS + i, NONE);
    }
  }

  static int overlay(boolean attack, int face) {
    return OVERLAYS + (attack ? 0 : Panel.FACES) + face - 1;
  }

  /** R 2.20: the overlay, else what is printed. */
  int attackPlace(int seat, int face) {
    int overlay = get(seat, overlay(true, face));
    return overlay >= 0 ? overlay : Panel.printedAttack(race(seat), face);
  }

  int defencePlace(int seat, int face) {
    int overlay = get(seat, overlay(false, face));
    return overlay >= 0 ? overlay : Panel.printedDefence(face);
  }

  boolean isRevealed(int seat, int objective) {
    return (get(seat, OBJECTIVES_REVEALED) >>> objective & 1) != 0;
  }

  boolean knows(int seat, int tech) {
    return (known[seat] >>> tech & 1) != 0;
  }

  boolean isActive(int seat, int tech) {
    return (active[seat] >>> tech & 1) != 0;
  }

  boolean isUsed(int seat, int tech) {
    return (usedPowers[seat] >>> tech & 1) != 0;
  }
}
