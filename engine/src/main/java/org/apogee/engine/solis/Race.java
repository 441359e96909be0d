package org.apogee.engine.solis;

import static org.apogee.engine.solis.Passive.ARCHIVE;
import static org.apogee.engine.solis.Passive.STORE;
import static org.apogee.engine.solis.Passive.TRACK_POPULATION;

import org.jspecify.annotations.Nullable;

/** R 2.15: the races, with the part of their traits that always holds; {@link Panel} has red's. */
enum Race {
  KHARVATH("Kharvath", "red", "a six attacks as a heavy attack", null),
  SELONI("Seloni", "blue", "the archive has one place more", ARCHIVE),
  VERDAI("Verdai", "green", "population is one step higher", TRACK_POPULATION),
  OMBRIN(
      "Ombrin", "yellow", "one more tile can be stored, and the game begins with 4 tiles", STORE),
  THAL_NOOR("Thal-Noor", "purple", "the homeworld begins with a gate", null),
  AXIOM("Axiom", "orange", "the game begins with 3 ships", null);

  private static final Race[] ALL = values();

  final String label;
  final String colour;

  /** The trait in words, for the end of a sentence. */
  final String gift;

  final @Nullable Passive trait;

  Race(String label, String colour, String gift, @Nullable Passive trait) {
    this.label = label;
    this.colour = colour;
    this.gift = gift;
    this.trait = trait;
  }

  static Race of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  int startingShips() {
    return this == AXIOM ? 3 : 2;
  }

  int startingTiles() {
    return this == OMBRIN ? 4 : 3;
  }

  boolean startsWithGate() {
    return this == THAL_NOOR;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
