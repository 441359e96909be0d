package org.apogee.engine.nova;

/** R 15.5 to 15.7: an independent attacks a planet beside it. */
final class Raid {
  private static final int IN_SPACE = 0;
  private static final int ON_PLANET = 1;
  private static final int UNITS = 2;
  private static final int ROW_OF_OUTPOSTS = 6;
  private static final int ROW_OF_SETTLEMENTS = 7;

  private Raid() {}

  /** Says whether there is anything to attack, and with what. */
  static boolean launch(NovaPosition p, int independent, int row, int extra, int contractor) {
    long targets = targets(p, independent, row, contractor);
    if (targets == 0 || p.independents.size(independent) == 0) {
      return false;
    }
    for (int skip = Dice.pick(p.chance(), Long.bitCount(targets)); skip > 0; skip--) {
      targets &= targets - 1;
    }
    int planet = Long.numberOfTrailingZeros(targets);
    int owner = p.board.owner(planet);
    for (int i = 0; i < UNITS + extra; i++) {
      int fleet = p.independents.best(independent);
      if (fleet != Independents.NONE) {
        p.independents.send(fleet);
      }
    }
    p.count(NovaCounter.ATTACKS);
    GalaxyFacts.raid(p, independent, planet);
    if (Party.isPower(owner)) {
      if (p.independents.relation(independent, owner) == Independents.TREATY) {
        Treaty.end(p, independent, owner);
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

  static void run(NovaPosition p) {
    int independent = p.frames.get(1);
    int planet = p.frames.get(2);
    int stage = p.frames.get(3);
    int owner = p.board.owner(planet);
    p.frames.set(3, stage + 1);
    if (stage == IN_SPACE) {
      Combat.beginInSpace(p, Party.ofIndependent(independent), owner, planet / 2);
    } else if (stage == ON_PLANET) {
      if (hasSent(p, independent) && !isHeld(p, owner, planet / 2)) {
        Combat.beginOnPlanet(p, Party.ofIndependent(independent), owner, planet);
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
