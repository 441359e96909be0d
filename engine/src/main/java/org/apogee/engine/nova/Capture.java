package org.apogee.engine.nova;

import org.apogee.engine.Chronicle;

/** R 12.6: a planet changes hands. */
final class Capture {
  private Capture() {}

  static void take(NovaPosition p, int planet, int captor, Chronicle chronicle) {
    int loser = p.board.owner(planet);
    var marker = Marker.of(p.board.level(planet));
    removeUnits(p, planet, loser);
    p.board.clear(planet);
    int level = marker.captured();
    while (level > 0 && !p.board.isInPool(captor, level)) {
      level--;
    }
    if (level > 0) {
      p.board.put(planet, captor, level);
      p.board.markBuilt(planet);
    }
    if (Party.isPower(captor)) {
      p.powers.points[captor] += marker.prize;
    }
    p.count(NovaCounter.CAPTURED);
    SiegeFacts.captured(chronicle, p, planet, captor, loser, marker, level);
  }

  private static void removeUnits(NovaPosition p, int planet, int party) {
    if (Party.isPower(party)) {
      for (int unit = Units.first(party); unit < Units.end(party); unit++) {
        if (p.units.exists(unit) && p.units.isOn(unit, planet)) {
          p.units.remove(unit);
        }
      }
    } else {
      int independent = Party.independent(party);
      int end = Independents.end(independent);
      for (int fleet = Independents.first(independent); fleet < end; fleet++) {
        if (p.independents.isOn(fleet, planet)) {
          p.independents.scrap(fleet);
        }
      }
    }
  }
}
