package org.apogee.engine.nebula;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.Position;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/**
 * What happens in a game, in words: the facts of R 6 to R 9 and R 13. See {@link TechFacts} and
 * {@link CombatFacts}.
 */
final class NebulaFacts {
  private NebulaFacts() {}

  /** With the form of {@link Words#sentence}. */
  static void tell(
      Chronicle chronicle,
      String kind,
      SequencedMap<String, Object> args,
      String form,
      Object... parts) {
    chronicle.tell(Fact.forEverybody(kind, args, Words.sentence(form, parts)));
  }

  static void turn(Chronicle chronicle, NebulaPosition p) {
    if (chronicle.listens()) {
      int turn = p.players.turnsTaken[p.active()] + 1;
      var args = Args.of("seat", p.active(), "turn", turn);
      tell(chronicle, "turn", args, "turn %d of %s begins", turn, Words.seat(p.active()));
    }
  }

  /**
   * R 7.2. The dice of all resources are the detail.
   *
   * @param before the reserves before the dice
   * @param dice two numbers for each resource: the d6, and what an extractor added
   */
  static void harvest(Chronicle chronicle, NebulaPosition p, int[] before, int[] dice) {
    int seat = p.active();
    var args = Args.of("seat", seat);
    var detail = new ArrayList<String>();
    var rolled = new ArrayList<Integer>();
    var gained = new int[Resource.COUNT];
    var has = new int[Resource.COUNT];
    if (p.players.turnsTaken[seat] == 0) {
      detail.add(Words.sentence("the first Harvest begins with %s", NebulaWords.amounts(before)));
    }
    for (var row : Resource.ALL) {
      int resource = row.number;
      rolled.add(dice[2 * resource]);
      gained[resource] = dice[2 * resource] + dice[2 * resource + 1];
      has[resource] = p.players.reserve(seat, resource);
      args.put(NebulaWords.resource(resource), has[resource]);
      int lost = before[resource] + gained[resource] - has[resource];
      detail.add(
          Phrase.of(
              "%s: %s%s.",
              row.title(),
              Words.sum(dice[2 * resource], dice[2 * resource + 1]),
              lost > 0 ? Phrase.of(", of which %d exceed the limit", lost) : ""));
    }
    args.put("dice", List.copyOf(rolled));
    chronicle.tell(
        Fact.forEverybody(
                "harvest",
                args,
                Words.sentence(
                    "%s harvests %s and has %s",
                    Words.seat(seat), NebulaWords.amounts(gained), NebulaWords.amounts(has)))
            .with(detail)
            .in("harvest"));
  }

  static void extractor(Chronicle chronicle, int seat, int resource, int level, int price) {
    if (chronicle.listens()) {
      var title = Resource.of(resource).title();
      boolean isBase = level == Players.BASE_EXTRACTOR;
      tell(
          chronicle,
          isBase ? "extractor-built" : "extractor-specialised",
          Args.of("seat", seat, "resource", title, "price", price),
          isBase ? "%s builds %s extractor for %d %s" : "%s specialises %s extractor for %d %s",
          Words.seat(seat),
          isBase ? Words.a(title) : "its " + title,
          price,
          title);
    }
  }

  static void buildingBegun(Chronicle chronicle, int seat, int building) {
    if (chronicle.listens()) {
      var row = Resource.of(building);
      tell(
          chronicle,
          "building-begun",
          Args.of("seat", seat, "building", row.building()),
          "%s begins %s for %s",
          Words.seat(seat),
          Words.a(row.building()),
          NebulaWords.amounts(row::buildingPrice));
    }
  }

  /** R 7.1.2, in Maintenance. */
  static void buildingFinished(Chronicle chronicle, int seat, int building) {
    if (chronicle.listens()) {
      var title = Resource.of(building).building();
      chronicle.tell(
          Fact.forEverybody(
                  "building-finished",
                  Args.of("seat", seat, "building", title),
                  Words.sentence("%s finishes its %s", Words.seat(seat), title))
              .in("maintenance"));
    }
  }

  static void regiments(Chronicle chronicle, NebulaPosition p, int planet, int made, int ordered) {
    if (chronicle.listens()) {
      int seat = p.active();
      var args = Args.of("seat", seat, "planet", Planets.name(planet), "regiments", made);
      args.put("price", Progress.REGIMENT_PRICE);
      tell(
          chronicle,
          "regiments-produced",
          args,
          "%s produces %s on %s for %d Metal, which makes %d%s",
          Words.seat(seat),
          Words.count(made, "regiment"),
          Planets.title(planet),
          Progress.REGIMENT_PRICE,
          p.planets.regiments[planet],
          ordered > made ? "; there is no room for more" : "");
    }
  }

  static void ship(Chronicle chronicle, int seat, int ship, int planet) {
    if (chronicle.listens()) {
      var args = Args.of("seat", seat, "ship", Ships.name(ship), "planet", Planets.name(planet));
      args.put("price", Progress.SHIP_PRICE);
      tell(
          chronicle,
          "ship-produced",
          args,
          "%s builds ship %s at %s for %d Gas",
          Words.seat(seat),
          Ships.name(ship),
          Planets.title(planet),
          Progress.SHIP_PRICE);
    }
  }

  static void exchanged(
      Chronicle chronicle, int seat, int from, int to, int amount, boolean isPenalised) {
    if (chronicle.listens()) {
      var args = Args.of("seat", seat, "from", Resource.of(from).title());
      args.put("to", Resource.of(to).title());
      args.put("amount", amount);
      tell(
          chronicle,
          "exchanged",
          args,
          "%s exchanges %d %s for as much %s%s",
          Words.seat(seat),
          amount,
          Resource.of(from).title(),
          Resource.of(to).title(),
          isPenalised
              ? Phrase.of(
                  "; its next Harvest of %s is without extractor", Resource.of(from).title())
              : "");
    }
  }

  static void arrived(Chronicle chronicle, int ship, int from, int block) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "ship-arrived",
          Args.of("ship", Ships.name(ship), "block", at(block), "from", at(from)),
          "ship %s moves from %s to %s",
          Ships.name(ship),
          at(from),
          at(block));
    }
  }

  private static String at(int block) {
    return GalacticMap.name(block);
  }

  /** R 9.5.1. */
  static void radiated(Chronicle chronicle, int ship, int die, boolean hit) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "radiation",
          Args.of("ship", Ships.name(ship), "die", die, "hit", hit),
          "ship %s rolls %s against radiation and loses %s",
          Ships.name(ship),
          Words.a(Integer.toString(die)),
          Words.count(hit ? 1 : 0, "regiment"));
    }
  }

  /** R 9.5.1 ZONE. */
  static void explored(Chronicle chronicle, int ship, int block) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "zone-explored",
          Args.of("ship", Ships.name(ship), "block", GalacticMap.name(block)),
          "ship %s explores the unexplored zone at %s",
          Ships.name(ship),
          GalacticMap.name(block));
    }
  }

  /** R 9.5.2, unless an earlier ring slows the ship already. */
  static void slowed(Chronicle chronicle, int ship) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "ring-entered",
          Args.of("ship", Ships.name(ship)),
          "ship %s is within a defensive ring, which limits it to 1 step this turn",
          Ships.name(ship));
    }
  }

  /** Takes "loaded" or "unloaded". */
  static void cargo(
      Chronicle chronicle, NebulaPosition p, String kind, int ship, int planet, int count) {
    if (chronicle.listens()) {
      var args = Args.of("ship", Ships.name(ship), "planet", Planets.name(planet));
      args.put("regiments", count);
      tell(
          chronicle,
          kind,
          args,
          "ship %s %s %s at %s and has %d aboard",
          Ships.name(ship),
          kind.equals("loaded") ? "loads" : "unloads",
          Words.count(count, "regiment"),
          Planets.title(planet),
          p.ships.regiments[ship]);
    }
  }

  static void gained(
      Chronicle chronicle, NebulaPosition p, int seat, int planet, boolean isCapture) {
    if (chronicle.listens()) {
      int regiments = p.planets.regiments[planet];
      var args = Args.of("seat", seat, "planet", Planets.name(planet), "regiments", regiments);
      tell(
          chronicle,
          isCapture ? "planet-captured" : "planet-colonised",
          args,
          "%s %s %s with %s",
          Words.seat(seat),
          isCapture ? "captures" : "takes",
          Planets.title(planet),
          Words.count(regiments, "regiment"));
    }
  }

  static void released(Chronicle chronicle, int planet, int regiments) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "planet-neutral",
          Args.of("planet", Planets.name(planet), "regiments", regiments),
          "%s becomes neutral with %s",
          Planets.title(planet),
          Words.count(regiments, "regiment"));
    }
  }

  static void bombarded(Chronicle chronicle, int planet, int regiments, int left) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "planet-bombarded",
          Args.of("planet", Planets.name(planet), "regiments", regiments, "left", left),
          "%s loses %s and has %d left",
          Planets.title(planet),
          Words.count(regiments, "regiment"),
          left);
    }
  }

  static void over(Chronicle chronicle, NebulaEnding ending, int winner) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "game-over",
          Args.of("ending", ending.code, "winner", winner),
          switch (ending) {
            case THREE_PLANETS -> "%s wins with three planets";
            case NO_PLANET -> "%s wins, because " + loser(winner) + " controls no planet";
            case TURN_LIMIT ->
                winner == Position.NOBODY
                    ? "the turn limit ends the game, and %s is ahead"
                    : "the turn limit ends the game, and %s wins";
            case NONE -> throw new IllegalStateException("the game goes on");
          },
          winner == Position.NOBODY ? "nobody" : Words.seat(winner));
    }
  }

  private static String loser(int winner) {
    return Words.seat(1 - winner);
  }
}
