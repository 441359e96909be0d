package org.apogee.engine.solis;

import org.apogee.engine.Chance;

/**
 * R 3.5: the bag of location tiles, the basic deck and its discard pile, as counts, for nobody sees
 * their order; and the ancient cards, one bit each.
 */
final class Piles extends Cells {
  static final int EMPTY = -1;
  private static final int TILES_MAX = 120;

  private static final Layout PILES = new Layout();
  private static final int BAG = PILES.many(Location.count(), 0, TILES_MAX);
  private static final int BAG_SIZE = PILES.one(0, TILES_MAX);
  private static final int DECK = PILES.many(Techs.BASICS, 0, 2);
  private static final int DECK_SIZE = PILES.one(0, 44);
  private static final int DISCARDS = PILES.many(Techs.BASICS, 0, 2);
  private static final int ANCIENTS = PILES.one(0, (1 << AncientTechs.CARDS) - 1);

  Piles() {
    super(PILES, 1);
  }

  /** R 4.1, R 4.5 and R 4.7. */
  void fill() {
    for (int location = 0; location < Location.count(); location++) {
      putBack(location, Location.of(location).copies);
    }
    for (int tech = 0; tech < Techs.BASICS; tech++) {
      int copies = Techs.basic(tech).copies;
      set(DECK + tech, copies);
      add(DECK_SIZE, copies);
    }
    set(ANCIENTS, (1 << AncientTechs.CARDS) - 1);
  }

  int bagSize() {
    return get(BAG_SIZE);
  }

  int inBag(int location) {
    return get(BAG + location);
  }

  void putBack(int location, int count) {
    add(BAG + location, count);
    add(BAG_SIZE, count);
  }

  /** R 1.11: evenly over the tiles in the bag, counted in the order of the table. */
  int drawTile(Chance chance) {
    int draw = chance.below(bagSize());
    int location = 0;
    while (draw >= inBag(location)) {
      draw -= inBag(location++);
    }
    putBack(location, -1);
    return location;
  }

  int tilesOfStar(int star) {
    int tiles = 0;
    for (int location = 0; location < Location.count(); location++) {
      tiles += Location.of(location).star == star ? inBag(location) : 0;
    }
    return tiles;
  }

  /** A tile of this star, evenly over those in the bag; ask only when there is one. */
  int drawTileOfStar(int star, Chance chance) {
    int draw = chance.below(tilesOfStar(star));
    int location = 0;
    while (Location.of(location).star != star || draw >= inBag(location)) {
      draw -= Location.of(location).star == star ? inBag(location) : 0;
      location++;
    }
    putBack(location, -1);
    return location;
  }

  int deckSize() {
    return get(DECK_SIZE);
  }

  int inDeck(int tech) {
    return get(DECK + tech);
  }

  int discarded(int tech) {
    return get(DISCARDS + tech);
  }

  void discard(int tech) {
    add(DISCARDS + tech, 1);
  }

  /** R 12.2: the discard pile becomes the deck when that is empty; {@link #EMPTY} if both are. */
  int drawTech(Chance chance) {
    if (deckSize() == 0) {
      for (int tech = 0; tech < Techs.BASICS; tech++) {
        add(DECK_SIZE, discarded(tech));
        set(DECK + tech, discarded(tech));
        set(DISCARDS + tech, 0);
      }
    }
    if (deckSize() == 0) {
      return EMPTY;
    }
    int draw = chance.below(deckSize());
    int tech = 0;
    while (draw >= inDeck(tech)) {
      draw -= inDeck(tech++);
    }
    add(DECK + tech, -1);
    add(DECK_SIZE, -1);
    return tech;
  }

  /** For scenes: takes a certain card out of the deck. */
  void takeTech(int tech) {
    add(DECK + tech, -1);
    add(DECK_SIZE, -1);
  }

  boolean hasAncient(int card) {
    return (get(ANCIENTS) >>> card & 1) != 0;
  }

  void takeAncient(int card) {
    set(ANCIENTS, get(ANCIENTS) & ~(1 << card));
  }
}
