package org.apogee.engine.sol;

/** What statistics count over a game: a row for each. */
enum SolCounter {
  LAUNCHES(0, "sundivers.launched"),
  FLIGHTS(1, "flights"),
  HURLS(2, "sundivers.hurled"),
  STATIONS_HURLED(3, "stations.hurled"),
  TOLLS(4, "tolls.paid"),
  BRIDGES(5, "bridges.built"),
  NODES(6, "nodes.built"),
  FOUNDRIES(7, "foundries.built"),
  TOWERS(8, "towers.built"),
  DECONVERSIONS(9, "deconversions"),
  NODE_ACTIVATIONS(10, "nodes.activated"),
  FOUNDRY_ACTIVATIONS(11, "foundries.activated"),
  TOWER_ACTIVATIONS(12, "towers.activated"),
  BONUSES(13, "bonuses.taken"),
  EFFECTS(14, "effects.played"),
  CARDS(15, "cards.drawn"),
  QUIET_DRAWS(16, "quiet.draws"),
  FLARES(17, "flares"),
  ENERGY_BURNT(18, "energy.lost-to-flares"),
  MOMENTUM_OF_HURLS(19, "momentum.hurls"),
  MOMENTUM_OF_TOWERS(20, "momentum.towers"),
  MOMENTUM_OF_BONUSES(21, "momentum.bonuses"),
  MOMENTUM_OF_EFFECTS(22, "momentum.effects");

  private static final SolCounter[] ALL = values();

  /** In snapshots. */
  final int number;

  /** In the outcome of a game. */
  final String label;

  SolCounter(int number, String label) {
    this.number = number;
    this.label = label;
  }

  static SolCounter of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }
}
