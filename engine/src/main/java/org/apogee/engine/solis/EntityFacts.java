package org.apogee.engine.solis;

import static org.apogee.engine.solis.Facts.count;
import static org.apogee.engine.solis.Facts.sector;
import static org.apogee.engine.solis.Facts.tell;

import java.util.ArrayList;
import java.util.List;

/** R 20.2: the Entity phase step by step, as facts for everybody. */
final class EntityFacts {
  private EntityFacts() {}

  static void began(SolisPosition p) {
    if (p.listens()) {
      var entity = p.entity;
      int phase = entity.get(Entity.PHASES);
      tell(
          p,
          "entity-phase-began",
          "Entity phase %d begins: power %d, malice %d, presence %d, reserve %d."
              .formatted(
                  phase,
                  entity.get(Entity.POWER),
                  entity.get(Entity.MALICE),
                  entity.get(Entity.PRESENCE),
                  entity.get(Entity.RESERVE)),
          "phase",
          phase,
          "power",
          entity.get(Entity.POWER),
          "malice",
          entity.get(Entity.MALICE),
          "presence",
          entity.get(Entity.PRESENCE),
          "reserve",
          entity.get(Entity.RESERVE),
          "track",
          Scoring.victoryTrack(p),
          "artifacts",
          Scoring.artifacts(p));
    }
  }

  static void ended(SolisPosition p) {
    if (p.listens()) {
      int reserve = p.entity.get(Entity.RESERVE);
      tell(
          p,
          "entity-phase-ended",
          "The Entity phase ends with %s in reserve.".formatted(count(reserve, "ship")),
          "reserve",
          reserve,
          "track",
          Scoring.victoryTrack(p));
    }
  }

  static void anomalyDice(SolisPosition p, int rolled) {
    if (p.listens()) {
      List<Integer> dice = new ArrayList<>();
      for (int face = 1; face <= Panel.FACES; face++) {
        for (int i = (rolled >> (4 * face)) & 0xf; i > 0; i--) {
          dice.add(face);
        }
      }
      tell(p, "anomaly-dice", "The anomaly dice show %s.".formatted(dice), "dice", dice);
    }
  }

  static void starsLoose(SolisPosition p, int at, int stars) {
    if (p.listens()) {
      var text = "An anomaly leaves %d loose ★ in %s.".formatted(stars, sector(at));
      tell(p, "stars-loose", text, "sector", sector(at), "points", stars);
    }
  }

  static void moved(SolisPosition p, int from, int to, int ships) {
    if (p.listens()) {
      tell(
          p,
          "entity-moved",
          "%s of the Entity %s from %s to %s."
              .formatted(
                  count(ships, "ship"), ships == 1 ? "moves" : "move", sector(from), sector(to)),
          "ships",
          ships,
          "from",
          sector(from),
          "to",
          sector(to));
    }
  }

  static void drawn(SolisPosition p) {
    if (p.listens()) {
      List<String> cards = new ArrayList<>();
      for (int i = 0; i < p.entity.get(Entity.DRAWN_COUNT); i++) {
        cards.add(ActionCard.of(p.entity.get(Entity.DRAWN + i)).label());
      }
      var text = "The Entity draws %s.".formatted(String.join(", ", cards));
      tell(p, "entity-drew", text, "cards", List.copyOf(cards));
    }
  }

  static void resolves(SolisPosition p, ActionCard card) {
    if (p.listens()) {
      tell(p, "entity-acts", "The Entity acts: %s.".formatted(card.label()), "card", card.label());
    }
  }

  static void gateMoved(SolisPosition p, int gate) {
    if (p.listens()) {
      var name = Entity.gateName(gate);
      var at = sector(p.entity.gate(gate));
      tell(p, "gate-moved", "Gate %s goes to %s.".formatted(name, at), "gate", name, "sector", at);
    }
  }

  static void placed(SolisPosition p, int at, int ships) {
    if (p.listens()) {
      tell(
          p,
          "entity-placed",
          ships == 0
              ? "No ship comes to %s.".formatted(sector(at))
              : "%s of the Entity %s to %s."
                  .formatted(count(ships, "ship"), ships == 1 ? "comes" : "come", sector(at)),
          "ships",
          ships,
          "sector",
          sector(at),
          "reserve",
          p.entity.get(Entity.RESERVE));
    }
  }

  static void presence(SolisPosition p) {
    if (p.listens()) {
      int presence = p.entity.get(Entity.PRESENCE);
      var text = "The Entity's presence rises to %d.".formatted(presence);
      tell(p, "presence-rose", text, "presence", presence);
    }
  }

  static void malice(SolisPosition p) {
    if (p.listens()) {
      int malice = p.entity.get(Entity.MALICE);
      tell(
          p, "malice-rose", "The Entity's malice rises to %d.".formatted(malice), "malice", malice);
    }
  }

  static void power(SolisPosition p) {
    if (p.listens()) {
      int power = p.entity.get(Entity.POWER);
      tell(p, "power-rose", "The Entity's power is %d now.".formatted(power), "power", power);
    }
  }

  static void flareHit(SolisPosition p, int seat, int at, boolean lost) {
    if (p.listens()) {
      var what = lost ? "destroys" : "disables";
      tell(
          p,
          "flare-hit",
          "The flare %s a ship of seat %d in %s.".formatted(what, seat, sector(at)),
          "seat",
          seat,
          "sector",
          sector(at),
          "lost",
          lost);
    }
  }
}
