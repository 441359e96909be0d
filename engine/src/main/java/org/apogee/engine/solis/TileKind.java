package org.apogee.engine.solis;

/** R 2.22: the kinds of combat tiles, in the order in which they are placed. */
enum TileKind {
  A1(
      "A1",
      "basic attack",
      "Deals 1 damage, and 2 from a face that also holds a point defence.",
      true),
  A2("A2", "heavy attack", "Deals 2 damage.", true),
  A3("A3", "ultra attack", "Deals 3 damage.", true),
  ION(
      "ION",
      "ion attack",
      "Deals 1 damage and takes out a die, or an attack or shield of the Entity.",
      true),
  TAC(
      "TAC",
      "tachyon attack",
      "Deals 1 damage that shields cannot block, and removes the best shield.",
      true),
  MIS("MIS", "missile", "Deals 2 damage, unless a point defence cancels it.", true),
  S1("S1", "basic shield", "Blocks 1 damage.", false),
  S2("S2", "heavy shield", "Blocks 2 damage.", false),
  S3("S3", "ultra shield", "Blocks 3 damage.", false),
  RFL(
      "RFL",
      "reflective shield",
      "Turns the best standard attack of the enemy round, or an ion attack.",
      false),
  AR1("AR1", "armour segment", "Raises armour by 1 in this combat.", false),
  AR2("AR2", "double armour segment", "Raises armour by 2 in this combat.", false),
  PD("PD", "point defence", "Cancels a missile.", false);

  private static final TileKind[] ALL = values();

  /** In views, moves and sketches. */
  final String label;

  /** In sentences. */
  final String noun;

  /** For the glossary. */
  final String does;

  /** Whether it lies on attack places; the others lie on defence places. */
  final boolean attack;

  TileKind(String label, String noun, String does, boolean attack) {
    this.label = label;
    this.noun = noun;
    this.does = does;
    this.attack = attack;
  }

  static TileKind of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
