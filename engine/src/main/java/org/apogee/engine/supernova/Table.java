package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.CardList.COLUMNS;
import static org.apogee.engine.supernova.CardType.PLANET;
import static org.apogee.engine.supernova.CardType.SHIP;

/**
 * R 1.2 and R 3: the empires. Planets and ships carry other cards; for each of them the sum over
 * all its cards is kept up to date, column by column, so that a question about strength, potential
 * or cargo is one look.
 *
 * <p>There are at most 36 planets and 27 ships: sets of them are longs, bit for planet number, or
 * for ship number from the first ship on.
 */
final class Table {
  /** Places of a ship besides planets. */
  static final int DEEP_SPACE = -2;

  static final int IN_ATTACK = -3;

  /** What lies on nothing. */
  static final int NOWHERE = -1;

  static final int MILITARY = 0;
  static final int CATEGORIES = 3;
  static final int PLANETS_MAX = 36;

  private static final int UNKNOWN = -1;

  private CardList cards;
  final CardSet inPlay = new CardSet();
  final CardSet moved = new CardSet(); // this turn, R 10.1
  final long[] planets; // by seat
  final long[] ships; // by seat
  long declared; // planets
  private final byte[] on = new byte[CardList.CARDS_MAX]; // + 3: host or place
  private final byte[] owner = new byte[CardList.CARDS_MAX]; // of planets and ships in play
  private final long[] orbit = new long[PLANETS_MAX]; // ships by planet
  private final byte[] sums = new byte[CardList.CARDS_MAX * COLUMNS];
  private final int[] potentials; // by seat, UNKNOWN until it is asked for
  private int firstShip;

  Table(int seats, CardList cards) {
    this.cards = cards;
    planets = new long[seats];
    ships = new long[seats];
    potentials = new int[seats];
    firstShip = cards.first(SHIP);
  }

  void copyFrom(Table other) {
    cards = other.cards;
    firstShip = other.firstShip;
    inPlay.copyFrom(other.inPlay);
    moved.copyFrom(other.moved);
    System.arraycopy(other.planets, 0, planets, 0, planets.length);
    System.arraycopy(other.ships, 0, ships, 0, ships.length);
    declared = other.declared;
    System.arraycopy(other.potentials, 0, potentials, 0, potentials.length);
    System.arraycopy(other.on, 0, on, 0, on.length);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
    System.arraycopy(other.orbit, 0, orbit, 0, orbit.length);
    System.arraycopy(other.sums, 0, sums, 0, cards.size() * COLUMNS);
  }

  void putPlanet(int planet, int seat) {
    enter(planet);
    owner[planet] = (byte) seat;
    planets[seat] |= 1L << planet;
    potentials[seat] = UNKNOWN;
  }

  void putShip(int ship, int seat, int place) {
    enter(ship);
    owner[ship] = (byte) seat;
    ships[seat] |= bit(ship);
    place(ship, place);
  }

  private void enter(int host) {
    inPlay.add(host);
    for (int column = 0; column < COLUMNS; column++) {
      sums[host * COLUMNS + column] = (byte) cards.weight(host, column);
    }
  }

  /** Puts a card onto a planet or a ship. */
  void attach(int card, int host) {
    inPlay.add(card);
    on[card] = (byte) host;
    for (int column = 0; column < COLUMNS; column++) {
      sums[host * COLUMNS + column] += (byte) cards.weight(card, column);
    }
    potentials[owner[host]] = UNKNOWN;
  }

  /** Takes an environment, a civilization, population or a modifier off the table. */
  void detach(int card) {
    int host = on(card);
    inPlay.remove(card);
    moved.remove(card);
    on[card] = 0;
    for (int column = 0; column < COLUMNS; column++) {
      sums[host * COLUMNS + column] -= (byte) cards.weight(card, column);
    }
    potentials[owner[host]] = UNKNOWN;
  }

  /** Population changes its host. */
  void carry(int card, int host) {
    detach(card);
    attach(card, host);
  }

  /** Only when nothing lies on it any more and no ship is in its orbit. */
  void removePlanet(int planet) {
    planets[owner[planet]] &= ~(1L << planet);
    potentials[owner[planet]] = UNKNOWN;
    declared &= ~(1L << planet);
    inPlay.remove(planet);
    owner[planet] = 0;
  }

  /** Only when nothing lies on it any more. */
  void removeShip(int ship) {
    leave(ship);
    ships[owner[ship]] &= ~bit(ship);
    inPlay.remove(ship);
    moved.remove(ship);
    on[ship] = 0;
    owner[ship] = 0;
  }

  void place(int ship, int place) {
    leave(ship);
    on[ship] = (byte) place;
    if (place >= 0) {
      orbit[place] |= bit(ship);
    }
  }

  private void leave(int ship) {
    if (on[ship] >= 0) {
      orbit[on[ship]] &= ~bit(ship);
    }
  }

  void giveShip(int ship, int seat) {
    ships[owner[ship]] &= ~bit(ship);
    owner[ship] = (byte) seat;
    ships[seat] |= bit(ship);
  }

  /** R 8.12: with what lies on it; a declared homeworld is one no more. */
  void capture(int planet, int seat) {
    planets[owner[planet]] &= ~(1L << planet);
    potentials[owner[planet]] = UNKNOWN;
    owner[planet] = (byte) seat;
    planets[seat] |= 1L << planet;
    potentials[seat] = UNKNOWN;
    declared &= ~(1L << planet);
  }

  long bit(int ship) {
    return 1L << (ship - firstShip);
  }

  /** The least ship of a set; ask only when there is one. */
  int ship(long set) {
    return firstShip + Long.numberOfTrailingZeros(set);
  }

  int owner(int planetOrShip) {
    return owner[planetOrShip];
  }

  /** The host of a card, or where a ship is: a planet, {@link #DEEP_SPACE}, {@link #IN_ATTACK}. */
  int on(int card) {
    int host = on[card];
    return host >= IN_ATTACK ? host : host & 0xff;
  }

  long orbit(int planet) {
    return orbit[planet];
  }

  boolean isPlanet(int card) {
    return card < cards.end(PLANET);
  }

  boolean isShip(int card) {
    return card >= firstShip && card < cards.end(SHIP);
  }

  int sum(int host, int column) {
    return sums[host * COLUMNS + column];
  }

  boolean has(int host, CardKind kind) {
    for (int card = cards.first(kind); card < cards.end(kind); card++) {
      if (inPlay.has(card) && on(card) == host) {
        return true;
      }
    }
    return false;
  }

  /** The least card from a number on that lies on a planet or ship, or {@link CardSet#END}. */
  int nextOn(int host, int from) {
    int card = inPlay.next(Math.max(from, cards.first(CardType.ENVIRONMENT)));
    while (card < CardSet.END && (isShip(card) || on(card) != host)) {
      card = inPlay.next(card + 1);
    }
    return card;
  }

  /** R 3.2. */
  int potential(int planet) {
    return Math.max(0, sum(planet, CardList.POTENTIAL));
  }

  /** R 3.2. */
  int potentialOf(int seat) {
    if (potentials[seat] == UNKNOWN) {
      int potential = 0;
      for (long rest = planets[seat]; rest != 0; rest &= rest - 1) {
        potential += potential(Long.numberOfTrailingZeros(rest));
      }
      potentials[seat] = potential;
    }
    return potentials[seat];
  }

  int population(int host) {
    return sum(host, CardList.POPULATION);
  }

  /** R 3.4. */
  boolean hasRoomForPopulation(int planet) {
    return population(planet) < potential(planet);
  }

  /** R 3.5. */
  int support(int planet) {
    return 1 + population(planet) + sum(planet, CardList.DOCKS);
  }

  boolean hasRoomForShip(int planet) {
    return Long.bitCount(orbit[planet]) < support(planet);
  }

  /** R 10.1. */
  boolean hasFreeCargo(int ship) {
    return population(ship) < sum(ship, CardList.CARGO);
  }

  boolean isDeclared(int planet) {
    return (declared >>> planet & 1) != 0;
  }

  /** R 3.3. */
  boolean isHomeworld(int planet) {
    return isDeclared(planet) || cards.kind(planet).isPermanentHomeworld();
  }

  boolean hasHomeworld(int seat) {
    for (long rest = planets[seat]; rest != 0; rest &= rest - 1) {
      if (isHomeworld(Long.numberOfTrailingZeros(rest))) {
        return true;
      }
    }
    return false;
  }

  /** R 3.3. */
  boolean isColony(int planet) {
    return !isHomeworld(planet) && population(planet) > 0;
  }

  /** R 3.6, before anything is added to a side: M, D or E of one planet or ship with its cards. */
  int strength(int host, int category) {
    return sum(host, CardList.MILITARY + category);
  }

  /** All three at once, see {@link Strengths}. */
  long strengths(int host) {
    return Strengths.at(sums, host * COLUMNS);
  }

  long strengthsOfFleet(long fleet) {
    long strengths = Strengths.NONE;
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      strengths += strengths(ship(rest));
    }
    return strengths;
  }

  int planetsInPlay() {
    int count = 0;
    for (long set : planets) {
      count += Long.bitCount(set);
    }
    return count;
  }
}
