package org.apogee.engine.nebula;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.learned.Features;

/**
 * What a learned evaluation of Beyond Nebula looks at. Of the research of the other player it knows
 * colour and tier (R 14.1), so each tech that a token may hide counts in part.
 */
final class NebulaFeatures implements Features {
  private static final double WORTH = 100; // a lead that changes the odds by a factor of e
  private static final double TEN = 10;
  private static final double FEW = 3;
  private static final int LOW = 12;
  private static final int HIGH = 24;
  private static final int TECHS_WANTED = 5;
  private static final int REGIMENTS_WANTED = 18;
  private static final double EARLY = 10; // turns
  private static final double LATE = 10; // turns before the turn limit
  private static final String[] RESOURCES = {"metal", "gas", "crystal"};
  private static final String[] BUILDINGS = {"academy", "hangar", "laboratory"};

  /** What is left of a tech for each turn until it is ready. */
  private static final double PER_TURN = 0.15;

  private final Raids raids = new Raids();
  private final Muster muster = new Muster();
  private float[] into = {};
  private int next;

  @Override
  public List<String> names() {
    var names = new ArrayList<>(List.of("worth"));
    for (var resource : RESOURCES) {
      names.add(resource + "-low");
      names.add(resource + "-high");
      names.add(resource + "-excess");
      names.add("income-" + resource);
    }
    for (var building : BUILDINGS) {
      names.add(building);
      names.add(building + "-begun");
    }
    names.addAll(
        List.of(
            "penalties",
            "cloned-orders",
            "hangar-alone",
            "academy-alone",
            "academy-lacking",
            "hangar-lacking",
            "metal-for-regiments",
            "gas-for-ships",
            "crystal-for-cooling",
            "income-early",
            "reserves-early"));
    for (var tech : Tech.all()) {
      names.add(tech.word());
    }
    names.addAll(
        List.of(
            "techs",
            "techs-more",
            "cooling",
            "researching",
            "jammed",
            "frozen",
            "regiments-aboard",
            "regiments-on-planets",
            "regiments-more",
            "ships",
            "manned",
            "laden",
            "loadable",
            "idle",
            "lone",
            "stranded",
            "strongest",
            "concentration",
            "pressure",
            "near-enemy",
            "near-win",
            "near-colony",
            "damaged",
            "new-ships",
            "planets",
            "planets-late",
            "single",
            "two",
            "own-root",
            "foreign",
            "garrison",
            "ring",
            "guards",
            "guard-regiments",
            "open-planets",
            "strike-colony",
            "strike-capture",
            "strike-win",
            "menace-colony",
            "menace-capture",
            "menace-win",
            "decisive",
            "prey",
            "later-prey",
            "zone",
            "exploring",
            "fight",
            "active",
            "in-progress"));
    return List.copyOf(names);
  }

  @Override
  public void describe(Position position, int party, int viewer, float[] described) {
    var p = (NebulaPosition) position;
    boolean due = party != viewer && p.active() == viewer;
    into = described;
    next = 0;
    muster.count(p, party);
    raids.measure(p, party, viewer);
    put(NebulaEstimate.worth(p, party, due, muster, raids) / WORTH);
    economy(p, party, due);
    techs(p.techs, party, party == viewer || p.options().openResearch(), due);
    forces(p, party);
    planets(p, party);
    for (int stake = Stakes.COLONY; stake <= Stakes.WIN; stake++) {
      put(raids.strikes[stake]);
    }
    for (int stake = Stakes.COLONY; stake <= Stakes.WIN; stake++) {
      put(raids.menaces[stake]);
    }
    put(raids.decisive / FEW);
    put(raids.prey / TEN);
    put(raids.laterPrey / TEN);
    boolean isActive = p.active() == party && !p.isOver();
    put(muster.nearZone);
    put(isActive && p.frames.isAt(Step.EXPLORE) ? 1 : 0);
    put(muster.fight / TEN);
    put(isActive ? 1 : 0);
    put(isActive && p.frames.at(0) == Step.PROGRESS ? 1 : 0);
  }

  private void economy(NebulaPosition p, int seat, boolean due) {
    double penalties = 0;
    double income = 0;
    double reserves = 0;
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      double reserve = NebulaEstimate.reserve(p, seat, resource, due);
      put(Math.min(reserve, LOW) / TEN);
      put(Math.clamp(reserve - LOW, 0, HIGH - LOW) / TEN);
      put(Math.max(0, reserve - HIGH) / TEN);
      put(NebulaEstimate.income(p.players, seat, resource, false) / TEN);
      double full = NebulaEstimate.income(p.players, seat, resource, false);
      penalties += due ? 0 : full - NebulaEstimate.income(p.players, seat, resource, true);
      income += full;
      reserves += reserve;
    }
    for (int building = 0; building < Resource.COUNT; building++) {
      int state = p.players.buildings[Players.of(seat, building)];
      boolean isBegun = state == Players.UNDER_CONSTRUCTION;
      put(state == Players.OWNED || (isBegun && due) ? 1 : 0);
      put(isBegun && !due ? 1 : 0);
    }
    put(penalties / TEN);
    put(NebulaEstimate.clonedOrders(p, seat) / FEW);
    boolean hasAcademy = p.players.buildings[Players.of(seat, 0)] != Players.NO_BUILDING;
    boolean hasHangar = p.players.buildings[Players.of(seat, 1)] != Players.NO_BUILDING;
    put(hasHangar && !hasAcademy ? 1 : 0);
    put(hasAcademy && !hasHangar ? 1 : 0);
    put(hasAcademy ? 0 : lacking(p, seat, 0, due) / TEN);
    put(hasHangar ? 0 : lacking(p, seat, 1, due) / TEN);
    boolean hasRoom = p.ships.free(seat) != Ships.NOWHERE;
    put(p.players.owns(seat, 0) ? NebulaEstimate.reserve(p, seat, 0, due) / TEN : 0);
    put(p.players.owns(seat, 1) && hasRoom ? reserve(p, seat, 1, due) / TEN : 0);
    put(p.players.owns(seat, 2) ? reserve(p, seat, 2, due) / TEN : 0);
    double early = Math.max(0, EARLY - p.players.turnsTaken[seat]) / EARLY;
    put(early * income / TEN);
    put(early * reserves / TEN);
  }

  /** What can be spent on units within a turn or two. */
  private static double reserve(NebulaPosition p, int seat, int resource, boolean due) {
    return Math.min(LOW, NebulaEstimate.reserve(p, seat, resource, due));
  }

  /** R 2, what a building still costs beyond the reserves. */
  private static double lacking(NebulaPosition p, int seat, int building, boolean due) {
    double lacking = 0;
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      int price = Resource.of(building).buildingPrice(resource);
      lacking += Math.max(0, price - NebulaEstimate.reserve(p, seat, resource, due));
    }
    return lacking;
  }

  private void techs(TechStates techs, int seat, boolean isKnown, boolean due) {
    int start = next;
    int cooling = 0;
    int researching = 0;
    for (int tech = 0; tech < Tech.COUNT; tech++) {
      int indicator = Math.max(0, techs.indicator(seat, tech) - (due ? 1 : 0));
      int bit = 1 << tech;
      boolean isResearched = (techs.researching[seat] & bit) != 0;
      cooling += (techs.cooling[seat] & bit) != 0 ? indicator : 0;
      researching += isResearched ? indicator : 0;
      boolean isSeen = (techs.known(seat) & bit) != 0 && (isKnown || !isResearched);
      put(isSeen ? 1 - PER_TURN * indicator : 0);
    }
    if (!isKnown) {
      hidden(techs, seat, start, due);
    }
    int count = Integer.bitCount(techs.known(seat));
    put(count / FEW);
    put(Math.max(0, count - TECHS_WANTED) / FEW);
    put(cooling / FEW);
    put(researching / FEW);
    put(Integer.bitCount(techs.jammed[seat]));
    put(Integer.bitCount(techs.frozen[seat]));
  }

  /** R 14.2: the tokens of a group, spread over the techs that they can be. */
  private void hidden(TechStates techs, int seat, int start, boolean due) {
    for (int first = 0; first < Tech.COUNT; first += Tech.PER_GROUP) {
      int group = Tech.techsOfGroup(Tech.group(first));
      int tokens = techs.researching[seat] & group;
      if (tokens != 0) {
        int turns = 0;
        for (int left = tokens; left != 0; left &= left - 1) {
          int indicator = techs.indicator(seat, Integer.numberOfTrailingZeros(left));
          turns += Math.max(0, indicator - (due ? 1 : 0));
        }
        int possible = group & ~techs.owned(seat);
        double share = Integer.bitCount(tokens) - PER_TURN * turns;
        share /= Integer.bitCount(possible);
        for (int left = possible; left != 0; left &= left - 1) {
          into[start + Integer.numberOfTrailingZeros(left)] = (float) share;
        }
      }
    }
  }

  private void forces(NebulaPosition p, int seat) {
    int onPlanets = NebulaScoring.regiments(p, seat) - muster.aboard;
    put(muster.aboard / TEN);
    put(onPlanets / TEN);
    put(Math.max(0, muster.aboard + onPlanets - REGIMENTS_WANTED) / TEN);
    put(muster.ships / FEW);
    put(muster.manned / FEW);
    put(muster.laden / FEW);
    put(muster.loadable / TEN);
    put(Math.max(0, onPlanets - muster.loadable) / TEN);
    put(muster.lone / FEW);
    put(muster.stranded / FEW);
    put(muster.strongest / TEN);
    put(muster.concentration / TEN / TEN);
    put(muster.pressure / TEN);
    put(muster.nearEnemy);
    put(muster.nearWin);
    put(muster.nearColony);
    put(muster.damaged / FEW);
    put(muster.fresh / FEW);
  }

  private void planets(NebulaPosition p, int seat) {
    int count = p.planets.controlled(seat);
    double left = p.options().turnLimit() - p.players.turnsTaken[seat];
    put(count);
    put(count * Math.max(0, LATE - left) / LATE);
    put(count == 1 ? 1 : 0);
    put(count == 2 ? 1 : 0);
    put(NebulaScoring.ownRoots(p, seat));
    put(NebulaScoring.foreignPlanets(p, seat));
    put(muster.garrison / TEN);
    put(muster.rings / FEW);
    put(muster.guards / FEW);
    put(muster.guardRegiments / TEN);
    put(muster.open);
  }

  private void put(double value) {
    into[next++] = (float) value;
  }
}
