package org.apogee.engine.solis;

import static org.apogee.engine.solis.Effect.lasting;
import static org.apogee.engine.solis.Effect.per;
import static org.apogee.engine.solis.Effect.power;
import static org.apogee.engine.solis.Effect.tiles;
import static org.apogee.engine.solis.Tech.basic;

import java.util.List;
import org.apogee.engine.solis.Effect.Deed;
import org.apogee.engine.solis.Effect.Metric;
import org.apogee.engine.solis.Effect.Timing;

/**
 * R 2.16, the basic deck: a row for each name. The columns are number, name, copies, cost, slots,
 * points and effects.
 */
final class BasicTechs {
  static final List<Tech> ROWS =
      List.of(
          basic("T01", "Ion Cannon", 1, 4, "HA", 1, tiles(TileKind.ION, 1)),
          basic("T02", "Plasma Cannon", 2, 3, "H", 1, tiles(TileKind.A2, 1)),
          basic("T03", "Missile Battery", 1, 4, "HX", 1, tiles(TileKind.MIS, 1)),
          basic("T04", "Tachyon Lance", 1, 6, "HB", 2, tiles(TileKind.TAC, 1)),
          basic("T05", "Particle Accelerator", 1, 7, "HH", 3, tiles(TileKind.A3, 1)),
          basic("T06", "Pulse Lasers", 1, 2, "X", 0, tiles(TileKind.A1, 2)),
          basic("T07", "Deflector Grid", 2, 3, "N", 1, tiles(TileKind.S2, 1)),
          basic("T08", "Neutronium Plating", 1, 3, "N", 1, tiles(TileKind.AR1, 1)),
          basic("T09", "Barrier Field", 1, 6, "NN", 3, tiles(TileKind.S3, 1)),
          basic("T10", "Reactive Lattice", 1, 5, "NP", 2, tiles(TileKind.RFL, 1)),
          basic("T11", "Point Defence Net", 1, 2, "X", 0, tiles(TileKind.PD, 2)),
          basic("T12", "Dense Hull", 1, 7, "NNX", 3, lasting(Passive.HULL, 1)),
          basic("T13", "Targeting Computer", 1, 3, "B", 1, power(Timing.COMBAT, 0, Deed.REROLL, 2)),
          basic("T14", "Tactical Link", 1, 5, "BP", 2, power(Timing.COMBAT, 1, Deed.SETDIE, 1)),
          basic("T15", "Fusion Reactor", 2, 3, "A", 1, lasting(Passive.TRACK_ENERGY, 1)),
          basic("T16", "Antimatter Reactor", 1, 6, "AA", 2, lasting(Passive.TRACK_ENERGY, 2)),
          basic("T17", "Research Network", 2, 3, "B", 1, lasting(Passive.TRACK_RESEARCH, 1)),
          basic("T18", "Quantum Laboratory", 1, 6, "BA", 2, lasting(Passive.TRACK_RESEARCH, 2)),
          basic(
              "T19",
              "Data Vault",
              1,
              2,
              "X",
              0,
              lasting(Passive.DISCOVER_DRAW, 1),
              lasting(Passive.ARCHIVE, 1)),
          basic("T20", "Terraforming", 2, 4, "B", 0, lasting(Passive.TRACK_POPULATION, 2)),
          basic("T21", "Arcology Domes", 1, 6, "NB", 1, lasting(Passive.TRACK_POPULATION, 3)),
          basic("T22", "Colonial Charter", 1, 4, "X", 1, lasting(Passive.CHEAP_COLONIZE, 1)),
          basic("T23", "Jump Drive", 2, 4, "P", 1, lasting(Passive.MOVE_RANGE, 1)),
          basic("T24", "Squadron Drives", 1, 3, "P", 1, lasting(Passive.MOVE_CAP, 2)),
          basic(
              "T25",
              "Phase Drive",
              1,
              6,
              "PA",
              2,
              lasting(Passive.PASS, 1),
              lasting(Passive.MOVE_CAP, 1)),
          basic(
              "T26",
              "Orbital Shipyards",
              1,
              3,
              "N",
              1,
              lasting(Passive.BUILD_CAP, 1),
              lasting(Passive.CHEAP_SHIPS, 1)),
          basic(
              "T27",
              "Warp Conduits",
              1,
              4,
              "PX",
              1,
              lasting(Passive.CHEAP_GATE, 1),
              lasting(Passive.SUPPORT, 1)),
          basic("T28", "Station Artillery", 1, 5, "HN", 2, lasting(Passive.RANGE_OF_STATIONS, 1)),
          basic("T29", "Long-Range Ordnance", 1, 6, "HP", 2, lasting(Passive.RANGE_OF_SHIPS, 1)),
          basic("T30", "Deep Scanners", 1, 2, "B", 0, lasting(Passive.SCAN_DRAW, 2)),
          basic(
              "T31",
              "Survey Drones",
              1,
              4,
              "BX",
              1,
              lasting(Passive.SCAN_KEEP, 1),
              lasting(Passive.REVEAL_BLUE, 1)),
          basic("T32", "Geological Survey", 1, 5, "BP", 2, lasting(Passive.REVEAL_YELLOW, 1)),
          basic("T33", "Planetary Engineering", 1, 5, "NB", 1, lasting(Passive.IMPROVE_COUNT, 1)),
          basic("T34", "Ore Extraction", 1, 4, "N", 0, per(Metric.RES_N)),
          basic("T35", "Crystal Extraction", 1, 4, "P", 0, per(Metric.RES_P)),
          basic("T36", "Archeolith Extraction", 1, 4, "H", 0, per(Metric.RES_H)),
          basic("T37", "Gas Extraction", 1, 4, "B", 0, per(Metric.RES_B)),
          basic("T38", "Antimatter Harvesting", 1, 4, "A", 0, per(Metric.RES_A)));

  private BasicTechs() {}
}
