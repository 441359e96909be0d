package org.apogee.engine.supernova;

import java.util.Arrays;

/**
 * What cards in a hand are worth to a seat, in points of potential: less than on the table, or they
 * would never be played. A card that the empire has no place for is worth little, so two seats may
 * both gain by a trade.
 *
 * <p>It is a buffer: first {@link #look} at an empire, then ask about cards.
 */
final class Holdings {
  /** Of the potential of the best planet in hand, the second and all others: one comes a turn. */
  private static final double[] PLANETS = {0.4, 0.2, 0.08};

  private static final double UNKNOWN_NEED = 0.33; // of a planet, to a seat with unknown cards

  // What is left of a card that cannot be played yet.
  private static final double NO_PLACE = 0.3;
  private static final double NO_PEOPLE = 0.55; // a city: people come sooner than a homeworld
  private static final Race[] RACES = Race.values();
  private static final double[] OF_KIND = new double[CardKind.values().length];

  static {
    for (var kind : CardKind.values()) {
      OF_KIND[kind.number()] = ofKind(kind);
    }
  }

  private long races; // that could be settled, by number
  private boolean takesMercs;
  private boolean hasPeople;
  private boolean hasRoomForShips;
  private boolean hasShips;

  // The hand that was added up last.
  private final int[] planets = new int[PLANETS.length];
  private double others;
  private int unknown;

  private static double ofKind(CardKind kind) {
    int strength = kind.military + kind.diplomatic + kind.economic;
    return switch (kind.type) {
      case PLANET -> 0.01 * strength;
      case ENVIRONMENT -> ofEnvironment(kind);
      case CIVILIZATION -> 0.08 + 0.35 * kind.potential + 0.04 * strength;
      case ALIEN, MERC -> 0.06 + 0.05 * strength;
      case SHIP -> 0.2 + 0.06 * strength;
      case MODIFIER -> 0.04 + 0.05 * strength;
      case SPECIAL -> ofSpecial(kind);
    };
  }

  /** Bad land is for the rivals' new planets. */
  private static double ofEnvironment(CardKind kind) {
    return switch (kind) {
      case POISON_ATMOSPHERE -> 0.6;
      case BARREN_LAND, ABUNDANT_LAND -> 0.35;
      case HOSTILE_NATIVES -> 0.2;
      case RICH_ORES, DENSE_ASTEROIDS, ANCIENT_RUINS -> 0.15;
      default -> 0.1;
    };
  }

  private static double ofSpecial(CardKind kind) {
    return switch (kind) {
      case SUPER_NOVA, BLACK_HOLE -> 1.2;
      case WORMHOLE, CEASEFIRE -> 0.5;
      case TEMPORAL_RIFT, BATTLE_FURY -> 0.4;
      case SABOTAGE -> 0.35;
      case JAMMING_FIELD, TERRAFORMING, PLAGUE -> 0.15;
      default -> 0.25;
    };
  }

  /** Looks at the empire of a seat: what could be played there. */
  void look(SupernovaPosition p, int seat) {
    var table = p.table;
    races = 0;
    takesMercs = false;
    hasPeople = false;
    hasRoomForShips = false;
    hasShips = table.ships[seat] != 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      boolean isPeopled = table.population(planet) > 0;
      hasPeople |= isPeopled;
      hasRoomForShips |= table.hasRoomForShip(planet);
      if (table.hasRoomForPopulation(planet)) {
        takesMercs |= isPeopled || table.isHomeworld(planet);
        races |= settlers(p, planet, isPeopled);
      }
    }
  }

  /** R 6.2, roughly: hostile natives and a second race on a homeworld are overlooked. */
  private static long settlers(SupernovaPosition p, int planet, boolean isPeopled) {
    var kind = p.cards.kind(planet);
    if (kind.isPermanentHomeworld()) {
      return 1L << kind.race.number();
    }
    if (!isPeopled) {
      return p.table.isDeclared(planet) ? -1L : 0;
    }
    if (p.table.sum(planet, CardList.MERCS) > 0) {
      return -1L;
    }
    long settled = 0;
    for (var race : RACES) {
      boolean lives = race != Race.NONE && p.table.sum(planet, CardList.columnOf(race)) > 0;
      settled |= lives ? 1L << race.number() : 0;
    }
    return settled;
  }

  /** What a card is worth to the empire last looked at; a planet as one of an unknown hand. */
  double worthOf(SupernovaPosition p, int card) {
    var kind = p.cards.kind(card);
    double worth = OF_KIND[kind.number()];
    if (kind.type == CardType.PLANET) {
      return worth + UNKNOWN_NEED * kind.potential;
    }
    if (hasPlaceFor(kind)) {
      return worth;
    }
    return (kind.type == CardType.CIVILIZATION ? NO_PEOPLE : NO_PLACE) * worth;
  }

  private boolean hasPlaceFor(CardKind kind) {
    return switch (kind.type) {
      case CIVILIZATION -> hasPeople || !kind.has(Flags.NEEDS_POPULATION);
      case ALIEN -> (races >>> kind.race.number() & 1) != 0;
      case MERC -> takesMercs;
      case SHIP -> hasRoomForShips;
      case MODIFIER -> hasShips;
      default -> true;
    };
  }

  /** Adds up a hand, as far as a viewer has seen it. */
  void addUp(SupernovaPosition p, CardSet hand, int seat, int viewer) {
    start();
    for (int card = hand.next(0); card < CardSet.END; card = hand.next(card + 1)) {
      if (seat == viewer) {
        add(p, card);
      } else if (p.piles.isSeenBy(card, viewer)) {
        others += worthOf(p, card);
      } else {
        unknown++;
      }
    }
  }

  private void start() {
    Arrays.fill(planets, 0);
    others = 0;
    unknown = 0;
  }

  private void add(SupernovaPosition p, int card) {
    var kind = p.cards.kind(card);
    if (kind.type == CardType.PLANET) {
      others += OF_KIND[kind.number()];
      insert(kind.potential);
    } else {
      others += worthOf(p, card);
    }
  }

  private void insert(int potential) {
    int left = potential;
    for (int rank = 0; rank + 1 < planets.length; rank++) {
      int greater = Math.max(planets[rank], left);
      left = Math.min(planets[rank], left);
      planets[rank] = greater;
    }
    planets[planets.length - 1] += left;
  }

  int unknown() {
    return unknown;
  }

  /** The cards that were added up. */
  double worth() {
    double worth = others;
    for (int rank = 0; rank < planets.length; rank++) {
      worth += PLANETS[rank] * planets[rank];
    }
    return worth;
  }
}
