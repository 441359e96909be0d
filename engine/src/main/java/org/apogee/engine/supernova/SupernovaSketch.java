package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.supernova.SupernovaView.AttackView;
import org.apogee.engine.supernova.SupernovaView.Empire;
import org.apogee.engine.supernova.SupernovaView.PlanetView;
import org.apogee.engine.supernova.SupernovaView.ShipView;
import org.apogee.engine.supernova.SupernovaView.Strengths;
import org.apogee.engine.supernova.SupernovaView.TradeView;

/** Draws what a viewer sees as text: the empires one below the other, at most 100 columns wide. */
final class SupernovaSketch {
  private static final int WIDTH = 100;
  private static final int DISCARDS_SHOWN = 5;

  private final StringBuilder text = new StringBuilder();

  private SupernovaSketch() {}

  static String of(SupernovaView view) {
    var sketch = new SupernovaSketch();
    sketch.draw(view);
    return sketch.text.toString().stripTrailing();
  }

  private void draw(SupernovaView view) {
    line(
        0,
        "Turn %d of %d%s, %s, potential %d wins"
            .formatted(
                view.turn(),
                view.turnLimit(),
                view.finalTurn() ? " (the last)" : "",
                view.phase(),
                view.threshold()));
    int shown = Math.min(DISCARDS_SHOWN, view.discards().size());
    var top = view.discards().subList(view.discards().size() - shown, view.discards().size());
    line(
        0,
        "Main Deck %d, Discard pile %d%s, Scrapyard %d"
            .formatted(
                view.mainDeck(),
                view.discards().size(),
                top.isEmpty() ? "" : " (on top: " + String.join(", ", top.reversed()) + ")",
                view.scrapyard().size()));
    view.empires().forEach(empire -> drawEmpire(view, empire));
    view.attack().forEach(this::drawAttack);
    view.trade().forEach(this::drawTrade);
    view.promises()
        .forEach(promise ->
            line(
                0,
                "Seat %d promised seat %d %s until the end of turn %d"
                    .formatted(
                        promise.by(), promise.to(), promise.promise(), promise.untilTurn())));
  }

  private void drawEmpire(SupernovaView view, Empire empire) {
    text.append('\n');
    line(
        0,
        "%s seat %d  potential %d, %d cards in hand%s%s"
            .formatted(
                empire.seat() == view.seatToAct() ? ">" : " ",
                empire.seat(),
                empire.potential(),
                empire.cardsInHand(),
                empire.penalty() ? ", will draw only one" : "",
                empire.seat() == view.opener() ? ", opens the turn" : ""));
    list(4, empire.seat() == view.viewer() ? "hand" : "known", empire.knownHand());
    empire.planets().forEach(planet -> drawPlanet(planet, view.newPlanets()));
    empire.deepSpace().forEach(ship -> drawShip(4, "Deep Space: ", ship));
  }

  private void drawPlanet(PlanetView planet, List<String> fresh) {
    line(
        4,
        "%-10s %s  %s%s, people %d of %d, ships %d of %d"
            .formatted(
                planet.name(),
                strengths(planet.strengths()),
                planet.kind(),
                fresh.contains(planet.name()) ? " (new)" : "",
                planet.population().size(),
                planet.potential(),
                planet.orbit().size(),
                planet.support()));
    list(8, "land", planet.environments());
    list(8, "civilization", planet.civilization());
    list(8, "people", planet.population());
    planet.orbit().forEach(ship -> drawShip(8, "orbit: ", ship));
  }

  private void drawShip(int indent, String where, ShipView ship) {
    var aboard = new ArrayList<>(ship.modifiers());
    aboard.addAll(ship.population());
    line(
        indent,
        "%s%s %s%s"
            .formatted(
                where,
                ship.name(),
                strengths(ship.strengths()),
                aboard.isEmpty() ? "" : " [" + String.join(", ", aboard) + "]"));
  }

  private void drawAttack(AttackView attack) {
    text.append('\n');
    line(
        0,
        "Attack of seat %d from %s%s%s"
            .formatted(
                attack.attacker(),
                attack.origin(),
                attack.target().isEmpty() ? "" : " on " + attack.target(),
                attack.form().isEmpty() ? "" : ", " + attack.form()));
    attack.fleet().forEach(ship -> drawShip(4, "", ship));
    list(4, "for the attacker", attack.attackerSpecials());
    list(4, "for the defender", attack.defenderSpecials());
  }

  private void drawTrade(TradeView trade) {
    text.append('\n');
    line(
        0,
        "Trade: seat %d offers %s%s"
            .formatted(
                trade.offerer(),
                trade.card().isEmpty() ? "a card" : trade.card(),
                trade.to().isEmpty() ? "" : " to seats " + trade.to()));
    for (var bid : trade.bids()) {
      line(
          4,
          "seat %d: %d cards %s%s"
              .formatted(
                  bid.seat(),
                  bid.cards(),
                  bid.knownCards(),
                  bid.done() ? ", promises " + bid.promise() : ""));
    }
  }

  private static String strengths(Strengths s) {
    return String.format(Locale.ROOT, "M%d D%d E%d", s.military(), s.diplomatic(), s.economic());
  }

  private void list(int indent, String title, List<String> names) {
    if (!names.isEmpty()) {
      line(indent, title + ": " + String.join(", ", names));
    }
  }

  /** Breaks at spaces; what follows is set in by four more. */
  private void line(int indent, String words) {
    int room = WIDTH - indent;
    if (words.length() <= room) {
      text.append(" ".repeat(indent)).append(words).append('\n');
      return;
    }
    int at = words.lastIndexOf(' ', room);
    text.append(" ".repeat(indent)).append(words, 0, at).append('\n');
    line(Math.min(indent + 4, 12), words.substring(at + 1));
  }
}
