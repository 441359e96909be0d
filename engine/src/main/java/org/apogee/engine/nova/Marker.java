package org.apogee.engine.nova;

/** R 3.1, control markers: a row for each level. */
enum Marker {
  NONE(0, "nothing", 0, 0, false, 0, 0, 0, 0, 0),
  OUTPOST(1, "outpost", 11, 4, false, 0, 0, 0, 0, 0),
  FACTORY(2, "factory", 6, 2, false, 1, 0, 0, 0, 0),
  SETTLEMENT(3, "settlement", 5, 2, true, 1, 1, 1, 1, 1),
  COLONY(4, "colony", 3, 1, true, 2, 3, 2, 2, 2),
  CAPITAL(5, "capital", 1, 0, true, 3, 5, 3, 3, 3);

  static final int HIGHEST = 5;
  private static final Marker[] ALL = values();

  final int level;
  final String word;
  final int perPower;
  final int perIndependent;
  final boolean terranOnly;
  final int income;

  /** VP in each Interphase. */
  final int points;

  final int militia;
  final int resistance;

  /** VP for its capture. */
  final int prize;

  Marker(
      int level,
      String word,
      int perPower,
      int perIndependent,
      boolean terranOnly,
      int income,
      int points,
      int militia,
      int resistance,
      int prize) {
    this.level = level;
    this.word = word;
    this.perPower = perPower;
    this.perIndependent = perIndependent;
    this.terranOnly = terranOnly;
    this.income = income;
    this.points = points;
    this.militia = militia;
    this.resistance = resistance;
    this.prize = prize;
  }

  static Marker of(int level) {
    return ALL[level];
  }

  int limit(int party) {
    return Party.isPower(party) ? perPower : perIndependent;
  }

  /** R 12.6: what the captor puts there, if it has one left. */
  int captured() {
    return level <= SETTLEMENT.level ? level : level - 1;
  }
}
