package org.apogee.engine.nebula;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** R 14: how a view is filled. */
final class NebulaViews {
  private static final List<String> PLAYER_MARKS =
      List.of("exchanged", "balanced", "clone", "free-exchange", "battle-speed");
  private static final List<String> SHIP_MARKS =
      List.of("new", "emp", "loaded", "unloaded", "pathfinder", "ring");

  private NebulaViews() {}

  static NebulaView of(NebulaPosition p, int viewer) {
    var ships = new ArrayList<NebulaView.Ship>();
    for (int ship = 0; ship < Ships.COUNT; ship++) {
      if (p.ships.exists(ship)) {
        ships.add(ship(p.ships, ship));
      }
    }
    var planets = new ArrayList<NebulaView.Planet>();
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      planets.add(planet(p.planets, planet));
    }
    boolean isUsing = p.frames.isAt(Step.TECH);
    return new NebulaView(
        viewer,
        p.active(),
        p.seatToAct(),
        p.isOver() ? "over" : p.frames.top().name().toLowerCase(Locale.ROOT),
        isUsing ? TechUse.tech(p).word() : "",
        unexplored(p),
        combat(p),
        spies(p),
        Combat.ties(p),
        truces(p),
        p.frames.isAt(Step.LOSS) ? Ships.name(Loss.ship(p)) : "",
        p.options().turnLimit(),
        p.ending().code,
        p.winner(),
        List.of(player(p, 0, viewer), player(p, 1, viewer)),
        planets,
        ships);
  }

  private static List<String> unexplored(NebulaPosition p) {
    var blocks = new ArrayList<String>();
    for (int zone = 0; zone < GalacticMap.ZONE_COUNT; zone++) {
      if ((p.explored() >>> zone & 1) == 0) {
        blocks.add(GalacticMap.name(GalacticMap.zoneBlock(zone)));
      }
    }
    return blocks;
  }

  private static List<String> combat(NebulaPosition p) {
    int one = Combat.shipOf(p, p.active());
    return one == Ships.NOWHERE
        ? List.of()
        : List.of(Ships.name(one), Ships.name(Combat.shipOf(p, p.passive())));
  }

  private static List<Integer> spies(NebulaPosition p) {
    return Combat.shipOf(p, p.active()) == Ships.NOWHERE
        ? List.of()
        : List.of(Combat.spies(p, p.active()), Combat.spies(p, p.passive()));
  }

  private static List<NebulaView.Truce> truces(NebulaPosition p) {
    var truces = new ArrayList<NebulaView.Truce>();
    for (int ship = Ships.first(0); ship < Ships.end(0); ship++) {
      for (int other = Ships.first(1); other < Ships.end(1); other++) {
        if (p.isExempt(ship, other) && p.ships.exists(ship) && p.ships.exists(other)) {
          truces.add(new NebulaView.Truce(Ships.name(ship), Ships.name(other)));
        }
      }
    }
    return truces;
  }

  private static NebulaView.Player player(NebulaPosition p, int seat, int viewer) {
    var players = p.players;
    var reserves = new ArrayList<Integer>();
    var extractors = new ArrayList<Integer>();
    var penalties = new ArrayList<String>();
    var buildings = new ArrayList<Integer>();
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      int index = Players.of(seat, resource);
      reserves.add(players.reserves[index]);
      extractors.add(players.extractors[index]);
      buildings.add(players.buildings[index]);
      if (players.penalties[index] == 1) {
        penalties.add(NebulaWords.resource(resource));
      }
    }
    return new NebulaView.Player(
        seat,
        players.turnsTaken[seat],
        reserves,
        extractors,
        penalties,
        buildings,
        techs(p, seat, seat == viewer || p.options().openResearch()),
        players.supernovaUses[seat],
        marks(players.marks[seat], PLAYER_MARKS));
  }

  /** R 14.2: tokens of secret research come in no order that would tell them apart. */
  private static List<NebulaView.TechSeen> techs(NebulaPosition p, int seat, boolean isOpen) {
    var seen = new ArrayList<NebulaView.TechSeen>();
    var tokens = new ArrayList<NebulaView.TechSeen>();
    for (int tech = 0; tech < Tech.COUNT; tech++) {
      if ((p.techs.researching[seat] >>> tech & 1) != 0) {
        (isOpen ? seen : tokens).add(tech(p.techs, seat, tech, "research", isOpen));
      } else if ((p.techs.ready[seat] >>> tech & 1) != 0) {
        seen.add(tech(p.techs, seat, tech, "ready", true));
      } else if ((p.techs.cooling[seat] >>> tech & 1) != 0) {
        seen.add(tech(p.techs, seat, tech, "cooldown", true));
      }
    }
    tokens.sort(
        Comparator.comparing(NebulaView.TechSeen::colour)
            .thenComparing(NebulaView.TechSeen::tier)
            .thenComparingInt(NebulaView.TechSeen::indicator));
    seen.addAll(tokens);
    return seen;
  }

  private static NebulaView.TechSeen tech(
      TechStates techs, int seat, int tech, String state, boolean isOpen) {
    var row = Tech.of(tech);
    return new NebulaView.TechSeen(
        isOpen ? row.word() : "unknown",
        Resource.of(Tech.colour(tech)).colour(),
        row.tier().word(),
        state,
        techs.indicator(seat, tech),
        (techs.jammed[seat] >>> tech & 1) != 0,
        (techs.frozen[seat] >>> tech & 1) != 0);
  }

  private static NebulaView.Planet planet(Planets planets, int planet) {
    return new NebulaView.Planet(
        Planets.name(planet),
        GalacticMap.name(planets.blocks[planet]),
        Resource.of(Planets.colour(planet)).colour(),
        planets.roots[planet],
        planets.colonised[planet] == 1,
        planets.controllers[planet],
        planets.regiments[planet],
        planets.fresh[planet]);
  }

  private static NebulaView.Ship ship(Ships ships, int ship) {
    return new NebulaView.Ship(
        Ships.name(ship),
        Ships.owner(ship),
        GalacticMap.name(ships.blocks[ship]),
        ships.durability[ship],
        ships.regiments[ship],
        ships.capacity[ship],
        ships.stepsUsed[ship],
        ships.arrivals[ship],
        marks(ships.marks[ship], SHIP_MARKS));
  }

  private static List<String> marks(int bits, List<String> names) {
    var marks = new ArrayList<String>();
    for (int i = 0; i < names.size(); i++) {
      if ((bits >>> i & 1) != 0) {
        marks.add(names.get(i));
      }
    }
    return marks;
  }
}
