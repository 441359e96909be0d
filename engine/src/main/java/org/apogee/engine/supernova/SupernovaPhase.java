package org.apogee.engine.supernova;

/** R 4.3: what is being decided. The phases of a turn, with the decisions inside some of them. */
enum SupernovaPhase {
  MULLIGAN("mulligan"),
  DRAW("draw"),
  DISCOVER("discover"),
  RIVAL_ENVIRONMENT("environments on rivals"),
  OWN_ENVIRONMENT("own environment"),
  BUILD("build"),
  SCOUT("scout"),
  ACTION("action"),
  JETTISON("jettison"),
  TRADE_TO("trade: to whom"),
  TRADE_BID("trade: bid"),
  TRADE_ANSWER("trade: answer"),
  FLEET("attack: fleet"),
  TARGET("attack: target"),
  FLEE("attack: flight"),
  ORBIT_FORM("attack: form in orbit"),
  ORBIT_WINDOW("attack: specials in orbit"),
  ORBIT_PICK("attack: spoils of orbit"),
  PLANET_FORM("attack: form on the planet"),
  PLANET_WINDOW("attack: specials on the planet"),
  PLANET_PICK("attack: spoils of the planet"),
  TRANSPORT("transport"),
  DISCARD("discard"),
  OVER("over");

  private static final SupernovaPhase[] ALL = values();

  final String label;

  SupernovaPhase(String label) {
    this.label = label;
  }

  static SupernovaPhase of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  /** The ships are under way or in the attack: R 8.3 to 8.13. */
  boolean isAttack() {
    return compareTo(FLEE) >= 0 && compareTo(PLANET_PICK) <= 0;
  }

  boolean isWindow() {
    return this == ORBIT_WINDOW || this == PLANET_WINDOW;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
