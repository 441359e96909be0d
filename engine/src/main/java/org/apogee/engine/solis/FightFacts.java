package org.apogee.engine.solis;

import static org.apogee.engine.solis.Facts.capital;
import static org.apogee.engine.solis.Facts.count;
import static org.apogee.engine.solis.Facts.sector;
import static org.apogee.engine.solis.Facts.tell;
import static org.apogee.engine.solis.Facts.who;
import static org.apogee.engine.solis.Fight.ATTACKER;
import static org.apogee.engine.solis.Fight.DEFENDER;

import java.util.ArrayList;
import java.util.List;

/** Combat, as facts for everybody. */
final class FightFacts {
  private FightFacts() {}

  static void attacked(SolisPosition p) {
    if (p.listens()) {
      int attacker = p.fight.who(ATTACKER);
      int defender = p.fight.who(DEFENDER);
      var at = sector(p.fight.sector());
      tell(
          p,
          "attacked",
          "%s attacks %s in %s.".formatted(capital(attacker), who(defender), at),
          "attacker",
          who(attacker),
          "defender",
          who(defender),
          "sector",
          at);
    }
  }

  static void rolled(SolisPosition p) {
    if (p.listens()) {
      var attacker = dice(p.fight, ATTACKER);
      var defender = dice(p.fight, DEFENDER);
      tell(
          p,
          "dice",
          "The dice: attacker %s, defender %s.".formatted(attacker, defender),
          "attacker",
          attacker,
          "defender",
          defender);
    }
  }

  static List<Integer> dice(Fight fight, int side) {
    List<Integer> dice = new ArrayList<>();
    if (fight.isEntity(side)) {
      for (int i = 0; i < fight.get(Fight.ENTITY_COUNT); i++) {
        dice.add(fight.get(Fight.ENTITY_DICE + i));
      }
    } else {
      for (int face = 1; face <= Panel.FACES; face++) {
        for (int i = 0; i < fight.dice(side, face); i++) {
          dice.add(face);
        }
      }
    }
    return List.copyOf(dice);
  }

  static void powerUsed(SolisPosition p, int seat, int tech) {
    SolisFacts.powerUsed(p, seat, tech);
  }

  static void allocated(SolisPosition p, int side, int face, int attack, int defence) {
    if (p.listens()) {
      var made = new ArrayList<String>();
      if (attack >= 0) {
        made.add(TileKind.of(attack).label);
      }
      if (defence >= 0) {
        made.add(TileKind.of(defence).label);
      }
      var what = made.isEmpty() ? "nothing" : String.join(" and ", made);
      tell(
          p,
          "die-allocated",
          "%s makes %s of a %d.".formatted(capital(p.fight.who(side)), what, face),
          "by",
          who(p.fight.who(side)),
          "face",
          face,
          "as",
          what);
    }
  }

  static void ionReflected(SolisPosition p, int by) {
    if (p.listens()) {
      var text = "%s turns the ion attack round.".formatted(capital(p.fight.who(by)));
      tell(p, "ion-reflected", text, "by", who(p.fight.who(by)));
    }
  }

  static void ionStruck(SolisPosition p, int by, String what) {
    if (p.listens()) {
      var text = "The ion attack of %s takes out %s.".formatted(who(p.fight.who(by)), what);
      tell(p, "ion-struck", text, "by", who(p.fight.who(by)), "what", what);
    }
  }

  static void hits(SolisPosition p, int onDefender, int onAttacker) {
    if (p.listens()) {
      int attacker = p.fight.who(ATTACKER);
      int defender = p.fight.who(DEFENDER);
      tell(
          p,
          "hits",
          "%s scores %s, %s %d."
              .formatted(capital(attacker), count(onDefender, "hit"), who(defender), onAttacker),
          "attacker",
          who(attacker),
          "by-attacker",
          onDefender,
          "defender",
          who(defender),
          "by-defender",
          onAttacker,
          "sector",
          sector(p.fight.sector()));
    }
  }

  static void lost(SolisPosition p, int side, int ships, int stations) {
    if (p.listens() && ships + stations > 0) {
      int who = p.fight.who(side);
      var losses = new ArrayList<String>();
      if (ships > 0) {
        losses.add(count(ships, "ship"));
      }
      if (stations > 0) {
        losses.add(count(stations, "station"));
      }
      tell(
          p,
          "units-lost",
          "%s loses %s in %s."
              .formatted(capital(who), String.join(" and ", losses), sector(p.fight.sector())),
          "who",
          who(who),
          "ships",
          ships,
          "stations",
          stations,
          "to",
          who(p.fight.who(Fight.other(side))),
          "sector",
          sector(p.fight.sector()));
    }
  }

  static void gateLost(SolisPosition p, int seat, int at) {
    if (p.listens()) {
      var text = "Seat %d loses its gate in %s.".formatted(seat, sector(at));
      tell(p, "gate-lost", text, "seat", seat, "sector", sector(at));
    }
  }

  static void entityGateDestroyed(SolisPosition p, int gate, int at) {
    if (p.listens()) {
      var name = Entity.gateName(gate);
      var text = "Gate %s of the Entity is destroyed in %s.".formatted(name, sector(at));
      tell(p, "entity-gate-destroyed", text, "gate", name, "sector", sector(at));
    }
  }

  static void sectorLost(SolisPosition p, int seat, int taker, int at) {
    if (p.listens()) {
      var text = "Seat %d loses %s to %s.".formatted(seat, sector(at), who(taker));
      tell(p, "sector-lost", text, "seat", seat, "sector", sector(at), "to", who(taker));
    }
  }

  static void ended(SolisPosition p, int at) {
    if (p.listens()) {
      tell(p, "combat-ended", "The combat in %s ends.".formatted(sector(at)), "sector", sector(at));
    }
  }
}
