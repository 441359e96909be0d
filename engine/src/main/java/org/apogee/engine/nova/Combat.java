package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 11 and R 12.2 to 12.4: one combat, stage after stage. */
final class Combat extends Chapter<NovaPosition> {
  static final int ROUNDS_IN_SPACE = 3;
  static final int ROUNDS_ON_PLANETS = 2;

  /** R 11.1: nothing is fought where there is nobody to fight. */
  static void beginInSpace(
      NovaPosition p, int attacker, int defender, int system, Chronicle chronicle) {
    set(p, attacker, defender, system, CombatRecord.IN_SPACE);
    if (Forces.own(p, DEFENDER) == 0) {
      CombatFacts.unopposed(chronicle, p);
      p.combat.clear();
      return;
    }
    p.frames.push(Step.COMBAT);
    CombatFacts.begins(chronicle, p);
  }

  /** R 12.2: cards are asked for if anybody defends. */
  static void beginOnPlanet(
      NovaPosition p, int attacker, int defender, int planet, Chronicle chronicle) {
    set(p, attacker, defender, planet / 2, planet + 1);
    boolean isDefended =
        Forces.all(p, DEFENDER) > 0 || Marker.of(p.board.level(planet)).militia > 0;
    p.combat.stage = isDefended ? CombatStage.CARD_OF_ATTACKER : CombatStage.ROUND;
    p.frames.push(Step.COMBAT);
    CombatFacts.begins(chronicle, p);
  }

  private static void set(NovaPosition p, int attacker, int defender, int system, int place) {
    p.combat.clear();
    p.combat.parties[ATTACKER] = attacker;
    p.combat.parties[DEFENDER] = defender;
    p.combat.system = system;
    p.combat.place = place;
  }

  @Override
  public int decider(NovaPosition p) {
    int side = p.combat.stage.side(p);
    if (!p.combat.isPower(side)) {
      return Position.NOBODY;
    }
    int seat = p.combat.party(side);
    boolean isInSpace = p.combat.isInSpace();
    boolean isAsked =
        switch (p.combat.stage) {
          case CARD_OF_ATTACKER, CARD_OF_DEFENDER -> p.decks.hand(seat) != 0;
          case ALLY_OF_ATTACKER, ALLY_OF_DEFENDER -> isInSpace && Allies.exist(p, seat);
          case WITHDRAWAL ->
              isInSpace
                  && p.board.hasMarkerAt(seat, p.combat.system)
                  && Forces.own(p, DEFENDER) > 0;
          case FIRST_COMMIT, SECOND_COMMIT -> Forces.all(p, side) > 0;
          case LOSSES_OF_DEFENDER, LOSSES_OF_ATTACKER ->
              p.combat.impacts[side] > 0 && Forces.all(p, side) > 0;
          case STAND_OF_DEFENDER -> isInSpace && canRetreat(p, seat);
          case STAND_OF_ATTACKER -> !isInSpace || canRetreat(p, seat);
          default -> false;
        };
    return isAsked ? seat : Position.NOBODY;
  }

  private static boolean canRetreat(NovaPosition p, int seat) {
    return Control.retreats(p, seat, p.combat.system) != 0;
  }

  /** R 2.3: a hand without a combat card looks like any other, R 20.2. */
  @Override
  public boolean isForced(NovaPosition p, long onlyMove) {
    return p.combat.stage.number > CombatStage.CARD_OF_DEFENDER.number;
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
    int side = p.combat.stage.side(p);
    int seat = p.combat.party(side);
    switch (p.combat.stage) {
      case CARD_OF_ATTACKER, CARD_OF_DEFENDER -> listCards(p, seat, into);
      case ALLY_OF_ATTACKER, ALLY_OF_DEFENDER -> Allies.list(p, seat, into);
      case WITHDRAWAL -> {
        listUnits(p, side, NovaMoves.WITHDRAW, UnitType.ESCORT, into);
        into.add(NovaMoves.of(NovaMoves.STAY));
      }
      case FIRST_COMMIT, SECOND_COMMIT -> Commitment.list(p, side, into);
      case LOSSES_OF_DEFENDER, LOSSES_OF_ATTACKER -> {
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

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int side = p.combat.stage.side(p);
    int a = NovaMoves.a(move);
    int b = NovaMoves.b(move);
    switch (NovaMoves.kind(move)) {
      case NovaMoves.COMBAT_CARD -> {
        p.decks.discard(p.combat.party(side), a);
        p.combat.cards[side] = a + 1;
        p.count(NovaCounter.CARDS);
        CombatFacts.card(chronicle, p.combat.party(side), Card.of(a));
        p.combat.stage = p.combat.stage.next();
      }
      case NovaMoves.CALL_ALLY -> {
        p.combat.allies[side] = p.independents.best(a) + 1;
        CombatFacts.allyCalled(chronicle, p, p.combat.party(side), a, p.combat.allies[side] - 1);
        p.combat.stage = p.combat.stage.next();
      }
      case NovaMoves.WITHDRAW -> withdraw(p, Forces.find(p, side, a, b), chronicle);
      case NovaMoves.COMMIT -> {
        Commitment.set(p, side, move);
        p.combat.stage = p.combat.stage.next();
      }
      case NovaMoves.HIT -> {
        p.combat.impacts[side]--;
        if (a == UnitType.MIXED) {
          Losses.takeHitOfFleet(p, p.combat.allies[side] - 1, p.combat.impacts[side], chronicle);
        } else {
          int unit = Forces.find(p, side, a, b);
          Losses.takeHit(p, unit, p.combat.impacts[side], chronicle);
        }
      }
      case NovaMoves.RETREAT -> {
        Retreat.go(p, p.combat.party(side), p.combat.system, a, chronicle);
        p.combat.stage = CombatStage.END;
      }
      case NovaMoves.STOP -> p.combat.stage = CombatStage.END;
      default -> next(p); // PASS, STAY, FIGHT
    }
  }

  /** R 11.4. */
  private static void withdraw(NovaPosition p, int unit, Chronicle chronicle) {
    int system = p.combat.system;
    int planet = p.board.bestPlanet(Units.owner(unit), system);
    p.units.move(unit, system, planet % 2 + 1);
    CombatFacts.withdrawn(
        chronicle, p, Units.owner(unit), Units.type(unit), p.units.side(unit), planet);
  }

  private static void next(NovaPosition p) {
    boolean isAgain = p.combat.stage == CombatStage.STAND_OF_ATTACKER;
    p.combat.stage = isAgain ? CombatStage.ROUND : p.combat.stage.next();
  }

  /** A stage in which nobody decides. */
  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    switch (p.combat.stage) {
      case ROUND -> beginRound(p);
      case FIRST_COMMIT, SECOND_COMMIT -> rollTactics(p, chance, chronicle);
      case FIRE -> {
        Fire.both(p, chance, chronicle);
        p.combat.stage = p.combat.stage.next();
      }
      case LOSSES_OF_DEFENDER, LOSSES_OF_ATTACKER -> takeLosses(p, chronicle);
      case AFTER -> endRound(p);
      case END -> finish(p, chronicle);
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

  private static void rollTactics(NovaPosition p, Chance chance, Chronicle chronicle) {
    int side = p.combat.stage.side(p);
    if (!p.combat.isPower(side) && Forces.all(p, side) > 0) {
      Tactics.roll(p, side, chance, chronicle);
      if (p.combat.isInSpace() && Forces.own(p, DEFENDER) == 0) {
        p.combat.stage = CombatStage.END;
        return;
      }
    }
    p.combat.stage = p.combat.stage.next();
  }

  private static void takeLosses(NovaPosition p, Chronicle chronicle) {
    int side = p.combat.stage.side(p);
    while (!p.combat.isPower(side) && p.combat.impacts[side] > 0 && Forces.all(p, side) > 0) {
      p.combat.impacts[side]--;
      int fleet = Forces.findFleet(p, side);
      Losses.takeHitOfFleet(p, fleet, p.combat.impacts[side], chronicle);
    }
    if (side == DEFENDER && !p.combat.isInSpace() && p.combat.impacts[side] > 0) {
      p.board.addDamage(p.combat.planet(), p.combat.impacts[side]); // R 12.4
      SiegeFacts.damaged(chronicle, p, p.combat.planet(), p.combat.impacts[side]);
    }
    p.combat.impacts[side] = 0;
    p.combat.stage = p.combat.stage.next();
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

  private static void finish(NovaPosition p, Chronicle chronicle) {
    boolean isTaken = !p.combat.isInSpace() && Forces.own(p, ATTACKER) > 0 && isDecided(p);
    for (int side = ATTACKER; p.combat.isInSpace() && side <= DEFENDER; side++) {
      if (p.combat.isPower(side)) {
        rest(p, p.combat.party(side), p.combat.system);
      }
    }
    p.count(NovaCounter.COMBATS);
    if (p.combat.isInSpace()) {
      CombatFacts.ended(chronicle, p);
    } else if (!isTaken) {
      CombatFacts.held(chronicle, p);
    }
    p.frames.pop();
    if (isTaken) {
      Capture.take(p, p.combat.planet(), p.combat.party(ATTACKER), chronicle);
    }
    p.combat.clear();
    if (p.frames.top() != Step.RAID) {
      Housekeeping.run(p, chronicle);
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
