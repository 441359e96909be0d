package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisWords.dice;
import static org.apogee.engine.solis.SolisWords.sector;
import static org.apogee.engine.solis.SolisWords.tell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 20.2: the Entity phase step by step, as facts for everybody. */
final class EntityFacts {
  private EntityFacts() {}

  static void began(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      var entity = p.entity;
      int phase = entity.get(Entity.PHASES);
      int power = entity.get(Entity.POWER);
      int malice = entity.get(Entity.MALICE);
      int presence = entity.get(Entity.PRESENCE);
      int reserve = entity.get(Entity.RESERVE);
      tell(
          chronicle,
          "entity-phase-began",
          Words.sentence(
              "Entity phase %d begins: power %d, malice %d, presence %d, %s in reserve",
              phase, power, malice, presence, Words.count(reserve, "ship")),
          "phase",
          phase,
          "power",
          power,
          "malice",
          malice,
          "presence",
          presence,
          "reserve",
          reserve,
          "track",
          SolisScoring.victoryTrack(p),
          "artifacts",
          SolisScoring.artifacts(p));
    }
  }

  static void ended(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      int reserve = p.entity.get(Entity.RESERVE);
      int track = SolisScoring.victoryTrack(p);
      var text =
          Words.sentence(
              "the Entity phase ends with %s in reserve and the victory track at %d",
              Words.count(reserve, "ship"), track);
      tell(chronicle, "entity-phase-ended", text, "reserve", reserve, "track", track);
    }
  }

  static void anomalyDice(Chronicle chronicle, int rolled) {
    if (chronicle.listens()) {
      List<Integer> dice = new ArrayList<>();
      for (int face = 1; face <= Panel.FACES; face++) {
        for (int i = (rolled >> (4 * face)) & 0xf; i > 0; i--) {
          dice.add(face);
        }
      }
      var text = Words.sentence("the anomaly dice show %s", dice(dice));
      tell(chronicle, "anomaly-dice", text, "dice", List.copyOf(dice));
    }
  }

  static void starsLoose(Chronicle chronicle, int at, int stars) {
    if (chronicle.listens()) {
      var text = Words.sentence("the anomaly in %s leaves %d loose ★ there", sector(at), stars);
      tell(chronicle, "stars-loose", text, "sector", sector(at), "points", stars);
    }
  }

  static void moved(Chronicle chronicle, int from, int to, int ships) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "entity-moved",
          Words.sentence(
              "%s of the Entity %s from %s to %s",
              Words.count(ships, "ship"),
              Words.agree(ships, "moves", "move"),
              sector(from),
              sector(to)),
          "ships",
          ships,
          "from",
          sector(from),
          "to",
          sector(to));
    }
  }

  static void drawn(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      int count = p.entity.get(Entity.DRAWN_COUNT);
      var cards =
          IntStream.range(0, count)
              .mapToObj(i -> ActionCard.of(p.entity.get(Entity.DRAWN + i)).label())
              .toList();
      var text =
          Words.sentence(
              "the Entity draws %s: %s", Words.count(count, "action card"), Words.list(cards));
      tell(chronicle, "entity-drew", text, "cards", cards);
    }
  }

  /** What a card is about to do. */
  static void resolves(Chronicle chronicle, SolisPosition p, ActionCard card) {
    if (chronicle.listens()) {
      var text =
          switch (card.kind) {
            case STANDARD -> advance(p, card);
            case FLARE ->
                Phrase.of(
                    "a flare burns: each seat loses %s and has %s disabled",
                    Words.count(card.first, "ship"), Words.count(card.second, "ship"));
            case PRESENCE -> "the Entity draws one more card in each phase from now on";
            case MALICE ->
                card.names(p.seats())
                    ? "malice: each advance brings one ship more from now on"
                    : Phrase.of(
                        "%s does nothing with %s", card.label(), Words.count(p.seats(), "seat"));
            case SUPERNOVA -> "the star explodes";
          };
      tell(chronicle, "entity-acts", Words.sentence(text), "card", card.label());
    }
  }

  private static String advance(SolisPosition p, ActionCard card) {
    int malice = p.entity.get(Entity.MALICE);
    int printed = EntityActions.printedShips(p, card);
    return Phrase.of(
        "the Entity advances: gate %s takes %s, then %s %s due%s",
        Entity.gateName(p.entity.get(Entity.ACTIVE_GATE)),
        Words.count(card.first, "step"),
        Words.count(printed + malice, "ship"),
        Words.agree(printed + malice, "is", "are"),
        malice == 0 ? "" : Phrase.of(", %d by its card and %d by malice", printed, malice));
  }

  /** One line for a walk, whatever its length. */
  static void gateMoved(Chronicle chronicle, int gate, List<Integer> way) {
    if (chronicle.listens()) {
      var name = Entity.gateName(gate);
      var path = way.stream().map(SolisWords::sector).toList();
      var by = path.subList(0, path.size() - 1);
      var text =
          Words.sentence(
              "gate %s moves %sto %s",
              name, by.isEmpty() ? "" : Phrase.of("by way of %s ", Words.list(by)), path.getLast());
      tell(chronicle, "gate-moved", text, "gate", name, "sector", path.getLast(), "path", path);
    }
  }

  static void gateOpened(Chronicle chronicle, int gate) {
    if (chronicle.listens()) {
      var name = Entity.gateName(gate);
      var at = sector(Hex.CENTRAL);
      var text = Words.sentence("gate %s of the Entity opens in %s", name, at);
      tell(chronicle, "gate-opened", text, "gate", name, "sector", at);
    }
  }

  static void placed(Chronicle chronicle, SolisPosition p, int at, int ships) {
    if (chronicle.listens()) {
      int reserve = p.entity.get(Entity.RESERVE);
      tell(
          chronicle,
          "entity-placed",
          Words.sentence(
              "%s of the Entity %s to %s; %d left in reserve",
              Words.count(ships, "ship"), Words.agree(ships, "comes", "come"), sector(at), reserve),
          "ships",
          ships,
          "sector",
          sector(at),
          "reserve",
          reserve);
    }
  }

  static void presence(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      int presence = p.entity.get(Entity.PRESENCE);
      var text = Words.sentence("the Entity's presence rises to %d", presence);
      tell(chronicle, "presence-rose", text, "presence", presence);
    }
  }

  static void malice(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      int malice = p.entity.get(Entity.MALICE);
      var text = Words.sentence("the Entity's malice rises to %d", malice);
      tell(chronicle, "malice-rose", text, "malice", malice);
    }
  }

  static void power(Chronicle chronicle, SolisPosition p) {
    if (chronicle.listens()) {
      int power = p.entity.get(Entity.POWER);
      var text =
          Words.sentence(
              "the Entity's power is %d now, its armour %d", power, Panel.entityArmour(power));
      tell(chronicle, "power-rose", text, "power", power);
    }
  }

  static void flareHit(Chronicle chronicle, SolisPosition p, int seat, int at, boolean lost) {
    if (chronicle.listens()) {
      int active = p.galaxy.activeShipsOf(seat);
      tell(
          chronicle,
          "flare-hit",
          Words.sentence(
              "the flare %s a ship of seat %d in %s; %s of %d %s active",
              lost ? "destroys" : "disables",
              seat,
              sector(at),
              active,
              p.galaxy.shipsOf(seat),
              Words.agree(active, "is", "are")),
          "seat",
          seat,
          "sector",
          sector(at),
          "lost",
          lost);
    }
  }
}
