package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisWords.price;
import static org.apogee.engine.solis.SolisWords.sector;
import static org.apogee.engine.solis.SolisWords.tell;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** Research, technologies, their powers and resets, as facts for everybody. */
final class ScienceFacts {
  private ScienceFacts() {}

  static void researched(Chronicle chronicle, SolisPosition p, int seat, int cost) {
    if (chronicle.listens()) {
      int credits = p.empires.get(seat, Empires.CREDITS);
      var text =
          Words.sentence(
              "seat %d researches %s and has %s",
              seat, price(p, seat, cost), Words.count(credits, "credit"));
      tell(chronicle, "researched", text, "seat", seat, "credits", credits, "energy", cost);
    }
  }

  static void synthesized(Chronicle chronicle, SolisPosition p, int seat, int good, int cost) {
    if (chronicle.listens()) {
      var text =
          Words.sentence(
              "seat %d synthesizes 1 %s %s", seat, Good.name(good), price(p, seat, cost));
      var letter = Good.letter(good);
      tell(chronicle, "synthesized", text, "seat", seat, "resource", letter, "energy", cost);
    }
  }

  static void discovered(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      List<String> cards = new ArrayList<>();
      for (int i = 0; i < p.turn.get(TurnRecord.CARD_COUNT); i++) {
        cards.add(Techs.basic(p.turn.get(TurnRecord.CARDS + i)).label);
      }
      var text = Words.sentence("seat %d discovers %s", seat, Words.list(cards));
      tell(chronicle, "discovered", text, "seat", seat, "cards", List.copyOf(cards));
    }
  }

  static void bought(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      int last = p.turn.get(TurnRecord.CARD_COUNT) - 1;
      var label = Techs.basic(p.turn.get(TurnRecord.CARDS + last)).label;
      tell(
          chronicle,
          "card-bought",
          Words.sentence("seat %d buys one more card, %s, %s", seat, label, credits(p, seat, 1)),
          "seat",
          seat,
          "card",
          label);
    }
  }

  /** {@code for 3 credits (2 left)}. */
  private static String credits(SolisPosition p, int seat, int cost) {
    int left = p.empires.get(seat, Empires.CREDITS);
    return Phrase.of("for %s (%d left)", Words.count(cost, "credit"), left);
  }

  static void claimed(Chronicle chronicle, SolisPosition p, int seat, int tech, int cost) {
    if (chronicle.listens()) {
      var label = p.empires.tech(seat, tech).label;
      var text = Words.sentence("seat %d claims %s %s", seat, label, credits(p, seat, cost));
      tell(chronicle, "claimed", text, "seat", seat, "technology", label, "credits", cost);
    }
  }

  /** The card that is let go of for it, or a negative number. */
  static void archived(Chronicle chronicle, SolisPosition p, int seat, int tech, int instead) {
    if (chronicle.listens()) {
      var label = Techs.basic(tech).label;
      var gone = instead < 0 ? "" : Techs.basic(instead).label;
      var rest = instead < 0 ? "" : " instead of " + gone;
      int copy = p.empires.copies(seat, tech);
      var card = copy > 1 ? Phrase.of("a %s %s", Words.ordinal(copy), label) : label;
      var text = Words.sentence("seat %d archives %s%s", seat, card, rest);
      tell(chronicle, "archived", text, "seat", seat, "technology", label, "instead-of", gone);
    }
  }

  static void turned(Chronicle chronicle, SolisPosition p, int seat, int tech) {
    if (chronicle.listens()) {
      var row = p.empires.tech(seat, tech);
      var text =
          Words.sentence(
              "seat %d turns a race card to %s %s", seat, row.label, credits(p, seat, row.cost));
      tell(chronicle, "race-card-turned", text, "seat", seat, "technology", row.label);
    }
  }

  static void activated(Chronicle chronicle, SolisPosition p, int seat, int tech) {
    if (chronicle.listens()) {
      var label = p.empires.tech(seat, tech).label;
      var text = Words.sentence("seat %d activates %s", seat, label);
      tell(chronicle, "activated", text, "seat", seat, "technology", label);
    }
  }

  static void tilePlaced(Chronicle chronicle, int seat, int kind, int face) {
    if (chronicle.listens()) {
      var tile = TileKind.of(kind);
      var text = Words.sentence("seat %d lays %s on face %d", seat, Words.a(tile.noun), face);
      tell(chronicle, "combat-tile-laid", text, "seat", seat, "tile", tile.label, "face", face);
    }
  }

  static void logistics(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      int energy = Energy.of(p, seat);
      var text =
          Words.sentence(
              "seat %d takes Logistics with %s unspent", seat, SolisWords.energy(energy));
      tell(chronicle, "logistics", text, "seat", seat, "unspent", energy);
    }
  }

  static void refreshed(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      int energy = Energy.of(p, seat);
      var text =
          Words.sentence("seat %d begins its cycle with %s", seat, SolisWords.energy(energy));
      tell(chronicle, "refreshed", text, "seat", seat, "energy", energy);
    }
  }

  /** A power that acts at once, or one for dice that are chosen afterwards. */
  static void powerUsed(Chronicle chronicle, SolisPosition p, int seat, int tech) {
    if (chronicle.listens()) {
      var row = p.empires.tech(seat, tech);
      var power = row.itsPower();
      var text =
          Words.sentence(
              "seat %d uses %s %s: %s",
              seat,
              row.label,
              price(p, seat, power.cost()),
              TechWords.deed(power.deed(), power.amount()));
      tell(
          chronicle,
          "power-used",
          text,
          "seat",
          seat,
          "technology",
          row.label,
          "energy",
          power.cost());
    }
  }

  /** A power that is the action of a turn; one that moves ships is paid at the end, so not here. */
  static void powerActs(
      Chronicle chronicle, SolisPosition p, int seat, int tech, int at, int cost) {
    if (chronicle.listens()) {
      var row = p.empires.tech(seat, tech);
      var paid = cost == 0 ? "" : " " + price(p, seat, cost);
      var text = Words.sentence("seat %d uses %s in %s%s", seat, row.label, sector(at), paid);
      tell(
          chronicle,
          "power-used",
          text,
          "seat",
          seat,
          "technology",
          row.label,
          "sector",
          sector(at),
          "energy",
          cost);
    }
  }

  static void disabled(Chronicle chronicle, int who, int at, int ships) {
    if (chronicle.listens()) {
      var text =
          Words.sentence(
              "%s of %s in %s %s disabled",
              Words.count(ships, "ship"),
              SolisWords.who(who),
              sector(at),
              Words.agree(ships, "is", "are"));
      var of = SolisWords.who(who);
      tell(chronicle, "disabled", text, "of", of, "sector", sector(at), "ships", ships);
    }
  }
}
