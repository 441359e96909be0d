package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

/**
 * What a combat will come to if both sides have average luck: who takes the space or the planet and
 * how many steps it costs. It knows how the attacker has committed only if the viewer is the
 * attacker.
 */
final class Forecast {
  private static final double LINE = 2 / 6.0;
  private static final double LINE_READY = 3 / 6.0;
  private static final double ESCORT = 1 / 6.0;
  private static final double ESCORT_IN_ARMS = 2 / 6.0;
  private static final double FORTRESS = 2 / 6.0;
  private static final double MIXED = 2 / 6.0;
  private static final double COVER = 0.5;
  private static final double COVER_WITH_GRID = 4 / 6.0;
  private static final double AMBUSH = 1 / 6.0; // for each firing unit
  private static final double FORTRESS_SHARE = 0.5; // of its steps that must go before the fleets
  private static final double SPREAD = 0.5;
  private static final double SPREAD_OF_IMPACTS = 0.6;
  private static final double SOFTNESS = 0.5;
  private static final double ESCORT_ON_PLANETS = 2 / 6.0;
  private static final double MILITIA = 1 / 6.0;
  private static final int TACTICS_IN_SPACE = 2;

  /** The seat that forecasts: an attacker knows its own commitments before others do. */
  int viewer;

  /** The chance of the attacker to take the space, or the planet. */
  double taken;

  /** Steps that the sides lose on average. */
  double lostByAttacker;

  double lostByDefender;

  private double attackerGrid;
  private double defenderGrid;
  private double attackerAmbush; // more impacts in the next round
  private double defenderAmbush;
  private double attackerFire;
  private double attackerCover;
  private int attackerUnits;
  private double attackerSteps;
  private double defenderFire;
  private double defenderCover;
  private double defenderUnits;
  private double defenderSteps;
  private double needed;
  private double withdrawn; // steps in each round

  /** All lines fire; escorts cover them, unless they are as good or alone. */
  void attackWith(NovaPosition p, int seat, int lines, int escorts, int steps) {
    double escort = escort(p, seat);
    boolean areAlone = lines == 0 || escort > ESCORT;
    attackerFire = LINE * lines + (areAlone ? escort * escorts : 0);
    attackerCover = areAlone ? 0 : escorts;
    attackerUnits = lines + escorts;
    attackerSteps = attackerUnits == 0 ? 0 : steps;
    attackerGrid = COVER;
    defenderGrid = COVER;
    attackerAmbush = 0;
    defenderAmbush = 0;
    lostByAttacker = 0;
    lostByDefender = 0;
  }

  private static double escort(NovaPosition p, int seat) {
    return p.powers.has(seat, Development.COMBINED_ARMS) ? ESCORT_IN_ARMS : ESCORT;
  }

  void defendWith(NovaPosition p, int seat, Muster muster, int system) {
    int lines = muster.lines[system];
    int escorts = muster.escorts[system];
    int fortresses = muster.fortresses[system];
    double escort = escort(p, seat);
    boolean areAlone = lines + fortresses == 0 || escort > ESCORT;
    defenderFire = LINE_READY * lines + FORTRESS * fortresses + (areAlone ? escort * escorts : 0);
    defenderCover = areAlone ? 0 : escorts;
    defenderUnits = lines + escorts + fortresses;
    defenderSteps = muster.fleetSteps[system] + muster.fortressSteps[system];
    needed = muster.fleetSteps[system];
    needed += needed == 0 ? 0 : FORTRESS_SHARE * muster.fortressSteps[system];
    withdrawn = 0;
  }

  /** R 11.5.3, the mean over its die. */
  void defendWith(NovaPosition p, int independent) {
    int full = 0;
    int units = 0;
    int end = Independents.end(independent);
    for (int fleet = Independents.first(independent); fleet < end; fleet++) {
      if (p.independents.isInReserve(fleet) && !p.independents.isSent(fleet)) {
        units++;
        full += p.independents.side(fleet) == UnitType.FULL ? 1 : 0;
      }
    }
    int firing = 0;
    int leaving = 0;
    for (int die = 1; die <= Dice.SIDES; die++) {
      int result = die + units - attackerUnits;
      firing += Math.min(units, Tactics.firing(result, TACTICS_IN_SPACE));
      leaving += result < 0 ? units : result <= 1 ? Math.min(1, units) : 0;
    }
    defenderUnits = units;
    defenderFire = MIXED * firing / Dice.SIDES;
    defenderCover = units - firing / (double) Dice.SIDES;
    defenderSteps = units + full;
    needed = defenderSteps;
    withdrawn = units == 0 ? 0 : defenderSteps / units * leaving / Dice.SIDES;
  }

  /** Takes the combat in space that is being fought into account: rounds, impacts, commitment. */
  void fight(NovaPosition p) {
    var combat = p.combat;
    int rounds = Combat.ROUNDS_IN_SPACE - combat.round;
    boolean isBeforeFire =
        combat.round > 0
            && combat.stage.number > CombatStage.ROUND.number
            && combat.stage.number <= CombatStage.FIRE.number;
    attackerGrid = combat.has(ATTACKER, Card.W8) ? COVER_WITH_GRID : COVER;
    defenderGrid = combat.has(DEFENDER, Card.W8) ? COVER_WITH_GRID : COVER;
    attackerSteps -= combat.impacts[ATTACKER];
    defenderSteps -= combat.impacts[DEFENDER];
    needed -= combat.impacts[DEFENDER];
    boolean isFirst = combat.round == 0 || (combat.round == 1 && isBeforeFire);
    attackerAmbush = isFirst && combat.has(ATTACKER, Card.W7) ? AMBUSH * attackerUnits : 0;
    defenderAmbush = isFirst && combat.has(DEFENDER, Card.W7) ? AMBUSH * defenderUnits : 0;
    if (!isBeforeFire) {
      goOn(rounds);
      return;
    }
    if (isCommitted(p)) {
      double fire = attackerFire;
      double cover = attackerCover;
      int lines = combat.commit(ATTACKER, UnitType.LINE);
      int escorts = combat.commit(ATTACKER, UnitType.ESCORT);
      attackerFire = LINE * lines + escort(p, combat.party(ATTACKER)) * escorts;
      attackerFire += MIXED * combat.commit(ATTACKER, UnitType.MIXED);
      attackerCover = attackerUnits - lines - escorts;
      attackerAmbush *= (lines + escorts) / (double) Math.max(1, attackerUnits);
      round();
      attackerFire = fire;
      attackerCover = cover;
      goOn(rounds);
    } else {
      goOn(rounds + 1);
    }
  }

  /** R 12.4, for a planet: all fire, for militia is all that is to be covered from. */
  void assault(NovaPosition p, int seat, int lines, int escorts, int steps, int party, int planet) {
    attackWith(p, seat, lines, escorts, steps);
    boolean hasTroops = p.powers.has(seat, Development.ASSAULT_TROOPS);
    double fireOfLine = (hasTroops ? 2 : 1) / 6.0;
    attackerFire = fireOfLine * lines + ESCORT_ON_PLANETS * escorts;
    attackerCover = 0;
    int militia = Marker.of(p.board.level(planet)).militia;
    defenderFire = MILITIA * militia;
    defenderCover = 0;
    defenderUnits = 0;
    defenderSteps = 0;
    withdrawn = 0;
    if (Party.isPower(party)) {
      defendPlanet(p, party, planet);
    } else {
      defendPlanet(p, Party.independent(party), party, planet);
    }
    double resistance = Marker.of(p.board.level(planet)).resistance - p.board.damage(planet);
    needed = defenderSteps + Math.max(0, resistance);
    int rounds = Combat.ROUNDS_ON_PLANETS;
    if (isFought(p, planet)) {
      rounds -= p.combat.round;
      attackerSteps -= p.combat.impacts[ATTACKER];
      needed -= p.combat.impacts[DEFENDER];
      boolean isBeforeFire =
          p.combat.round > 0
              && p.combat.stage.number > CombatStage.ROUND.number
              && p.combat.stage.number <= CombatStage.FIRE.number;
      rounds += isBeforeFire ? 1 : 0;
      if (isCommitted(p)) {
        double fire = attackerFire;
        int ofLines = p.combat.commit(ATTACKER, UnitType.LINE);
        int ofEscorts = p.combat.commit(ATTACKER, UnitType.ESCORT);
        attackerFire = fireOfLine * ofLines + ESCORT_ON_PLANETS * ofEscorts;
        attackerCover = attackerUnits - ofLines - ofEscorts;
        round();
        attackerFire = fire;
        attackerCover = 0;
        rounds--;
      }
    }
    goOn(rounds);
  }

  /** Whether the viewer has committed an attack and the defender has not. */
  private boolean isCommitted(NovaPosition p) {
    return Commitment.isSecret(p) && viewer == p.combat.party(ATTACKER);
  }

  private static boolean isFought(NovaPosition p, int planet) {
    return !p.frames.isEmpty()
        && p.frames.top() == Step.COMBAT
        && !p.combat.isInSpace()
        && p.combat.planet() == planet;
  }

  private void defendPlanet(NovaPosition p, int seat, int planet) {
    for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
      if (p.units.exists(unit) && p.units.isOn(unit, planet)) {
        defenderUnits++;
        defenderSteps += p.units.side(unit) == UnitType.FULL ? 2 : 1;
        defenderFire += UnitType.factor(Units.type(unit), false) / 6.0;
      }
    }
  }

  /** Those that are there, or will withdraw to its best planet; most of them cover. */
  private void defendPlanet(NovaPosition p, int independent, int party, int planet) {
    boolean isBest = p.board.bestPlanet(party, planet / 2) == planet;
    int end = Independents.end(independent);
    for (int fleet = Independents.first(independent); fleet < end; fleet++) {
      boolean isThere = p.independents.isOn(fleet, planet);
      if (isThere || (isBest && p.independents.isInReserve(fleet))) {
        defenderUnits++;
        defenderSteps += p.independents.side(fleet) == UnitType.FULL ? 2 : 1;
      }
    }
    defenderCover = defenderUnits;
  }

  /** A combat that has not begun. */
  void fight(int rounds) {
    goOn(rounds);
  }

  private void goOn(int rounds) {
    for (int round = 0; round < rounds; round++) {
      round();
    }
    if (needed <= 0) {
      taken = attackerSteps > 0 ? 1 : 0;
      return;
    }
    double margin =
        (lostByDefender - needed) / (SPREAD + SPREAD_OF_IMPACTS * Math.sqrt(lostByDefender));
    double alive = Math.min(1, Math.max(0, (attackerSteps - lostByAttacker + 1) / 2));
    alive = attackerSteps > 0 ? alive : 0;
    taken = alive * (0.5 + 0.5 * margin / (SOFTNESS + Math.abs(margin)));
    lostByAttacker = Math.min(lostByAttacker, attackerSteps);
    lostByDefender = Math.min(lostByDefender, defenderSteps);
  }

  private void round() {
    double attacking = alive(attackerSteps - lostByAttacker, attackerUnits);
    double defending = alive(defenderSteps - lostByDefender, defenderUnits);
    double dealt = (attackerFire + attackerAmbush) * attacking;
    double suffered = (defenderFire + defenderAmbush) * defending;
    dealt -= defenderGrid * Math.min(dealt, defenderCover * defending);
    suffered -= attackerGrid * Math.min(suffered, attackerCover * attacking);
    attackerAmbush = 0;
    defenderAmbush = 0;
    lostByAttacker += suffered;
    lostByDefender += dealt + withdrawn;
  }

  /** Full units lose their second step first. */
  private static double alive(double steps, double units) {
    return units == 0 ? 1 : Math.min(1, Math.max(0, steps / units));
  }
}
