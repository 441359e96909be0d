package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 6.7: whoever builds a scout may at once discover a planet, which is not a new one. */
final class Scouting extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    DiscoverPhase.addPlanets(p, into);
    into.add(SupernovaMoves.PASS);
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.PLAY_PLANET) {
      DiscoverPhase.discover(p, move, chronicle);
    }
    p.enter(Step.BUILD);
  }
}
