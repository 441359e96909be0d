package org.apogee.engine.solis;

import static org.apogee.engine.solis.Facts.count;
import static org.apogee.engine.solis.Facts.tell;

import java.util.ArrayList;
import java.util.List;

/** Research, technologies and resets, as facts for everybody. */
final class ScienceFacts {
  private ScienceFacts() {}

  static void researched(SolisPosition p, int seat) {
    if (p.listens()) {
      int credits = p.empires.get(seat, Empires.CREDITS);
      var text = "Seat %d researches and has %s.".formatted(seat, count(credits, "credit"));
      tell(p, "researched", text, "seat", seat, "credits", credits);
    }
  }

  static void synthesized(SolisPosition p, int seat, int good) {
    if (p.listens()) {
      var text = "Seat %d synthesizes %s.".formatted(seat, Good.name(good));
      tell(p, "synthesized", text, "seat", seat, "resource", Good.letter(good));
    }
  }

  static void discovered(SolisPosition p, int seat) {
    if (p.listens()) {
      List<String> cards = new ArrayList<>();
      for (int i = 0; i < p.flow.get(Flow.CARD_COUNT); i++) {
        cards.add(Techs.basic(p.flow.get(Flow.CARDS + i)).label);
      }
      var text = "Seat %d discovers %s.".formatted(seat, String.join(", ", cards));
      tell(p, "discovered", text, "seat", seat, "cards", List.copyOf(cards));
    }
  }

  static void bought(SolisPosition p, int seat) {
    if (p.listens()) {
      int last = p.flow.get(Flow.CARD_COUNT) - 1;
      var label = Techs.basic(p.flow.get(Flow.CARDS + last)).label;
      var text = "Seat %d buys one more card: %s.".formatted(seat, label);
      tell(p, "card-bought", text, "seat", seat, "card", label);
    }
  }

  static void claimed(SolisPosition p, int seat, int tech) {
    if (p.listens()) {
      var label = p.empires.tech(seat, tech).label;
      var text = "Seat %d claims %s.".formatted(seat, label);
      tell(p, "claimed", text, "seat", seat, "technology", label);
    }
  }

  static void archived(SolisPosition p, int seat, int tech) {
    if (p.listens()) {
      var label = Techs.basic(tech).label;
      var text = "Seat %d archives %s.".formatted(seat, label);
      tell(p, "archived", text, "seat", seat, "technology", label);
    }
  }

  static void turned(SolisPosition p, int seat, int tech) {
    if (p.listens()) {
      var label = p.empires.tech(seat, tech).label;
      var text = "Seat %d turns a race card to %s.".formatted(seat, label);
      tell(p, "race-card-turned", text, "seat", seat, "technology", label);
    }
  }

  static void activated(SolisPosition p, int seat, int tech) {
    if (p.listens()) {
      var label = p.empires.tech(seat, tech).label;
      var text = "Seat %d activates %s.".formatted(seat, label);
      tell(p, "activated", text, "seat", seat, "technology", label);
    }
  }

  static void tilePlaced(SolisPosition p, int seat, int kind, int face) {
    if (p.listens()) {
      var label = TileKind.of(kind).label;
      var text = "Seat %d lays %s on face %d.".formatted(seat, label, face);
      tell(p, "combat-tile-laid", text, "seat", seat, "tile", label, "face", face);
    }
  }

  static void logistics(SolisPosition p, int seat) {
    if (p.listens()) {
      int energy = Energy.of(p, seat);
      tell(
          p,
          "logistics",
          "Seat %d takes Logistics with %d energy unspent.".formatted(seat, energy),
          "seat",
          seat,
          "unspent",
          energy);
    }
  }
}
