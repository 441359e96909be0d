package org.apogee.engine.solis;

import static org.apogee.engine.solis.Effect.lasting;
import static org.apogee.engine.solis.Effect.per;
import static org.apogee.engine.solis.Effect.tiles;
import static org.apogee.engine.solis.Effect.when;
import static org.apogee.engine.solis.Tech.side;

import java.util.List;
import org.apogee.engine.solis.Effect.Deed;
import org.apogee.engine.solis.Effect.Event;
import org.apogee.engine.solis.Effect.Metric;
import org.apogee.engine.solis.Effect.Power;
import org.apogee.engine.solis.Effect.Timing;

/** R 2.17, the ancient cards: a row for each side, two for each card. */
final class AncientTechs {
  static final int CARDS = 3;

  static final List<Tech> ROWS =
      List.of(
          side(
              "ANC1a",
              "Stellar Forge",
              10,
              "WW",
              5,
              lasting(Passive.TRACK_ENERGY, 3),
              lasting(Passive.SYNTH_LIMIT, 1)),
          side("ANC1b", "Nova Lance", 10, "WW", 5, tiles(TileKind.A3, 2), tiles(TileKind.TAC, 1)),
          side(
              "ANC2a",
              "Ancient Gateways",
              8,
              "WX",
              4,
              lasting(Passive.MOVE_RANGE, 2),
              lasting(Passive.PASS, 1)),
          side(
              "ANC2b",
              "Aegis of Solis",
              8,
              "WX",
              4,
              tiles(TileKind.S3, 2),
              lasting(Passive.HULL, 1)),
          side(
              "ANC3a",
              "Ascendant Archive",
              12,
              "WWW",
              6,
              lasting(Passive.RESEARCH_YIELD, 3),
              per(Metric.ACTIVE_BASICS)),
          side(
              "ANC3b",
              "Entity Shackle",
              12,
              "WWW",
              6,
              new Power(Timing.COMBAT, 1, Deed.JAM, 2, true),
              when(Event.WIN_SECTOR, 2)));

  private AncientTechs() {}
}
