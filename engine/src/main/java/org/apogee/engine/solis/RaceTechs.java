package org.apogee.engine.solis;

import static org.apogee.engine.solis.Effect.lasting;
import static org.apogee.engine.solis.Effect.per;
import static org.apogee.engine.solis.Effect.power;
import static org.apogee.engine.solis.Effect.tiles;
import static org.apogee.engine.solis.Effect.when;
import static org.apogee.engine.solis.Tech.side;

import java.util.List;
import org.apogee.engine.solis.Effect.Deed;
import org.apogee.engine.solis.Effect.Event;
import org.apogee.engine.solis.Effect.Metric;
import org.apogee.engine.solis.Effect.Timing;

/**
 * R 2.15, the race cards: a row for each side, six for each race. The columns are the side, its
 * name, cost, slots, points and effects.
 */
final class RaceTechs {
  static final int SIDES_OF_RACE = 6;

  static final List<Tech> ROWS =
      List.of(
          side("RED1a", "Berserker Rite", 5, "H", 2, power(Timing.COMBAT, 1, Deed.ADD_DICE, 2)),
          side("RED1b", "Trophy Halls", 5, "N", 1, when(Event.KILL2, 1)),
          side("RED2a", "Siege Lances", 6, "HX", 2, tiles(TileKind.A3, 1)),
          side("RED2b", "Iron Bastions", 6, "NX", 2, lasting(Passive.STATION_DICE, 1)),
          side("RED3a", "Raider Drives", 4, "P", 1, lasting(Passive.MOVE_CAP, 2)),
          side("RED3b", "War Foundries", 4, "A", 1, lasting(Passive.BUILD_CAP, 2)),
          side("BLUE1a", "Shared Insight", 5, "B", 2, lasting(Passive.RESEARCH_YIELD, 2)),
          side("BLUE1b", "Predictive Logic", 5, "B", 2, power(Timing.COMBAT, 0, Deed.SETDIE, 1)),
          side(
              "BLUE2a",
              "Living Library",
              6,
              "AX",
              2,
              lasting(Passive.DISCOVER_DRAW, 2),
              lasting(Passive.CLAIM_DISCOUNT, 1)),
          side("BLUE2b", "Phase Mathematics", 6, "PX", 2, tiles(TileKind.TAC, 1)),
          side("BLUE3a", "Molecular Forge", 4, "A", 1, lasting(Passive.SYNTH_LIMIT, 2)),
          side("BLUE3b", "Mirror Shields", 4, "N", 1, tiles(TileKind.RFL, 1)),
          side(
              "GREEN1a",
              "Spore Seeding",
              5,
              "B",
              2,
              lasting(Passive.CHEAP_COLONIZE, 1),
              lasting(Passive.TRACK_POPULATION, 1)),
          side("GREEN1b", "Symbiosis", 5, "B", 0, per(Metric.SECTORS)),
          side("GREEN2a", "Hive Cities", 6, "BX", 1, lasting(Passive.TRACK_POPULATION, 3)),
          side("GREEN2b", "Living Hulls", 6, "NX", 2, lasting(Passive.HULL, 1)),
          side("GREEN3a", "Regrowth", 4, "B", 1, power(Timing.TURN, 0, Deed.RESTORE, 3)),
          side("GREEN3b", "Thorn Swarm", 4, "H", 1, tiles(TileKind.MIS, 1), tiles(TileKind.PD, 1)),
          side(
              "YELLOW1a",
              "Far Sight",
              5,
              "B",
              2,
              lasting(Passive.SCAN_DRAW, 2),
              lasting(Passive.SCAN_KEEP, 1)),
          side(
              "YELLOW1b",
              "Claim Stakes",
              5,
              "P",
              2,
              lasting(Passive.REVEAL_YELLOW, 1),
              lasting(Passive.REVEAL_BLUE, 1)),
          side("YELLOW2a", "Energy Brokers", 6, "AX", 2, lasting(Passive.TRACK_ENERGY, 2)),
          side(
              "YELLOW2b",
              "Relic Traders",
              6,
              "BX",
              1,
              lasting(Passive.CHEAP_REVEAL_RED, 1),
              per(Metric.ARTIFACTS)),
          side("YELLOW3a", "Long Haul", 4, "P", 1, lasting(Passive.MOVE_RANGE, 1)),
          side(
              "YELLOW3b",
              "Escort Screens",
              4,
              "N",
              1,
              tiles(TileKind.S2, 1),
              tiles(TileKind.A1, 1)),
          side("PURPLE1a", "Fold Jump", 5, "P", 2, power(Timing.ACTION, 2, Deed.FOLD_JUMP, 3)),
          side(
              "PURPLE1b",
              "Gate Web",
              5,
              "P",
              1,
              lasting(Passive.CHEAP_GATE, 1),
              when(Event.BUILD_GATE, 2)),
          side("PURPLE2a", "Dominate", 6, "BX", 2, power(Timing.COMBAT, 1, Deed.JAM, 1)),
          side("PURPLE2b", "Foresight", 6, "AX", 2, power(Timing.COMBAT, 0, Deed.REROLL, 3)),
          side("PURPLE3a", "Void Lances", 4, "A", 1, tiles(TileKind.ION, 1)),
          side("PURPLE3b", "Stasis Field", 4, "H", 1, power(Timing.ACTION, 1, Deed.DISABLE, 2)),
          side(
              "ORANGE1a",
              "Self-Replication",
              5,
              "A",
              2,
              lasting(Passive.BUILD_CAP, 2),
              lasting(Passive.CHEAP_SHIPS, 1)),
          side(
              "ORANGE1b",
              "Modular Bastions",
              5,
              "N",
              2,
              lasting(Passive.CHEAP_STATION, 1),
              when(Event.BUILD_STATION, 1)),
          side("ORANGE2a", "Overclock", 6, "AX", 1, power(Timing.TURN, 0, Deed.GAIN_ENERGY, 2)),
          side("ORANGE2b", "Target Lock", 6, "HX", 2, tiles(TileKind.A2, 2)),
          side("ORANGE3a", "Parallel Labs", 4, "B", 1, lasting(Passive.TRACK_RESEARCH, 1)),
          side("ORANGE3b", "Ablative Shell", 4, "N", 1, tiles(TileKind.AR2, 1)));

  private RaceTechs() {}
}
