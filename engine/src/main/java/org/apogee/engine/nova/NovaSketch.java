package org.apogee.engine.nova;

import java.util.List;
import java.util.stream.Collectors;

/** Draws a view as text: who decides what, the systems, the powers, the independents, the decks. */
final class NovaSketch {
  private static final int WIDTH = 96;
  private static final String LINKS =
      "Links in a sector: H-A H-B H-C H-D A-B A-C B-D C-D A-K C-M M-K; M to the next B and K; K-K,"
          + " K-Z.";

  private final StringBuilder text = new StringBuilder();

  private NovaSketch() {}

  static String draw(NovaView view) {
    var sketch = new NovaSketch();
    sketch.heading(view);
    sketch.line(LINKS);
    sketch.systems(view.systems());
    sketch.line("");
    view.powers().forEach(power -> sketch.power(view, power));
    view.independents().forEach(sketch::independent);
    view.decks().forEach(sketch::deck);
    view.combat().forEach(sketch::combat);
    return sketch.text.toString();
  }

  private void heading(NovaView view) {
    if (view.decision().equals("over")) {
      line("Over (%s) in turn %d".formatted(view.ending(), view.turn()));
      return;
    }
    line(
        "Turn %d of %d, impulse of P%d with %d AP; P%d decides: %s%s"
            .formatted(
                view.turn(),
                view.lastTurn(),
                view.active(),
                view.points(),
                view.seatToAct(),
                view.decision(),
                view.about().isEmpty() ? "" : " (" + view.about() + ")"));
    list("Attacks declared: ", view.battles());
    list("Anger: ", view.anger());
    list("This impulse: ", view.marks());
  }

  private void systems(List<NovaView.Place> systems) {
    line("");
    for (var system : systems) {
      if (!system.tile().equals("unknown")) {
        line(system(system));
      }
    }
    list(
        "Unexplored: ",
        systems.stream()
            .filter(system -> system.tile().equals("unknown"))
            .map(NovaView.Place::name)
            .toList());
  }

  private static String system(NovaView.Place system) {
    var words = new StringBuilder("%-3s %-7s".formatted(system.name(), system.region()));
    for (int index = 0; index < 2; index++) {
      var planet = index < system.planets().size() ? planet(system.planets().get(index)) : "";
      words.append("%-22s".formatted(planet));
    }
    words.append(units(system.units()));
    words.append(system.siege().isEmpty() ? "" : "  siege " + system.siege());
    return words.toString().stripTrailing();
  }

  private static String planet(NovaView.Planet planet) {
    var kind = planet.terran() ? "T" : "B";
    if (planet.owner().equals("-")) {
      return kind + " -";
    }
    return "%s %s %s%s%s"
        .formatted(
            kind,
            planet.owner(),
            planet.marker(),
            planet.built() ? "*" : "",
            planet.damage() > 0 ? " -" + planet.damage() : "");
  }

  /** {@code P0 LEe f.0}; a fleet that has done enough stands in brackets. */
  private static String units(List<NovaView.Unit> units) {
    var words = new StringBuilder();
    var owner = "";
    for (var unit : units) {
      if (!unit.owner().equals(owner)) {
        owner = unit.owner();
        words.append(words.isEmpty() ? "" : "  ").append(owner).append(' ');
      }
      boolean isFortress = unit.unit().equalsIgnoreCase("f");
      var letters = unit.unit().repeat(unit.count());
      words.append(unit.active() || isFortress ? letters : "(" + letters + ")");
      words.append(unit.place().equals("space") ? "" : "." + unit.place() + " ");
    }
    return words.toString();
  }

  private void power(NovaView view, NovaView.Power power) {
    if (power.eliminated() > 0) {
      line("  P%d eliminated, %d VP".formatted(power.seat(), power.points()));
      return;
    }
    line(
        "%s P%d  %d VP, naval power %d, economic base %d, income %d, cards E%d W%d, tension %s"
            .formatted(
                power.seat() == view.active() ? ">" : " ",
                power.seat(),
                power.points(),
                power.naval(),
                power.base(),
                power.income(),
                power.handSizes().get(0),
                power.handSizes().get(1),
                tensions(power)));
    list("     hand: ", power.hand().stream().map(NovaSketch::card).toList());
    list("     developments: ", power.developments());
  }

  private static String tensions(NovaView.Power power) {
    var words = new StringBuilder();
    for (int other = 0; other < power.tensions().size(); other++) {
      if (other != power.seat()) {
        words.append(words.isEmpty() ? "" : " ");
        words.append('P').append(other).append(':').append(power.tensions().get(other));
      }
    }
    return words.toString();
  }

  private static String card(String name) {
    var card = Card.valueOf(name);
    return "%s %s (%d)".formatted(name, card.title, card.points);
  }

  private void independent(NovaView.Independent independent) {
    var friends = new StringBuilder();
    for (int seat = 0; seat < independent.relations().size(); seat++) {
      int relation = independent.relations().get(seat);
      if (relation > 0) {
        friends.append(relation == 1 ? ", treaty with P" : ", ally of P").append(seat);
      }
    }
    line(
        "  %s, region %s, reserve %s%s"
            .formatted(
                independent.title(),
                independent.region(),
                independent.fleets().isEmpty() ? "none" : String.join(" ", independent.fleets()),
                friends));
  }

  private void deck(NovaView.Deck deck) {
    line(
        "  Deck %s: %d cards left, X cards drawn: %d%s"
            .formatted(
                deck.name(),
                deck.left(),
                deck.crosses(),
                deck.discards().isEmpty()
                    ? ""
                    : ", discarded " + String.join(" ", deck.discards())));
  }

  private void combat(NovaView.Combat combat) {
    line("Combat at %s, round %d:".formatted(combat.place(), combat.round()));
    line(combat.sides().stream().map(NovaSketch::side).collect(Collectors.joining("; ")));
  }

  private static String side(NovaView.Side side) {
    return "%s fires %s%s%s%s"
        .formatted(
            side.party(),
            side.firing(),
            side.card().isEmpty() ? "" : ", card " + side.card(),
            side.ally().isEmpty() ? "" : ", ally " + side.ally(),
            side.impacts() > 0 ? ", impacts to take " + side.impacts() : "");
  }

  private void list(String title, List<String> names) {
    if (!names.isEmpty()) {
      line(title + String.join(", ", names));
    }
  }

  /** Breaks at spaces; what follows is set in. */
  private void line(String words) {
    var rest = words;
    while (rest.length() > WIDTH) {
      int at = rest.lastIndexOf(' ', WIDTH);
      text.append(rest, 0, at).append('\n');
      rest = "      " + rest.substring(at + 1);
    }
    text.append(rest).append('\n');
  }
}
