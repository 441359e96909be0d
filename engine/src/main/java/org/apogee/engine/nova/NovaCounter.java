package org.apogee.engine.nova;

import java.util.List;

/** What statistics count over a game: a row for each. */
enum NovaCounter {
  IMPULSES(0, "impulses"),
  EXPLORED(1, "systems.explored"),
  BUILT(2, "markers.built"),
  UNITS(3, "units.built"),
  LOST(4, "steps.lost"),
  ATTACKS(5, "attacks"),
  COMBATS(6, "combats"),
  ROUNDS(7, "combat.rounds"),
  CAPTURED(8, "markers.captured"),
  SIEGES(9, "siege.rolls"),
  CARDS(10, "cards.played"),
  EVENTS(11, "events"),
  ACTIVATIONS(12, "activations"),
  INTERPHASES(13, "interphases"),
  TREATIES(14, "treaties");

  private static final List<NovaCounter> ALL = List.of(values());

  /** In snapshots. */
  final int number;

  /** In the outcome of a game. */
  final String label;

  NovaCounter(int number, String label) {
    this.number = number;
    this.label = label;
  }

  static List<NovaCounter> all() {
    return ALL;
  }

  static int count() {
    return ALL.size();
  }
}
