package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/**
 * R 9.5.1 ZONE, the first ship on an unexplored zone: its owner receives a tech of a colour that
 * the other player picks. Only ships of the active player arrive anywhere, so the passive one
 * picks.
 */
final class Exploration extends Chapter<NebulaPosition> {
  /** Whoever owns all techs explores the zone as well, and receives nothing. */
  static void begin(NebulaPosition p, int ship, Chronicle chronicle) {
    int zone = GalacticMap.zone(p.ships.blocks[ship]);
    if (zone == GalacticMap.NO_ZONE || (p.explored() >>> zone & 1) != 0) {
      return;
    }
    p.explore(1 << zone);
    p.count(NebulaCounter.EXPLORED);
    NebulaFacts.explored(chronicle, ship, p.ships.blocks[ship]);
    if (Integer.bitCount(p.techs.owned(p.active())) < Tech.COUNT) {
      p.frames.push(Step.EXPLORE);
    }
  }

  @Override
  public int decider(NebulaPosition p) {
    return p.passive();
  }

  @Override
  public void legal(NebulaPosition p, MoveList into) {
    for (int colour = 0; colour < Resource.COUNT; colour++) {
      if (lacking(p, colour) != 0) {
        into.add(NebulaMoves.of(NebulaMoves.CHOOSE_COLOUR, colour, 0));
      }
    }
  }

  /**
   * The techs of a colour that may be drawn, bit t for tech t; those under research are among them.
   */
  private static int lacking(NebulaPosition p, int colour) {
    return Tech.techsOfColour(colour) & ~p.techs.owned(p.active());
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    int drawn = lacking(p, NebulaMoves.a(move));
    for (int skipped = Dice.pick(chance, Integer.bitCount(drawn)); skipped > 0; skipped--) {
      drawn &= drawn - 1;
    }
    int tech = Integer.numberOfTrailingZeros(drawn);
    boolean wasResearched = (p.techs.researching[seat] >>> tech & 1) != 0;
    p.techs.receive(seat, tech);
    p.frames.pop();
    TechFacts.received(chronicle, p, tech, wasResearched);
  }
}
