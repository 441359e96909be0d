package org.apogee.engine.solis;

import static org.apogee.engine.solis.Passive.ARCHIVE;
import static org.apogee.engine.solis.Passive.STORE;
import static org.apogee.engine.solis.Passive.TRACK_POPULATION;

import org.jspecify.annotations.Nullable;

/** R 2.15: the races, with the part of their traits that always holds; {@link Panel} has red's. */
enum Race {
  KHARVATH("Kharvath", "red", null),
  SELONI("Seloni", "blue", ARCHIVE),
  VERDAI("Verdai", "green", TRACK_POPULATION),
  OMBRIN("Ombrin", "yellow", STORE),
  THAL_NOOR("Thal-Noor", "purple", null),
  AXIOM("Axiom", "orange", null);

  private static final Race[] ALL = values();

  final String label;
  final String colour;
  final @Nullable Passive trait;

  Race(String label, String colour, @Nullable Passive trait) {
    this.label = label;
    this.colour = colour;
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
