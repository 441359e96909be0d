package org.apogee.engine.nebula;

import org.apogee.engine.BadInput;
import org.apogee.engine.Position;

/** What must fit together in a snapshot beyond the bounds of each number. */
final class NebulaSnapshotCheck {
  private static final long ALL_PAIRS = (1L << (Ships.PER_SEAT * Ships.PER_SEAT)) - 1;

  private NebulaSnapshotCheck() {}

  static void check(NebulaPosition p) {
    require((p.exempt() & ~ALL_PAIRS) == 0, "there is no such pair of ships");
    for (int ship = 0; ship < Ships.COUNT; ship++) {
      checkShip(p, ship);
    }
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      checkPlanet(p.planets, planet);
    }
    for (int seat = 0; seat < NebulaPosition.SEATS; seat++) {
      checkTechs(p.techs, seat);
    }
    StepCheck.check(p);
    if (p.isOver()) {
      require(p.frames.isEmpty(), "the game is over, yet it goes on");
    } else {
      require(p.winner() == Position.NOBODY, "somebody has won, yet the game goes on");
      require(p.seatToAct() != Position.NOBODY, "nobody is asked");
      require(p.isSettled(), "there is nothing to decide"); // R 1.6
    }
  }

  private static void checkShip(NebulaPosition p, int ship) {
    var ships = p.ships;
    if (ships.exists(ship)) {
      int capacity = ships.capacity[ship];
      require(ships.durability[ship] > 0, "a ship is broken");
      require(
          capacity == Ships.CAPACITY || capacity == Ships.CAPACITY_IMPROVED,
          "a ship has a strange hold");
      require(ships.regiments[ship] <= capacity, "a ship is overloaded");
      require(
          ships.arrivals[ship] >= 1 && ships.arrivals[ship] <= p.arrivals(),
          "a ship has not arrived yet");
    } else {
      int rest = ships.durability[ship] + ships.regiments[ship] + ships.capacity[ship];
      rest += ships.arrivals[ship] + ships.stepsUsed[ship] + ships.marks[ship];
      require(rest == 0, "something is left of a ship");
    }
  }

  private static void checkPlanet(Planets planets, int planet) {
    int block = planets.blocks[planet];
    int root = planets.roots[planet];
    require(
        GalacticMap.field(block) == Planets.field(planet) && GalacticMap.isMapped(block),
        "a planet is out of place");
    require(planets.at(block) == planet, "two planets are on one block");
    require(root == Planets.NOBODY || root == Planets.field(planet), "a root is out of place");
    require(planets.fresh[planet] <= planets.regiments[planet], "regiments come from nowhere");
    boolean isOwned = planets.controllers[planet] != Planets.NOBODY;
    require(!isOwned || planets.colonised[planet] == 1, "a planet is owned but not colonised");
  }

  private static void checkTechs(TechStates techs, int seat) {
    int researching = techs.researching[seat];
    int cooling = techs.cooling[seat];
    int ready = techs.ready[seat];
    boolean apart = (researching & ready) == 0 && (researching & cooling) == 0;
    require(apart && (ready & cooling) == 0, "a tech is in two states");
    for (int tech = 0; tech < Tech.COUNT; tech++) {
      boolean counts = ((researching | cooling) >>> tech & 1) != 0;
      int indicator = techs.indicator(seat, tech);
      require(counts == indicator > 0, "an indicator does not fit its tech");
      require(indicator <= Tech.of(tech).tier().turns, "an indicator is too high");
    }
  }

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new BadInput(
          "bad-snapshot", "The snapshot is no position of Beyond Nebula: " + otherwise + ".");
    }
  }
}
