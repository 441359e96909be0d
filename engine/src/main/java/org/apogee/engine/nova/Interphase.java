package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.steps.AutomaticChapter;
import org.apogee.engine.words.Phrase;

/** R 16: the third X card of a deck ends a turn. */
final class Interphase extends AutomaticChapter<NovaPosition> {
  // Registers.
  private static final int DECK = 1;
  private static final int NEXT = 2;

  private static final int ECONOMY = 0;
  private static final int HOME_REGION = 1;
  private static final int RIM = 2;
  private static final int CORE = 3;

  static void begin(NovaPosition p, int deck) {
    p.frames.replace(Step.INTERPHASE);
    p.frames.set(DECK, deck);
  }

  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    int next = p.frames.get(NEXT);
    p.frames.set(NEXT, next + 1);
    if (next == ECONOMY) {
      p.count(NovaCounter.INTERPHASES);
      economy(p, chronicle);
      points(p, chronicle);
      advance(p, chronicle);
    } else if (next <= p.seats()) {
      int seat = (p.active() + next - 1) % p.seats();
      if (p.powers.isAlive(seat)) {
        p.frames.push(Step.ELIMINATE, seat, 1);
      }
    } else {
      end(p, chance, chronicle);
    }
  }

  /** R 16.1. */
  static void economy(NovaPosition p, Chronicle chronicle) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.powers.isAlive(seat)) {
        p.powers.base[seat] = Economy.base(p, seat);
        NovaFacts.economy(chronicle, p, seat);
      }
    }
  }

  /** R 16.2. */
  private static void points(NovaPosition p, Chronicle chronicle) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.powers.isAlive(seat)) {
        int gained = pointsOf(p, seat);
        p.powers.points[seat] += gained;
        NovaFacts.points(chronicle, p, seat, gained);
      }
    }
  }

  static int pointsOf(NovaPosition p, int seat) {
    int points = pointsOfMarkers(p, seat) + pointsOfAlliances(p, seat);
    for (int region = 0; region < p.map().regions(); region++) {
      points += isMajority(p, seat, region) ? pointsOfRegion(p.map(), region) : 0;
    }
    return points;
  }

  private static int pointsOfMarkers(NovaPosition p, int seat) {
    int points = 0;
    for (int level = Marker.SETTLEMENT.level; level <= Marker.HIGHEST; level++) {
      long markers = p.board.owned(seat) & p.board.atLevel(level);
      points += Marker.of(level).points * Long.bitCount(markers);
    }
    return points;
  }

  private static int pointsOfAlliances(NovaPosition p, int seat) {
    int points = 0;
    for (int minor = 0; minor < Party.MINORS; minor++) {
      points += p.independents.relation(minor, seat) == Independents.ALLY ? 1 : 0;
    }
    return points;
  }

  /** The same, one by one and in words. */
  static List<String> reasons(NovaPosition p, int seat) {
    var reasons = new ArrayList<String>();
    reasons.add(Phrase.of("Markers: %d VP", pointsOfMarkers(p, seat)));
    if (pointsOfAlliances(p, seat) > 0) {
      reasons.add(Phrase.of("Alliances: %d VP", pointsOfAlliances(p, seat)));
    }
    for (int region = 0; region < p.map().regions(); region++) {
      if (isMajority(p, seat, region)) {
        reasons.add(
            Phrase.of(
                "Most markers in %s: %d VP",
                p.map().regionName(region), pointsOfRegion(p.map(), region)));
      }
    }
    return reasons;
  }

  static int pointsOfRegion(Galaxy map, int region) {
    return region == map.core() ? CORE : region == map.rim() ? RIM : HOME_REGION;
  }

  static int markers(NovaPosition p, int party, int region) {
    long planets = Galaxy.planetsOf(p.map().systemsOfRegion(region));
    return Long.bitCount(p.board.owned(party) & planets);
  }

  private static boolean isMajority(NovaPosition p, int seat, int region) {
    int own = markers(p, seat, region);
    for (int party = 0; party < Party.COUNT; party++) {
      if (party != seat && markers(p, party, region) >= own) {
        return false;
      }
    }
    return true;
  }

  /** R 16.3 and R 16.4. */
  private static void advance(NovaPosition p, Chronicle chronicle) {
    int next = p.turn() + (p.isAccelerated() ? 2 : 1);
    p.accelerate(false);
    if (next > p.options().lastTurn(p.seats())) {
      p.end(NovaEnding.FINAL_INTERPHASE, chronicle);
      return;
    }
    p.setTurn(next);
    NovaFacts.turn(chronicle, p);
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < Development.COUNT; i++) {
        age(p, seat, Development.of(i), chronicle);
      }
    }
  }

  private static void age(NovaPosition p, int seat, Development development, Chronicle chronicle) {
    int life = p.powers.life(seat, development);
    if (life > 0) {
      p.powers.setLife(seat, development, life - 1);
      if (life == 1) {
        p.decks.toDiscards(development.card.number);
        NovaFacts.obsolete(chronicle, seat, development);
      }
    }
  }

  /** R 16.6 to 16.8. */
  private static void end(NovaPosition p, Chance chance, Chronicle chronicle) {
    int deck = p.frames.get(DECK);
    Housekeeping.run(p, chronicle);
    if (!p.isOver()) {
      Tension.changeAll(p, -1, chronicle);
      p.decks.shuffle(deck);
      GalaxyFacts.shuffled(chronicle, deck);
      Turns.endImpulse(p, chance, chronicle);
    }
  }
}
