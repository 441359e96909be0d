package org.apogee.engine.solis;

import static org.apogee.engine.solis.Fight.ATTACKER;
import static org.apogee.engine.solis.Fight.DEFENDER;
import static org.apogee.engine.solis.SolisWords.price;
import static org.apogee.engine.solis.SolisWords.sector;
import static org.apogee.engine.solis.SolisWords.tell;
import static org.apogee.engine.solis.SolisWords.who;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/**
 * Combat, as facts for everybody. Dice are told together, and so is what both sides make of them.
 */
final class FightFacts {
  private FightFacts() {}

  /** The Entity attacks without cost. */
  static void attacked(Chronicle chronicle, SolisPosition p, int cost) {
    if (chronicle.listens()) {
      int attacker = p.fight.who(ATTACKER);
      int defender = p.fight.who(DEFENDER);
      var at = sector(p.fight.sector());
      var paid = attacker == Entity.SEAT ? "" : " " + price(p, attacker, cost);
      tell(
          chronicle,
          "attacked",
          Words.sentence("%s attacks %s in %s%s", who(attacker), who(defender), at, paid),
          "attacker",
          who(attacker),
          "defender",
          who(defender),
          "sector",
          at,
          "energy",
          cost);
    }
  }

  /** R 11.5: the dice at the beginning, and as detail what they are rolled for. */
  static void rolled(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      tellDice(chronicle, p, List.of(FightSums.dice(p, ATTACKER), FightSums.dice(p, DEFENDER)));
    }
  }

  /** The dice after a power has changed them. */
  static void changed(Chronicle chronicle, SolisPosition p) {
    tellDice(chronicle, p, List.of());
  }

  private static void tellDice(Chronicle chronicle, SolisPosition p, List<String> detail) {
    if (chronicle.listens()) {
      var attacker = dice(p.fight, ATTACKER);
      var defender = dice(p.fight, DEFENDER);
      tell(
          chronicle,
          "dice",
          Words.sentence(
              "%s has %s, %s %s",
              who(p.fight.who(ATTACKER)),
              shown(attacker),
              who(p.fight.who(DEFENDER)),
              shown(defender)),
          detail,
          "attacker",
          attacker,
          "defender",
          defender);
    }
  }

  /** {@code dice 2, 5 and 5}, {@code a die showing 3}. */
  private static String shown(List<Integer> dice) {
    return switch (dice.size()) {
      case 0 -> "no dice";
      case 1 -> "a die showing " + dice.getFirst();
      default -> Phrase.of("%d dice showing %s", dice.size(), SolisWords.dice(dice));
    };
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

  static void ionReflected(Chronicle chronicle, SolisPosition p, int by) {
    if (chronicle.listens()) {
      var who = who(p.fight.who(by));
      var text = Words.sentence("%s turns the ion attack round", who);
      tell(chronicle, "ion-reflected", text, "by", who);
    }
  }

  static void ionStruck(Chronicle chronicle, SolisPosition p, int by, String what) {
    if (chronicle.listens()) {
      var who = who(p.fight.who(by));
      var text = Words.sentence("the ion attack of %s takes out %s", who, what);
      tell(chronicle, "ion-struck", text, "by", who, "what", what);
    }
  }

  /** The whole exchange as one line; what each side made of its dice, and the sums, are detail. */
  static void hits(Chronicle chronicle, SolisPosition p, int onDefender, int onAttacker) {
    if (chronicle.listens()) {
      int attacker = p.fight.who(ATTACKER);
      int defender = p.fight.who(DEFENDER);
      var text =
          Combat.isFought(p)
              ? score(p, ATTACKER, onDefender) + "; " + score(p, DEFENDER, onAttacker)
              : Phrase.of("nobody defends %s, so no dice are rolled", sector(p.fight.sector()));
      tell(
          chronicle,
          "hits",
          Words.sentence(text),
          Combat.isFought(p) ? sums(p, onDefender, onAttacker) : List.of(),
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

  private static List<String> sums(SolisPosition p, int onDefender, int onAttacker) {
    var lines = new ArrayList<>(FightSums.exchange(p, ATTACKER, onDefender));
    lines.addAll(FightSums.exchange(p, DEFENDER, onAttacker));
    return lines;
  }

  /** {@code seat 0 scores 2 hits: power 5 against shields of 2 and armour of 1}. */
  private static String score(SolisPosition p, int side, int hits) {
    int other = Fight.other(side);
    int tachyons = p.fight.allocated(side, TileKind.TAC);
    return Phrase.of(
        "%s scores %s: power %d against shields of %d and armour of %d%s",
        who(p.fight.who(side)),
        Words.count(hits, "hit"),
        Battle.power(p, side),
        Battle.shields(p, other, tachyons),
        Battle.armour(p, other),
        tachyons == 0 ? "" : Phrase.of(", %s unblocked", Words.count(tachyons, "tachyon")));
  }

  static void lost(Chronicle chronicle, SolisPosition p, int side, int ships, int stations) {
    if (chronicle.listens() && ships + stations > 0) {
      var who = who(p.fight.who(side));
      var at = sector(p.fight.sector());
      tell(
          chronicle,
          "units-lost",
          Words.sentence("%s loses %s in %s", who, SolisWords.units(ships, stations), at),
          "who",
          who,
          "ships",
          ships,
          "stations",
          stations,
          "to",
          who(p.fight.who(Fight.other(side))),
          "sector",
          at);
    }
  }

  static void gateLost(Chronicle chronicle, int seat, int at) {
    if (chronicle.listens()) {
      var text = Words.sentence("seat %d loses its gate in %s", seat, sector(at));
      tell(chronicle, "gate-lost", text, "seat", seat, "sector", sector(at));
    }
  }

  static void entityGateDestroyed(Chronicle chronicle, int gate, int at) {
    if (chronicle.listens()) {
      var name = Entity.gateName(gate);
      var text = Words.sentence("gate %s of the Entity is destroyed in %s", name, sector(at));
      tell(chronicle, "entity-gate-destroyed", text, "gate", name, "sector", sector(at));
    }
  }

  static void sectorLost(Chronicle chronicle, int seat, int taker, int at) {
    if (chronicle.listens()) {
      var text =
          Words.sentence(
              "seat %d loses %s to %s, with all its colonies there", seat, sector(at), who(taker));
      var where = sector(at);
      tell(chronicle, "sector-lost", text, "seat", seat, "sector", where, "to", who(taker));
    }
  }

  static void ended(Chronicle chronicle, int at) {
    if (chronicle.listens()) {
      var text = Words.sentence("the combat in %s ends", sector(at));
      tell(chronicle, "combat-ended", text, "sector", sector(at));
    }
  }
}
