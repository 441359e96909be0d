package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.steps.AutomaticChapter;

/** R 15.5 to 15.7: an independent attacks a planet beside it. */
final class Raid extends AutomaticChapter<NovaPosition> {
  // Registers.
  private static final int INDEPENDENT = 1;
  private static final int PLANET = 2;
  private static final int STAGE = 3;

  private static final int IN_SPACE = 0;
  private static final int ON_PLANET = 1;
  private static final int UNITS = 2;
  private static final int ROW_OF_OUTPOSTS = 6;
  private static final int ROW_OF_SETTLEMENTS = 7;

  /** Says whether there is anything to attack, and with what. */
  static boolean launch(
      NovaPosition p,
      int independent,
      int row,
      int extra,
      int contractor,
      Chance chance,
      Chronicle chronicle) {
    long targets = targets(p, independent, row, contractor);
    if (targets == 0 || p.independents.size(independent) == 0) {
      return false;
    }
    for (int skip = Dice.pick(chance, Long.bitCount(targets)); skip > 0; skip--) {
      targets &= targets - 1;
    }
    int planet = Long.numberOfTrailingZeros(targets);
    int owner = p.board.owner(planet);
    int sent = 0;
    for (; sent < UNITS + extra; sent++) {
      int fleet = p.independents.best(independent);
      if (fleet == Independents.NONE) {
        break;
      }
      p.independents.send(fleet);
    }
    p.count(NovaCounter.ATTACKS);
    IndependentFacts.raid(chronicle, p, independent, planet, sent);
    if (Party.isPower(owner)) {
      if (p.independents.relation(independent, owner) == Independents.TREATY) {
        Treaty.end(p, independent, owner, chronicle);
      }
      Attacks.makeReady(p, owner, planet / 2);
    }
    p.frames.push(Step.RAID, independent, planet);
    return true;
  }

  /** R 15.5: planets of those it has no treaty with, or else of the others. */
  private static long targets(NovaPosition p, int independent, int row, int contractor) {
    int own = p.board.systemsOf(Party.ofIndependent(independent));
    int near = (own | p.map().linksOf(own)) & p.board.explored();
    long strangers = 0;
    long partners = 0;
    for (int party = 0; party < Party.COUNT; party++) {
      if (party == Party.ofIndependent(independent)) {
        continue;
      }
      int relation =
          Party.isPower(party)
              ? p.independents.relation(independent, party)
              : Independents.STRANGER;
      long found =
          p.board.owned(party)
              & levels(p, row)
              & Galaxy.planetsOf(near & ~Control.foreignFleets(p, party));
      if (relation == Independents.TREATY || party == contractor) {
        partners |= found;
      } else if (relation == Independents.STRANGER) {
        strangers |= found;
      }
    }
    return strangers == 0 ? partners : strangers;
  }

  private static long levels(NovaPosition p, int row) {
    return switch (row) {
      case ROW_OF_OUTPOSTS ->
          p.board.atLevel(Marker.OUTPOST.level) | p.board.atLevel(Marker.FACTORY.level);
      case ROW_OF_SETTLEMENTS -> p.board.atLevel(Marker.SETTLEMENT.level);
      default -> -1;
    };
  }

  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    int independent = p.frames.get(INDEPENDENT);
    int planet = p.frames.get(PLANET);
    int stage = p.frames.get(STAGE);
    int owner = p.board.owner(planet);
    p.frames.set(STAGE, stage + 1);
    if (stage == IN_SPACE) {
      Combat.beginInSpace(p, Party.ofIndependent(independent), owner, planet / 2, chronicle);
    } else if (stage == ON_PLANET) {
      if (hasSent(p, independent) && !isHeld(p, owner, planet / 2)) {
        Combat.beginOnPlanet(p, Party.ofIndependent(independent), owner, planet, chronicle);
      }
    } else {
      p.frames.pop();
      p.independents.regroup();
    }
  }

  private static boolean hasSent(NovaPosition p, int independent) {
    int end = Independents.end(independent);
    for (int fleet = Independents.first(independent); fleet < end; fleet++) {
      if (p.independents.isSent(fleet)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the owner still has fleets in the space of the system. */
  private static boolean isHeld(NovaPosition p, int owner, int system) {
    return Party.isPower(owner)
        ? (p.units.space(owner) >>> system & 1) != 0
        : p.independents.best(Party.independent(owner)) != Independents.NONE;
  }
}
