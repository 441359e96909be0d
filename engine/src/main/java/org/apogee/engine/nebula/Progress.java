package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaMoves.BUILD_EXTRACTOR;
import static org.apogee.engine.nebula.NebulaMoves.CONSTRUCT;
import static org.apogee.engine.nebula.NebulaMoves.END_PHASE;
import static org.apogee.engine.nebula.NebulaMoves.EXCHANGE;
import static org.apogee.engine.nebula.NebulaMoves.LAB_ADVANCE;
import static org.apogee.engine.nebula.NebulaMoves.PRODUCE_REGIMENT;
import static org.apogee.engine.nebula.NebulaMoves.PRODUCE_SHIP;
import static org.apogee.engine.nebula.NebulaMoves.RESEARCH;
import static org.apogee.engine.nebula.NebulaMoves.UPGRADE_EXTRACTOR;
import static org.apogee.engine.nebula.NebulaMoves.USE_TECH;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 8, Progress: extractors, buildings, orders, the Laboratory and the end of the phase. */
final class Progress extends Chapter<NebulaPosition> {
  static final int BASE_PRICE = 5;
  static final int SPECIALISED_PRICE = 10;
  static final int REGIMENT_PRICE = 4;
  static final int SHIP_PRICE = 4;
  static final int ADVANCE_PRICE = 4;

  private static final int METAL = Resource.METAL.number;
  private static final int GAS = Resource.GAS.number;
  private static final int CRYSTAL = Resource.CRYSTAL.number;

  @Override
  public int decider(NebulaPosition p) {
    return p.active();
  }

  /** R 1.6: a main decision. */
  @Override
  public boolean isMain() {
    return true;
  }

  /** What is legal is found as sets of field A, then listed in the order of the codes, R 15.4. */
  @Override
  public void legal(NebulaPosition p, MoveList into) {
    int seat = p.active();
    int base = extractors(p, seat, Players.NO_EXTRACTOR, BASE_PRICE);
    int specialised = extractors(p, seat, Players.BASE_EXTRACTOR, SPECIALISED_PRICE);
    int buildings = buildings(p, seat);
    int research = Research.legal(p, seat);
    int regiments = regiments(p, seat);
    int ships = ships(p, seat);
    int advances = advances(p, seat);
    int toMetal = Exchange.sources(p, seat, METAL);
    int techs = Windows.usable(p, seat, Window.PROGRESS);
    into.add(NebulaMoves.of(END_PHASE, 0, 0));
    int any = base | specialised | buildings | research | regiments;
    for (int left = any | ships | advances | toMetal | techs; left != 0; left &= left - 1) {
      int a = Integer.numberOfTrailingZeros(left);
      add(base, BUILD_EXTRACTOR, a, into);
      add(specialised, UPGRADE_EXTRACTOR, a, into);
      add(buildings, CONSTRUCT, a, into);
      add(research, RESEARCH, a, into);
      add(regiments, PRODUCE_REGIMENT, a, into);
      add(ships, PRODUCE_SHIP, a, into);
      add(advances, LAB_ADVANCE, a, into);
      add(toMetal, EXCHANGE, a, into);
      add(techs, USE_TECH, a, into);
    }
    Exchange.list(p, seat, GAS, into);
    Exchange.list(p, seat, CRYSTAL, into);
  }

  private static void add(int set, int kind, int a, MoveList into) {
    if ((set >>> a & 1) != 0) {
      into.add(NebulaMoves.of(kind, a, 0));
    }
  }

  /** R 8.1 and 8.2: the resources whose extractor is at a level and whose next one can be paid. */
  private static int extractors(NebulaPosition p, int seat, int level, int price) {
    int set = 0;
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      if (p.players.extractors[Players.of(seat, resource)] == level
          && p.players.reserve(seat, resource) >= price) {
        set |= 1 << resource;
      }
    }
    return set;
  }

  /** R 8.3. */
  private static int buildings(NebulaPosition p, int seat) {
    int set = 0;
    for (int building = 0; building < Resource.COUNT; building++) {
      var row = Resource.of(building);
      if (p.players.buildings[Players.of(seat, building)] == Players.NO_BUILDING
          && p.players.reserve(seat, METAL) >= row.buildingPrice(METAL)
          && p.players.reserve(seat, GAS) >= row.buildingPrice(GAS)
          && p.players.reserve(seat, CRYSTAL) >= row.buildingPrice(CRYSTAL)) {
        set |= 1 << building;
      }
    }
    return set;
  }

  /** R 8.5: the planets that can take one more. */
  private static int regiments(NebulaPosition p, int seat) {
    if (!p.players.owns(seat, METAL) || p.players.reserve(seat, METAL) < REGIMENT_PRICE) {
      return 0;
    }
    int set = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (p.planets.isControlledBy(planet, seat)
          && p.planets.regiments[planet] < Planets.REGIMENTS_MAX) {
        set |= 1 << planet;
      }
    }
    return set;
  }

  /** R 8.6. */
  private static int ships(NebulaPosition p, int seat) {
    boolean can =
        p.players.owns(seat, GAS)
            && p.players.reserve(seat, GAS) >= SHIP_PRICE
            && p.ships.free(seat) != Ships.NOWHERE;
    return can ? p.planets.controlledSet(seat) : 0;
  }

  /** R 8.7. */
  private static int advances(NebulaPosition p, int seat) {
    boolean can =
        p.players.owns(seat, CRYSTAL) && p.players.reserve(seat, CRYSTAL) >= ADVANCE_PRICE;
    return can ? p.techs.cooling[seat] : 0;
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    int a = NebulaMoves.a(move);
    switch (NebulaMoves.kind(move)) {
      case END_PHASE -> p.frames.replace(Step.OPENING);
      case BUILD_EXTRACTOR -> extract(p, seat, a, Players.BASE_EXTRACTOR, BASE_PRICE, chronicle);
      case UPGRADE_EXTRACTOR ->
          extract(p, seat, a, Players.SPECIALISED_EXTRACTOR, SPECIALISED_PRICE, chronicle);
      case CONSTRUCT -> construct(p, seat, a, chronicle);
      case RESEARCH -> Research.begin(p, seat, a, chronicle);
      case PRODUCE_REGIMENT -> produceRegiment(p, seat, a, chronicle);
      case PRODUCE_SHIP -> produceShip(p, seat, a, chronicle);
      case LAB_ADVANCE -> advance(p, seat, a, chronicle);
      case EXCHANGE -> p.frames.push(Step.AMOUNT, a, NebulaMoves.b(move));
      case USE_TECH -> TechUse.begin(p, seat, a);
      default -> throw new IllegalStateException("move " + move + " in Progress");
    }
  }

  private static void extract(
      NebulaPosition p, int seat, int resource, int level, int price, Chronicle chronicle) {
    p.players.pay(seat, resource, price);
    p.players.extractors[Players.of(seat, resource)] = level;
    NebulaFacts.extractor(chronicle, seat, resource, level, price);
  }

  private static void construct(NebulaPosition p, int seat, int building, Chronicle chronicle) {
    var row = Resource.of(building);
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      p.players.pay(seat, resource, row.buildingPrice(resource));
    }
    p.players.buildings[Players.of(seat, building)] = Players.UNDER_CONSTRUCTION;
    NebulaFacts.buildingBegun(chronicle, seat, building);
  }

  /** R 8.5: while Clone is active an order gives two; what the planet cannot hold is lost. */
  private static void produceRegiment(NebulaPosition p, int seat, int planet, Chronicle chronicle) {
    p.players.pay(seat, METAL, REGIMENT_PRICE);
    int ordered = p.players.has(seat, Players.CLONE_ACTIVE) ? 2 : 1;
    int made = Math.min(ordered, Planets.REGIMENTS_MAX - p.planets.regiments[planet]);
    p.planets.arrive(planet, made);
    p.count(NebulaCounter.REGIMENTS);
    NebulaFacts.regiments(chronicle, p, planet, made, ordered);
  }

  /** R 8.6. */
  private static void produceShip(NebulaPosition p, int seat, int planet, Chronicle chronicle) {
    p.players.pay(seat, GAS, SHIP_PRICE);
    int ship = p.ships.free(seat);
    p.ships.create(ship, p.planets.blocks[planet], p.nextArrival());
    p.count(NebulaCounter.SHIPS);
    NebulaFacts.ship(chronicle, seat, ship, planet);
  }

  /** R 8.7. */
  private static void advance(NebulaPosition p, int seat, int tech, Chronicle chronicle) {
    p.players.pay(seat, CRYSTAL, ADVANCE_PRICE);
    boolean ready = p.techs.lower(seat, tech);
    TechFacts.advanced(chronicle, p, seat, tech);
    if (ready) {
      TechFacts.ready(chronicle, seat, tech, false);
    }
  }
}
