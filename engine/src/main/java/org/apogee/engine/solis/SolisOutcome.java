package org.apogee.engine.solis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.apogee.engine.Outcome;

/** R 20: how a game ended, for statistics. */
final class SolisOutcome {
  private SolisOutcome() {}

  static Outcome of(SolisPosition p) {
    if (!p.isOver()) {
      throw new IllegalStateException("the game is not over: " + p);
    }
    List<Integer> places = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      places.add(p.place(seat));
      scores.add(p.score(seat));
    }
    return new Outcome(p.ending().code, places, scores, entityPlace(p), counters(p));
  }

  /** R 15.4: first when it beat the seats, last when they beat it; in EXPLORATION it has none. */
  private static int entityPlace(SolisPosition p) {
    if (p.options().isExploration()) {
      return Outcome.NO_ENTITY;
    }
    return p.ending().isDefeat() ? 1 : p.seats() + 1;
  }

  private static SequencedMap<String, Long> counters(SolisPosition p) {
    var counters = new LinkedHashMap<String, Long>();
    put(counters, "turns", p.turn.get(TurnRecord.TURNS));
    put(counters, "logistics", p.turn.get(TurnRecord.LOGISTICS_COUNT));
    if (!p.options().isExploration()) {
      put(counters, "entity.defeated", p.ending().isDefeat() ? 0 : 1);
    }
    put(counters, "entity.phases", p.entity.get(Entity.PHASES));
    put(counters, "entity.power", p.entity.get(Entity.POWER));
    put(counters, "entity.power-rises", p.entity.get(Entity.POWER_RISES));
    put(counters, "entity.malice", p.entity.get(Entity.MALICE));
    put(counters, "entity.presence", p.entity.get(Entity.PRESENCE));
    put(counters, "entity.reserve", p.entity.get(Entity.RESERVE));
    put(counters, "entity.ships-placed", p.entity.get(Entity.SHIPS_PLACED));
    put(counters, "entity.cards-left", Integer.bitCount(p.entity.deck));
    put(counters, "track", SolisScoring.victoryTrack(p));
    put(counters, "track.wanted", p.options().starsWanted(p.seats()));
    put(counters, "artifacts", SolisScoring.artifacts(p));
    put(counters, "artifacts.wanted", p.options().artifactsWanted(p.seats()));
    put(counters, "declared-by", p.turn.get(TurnRecord.DECLARER) + 1);
    for (int seat = 0; seat < p.seats(); seat++) {
      seat(p, seat, counters);
    }
    return counters;
  }

  private static void seat(SolisPosition p, int seat, SequencedMap<String, Long> counters) {
    var name = "seat" + seat + ".";
    for (int i = 0; i < SolisCounter.count(); i++) {
      var tally = SolisCounter.of(i);
      put(counters, name + tally.label, p.empires.tally(seat, tally));
    }
    put(counters, name + "stars.common", p.empires.get(seat, Empires.STAR_C));
    put(counters, name + "stars.own", p.empires.get(seat, Empires.STAR_I));
    put(counters, name + "score.sectors", p.wealth.sectorPoints(seat));
    int artifacts = p.wealth.individualArtifacts(seat);
    put(counters, name + "score.artifacts", SolisScoring.ofArtifacts(artifacts));
    put(counters, name + "score.technology", SolisScoring.technology(p, seat));
    put(counters, name + "score.objectives", SolisScoring.objectives(p, seat));
    var race = "race." + p.empires.race(seat).label.toLowerCase(Locale.ROOT) + ".";
    put(counters, race + "games", 1);
    put(counters, race + "score", p.score(seat));
    put(counters, race + "best", isBest(p, seat) ? 1 : 0);
    put(counters, race + "won", p.place(seat) == 1 ? 1 : 0);
  }

  /** Whether nobody has more points, whoever won. */
  private static boolean isBest(SolisPosition p, int seat) {
    for (int other = 0; other < p.seats(); other++) {
      if (p.score(other) > p.score(seat)) {
        return false;
      }
    }
    return true;
  }

  private static void put(SequencedMap<String, Long> counters, String name, int count) {
    counters.put(name, (long) count);
  }
}
