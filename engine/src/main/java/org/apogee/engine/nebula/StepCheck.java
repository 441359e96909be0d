package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaSnapshotCheck.require;

/** Which steps can lie on which in a snapshot, and what their registers can hold. */
final class StepCheck {
  private StepCheck() {}

  static void check(NebulaPosition p) {
    var frames = p.frames;
    for (int level = 0; level < frames.depth(); level++) {
      boolean fits =
          level == 0 ? isBottom(frames.at(0)) : fitsOn(frames.at(level), frames.at(level - 1));
      require(fits, "a step lies on a wrong one");
      require(registersFit(p, level), "a step remembers what cannot be");
    }
    require(p.isOver() || !frames.isEmpty(), "nothing is going on");
  }

  private static boolean isBottom(Step step) {
    return step == Step.PROGRESS || step == Step.OPENING || step == Step.CONFLICT;
  }

  private static boolean fitsOn(Step step, Step below) {
    return switch (step) {
      case PROGRESS, OPENING, CONFLICT -> false;
      case AMOUNT -> below == Step.PROGRESS;
      case TECH -> isBottom(below) || below == Step.COMBAT || below == Step.LOSS;
      case FREEZE, ARRIVAL -> below == Step.CONFLICT;
      case KEEP -> below == Step.CONFLICT;
      case EXPLORE -> below == Step.ARRIVAL;
      case RAY -> isBottom(below) || below == Step.COMBAT;
      case LOSS -> isBottom(below) || below == Step.COMBAT || below == Step.RAY;
      case COMBAT -> below == Step.ARRIVAL;
    };
  }

  private static boolean registersFit(NebulaPosition p, int level) {
    int a = p.frames.get(level, 1);
    int b = p.frames.get(level, 2);
    int c = p.frames.get(level, 3);
    return switch (p.frames.at(level)) {
      case PROGRESS, OPENING, CONFLICT -> true;
      case EXPLORE -> isExploring(p, level - 1);
      case AMOUNT -> isResource(a) && isResource(b) && a != b;
      case TECH -> within(a, 0, 1) && within(b, 0, Tech.COUNT - 1) && useFits(p, level);
      case FREEZE -> within(a, 0, 1);
      case RAY -> within(a, 0, 1) && within(b, 0, (1 << Ships.PER_SEAT) - 1);
      case LOSS -> isShip(p, a) && within(b, 0, 1);
      case ARRIVAL -> mayFight(p, level, a);
      case COMBAT ->
          mayFight(p, level, a) && mayFight(p, level, b) && combatFits(p, level, a, b, c);
      case KEEP -> within(a, 0, 1) && isPlanet(b) && isPlanet(c) && c == Planets.twin(b);
    };
  }

  /** R 9.5.1 ZONE: the ship that arrives stands on a zone that counts as explored. */
  private static boolean isExploring(NebulaPosition p, int arrival) {
    int zone = GalacticMap.zone(p.ships.blocks[p.frames.get(arrival, 1)]);
    return zone != GalacticMap.NO_ZONE && (p.explored() >>> zone & 1) != 0;
  }

  private static boolean useFits(NebulaPosition p, int level) {
    int user = p.frames.get(level, 1);
    int tech = p.frames.get(level, 2);
    int owner = p.frames.get(level, 3) == 0 ? user : 1 - user;
    int made = p.frames.get(level, 4);
    var effect = Tech.of(tech).effect();
    if (!within(p.frames.get(level, 3), 0, 1)
        || !within(made, 0, effect.choices() - 1)
        || (p.techs.ready[owner] >>> tech & 1) == 0) {
      return false;
    }
    for (int choice = 0; choice < 3; choice++) {
      int chosen = p.frames.get(level, 5 + choice);
      boolean fits = choice < made ? choiceFits(p, effect.kind(choice), chosen) : chosen == 0;
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  private static boolean choiceFits(NebulaPosition p, int kind, int chosen) {
    return switch (kind) {
      case NebulaMoves.CHOOSE_SHIP -> isShip(p, chosen);
      case NebulaMoves.CHOOSE_PLANET -> isPlanet(chosen);
      default -> false; // nothing else is followed by a further choice
    };
  }

  private static boolean combatFits(NebulaPosition p, int level, int a, int b, int stage) {
    return Ships.owner(a) != Ships.owner(b)
        && within(stage, 0, Combat.ROLL)
        && within(p.frames.get(level, 4), 0, 4)
        && within(p.frames.get(level, 5), 0, Tech.COUNT)
        && within(p.frames.get(level, 6), 0, Tech.COUNT);
  }

  private static boolean isShip(NebulaPosition p, int ship) {
    return within(ship, 0, Ships.COUNT - 1) && p.ships.exists(ship);
  }

  /** A Ray in a round may have destroyed a fighter while ships beside it are still rolled for. */
  private static boolean mayFight(NebulaPosition p, int level, int ship) {
    return isShip(p, ship) || (within(ship, 0, Ships.COUNT - 1) && hasRayAbove(p, level));
  }

  private static boolean hasRayAbove(NebulaPosition p, int level) {
    for (int above = level + 1; above < p.frames.depth(); above++) {
      if (p.frames.at(above) == Step.RAY) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPlanet(int planet) {
    return within(planet, 0, Planets.COUNT - 1);
  }

  private static boolean isResource(int resource) {
    return within(resource, 0, Resource.COUNT - 1);
  }

  private static boolean within(int value, int least, int most) {
    return value >= least && value <= most;
  }
}
