package org.apogee.engine.nova;

import java.util.Arrays;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * R 5.1, what lies on the map: tiles, control markers, sieges. Sets are bits, see {@link Galaxy}.
 */
final class Board {
  static final int NO_SIEGE = 0;

  private static final int PARTY_BITS = 3;

  final Galaxy map;
  private int explored;
  private long planets; // of explored systems
  private long terran;
  private long built; // this impulse
  private int besieged;
  private final int[] tiles = new int[Galaxy.SYSTEMS_MAX];
  private final long[] owned = new long[Party.COUNT];
  private final long[] atLevel = new long[Marker.HIGHEST + 1];
  private final int[] damage = new int[Galaxy.PLANETS_MAX];
  private final int[] sieges = new int[Galaxy.SYSTEMS_MAX];

  /** Follows from what is owned: the systems in which a party has a marker. */
  private final int[] systemsOf = new int[Party.COUNT];

  Board(Galaxy map) {
    this.map = map;
  }

  void copyFrom(Board other) {
    explored = other.explored;
    planets = other.planets;
    terran = other.terran;
    built = other.built;
    besieged = other.besieged;
    System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
    System.arraycopy(other.owned, 0, owned, 0, owned.length);
    System.arraycopy(other.atLevel, 0, atLevel, 0, atLevel.length);
    System.arraycopy(other.damage, 0, damage, 0, damage.length);
    System.arraycopy(other.sieges, 0, sieges, 0, sieges.length);
    System.arraycopy(other.systemsOf, 0, systemsOf, 0, systemsOf.length);
  }

  int explored() {
    return explored;
  }

  boolean isExplored(int system) {
    return (explored >>> system & 1) != 0;
  }

  int tile(int system) {
    return tiles[system];
  }

  void turnUp(int system, Tile tile) {
    explored |= 1 << system;
    tiles[system] = tile.number;
    for (int index = 0; index < tile.planets.length(); index++) {
      long bit = 1L << (2 * system + index);
      planets |= bit;
      terran |= tile.planets.charAt(index) == 'T' ? bit : 0;
    }
  }

  /** R 6.1: the tiles that may lie in the unexplored systems of a region, bit t for tile t. */
  int hiddenTiles(int region, int seats) {
    int tilesOfRegion =
        region == map.core()
            ? Tile.ofCore(map.sectors)
            : region == map.rim() ? Tile.ofRim(map.sectors) : Tile.ofHome(region >= seats);
    int seen = explored & map.systemsOfRegion(region);
    for (int left = seen; left != 0; left &= left - 1) {
      tilesOfRegion &= ~(1 << tiles[Integer.numberOfTrailingZeros(left)]);
    }
    return tilesOfRegion;
  }

  long planets() {
    return planets;
  }

  long terran() {
    return terran;
  }

  void makeTerran(int planet) {
    terran |= 1L << planet;
  }

  long built() {
    return built;
  }

  void markBuilt(int planet) {
    built |= 1L << planet;
  }

  void forgetBuilt() {
    built = 0;
  }

  long owned(int party) {
    return owned[party];
  }

  long atLevel(int level) {
    return atLevel[level];
  }

  /** All planets with a marker. */
  long taken() {
    long taken = 0;
    for (int level = 1; level <= Marker.HIGHEST; level++) {
      taken |= atLevel[level];
    }
    return taken;
  }

  int owner(int planet) {
    for (int party = 0; party < Party.COUNT; party++) {
      if ((owned[party] >>> planet & 1) != 0) {
        return party;
      }
    }
    return Party.NOBODY;
  }

  int level(int planet) {
    for (int level = Marker.HIGHEST; level > 0; level--) {
      if ((atLevel[level] >>> planet & 1) != 0) {
        return level;
      }
    }
    return 0;
  }

  /** The systems in which a party has a marker. */
  int systemsOf(int party) {
    return systemsOf[party];
  }

  boolean hasMarkerAt(int party, int system) {
    return (systemsOf[party] >>> system & 1) != 0;
  }

  boolean isInPool(int party, int level) {
    return Long.bitCount(owned[party] & atLevel[level]) < Marker.of(level).limit(party);
  }

  /** Puts a marker on a planet instead of what may be there. */
  void put(int planet, int party, int level) {
    clear(planet);
    owned[party] |= 1L << planet;
    atLevel[level] |= 1L << planet;
    systemsOf[party] |= 1 << (planet / 2);
  }

  void clear(int planet) {
    for (int level = 1; level <= Marker.HIGHEST; level++) {
      atLevel[level] &= ~(1L << planet);
    }
    int owner = owner(planet);
    if (owner != Party.NOBODY) {
      owned[owner] &= ~(1L << planet);
      systemsOf[owner] = Galaxy.systemsOf(owned[owner]);
    }
    damage[planet] = 0;
  }

  /**
   * R 5.7: the planet of the highest marker, the first one of equals; nobody's if there is none.
   */
  int bestPlanet(int party, int system) {
    long best = bestPlanets(party, system);
    return best == 0 ? Party.NOBODY : Long.numberOfTrailingZeros(best);
  }

  /** The planets of the highest markers. */
  long bestPlanets(int party, int system) {
    long own = owned[party] & Galaxy.planetsAt(system);
    for (int level = Marker.HIGHEST; level > 0; level--) {
      if ((own & atLevel[level]) != 0) {
        return own & atLevel[level];
      }
    }
    return 0;
  }

  /** The planet of the lowest marker, the first one of equals. */
  int lowestPlanet(int party, int system) {
    long own = owned[party] & Galaxy.planetsAt(system);
    for (int level = 1; level <= Marker.HIGHEST; level++) {
      if ((own & atLevel[level]) != 0) {
        return Long.numberOfTrailingZeros(own & atLevel[level]);
      }
    }
    return Party.NOBODY;
  }

  int highestLevel(int party, int system) {
    int planet = bestPlanet(party, system);
    return planet == Party.NOBODY ? 0 : level(planet);
  }

  int damage(int planet) {
    return damage[planet];
  }

  /** More than the highest resistance makes no difference. */
  void addDamage(int planet, int impacts) {
    damage[planet] = Math.min(Marker.CAPITAL.resistance, damage[planet] + impacts);
  }

  boolean isBroken(int planet) {
    return damage[planet] >= Marker.of(level(planet)).resistance;
  }

  void heal(int planet) {
    damage[planet] = 0;
  }

  /** Systems under siege. */
  int besieged() {
    return besieged;
  }

  boolean isBesiegedBy(int system, int besieger) {
    return sieges[system] != NO_SIEGE && besieger(system) == besieger;
  }

  int besieger(int system) {
    return (sieges[system] - 1) >> PARTY_BITS;
  }

  int target(int system) {
    return (sieges[system] - 1) & ((1 << PARTY_BITS) - 1);
  }

  void lay(int system, int besieger, int target) {
    sieges[system] = 1 + (besieger << PARTY_BITS | target);
    besieged |= 1 << system;
  }

  void lift(int system) {
    sieges[system] = NO_SIEGE;
    besieged &= ~(1 << system);
  }

  void encode(SnapshotWriter out) {
    out.writeInt(explored);
    out.writeLong(terran);
    out.writeLong(built);
    for (int left = explored; left != 0; left &= left - 1) {
      out.writeInt(tiles[Integer.numberOfTrailingZeros(left)]);
    }
    for (int planet = 0; planet < 2 * map.systems; planet++) {
      if ((planets >>> planet & 1) != 0) {
        int owner = owner(planet);
        out.writeInt(owner);
        if (owner != Party.NOBODY) {
          out.writeInt(level(planet));
          out.writeInt(damage[planet]);
        }
      }
    }
    for (int system = 0; system < map.systems; system++) {
      out.writeInt(sieges[system]);
    }
  }

  void decode(SnapshotReader in) {
    Arrays.fill(tiles, 0);
    int systems = in.readInt(0, map.all);
    long savedTerran = in.readLong();
    built = in.readLong();
    for (int left = systems; left != 0; left &= left - 1) {
      turnUp(Integer.numberOfTrailingZeros(left), Tile.of(in.readInt(0, Tile.count() - 1)));
    }
    NovaSnapshot.require((terran & ~savedTerran) == 0, "a terran planet");
    NovaSnapshot.require((savedTerran & ~planets) == 0, "a terran planet");
    NovaSnapshot.require((built & ~planets) == 0, "a new building");
    terran = savedTerran;
    for (int planet = 0; planet < 2 * map.systems; planet++) {
      if ((planets >>> planet & 1) != 0) {
        int owner = in.readInt(Party.NOBODY, Party.COUNT - 1);
        if (owner != Party.NOBODY) {
          put(planet, owner, in.readInt(1, Marker.HIGHEST));
          damage[planet] = in.readInt(0, Marker.CAPITAL.resistance);
        }
      }
    }
    for (int system = 0; system < map.systems; system++) {
      int siege = in.readInt(NO_SIEGE, Party.POWERS << PARTY_BITS);
      if (siege != NO_SIEGE) {
        sieges[system] = siege;
        besieged |= 1 << system;
      }
    }
  }
}
