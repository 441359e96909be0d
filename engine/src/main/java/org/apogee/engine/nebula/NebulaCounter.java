package org.apogee.engine.nebula;

import java.util.List;

/** What statistics count over a game: a row for each. */
enum NebulaCounter {
  REGIMENTS(0, "regiments.produced"),
  SHIPS(1, "ships.produced"),
  SHIPS_LOST(2, "ships.lost"),
  STEPS(3, "steps"),
  COMBATS(4, "combats"),
  ROUNDS(5, "combat.rounds"),
  TECHS(6, "techs.used"),
  COLONISED(7, "planets.colonised"),
  CAPTURED(8, "planets.captured"),
  LOST(9, "planets.lost"),
  EXPLORED(10, "zones.explored");

  private static final List<NebulaCounter> ALL = List.of(values());

  /** In snapshots. */
  final int number;

  /** In the outcome of a game. */
  final String label;

  NebulaCounter(int number, String label) {
    this.number = number;
    this.label = label;
  }

  static List<NebulaCounter> all() {
    return ALL;
  }

  static int count() {
    return ALL.size();
  }
}
