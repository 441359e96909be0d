package org.apogee.engine.solis;

/** R 19.2: what is being decided. */
enum Step {
  SETUP_RACE("choosing a race"),
  SETUP_HOME("choosing a homeworld"),
  SETUP_OBJECTIVE("choosing secret objectives"),
  TURN("turn"),
  IMPROVE_MORE("improving more sectors"),
  ABANDON_REMOVE("abandoning"),
  SCAN_ASIDE("scan: tiles set aside"),
  SCAN_KEEP("scan: tiles kept"),
  REVEAL_TILE("reveal: which tile"),
  REVEAL_AT("reveal: where"),
  PLACE_SHIP("building ships"),
  MOVE_PICK("moving ships"),
  WARP_IN_PICK("warping in"),
  WARP_OUT_TO("warping out"),
  COMBAT_ABILITY("combat: powers"),
  ABILITY_DIE("combat: dice of a power"),
  ALLOCATE("combat: allocation"),
  ION_REFLECT("combat: reflecting an ion attack"),
  ION_DISCARD("combat: die lost to an ion attack"),
  ION_NEGATE("combat: aim of an ion attack"),
  DISCOVER("discovering"),
  FLIP("logistics: race cards"),
  ACTIVATE("logistics: technologies"),
  PLACE_TILE("logistics: combat tiles"),
  DEFICIT("too many colonies"),
  FLARE_LOSE("flare: ships lost"),
  FLARE_DISABLE("flare: ships disabled"),
  OVER("over");

  private static final Step[] ALL = values();

  final String label;

  Step(String label) {
    this.label = label;
  }

  static Step of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  boolean isSetup() {
    return compareTo(TURN) < 0;
  }

  boolean isFight() {
    return compareTo(COMBAT_ABILITY) >= 0 && compareTo(ION_NEGATE) <= 0;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
