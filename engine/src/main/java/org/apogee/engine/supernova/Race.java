package org.apogee.engine.supernova;

/** R 2.5: who lives among the stars. Mercenaries belong to no race. */
enum Race {
  NONE("", ""),
  TLISK("Tlisk", "Tlisk"),
  KOOLIAN("Koolian", "Koolians"),
  ANTARIAN("Antarian", "Antarians"),
  VORN("Vorn", "Vorn"),
  SELENI("Seleni", "Seleni");

  final String label;

  /** All of them, as in {@code the Koolians}. */
  final String people;

  Race(String label, String people) {
    this.label = label;
    this.people = people;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
