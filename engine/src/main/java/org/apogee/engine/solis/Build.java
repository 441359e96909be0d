package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 9: ships, stations and gates. */
final class Build {
  private static final int FEW_SHIPS = 4;
  private static final int SOME_SHIPS = 7;
  private static final int GATE_BASE = 2;

  private Build() {}

  /** R 9.2: by the ships on the board when the action ends. */
  static int shipsBase(SolisPosition p, int seat, int shipsAtEnd) {
    int base = shipsAtEnd <= FEW_SHIPS ? 1 : shipsAtEnd <= SOME_SHIPS ? 2 : 3;
    return Energy.reduced(p, seat, base, Passive.CHEAP_SHIPS);
  }

  static boolean mayAddShip(SolisPosition p, int seat) {
    int ships = p.galaxy.shipsOf(seat);
    return ships + p.empires.get(seat, Empires.CAPTURED_SHIPS) < Galaxy.SHIPS_MAX
        && Energy.affords(p, seat, Energy.BUILD, shipsBase(p, seat, ships + 1));
  }

  static long shipSites(SolisPosition p, int seat, long contested) {
    return (Movement.jumpPoints(p, seat) | Hex.bit(p.empires.get(seat, Empires.HOME))) & ~contested;
  }

  /** The homeworld is never contested, so there is always a site. */
  static boolean mayBuildShips(SolisPosition p, int seat, long contested) {
    return mayAddShip(p, seat) && shipSites(p, seat, contested) != 0;
  }

  static void ships(SolisPosition p, int seat) {
    p.turn.reset();
    int fleet = Track.value(Track.FLEET, p.wealth.level(seat, Track.FLEET));
    p.turn.set(TurnRecord.LEFT, fleet + p.wealth.passive(seat, Passive.BUILD_CAP));
    p.ask(Step.PLACE_SHIP, seat);
  }

  static int stationBase(SolisPosition p, int seat, int sector) {
    return Energy.reduced(p, seat, 1 + p.galaxy.stations(sector), Passive.CHEAP_STATION);
  }

  /** R 9.3. */
  static long stationSites(SolisPosition p, int seat, long contested) {
    int inUse = p.galaxy.stationsOf(seat) + p.empires.get(seat, Empires.CAPTURED_STATIONS);
    if (inUse >= Galaxy.STATIONS_MAX || Energy.of(p, seat) == 0) {
      return 0;
    }
    long found = 0;
    for (long rest = p.galaxy.owned[seat] & ~contested; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      boolean affords = Energy.affords(p, seat, Energy.BUILD, stationBase(p, seat, sector));
      found |= affords ? Hex.bit(sector) : 0;
    }
    return found;
  }

  static void station(SolisPosition p, int seat, int sector, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.BUILD, stationBase(p, seat, sector));
    p.galaxy.addStations(sector, 1);
    SolisFacts.built(chronicle, p, seat, sector, "station", cost);
    Stars.reward(p, seat, Effect.Event.BUILD_STATION, true, chronicle);
    Turns.goOn(p, chance, chronicle);
  }

  static int gateBase(SolisPosition p, int seat) {
    return Energy.reduced(p, seat, GATE_BASE, Passive.CHEAP_GATE);
  }

  /** R 9.4. */
  static long gateSites(SolisPosition p, int seat, long contested) {
    int inUse = p.galaxy.gatesOf(seat) + p.empires.get(seat, Empires.CAPTURED_GATES);
    if (inUse >= Galaxy.GATES_MAX || !Energy.affords(p, seat, Energy.BUILD, gateBase(p, seat))) {
      return 0;
    }
    return p.galaxy.owned[seat] & ~(contested | p.galaxy.gates | p.galaxy.wormholes);
  }

  static void gate(SolisPosition p, int seat, int sector, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.BUILD, gateBase(p, seat));
    p.galaxy.setGate(sector, true);
    SolisFacts.built(chronicle, p, seat, sector, "gate", cost);
    Stars.reward(p, seat, Effect.Event.BUILD_GATE, true, chronicle);
    Turns.goOn(p, chance, chronicle);
  }
}
