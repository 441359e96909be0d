package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisWords.args;
import static org.apogee.engine.solis.SolisWords.price;
import static org.apogee.engine.solis.SolisWords.sector;
import static org.apogee.engine.solis.SolisWords.tell;
import static org.apogee.engine.solis.SolisWords.tellApart;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** Set-up, settling, building, moving and points as facts; R 18.4 says who may know what. */
final class SolisFacts {
  private static final String[] REMOVED = {
    "a ship", "a disabled ship", "a station", "the gate", "all colonies"
  };

  private SolisFacts() {}

  static void raceChosen(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      var race = p.empires.race(seat).label;
      var text = Words.sentence("seat %d plays %s", seat, race);
      tell(chronicle, "race-chosen", text, "seat", seat, "race", race);
    }
  }

  static void equipped(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      var race = p.empires.race(seat);
      int home = p.empires.get(seat, Empires.HOME);
      var text =
          Words.sentence(
              "%s, seat %d, begins in %s with %s%s and %s",
              race.label,
              seat,
              sector(home),
              Words.count(p.galaxy.ships(seat, home), "ship"),
              race.startsWithGate() ? ", a gate" : "",
              Words.count(p.empires.storedCount(seat), "location tile"));
      tell(
          chronicle,
          "empire-founded",
          text,
          "seat",
          seat,
          "race",
          race.label,
          "home",
          sector(home));
    }
  }

  static void objectivesKept(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      List<String> labels = new ArrayList<>();
      for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
        int card = p.empires.get(seat, Empires.OBJECTIVES + i);
        if (card >= 0) {
          labels.add(Objective.of(card).label);
        }
      }
      var cards = Words.count(labels.size(), "secret objective");
      tellApart(
          chronicle,
          seat,
          "objectives-kept",
          Words.sentence("seat %d keeps %s", seat, cards),
          args("seat", seat, "cards", labels.size()),
          Words.sentence("seat %d keeps %s: %s", seat, cards, Words.list(labels)),
          "objectives",
          List.copyOf(labels));
    }
  }

  static void colonized(Chronicle chronicle, SolisPosition p, int seat, int at, int cost) {
    if (chronicle.listens()) {
      int colonies = p.galaxy.colonies(at);
      tell(
          chronicle,
          "colonized",
          Words.sentence(
              "seat %d colonizes %s with %s %s",
              seat, sector(at), Words.count(colonies, "colony"), price(p, seat, cost)),
          "seat",
          seat,
          "sector",
          sector(at),
          "colonies",
          colonies,
          "energy",
          cost);
    }
  }

  /** A cost of 0 where the action was paid before. */
  static void improved(Chronicle chronicle, SolisPosition p, int seat, int at, int cost) {
    if (chronicle.listens()) {
      int value = p.galaxy.value(at);
      var paid = cost == 0 ? "" : " " + price(p, seat, cost);
      var text =
          Words.sentence("seat %d improves %s, now of value %d%s", seat, sector(at), value, paid);
      tell(
          chronicle,
          "improved",
          text,
          "seat",
          seat,
          "sector",
          sector(at),
          "value",
          value,
          "energy",
          cost);
    }
  }

  static void removed(Chronicle chronicle, SolisPosition p, int seat, int at, int what) {
    if (chronicle.listens()) {
      int left =
          switch (what) {
            case SolisMoves.ACTIVE_SHIP -> p.galaxy.ships(seat, at);
            case SolisMoves.DISABLED_SHIP -> p.galaxy.disabled(seat, at);
            case SolisMoves.STATION -> p.galaxy.stations(at);
            default -> 0;
          };
      var rest = left == 0 ? "" : Phrase.of(" and keeps %d of them there", left);
      var text =
          Words.sentence("seat %d gives up %s in %s%s", seat, REMOVED[what], sector(at), rest);
      tell(
          chronicle,
          "given-up",
          text,
          "seat",
          seat,
          "sector",
          sector(at),
          "what",
          REMOVED[what],
          "left",
          left);
    }
  }

  /** What an action of several steps costs. */
  static void paid(Chronicle chronicle, SolisPosition p, int seat, int cost, String what) {
    if (chronicle.listens()) {
      int left = Energy.of(p, seat);
      var energy = SolisWords.energy(cost);
      var text = Words.sentence("seat %d pays %s for %s (%d left)", seat, energy, what, left);
      tell(chronicle, "paid", text, "seat", seat, "energy", cost, "for", what);
    }
  }

  static void shipBuilt(Chronicle chronicle, SolisPosition p, int seat, int at) {
    if (chronicle.listens()) {
      int ships = p.galaxy.shipsOf(seat);
      var text =
          Words.sentence(
              "seat %d builds a ship in %s and has %s",
              seat, sector(at), Words.count(ships, "ship"));
      var where = sector(at);
      tell(chronicle, "built", text, "seat", seat, "what", "ship", "sector", where, "ships", ships);
    }
  }

  static void built(Chronicle chronicle, SolisPosition p, int seat, int at, String what, int cost) {
    if (chronicle.listens()) {
      var text =
          Words.sentence(
              "seat %d builds %s in %s %s", seat, Words.a(what), sector(at), price(p, seat, cost));
      var where = sector(at);
      tell(chronicle, "built", text, "seat", seat, "what", what, "sector", where, "energy", cost);
    }
  }

  static void earned(
      Chronicle chronicle, SolisPosition p, int seat, int stars, boolean common, String why) {
    if (chronicle.listens()) {
      var text = Words.sentence("seat %d gets %d %s for %s", seat, stars, common ? "★" : "☆", why);
      tell(chronicle, "points", text, "seat", seat, "points", stars, "common", common, "for", why);
    }
  }

  static void moved(Chronicle chronicle, SolisPosition p, int seat, int from, int to, int ships) {
    if (chronicle.listens()) {
      int there = p.galaxy.ships(seat, to);
      var gathered = there == ships ? "" : Phrase.of(", where it has %d now", there);
      tell(
          chronicle,
          "moved",
          Words.sentence(
              "seat %d moves %s from %s to %s%s",
              seat, Words.count(ships, "ship"), sector(from), sector(to), gathered),
          "seat",
          seat,
          "ships",
          ships,
          "from",
          sector(from),
          "to",
          sector(to));
    }
  }

  static void carried(Chronicle chronicle, SolisPosition p, int seat, int stars, int to) {
    if (chronicle.listens()) {
      var text = Words.sentence("seat %d takes %d loose ★ along to %s", seat, stars, sector(to));
      tell(chronicle, "stars-carried", text, "seat", seat, "points", stars, "sector", sector(to));
    }
  }

  static void objectiveRevealed(Chronicle chronicle, SolisPosition p, int seat, int number) {
    if (chronicle.listens()) {
      var objective = Objective.of(number);
      int points = objective.tier.points;
      tell(
          chronicle,
          "objective-revealed",
          Words.sentence(
              "seat %d completes %s for %d ☆: %s", seat, objective.label, points, objective.wanted),
          "seat",
          seat,
          "objective",
          objective.label,
          "points",
          points);
    }
  }

  static void declared(Chronicle chronicle, SolisPosition p, int seat, int points) {
    if (chronicle.listens()) {
      var text = Words.sentence("seat %d declares victory and gets %d ★", seat, points);
      tell(chronicle, "victory-declared", text, "seat", seat, "points", points);
    }
  }

  static void gameOver(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      int track = SolisScoring.victoryTrack(p);
      int artifacts = SolisScoring.artifacts(p);
      int wantedStars = p.options().starsWanted(p.seats());
      int wantedArtifacts = p.options().artifactsWanted(p.seats());
      tell(
          chronicle,
          "game-over",
          Words.sentence(
              "the game ends: %s; the victory track is at %d of %d, with %d of %s",
              p.ending().reason,
              track,
              wantedStars,
              artifacts,
              Words.count(wantedArtifacts, "artifact")),
          "ending",
          p.ending().code,
          "track",
          track,
          "track-wanted",
          wantedStars,
          "artifacts",
          artifacts,
          "artifacts-wanted",
          wantedArtifacts,
          "reserve",
          p.entity.get(Entity.RESERVE),
          "cards-left",
          Integer.bitCount(p.entity.deck));
    }
  }
}
