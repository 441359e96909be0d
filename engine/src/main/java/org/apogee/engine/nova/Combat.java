package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 11 and R 12.2 to 12.4: one combat, stage after stage. */
final class Combat {
  static final int ROUNDS_IN_SPACE = 3;
  static final int ROUNDS_ON_PLANETS = 2;

  private Combat() {}

  /** R 11.1: nothing is fought where there is nobody to fight. */
  static void beginInSpace(NovaPosition p, int attacker, int defender, int system) {
    set(p, attacker, defender, system, CombatRecord.IN_SPACE);
    if (Forces.own(p, DEFENDER) == 0) {
      p.combat.clear();
      return;
    }
    p.frames.push(Step.COMBAT);
    CombatFacts.begins(p);
  }

  /** R 12.2: cards are asked for if anybody defends. */
  static void beginOnPlanet(NovaPosition p, int attacker, int defender, int planet) {
    set(p, attacker, defender, planet / 2, planet + 1);
    boolean isDefended =
        Forces.all(p, DEFENDER) > 0 || Marker.of(p.board.level(planet)).militia > 0;
    p.combat.stage = isDefended ? CombatStage.CARD_OF_ATTACKER : CombatStage.ROUND;
    p.frames.push(Step.COMBAT);
    CombatFacts.begins(p);
  }

  private static void set(NovaPosition p, int attacker, int defender, int system, int place) {
    p.combat.clear();
    p.combat.parties[ATTACKER] = attacker;
    p.combat.parties[DEFENDER] = defender;
    p.combat.system = system;
    p.combat.place = place;
  }

  /** Whose turn it is in a stage: a side, if it is a power. */
  private static int side(NovaPosition p) {
    return switch (p.combat.stage) {
      case CombatStage.CARD_OF_ATTACKER,
          CombatStage.ALLY_OF_ATTACKER,
          CombatStage.LOSSES_OF_ATTACKER,
          CombatStage.STAND_OF_ATTACKER ->
          ATTACKER;
      case CombatStage.FIRST_COMMIT -> Commitment.firstSide(p);
      case CombatStage.SECOND_COMMIT -> 1 - Commitment.firstSide(p);
      default -> DEFENDER;
    };
  }

  static int decider(NovaPosition p) {
    int side = side(p);
    if (!p.combat.isPower(side)) {
      return Position.NOBODY;
    }
    int seat = p.combat.party(side);
    boolean isInSpace = p.combat.isInSpace();
    boolean isAsked =
        switch (p.combat.stage) {
          case CombatStage.CARD_OF_ATTACKER, CombatStage.CARD_OF_DEFENDER ->
              p.decks.hand(seat) != 0;
          case CombatStage.ALLY_OF_ATTACKER, CombatStage.ALLY_OF_DEFENDER ->
              isInSpace && Allies.exist(p, seat);
          case CombatStage.WITHDRAWAL ->
              isInSpace
                  && p.board.hasMarkerAt(seat, p.combat.system)
                  && Forces.own(p, DEFENDER) > 0;
          case CombatStage.FIRST_COMMIT, CombatStage.SECOND_COMMIT -> Forces.all(p, side) > 0;
          case CombatStage.LOSSES_OF_DEFENDER, CombatStage.LOSSES_OF_ATTACKER ->
              p.combat.impacts[side] > 0 && Forces.all(p, side) > 0;
          case CombatStage.STAND_OF_DEFENDER -> isInSpace && canRetreat(p, seat);
          case CombatStage.STAND_OF_ATTACKER -> !isInSpace || canRetreat(p, seat);
          default -> false;
        };
    return isAsked ? seat : Position.NOBODY;
  }

  private static boolean canRetreat(NovaPosition p, int seat) {
    return Control.retreats(p, seat, p.combat.system) != 0;
  }

  static void legal(NovaPosition p, MoveList into) {
    int side = side(p);
    int seat = p.combat.party(side);
    switch (p.combat.stage) {
      case CombatStage.CARD_OF_ATTACKER, CombatStage.CARD_OF_DEFENDER -> listCards(p, seat, into);
      case CombatStage.ALLY_OF_ATTACKER, CombatStage.ALLY_OF_DEFENDER -> Allies.list(p, seat, into);
      case CombatStage.WITHDRAWAL -> {
        listUnits(p, side, NovaMoves.WITHDRAW, UnitType.ESCORT, into);
        into.add(NovaMoves.of(NovaMoves.STAY));
      }
      case CombatStage.FIRST_COMMIT, CombatStage.SECOND_COMMIT -> Commitment.list(p, side, into);
      case CombatStage.LOSSES_OF_DEFENDER, CombatStage.LOSSES_OF_ATTACKER -> {
        listUnits(p, side, NovaMoves.HIT, UnitType.FORTRESS, into);
        if (Forces.hasAlly(p, side)) {
          int face = p.independents.side(p.combat.allies[side] - 1);
          into.add(NovaMoves.of(NovaMoves.HIT, UnitType.MIXED, face));
        }
      }
      default -> {
        into.add(NovaMoves.of(NovaMoves.FIGHT));
        if (p.combat.isInSpace()) {
          Retreat.list(p, seat, p.combat.system, into);
        } else {
          into.add(NovaMoves.of(NovaMoves.STOP));
        }
      }
    }
  }

  private static void listCards(NovaPosition p, int seat, MoveList into) {
    into.add(NovaMoves.of(NovaMoves.PASS));
    for (int card = Card.W7.number; card <= Card.W8.number; card++) {
      if (Cards.has(p.decks.hand(seat), card)) {
        into.add(NovaMoves.of(NovaMoves.COMBAT_CARD, card));
      }
    }
  }

  private static void listUnits(NovaPosition p, int side, int kind, int lastType, MoveList into) {
    for (int type = UnitType.LINE; type <= lastType; type++) {
      for (int face = UnitType.REDUCED; face <= UnitType.FULL; face++) {
        if (Forces.find(p, side, type, face) != Units.NONE) {
          into.add(NovaMoves.of(kind, type, face));
        }
      }
    }
  }

  static void play(NovaPosition p, long move) {
    int side = side(p);
    int a = NovaMoves.a(move);
    int b = NovaMoves.b(move);
    switch (NovaMoves.kind(move)) {
      case NovaMoves.COMBAT_CARD -> {
        p.decks.discard(p.combat.party(side), a);
        p.combat.cards[side] = a + 1;
        p.count(NovaCounter.CARDS);
        CombatFacts.card(p, p.combat.party(side), a);
        p.combat.stage++;
      }
      case NovaMoves.CALL_ALLY -> {
        p.combat.allies[side] = p.independents.best(a) + 1;
        CombatFacts.allyCalled(p, p.combat.party(side), a);
        p.combat.stage++;
      }
      case NovaMoves.WITHDRAW -> withdraw(p, Forces.find(p, side, a, b));
      case NovaMoves.COMMIT -> {
        Commitment.set(p, side, move);
        p.combat.stage++;
      }
      case NovaMoves.HIT -> {
        p.combat.impacts[side]--;
        if (a == UnitType.MIXED) {
          Losses.takeStepOfFleet(p, p.combat.allies[side] - 1);
        } else {
          Losses.takeStep(p, Forces.find(p, side, a, b));
        }
      }
      case NovaMoves.RETREAT -> {
        Retreat.go(p, p.combat.party(side), p.combat.system, a);
        p.combat.stage = CombatStage.END;
      }
      case NovaMoves.STOP -> p.combat.stage = CombatStage.END;
      default -> next(p); // PASS, STAY, FIGHT
    }
  }

  /** R 11.4. */
  private static void withdraw(NovaPosition p, int unit) {
    int system = p.combat.system;
    int planet = p.board.bestPlanet(Units.owner(unit), system);
    p.units.move(unit, system, planet % 2 + 1);
    CombatFacts.withdrawn(p, Units.owner(unit), Units.type(unit), system);
  }

  private static void next(NovaPosition p) {
    p.combat.stage =
        p.combat.stage == CombatStage.STAND_OF_ATTACKER ? CombatStage.ROUND : p.combat.stage + 1;
  }

  /** A stage in which nobody decides. */
  static void run(NovaPosition p) {
    switch (p.combat.stage) {
      case CombatStage.ROUND -> beginRound(p);
      case CombatStage.FIRST_COMMIT, CombatStage.SECOND_COMMIT -> rollTactics(p);
      case CombatStage.FIRE -> {
        Fire.both(p);
        p.combat.stage++;
      }
      case CombatStage.LOSSES_OF_DEFENDER, CombatStage.LOSSES_OF_ATTACKER -> takeLosses(p);
      case CombatStage.AFTER -> endRound(p);
      case CombatStage.END -> finish(p);
      default -> next(p);
    }
  }

  private static void beginRound(NovaPosition p) {
    if (isDecided(p)) {
      p.combat.stage = CombatStage.END;
      return;
    }
    p.combat.clearRound();
    p.combat.round++;
    p.count(NovaCounter.ROUNDS);
    p.combat.stage = CombatStage.FIRST_COMMIT;
  }

  /** R 11.5 and R 12.3. */
  private static boolean isDecided(NovaPosition p) {
    if (Forces.own(p, ATTACKER) == 0) {
      return true;
    }
    if (p.combat.isInSpace()) {
      return Forces.own(p, DEFENDER) == 0;
    }
    return Forces.all(p, DEFENDER) == 0 && p.board.isBroken(p.combat.planet());
  }

  private static void rollTactics(NovaPosition p) {
    int side = side(p);
    if (!p.combat.isPower(side) && Forces.all(p, side) > 0) {
      Tactics.roll(p, side);
      if (p.combat.isInSpace() && Forces.own(p, DEFENDER) == 0) {
        p.combat.stage = CombatStage.END;
        return;
      }
    }
    p.combat.stage++;
  }

  private static void takeLosses(NovaPosition p) {
    int side = side(p);
    while (!p.combat.isPower(side) && p.combat.impacts[side] > 0 && Forces.all(p, side) > 0) {
      p.combat.impacts[side]--;
      Losses.takeStepOfFleet(p, Forces.findFleet(p, side));
    }
    if (side == DEFENDER && !p.combat.isInSpace() && p.combat.impacts[side] > 0) {
      p.board.addDamage(p.combat.planet(), p.combat.impacts[side]); // R 12.4
      CombatFacts.damaged(p, p.combat.planet(), p.combat.impacts[side]);
    }
    p.combat.impacts[side] = 0;
    p.combat.stage++;
  }

  private static void endRound(NovaPosition p) {
    int rounds = p.combat.isInSpace() ? ROUNDS_IN_SPACE : ROUNDS_ON_PLANETS;
    boolean isDecided = isDecided(p);
    if (!isDecided && p.combat.round < rounds) {
      p.combat.stage = CombatStage.STAND_OF_DEFENDER;
      return;
    }
    p.combat.stage = CombatStage.END;
    if (!isDecided && p.combat.isInSpace() && p.combat.isPower(ATTACKER)) {
      p.frames.push(Step.RETREAT, p.combat.party(ATTACKER), p.combat.system); // R 11.6
    }
  }

  private static void finish(NovaPosition p) {
    boolean isTaken = !p.combat.isInSpace() && Forces.own(p, ATTACKER) > 0 && isDecided(p);
    for (int side = ATTACKER; p.combat.isInSpace() && side <= DEFENDER; side++) {
      if (p.combat.isPower(side)) {
        rest(p, p.combat.party(side), p.combat.system);
      }
    }
    p.count(NovaCounter.COMBATS);
    p.frames.pop();
    if (isTaken) {
      Capture.take(p, p.combat.planet(), p.combat.party(ATTACKER));
    }
    p.combat.clear();
    if (p.frames.top() != Step.RAID) {
      Housekeeping.run(p);
    }
  }

  /** R 11.8. */
  private static void rest(NovaPosition p, int seat, int system) {
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.system(unit) == system) {
        p.units.ready(unit, false);
        if (p.units.place(unit) == Units.SPACE) {
          p.units.activate(unit, false);
        }
      }
    }
  }
}
