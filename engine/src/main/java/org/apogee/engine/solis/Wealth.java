package org.apogee.engine.solis;

import java.util.Arrays;
import org.apogee.engine.solis.Location.Gives;

/**
 * R 3.6: what follows from sectors and technologies, kept so that it need not be counted at every
 * question: icons, effects that hold, points of sectors, colonies and artifacts.
 */
final class Wealth {
  private static final int REVEALED = Gives.COUNT;
  private static final int POINTS = REVEALED + 1;
  private static final int COLONIES = POINTS + 1;
  private static final int INDIVIDUAL = COLONIES + 1;
  private static final int WIDTH = INDIVIDUAL + 1;
  private static final int PASSIVES = Passive.count();
  private static final int TRACK_ICONS = Gives.ENERGY;

  private final int[] sums;
  private final int[] passives;

  Wealth(int seats) {
    sums = new int[seats * WIDTH];
    passives = new int[seats * PASSIVES];
  }

  void copyFrom(Wealth other) {
    System.arraycopy(other.sums, 0, sums, 0, sums.length);
    System.arraycopy(other.passives, 0, passives, 0, passives.length);
  }

  /** After a change of a seat's sectors or of what is in them. */
  void countSectors(SolisPosition p, int seat) {
    int at = seat * WIDTH;
    Arrays.fill(sums, at, at + WIDTH, 0);
    var galaxy = p.galaxy;
    for (long rest = galaxy.owned[seat]; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      sums[at + COLONIES] += galaxy.colonies(sector);
      sums[at + POINTS] += galaxy.value(sector);
      int artifacts = 0;
      for (int slot = 0; slot < SectorTile.SLOTS_MAX; slot++) {
        int number = galaxy.slot(sector, slot);
        if (number >= 0) {
          var location = Location.of(number);
          sums[at + location.gives] += location.amount;
          sums[at + REVEALED]++;
          artifacts += location.isArtifact() ? 1 : 0;
        }
      }
      sums[at + INDIVIDUAL] += artifacts == 0 ? 0 : 2 * artifacts - 1;
    }
  }

  /** After a change of a seat's active technologies. */
  void countTechs(SolisPosition p, int seat) {
    int at = seat * PASSIVES;
    Arrays.fill(passives, at, at + PASSIVES, 0);
    int race = p.empires.get(seat, Empires.RACE);
    if (race < 0) {
      return;
    }
    var trait = Race.of(race).trait;
    if (trait != null) {
      passives[at + trait.number()]++;
    }
    for (long rest = p.empires.active[seat]; rest != 0; rest &= rest - 1) {
      var more = Techs.of(race, Long.numberOfTrailingZeros(rest)).passives;
      for (int i = 0; i < PASSIVES; i++) {
        passives[at + i] += more[i];
      }
    }
  }

  int passive(int seat, Passive passive) {
    return passives[seat * PASSIVES + passive.number()];
  }

  /** R 2.12; the effects on tracks are the first passives. */
  int level(int seat, int track) {
    int level = sums[seat * WIDTH + TRACK_ICONS + track] + passives[seat * PASSIVES + track];
    return Math.min(Track.top(track), level);
  }

  /** R 2.11. */
  int value(int seat, int track) {
    return Track.value(track, level(seat, track));
  }

  /** R 2.14, without what was synthesized: icons of a basic resource. */
  int icons(int seat, int good) {
    return sums[seat * WIDTH + good];
  }

  int artifacts(int seat) {
    return sums[seat * WIDTH + Gives.ARTIFACT];
  }

  /** R 15.9. */
  int individualArtifacts(int seat) {
    return sums[seat * WIDTH + INDIVIDUAL];
  }

  int revealed(int seat) {
    return sums[seat * WIDTH + REVEALED];
  }

  /** The values of all sectors that a seat owns. */
  int sectorPoints(int seat) {
    return sums[seat * WIDTH + POINTS];
  }

  int colonies(int seat) {
    return sums[seat * WIDTH + COLONIES];
  }
}
