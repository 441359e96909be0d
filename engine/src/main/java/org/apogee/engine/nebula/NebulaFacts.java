package org.apogee.engine.nebula;

import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.Position;

/** What happens in a game, in words: the facts of R 6 to R 9 and R 13. See {@link CombatFacts}. */
final class NebulaFacts {
  private NebulaFacts() {}

  static void tell(
      Chronicle chronicle, String kind, SequencedMap<String, Object> args, String text) {
    chronicle.tell(Fact.forEverybody(kind, args, text));
  }

  static void turn(Chronicle chronicle, NebulaPosition p) {
    if (chronicle.listens()) {
      int turn = p.players.turnsTaken[p.active()] + 1;
      tell(
          chronicle,
          "turn",
          Args.of("seat", p.active(), "turn", turn),
          "Turn %d of seat %d begins.".formatted(turn, p.active()));
    }
  }

  static void harvest(Chronicle chronicle, NebulaPosition p, int seat) {
    if (chronicle.listens()) {
      int metal = p.players.reserve(seat, 0);
      int gas = p.players.reserve(seat, 1);
      int crystal = p.players.reserve(seat, 2);
      var args = Args.of("seat", seat);
      args.put("metal", metal);
      args.put("gas", gas);
      args.put("crystal", crystal);
      tell(
          chronicle,
          "harvest",
          args,
          "After its Harvest seat %d has %d/%d/%d.".formatted(seat, metal, gas, crystal));
    }
  }

  static void extractor(Chronicle chronicle, int seat, int resource, int level) {
    if (chronicle.listens()) {
      var title = Resource.of(resource).title();
      boolean isBase = level == Players.BASE_EXTRACTOR;
      tell(
          chronicle,
          isBase ? "extractor-built" : "extractor-specialised",
          Args.of("seat", seat, "resource", title),
          "Seat %d %s its %s extractor.".formatted(seat, isBase ? "builds" : "specialises", title));
    }
  }

  static void building(Chronicle chronicle, String kind, int seat, int building) {
    if (chronicle.listens()) {
      var title = Resource.of(building).building();
      var text = kind.equals("building-begun") ? "Seat %d begins its %s." : "Seat %d has its %s.";
      tell(chronicle, kind, Args.of("seat", seat, "building", title), text.formatted(seat, title));
    }
  }

  /** R 14.3: the others learn colour and tier only. */
  static void research(Chronicle chronicle, NebulaOptions options, int seat, int tech) {
    if (chronicle.listens()) {
      var row = Tech.of(tech);
      var colour = Resource.of(Tech.colour(tech)).colour();
      var tier = row.tier().word();
      tell(
          chronicle,
          "research-begun",
          Args.of("seat", seat, "colour", colour, "tier", tier),
          "Seat %d begins research of a %s %s tech.".formatted(seat, tier, colour));
      chronicle.tell(
          new Fact(
              "research-named",
              options.openResearch() ? Audience.EVERYBODY : Audience.only(seat),
              Args.of("seat", seat, "tech", row.word()),
              "Seat %d researches %s.".formatted(seat, row.title())));
    }
  }

  static void advanced(Chronicle chronicle, int seat, int tech) {
    if (chronicle.listens()) {
      techFact(chronicle, "cooldown-advanced", seat, tech, "The Laboratory of seat %d cools %s.");
    }
  }

  static void techReady(Chronicle chronicle, int seat, int tech) {
    if (chronicle.listens()) {
      techFact(chronicle, "tech-ready", seat, tech, "Seat %d has %s ready.");
    }
  }

  /** Takes the owner of the tech that is jammed or frozen. */
  static void techStruck(Chronicle chronicle, String kind, int seat, int tech) {
    if (chronicle.listens()) {
      var text = kind.equals("tech-jammed") ? "Seat %d has %s jammed." : "Seat %d has %s frozen.";
      techFact(chronicle, kind, seat, tech, text);
    }
  }

  private static void techFact(Chronicle chronicle, String kind, int seat, int tech, String text) {
    var row = Tech.of(tech);
    tell(
        chronicle,
        kind,
        Args.of("seat", seat, "tech", row.word()),
        text.formatted(seat, row.title()));
  }

  static void techUsed(Chronicle chronicle, Tech tech, TechEffect.Use use, boolean copied) {
    if (chronicle.listens()) {
      var args = Args.of("seat", use.user, "tech", tech.word(), "copied", copied);
      var on = new StringBuilder();
      for (int choice = 0; choice < tech.effect().choices(); choice++) {
        int chosen = choice == 0 ? use.first : choice == 1 ? use.second : use.third;
        on.append(choice == 0 ? " on " : ", ");
        on.append(NebulaWords.choice(tech.effect().kind(choice), chosen));
      }
      args.put("on", on.isEmpty() ? "" : on.substring(" on ".length()));
      tell(
          chronicle,
          "tech-used",
          args,
          "Seat %d %s %s%s.".formatted(use.user, copied ? "copies" : "uses", tech.title(), on));
    }
  }

  static void regiments(Chronicle chronicle, int seat, int planet, int made) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "regiments-produced",
          Args.of("seat", seat, "planet", Planets.name(planet), "regiments", made),
          "Seat %d produces %d on %s.".formatted(seat, made, Planets.name(planet)));
    }
  }

  static void ship(Chronicle chronicle, int seat, int ship, int planet) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "ship-produced",
          Args.of("seat", seat, "ship", Ships.name(ship), "planet", Planets.name(planet)),
          "Seat %d builds ship %s at %s.".formatted(seat, Ships.name(ship), Planets.name(planet)));
    }
  }

  static void exchanged(Chronicle chronicle, int seat, int from, int to, int amount) {
    if (chronicle.listens()) {
      var args = Args.of("seat", seat, "from", Resource.of(from).title());
      args.put("to", Resource.of(to).title());
      args.put("amount", amount);
      tell(
          chronicle,
          "exchanged",
          args,
          "Seat %d exchanges %d %s for %s."
              .formatted(seat, amount, Resource.of(from).title(), Resource.of(to).title()));
    }
  }

  static void arrived(Chronicle chronicle, int ship, int block) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "ship-arrived",
          Args.of("ship", Ships.name(ship), "block", GalacticMap.name(block)),
          "Ship %s arrives at %s.".formatted(Ships.name(ship), GalacticMap.name(block)));
    }
  }

  static void radiated(Chronicle chronicle, int ship, int die, boolean hit) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "radiation",
          Args.of("ship", Ships.name(ship), "die", die, "hit", hit),
          hit
              ? "Radiation costs ship %s a regiment (die %d).".formatted(Ships.name(ship), die)
              : "Ship %s stands the radiation (die %d).".formatted(Ships.name(ship), die));
    }
  }

  /** Takes "loaded" or "unloaded". */
  static void cargo(Chronicle chronicle, String kind, int ship, int planet, int count) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          kind,
          Args.of("ship", Ships.name(ship), "planet", Planets.name(planet), "regiments", count),
          "Ship %s %s %d at %s."
              .formatted(
                  Ships.name(ship),
                  kind.equals("loaded") ? "loads" : "unloads",
                  count,
                  Planets.name(planet)));
    }
  }

  static void gained(Chronicle chronicle, int seat, int planet, boolean isCapture) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          isCapture ? "planet-captured" : "planet-colonised",
          Args.of("seat", seat, "planet", Planets.name(planet)),
          "Seat %d %s %s.".formatted(seat, isCapture ? "captures" : "takes", Planets.name(planet)));
    }
  }

  static void released(Chronicle chronicle, int planet, int regiments) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "planet-neutral",
          Args.of("planet", Planets.name(planet), "regiments", regiments),
          "%s becomes neutral with %d regiments.".formatted(Planets.name(planet), regiments));
    }
  }

  static void bombarded(Chronicle chronicle, int planet, int regiments) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "planet-bombarded",
          Args.of("planet", Planets.name(planet), "regiments", regiments),
          "%s loses %d regiments.".formatted(Planets.name(planet), regiments));
    }
  }

  static void over(Chronicle chronicle, NebulaEnding ending, int winner) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "game-over",
          Args.of("ending", ending.code, "winner", winner),
          winner == Position.NOBODY
              ? "Nobody wins (%s).".formatted(ending.code)
              : "Seat %d wins (%s).".formatted(winner, ending.code));
    }
  }
}
