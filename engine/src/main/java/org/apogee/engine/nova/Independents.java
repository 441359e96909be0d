package org.apogee.engine.nova;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 5.3, the independents: which are in play, their reserves, what they think of the powers. */
final class Independents {
  static final int FLEETS_MAX = 5;
  static final int COUNT = Party.INDEPENDENTS * FLEETS_MAX;
  static final int NONE = -1;
  static final int STRANGER = 0;
  static final int TREATY = 1;
  static final int ALLY = 2;

  private static final int SIDE = 3; // 1 reduced, 2 full, 0 no fleet
  private static final int PLACE_SHIFT = 2; // 0 in the reserve, else the planet + 1
  private static final int PLACE = 0x3f;
  private static final int SENT = 1 << 8; // R 15.6: on the way to an attack

  private int inPlay;
  private final int[] regions = new int[Party.INDEPENDENTS];
  private final int[] fleets = new int[COUNT];
  private final int[] relations = new int[Party.MINORS * Party.POWERS];

  void copyFrom(Independents other) {
    inPlay = other.inPlay;
    System.arraycopy(other.regions, 0, regions, 0, regions.length);
    System.arraycopy(other.fleets, 0, fleets, 0, fleets.length);
    System.arraycopy(other.relations, 0, relations, 0, relations.length);
  }

  boolean isInPlay(int independent) {
    return (inPlay >>> independent & 1) != 0;
  }

  /** Bit i for independent i. */
  int inPlay() {
    return inPlay;
  }

  /** The Corsairs have no home region, but nobody asks. */
  int region(int independent) {
    return regions[independent];
  }

  void enter(int independent, int region, int full, int reduced) {
    inPlay |= 1 << independent;
    regions[independent] = region;
    for (int i = 0; i < full; i++) {
      add(independent, UnitType.FULL);
    }
    for (int i = 0; i < reduced; i++) {
      add(independent, UnitType.REDUCED);
    }
  }

  /** R 7.3: with its reserve and its relations. */
  void leave(int independent) {
    inPlay &= ~(1 << independent);
    regions[independent] = 0;
    for (int fleet = first(independent); fleet < end(independent); fleet++) {
      fleets[fleet] = 0;
    }
    for (int seat = 0; independent < Party.MINORS && seat < Party.POWERS; seat++) {
      relations[independent * Party.POWERS + seat] = STRANGER;
    }
  }

  int relation(int independent, int seat) {
    return independent < Party.MINORS ? relations[independent * Party.POWERS + seat] : STRANGER;
  }

  /** Whether a party is an independent with a treaty or an alliance with a power. */
  boolean isFriend(int party, int seat) {
    return !Party.isPower(party) && relation(Party.independent(party), seat) != STRANGER;
  }

  void relate(int independent, int seat, int relation) {
    relations[independent * Party.POWERS + seat] = relation;
  }

  /** The power it is allied with, or nobody. */
  int ally(int independent) {
    for (int seat = 0; seat < Party.POWERS; seat++) {
      if (relation(independent, seat) == ALLY) {
        return seat;
      }
    }
    return Party.NOBODY;
  }

  static int first(int independent) {
    return independent * FLEETS_MAX;
  }

  static int end(int independent) {
    return (independent + 1) * FLEETS_MAX;
  }

  static int owner(int fleet) {
    return fleet / FLEETS_MAX;
  }

  boolean exists(int fleet) {
    return fleets[fleet] != 0;
  }

  int side(int fleet) {
    return (fleets[fleet] & SIDE) == SIDE - 1 ? UnitType.FULL : UnitType.REDUCED;
  }

  private static int ofSide(int side) {
    return side == UnitType.FULL ? SIDE - 1 : 1;
  }

  boolean isInReserve(int fleet) {
    return fleets[fleet] != 0 && (fleets[fleet] >> PLACE_SHIFT & PLACE) == 0;
  }

  boolean isOn(int fleet, int planet) {
    return fleets[fleet] != 0 && (fleets[fleet] >> PLACE_SHIFT & PLACE) == planet + 1;
  }

  /** Where it has withdrawn to, or -1. */
  int planet(int fleet) {
    return (fleets[fleet] >> PLACE_SHIFT & PLACE) - 1;
  }

  boolean isSent(int fleet) {
    return (fleets[fleet] & SENT) != 0;
  }

  void send(int fleet) {
    fleets[fleet] |= SENT;
  }

  void withdraw(int fleet, int planet) {
    fleets[fleet] = (fleets[fleet] & ~(PLACE << PLACE_SHIFT)) | (planet + 1) << PLACE_SHIFT;
  }

  /** R 10.4: everything is in the reserve again. */
  void regroup() {
    for (int fleet = 0; fleet < COUNT; fleet++) {
      fleets[fleet] &= SIDE;
    }
  }

  void loseStep(int fleet) {
    fleets[fleet] =
        side(fleet) == UnitType.FULL ? (fleets[fleet] & ~SIDE) | ofSide(UnitType.REDUCED) : 0;
  }

  void scrap(int fleet) {
    fleets[fleet] = 0;
  }

  int size(int independent) {
    int size = 0;
    for (int fleet = first(independent); fleet < end(independent); fleet++) {
      size += fleets[fleet] == 0 ? 0 : 1;
    }
    return size;
  }

  int count(int independent, int side) {
    int count = 0;
    for (int fleet = first(independent); fleet < end(independent); fleet++) {
      count += fleets[fleet] != 0 && side(fleet) == side ? 1 : 0;
    }
    return count;
  }

  /** Adds a fleet if there is one left; says whether. */
  boolean add(int independent, int side) {
    for (int fleet = first(independent); fleet < end(independent); fleet++) {
      if (fleets[fleet] == 0) {
        fleets[fleet] = ofSide(side);
        return true;
      }
    }
    return false;
  }

  /** Flips the first reduced fleet of the reserve; says whether there was one. */
  boolean flipUp(int independent) {
    for (int fleet = first(independent); fleet < end(independent); fleet++) {
      if (fleets[fleet] != 0 && side(fleet) == UnitType.REDUCED) {
        fleets[fleet] = (fleets[fleet] & ~SIDE) | ofSide(UnitType.FULL);
        return true;
      }
    }
    return false;
  }

  /** The best fleet in the reserve, full before reduced, or {@link #NONE}. */
  int best(int independent) {
    int reduced = NONE;
    for (int fleet = first(independent); fleet < end(independent); fleet++) {
      if (isInReserve(fleet) && !isSent(fleet)) {
        if (side(fleet) == UnitType.FULL) {
          return fleet;
        }
        reduced = reduced == NONE ? fleet : reduced;
      }
    }
    return reduced;
  }

  /** For snapshots. */
  boolean isWell(int fleet, int planets) {
    int cell = fleets[fleet];
    boolean isPlaced = (cell >> PLACE_SHIFT & PLACE) <= planets;
    return cell == 0 || ((cell & SIDE) != 0 && (cell & SIDE) != SIDE && isPlaced);
  }

  void encode(SnapshotWriter out) {
    out.writeInt(inPlay);
    out.writeInts(regions);
    out.writeInts(fleets);
    out.writeInts(relations);
  }

  void decode(SnapshotReader in, Galaxy map) {
    inPlay = in.readInt(0, (1 << Party.INDEPENDENTS) - 1);
    for (int i = 0; i < regions.length; i++) {
      regions[i] = in.readInt(0, map.regions() - 1);
    }
    for (int i = 0; i < fleets.length; i++) {
      fleets[i] = in.readInt(0, 2 * SENT - 1);
    }
    for (int i = 0; i < relations.length; i++) {
      relations[i] = in.readInt(STRANGER, ALLY);
    }
  }
}
