package org.apogee.engine.solis;

import static org.apogee.engine.solis.Facts.count;
import static org.apogee.engine.solis.Facts.sector;
import static org.apogee.engine.solis.Facts.tell;
import static org.apogee.engine.solis.Facts.tellOnly;

import java.util.ArrayList;
import java.util.List;

/** What seats do in their turns, as facts; R 18.4 says who may know what. */
final class SolisFacts {
  private static final String[] REMOVED = {
    "a ship", "a disabled ship", "a station", "the gate", "all colonies"
  };

  private SolisFacts() {}

  static void raceChosen(SolisPosition p, int seat) {
    if (p.listens()) {
      var race = p.empires.race(seat).label;
      tell(p, "race-chosen", "Seat %d plays %s.".formatted(seat, race), "seat", seat, "race", race);
    }
  }

  static void equipped(SolisPosition p, int seat) {
    if (p.listens()) {
      var race = p.empires.race(seat).label;
      var home = sector(p.empires.get(seat, Empires.HOME));
      tell(
          p,
          "empire-founded",
          "%s, seat %d, has its homeworld in %s.".formatted(race, seat, home),
          "seat",
          seat,
          "race",
          race,
          "home",
          home);
    }
  }

  static void objectivesKept(SolisPosition p, int seat) {
    if (p.listens()) {
      int cards = p.empires.get(seat, Empires.OBJECTIVES + 1) < 0 ? 1 : 2;
      var text = "Seat %d keeps %s.".formatted(seat, count(cards, "secret objective"));
      tell(p, "objectives-kept", text, "seat", seat, "cards", cards);
    }
  }

  static void colonized(SolisPosition p, int seat, int at) {
    if (p.listens()) {
      int colonies = p.galaxy.colonies(at);
      tell(
          p,
          "colonized",
          "Seat %d colonizes %s with %s."
              .formatted(seat, sector(at), colonies == 1 ? "1 colony" : colonies + " colonies"),
          "seat",
          seat,
          "sector",
          sector(at),
          "colonies",
          colonies);
    }
  }

  static void improved(SolisPosition p, int seat, int at) {
    if (p.listens()) {
      var text = "Seat %d improves %s.".formatted(seat, sector(at));
      tell(p, "improved", text, "seat", seat, "sector", sector(at), "value", p.galaxy.value(at));
    }
  }

  static void removed(SolisPosition p, int seat, int at, int what) {
    if (p.listens()) {
      var text = "Seat %d gives up %s in %s.".formatted(seat, REMOVED[what], sector(at));
      tell(p, "given-up", text, "seat", seat, "sector", sector(at), "what", REMOVED[what]);
    }
  }

  static void tileGone(SolisPosition p, int seat, int tile, String verb) {
    if (p.listens()) {
      var location = Location.of(tile);
      var star = Star.name(location.star);
      var text = "Seat %d %s a %s tile.".formatted(seat, verb, star);
      tell(p, "tile-let-go", text, "seat", seat, "star", star);
      var own = "Seat %d %s %s.".formatted(seat, verb, location.label);
      tellOnly(p, seat, "own-tile-let-go", own, "seat", seat, "tile", location.id);
    }
  }

  static void scanned(SolisPosition p, int seat) {
    if (p.listens()) {
      List<String> stars = new ArrayList<>();
      List<String> tiles = new ArrayList<>();
      for (int i = 0; i < p.flow.get(Flow.ROW_COUNT); i++) {
        var location = Location.of(p.flow.get(Flow.ROW + i));
        stars.add(Star.name(location.star));
        tiles.add(location.label);
      }
      var text = "Seat %d scans: %s.".formatted(seat, String.join(", ", stars));
      tell(p, "scanned", text, "seat", seat, "stars", List.copyOf(stars));
      var own = "Seat %d finds %s.".formatted(seat, String.join(", ", tiles));
      tellOnly(p, seat, "own-scan", own, "seat", seat, "tiles", List.copyOf(tiles));
    }
  }

  static void kept(SolisPosition p, int seat, int tile) {
    if (p.listens()) {
      var location = Location.of(tile);
      var star = Star.name(location.star);
      tell(
          p,
          "tile-kept",
          "Seat %d keeps a %s tile.".formatted(seat, star),
          "seat",
          seat,
          "star",
          star);
      var own = "Seat %d keeps %s.".formatted(seat, location.label);
      tellOnly(p, seat, "own-tile-kept", own, "seat", seat, "tile", location.id);
    }
  }

  static void scanEnded(SolisPosition p, int seat, int kept) {
    if (p.listens()) {
      var text = "Seat %d ends its scan with %s kept.".formatted(seat, count(kept, "tile"));
      tell(p, "scan-ended", text, "seat", seat, "kept", kept);
    }
  }

  static void revealed(SolisPosition p, int seat, int at, int tile) {
    if (p.listens()) {
      var location = Location.of(tile);
      var text = "Seat %d reveals %s in %s.".formatted(seat, location.label, sector(at));
      boolean artifact = location.isArtifact();
      tell(
          p,
          artifact ? "artifact-revealed" : "revealed",
          text,
          "seat",
          seat,
          "sector",
          sector(at),
          "tile",
          location.id);
    }
  }

  static void built(SolisPosition p, int seat, int at, String what) {
    if (p.listens()) {
      var text = "Seat %d builds a %s in %s.".formatted(seat, what, sector(at));
      tell(p, "built", text, "seat", seat, "what", what, "sector", sector(at));
    }
  }

  static void earned(SolisPosition p, int seat, int stars, boolean common, String why) {
    if (p.listens()) {
      var sign = common ? "★" : "☆";
      tell(
          p,
          "points",
          "Seat %d gets %d %s for %s.".formatted(seat, stars, sign, why),
          "seat",
          seat,
          "points",
          stars,
          "common",
          common,
          "for",
          why);
    }
  }

  static void moved(SolisPosition p, int seat, int from, int to, int ships) {
    if (p.listens()) {
      tell(
          p,
          "moved",
          "Seat %d moves %s from %s to %s."
              .formatted(seat, count(ships, "ship"), sector(from), sector(to)),
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

  static void carried(SolisPosition p, int seat, int stars, int to) {
    if (p.listens()) {
      var text = "Seat %d takes %d loose ★ along to %s.".formatted(seat, stars, sector(to));
      tell(p, "stars-carried", text, "seat", seat, "points", stars, "sector", sector(to));
    }
  }

  static void powerUsed(SolisPosition p, int seat, int tech) {
    if (p.listens()) {
      var label = p.empires.tech(seat, tech).label;
      var text = "Seat %d uses %s.".formatted(seat, label);
      tell(p, "power-used", text, "seat", seat, "technology", label);
    }
  }

  static void objectiveRevealed(SolisPosition p, int seat, int number) {
    if (p.listens()) {
      var objective = Objective.of(number);
      tell(
          p,
          "objective-revealed",
          "Seat %d completes %s for %d ☆.".formatted(seat, objective.label, objective.tier.points),
          "seat",
          seat,
          "objective",
          objective.label,
          "points",
          objective.tier.points);
    }
  }

  static void declared(SolisPosition p, int seat) {
    if (p.listens()) {
      tell(p, "victory-declared", "Seat %d declares victory.".formatted(seat), "seat", seat);
    }
  }

  static void gameOver(SolisPosition p) {
    if (p.listens()) {
      var reason =
          switch (p.ending()) {
            case VICTORY -> "the Entity is overcome";
            case DEFEAT_OVERRUN, END_OVERRUN -> "the Entity's reserve is empty";
            case DEFEAT_SUPERNOVA, END_SUPERNOVA -> "the star goes supernova";
            default -> "too many turns have gone by";
          };
      int track = Scoring.victoryTrack(p);
      int artifacts = Scoring.artifacts(p);
      int wantedStars = p.options().difficulty().stars(p.seats());
      int wantedArtifacts = p.options().difficulty().artifacts(p.seats());
      tell(
          p,
          "game-over",
          "The game is over: %s. Victory track %d of %d, artifacts %d of %d."
              .formatted(reason, track, wantedStars, artifacts, wantedArtifacts),
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
