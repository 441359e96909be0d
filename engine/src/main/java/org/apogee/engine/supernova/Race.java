package org.apogee.engine.supernova;

/** R 2.5: who lives among the stars. Mercenaries belong to no race. */
enum Race {
  NONE(""),
  TLISK("Tlisk"),
  KOOLIAN("Koolian"),
  ANTARIAN("Antarian"),
  VORN("Vorn"),
  SELENI("Seleni");

  final String label;

  Race(String label) {
    this.label = label;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
