package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaFacts.args;
import static org.apogee.engine.supernova.SupernovaFacts.tell;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Words;

/** What happens to empires in the Discover, Build, Action, Transport and Discard phases. */
final class EmpireFacts {
  private static final String CARD = "card";
  private static final String PLANET = "planet";
  private static final String CARDS = "cards";

  private EmpireFacts() {}

  static void discovered(Chronicle chronicle, SupernovaPosition p, int seat, int planet) {
    if (chronicle.listens()) {
      var label = p.cards.label(planet);
      boolean isDeclared = p.table.isDeclared(planet);
      var kind = p.cards.kind(planet);
      var what =
          isDeclared
              ? " and declares it its homeworld"
              : kind.isPermanentHomeworld() ? ", the homeworld of the " + kind.race.people : "";
      int potential = p.table.potentialOf(seat);
      tell(
          chronicle,
          "planet-discovered",
          args(seat, PLANET, label, "homeworld", isDeclared, "potential", potential),
          Words.sentence(
              "seat %d discovers %s%s; its total potential is now %d",
              seat, label, what, potential));
    }
  }

  /** Told before the card is put down; what it does unless it meets its opposite. */
  static void environmentPlayed(
      Chronicle chronicle, SupernovaPosition p, int card, int planet, boolean isCancelled) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var where = p.cards.label(planet);
      var change = isCancelled ? "" : SupernovaWords.change(p.cards.kind(card));
      tell(
          chronicle,
          "environment-played",
          args(seat, CARD, label, PLANET, where),
          Words.sentence("seat %d plays %s on %s%s", seat, label, where, change));
    }
  }

  static void environmentsCancelled(
      Chronicle chronicle, SupernovaPosition p, int card, int other, int planet) {
    if (chronicle.listens()) {
      var first = p.cards.label(card);
      var second = p.cards.label(other);
      var where = p.cards.label(planet);
      tell(
          chronicle,
          "environments-cancelled",
          Args.of(PLANET, where, "first", first, "second", second),
          Words.sentence(
              "%s and %s cancel each other on %s and go to the Scrapyard", first, second, where));
    }
  }

  static void built(Chronicle chronicle, SupernovaPosition p, int card, int host) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var where = p.cards.label(host);
      var kind = p.cards.kind(card);
      var form =
          switch (kind.type) {
            case SHIP -> "seat %d builds %s at %s";
            case MODIFIER -> "seat %d fits %s to %s";
            case ALIEN, MERC -> "seat %d settles %s on %s";
            default -> "seat %d builds %s on %s";
          };
      var change = kind.type == CardType.SHIP ? "" : SupernovaWords.change(kind);
      tell(
          chronicle,
          "built",
          args(seat, CARD, label, "at", where),
          Words.sentence(form + "%s", seat, label, where, change));
    }
  }

  static void passed(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(chronicle, "passed", args(seat), Words.sentence("seat %d takes no action", seat));
    }
  }

  static void extraAction(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(
          chronicle,
          "extra-action",
          args(seat),
          Words.sentence("seat %d has another Action phase", seat));
    }
  }

  static void jettisoned(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      tell(
          chronicle,
          "jettisoned",
          args(seat, CARD, label),
          Words.sentence("seat %d jettisons %s", seat, label));
    }
  }

  /** Told before the ship moves. */
  static void shipMoves(Chronicle chronicle, SupernovaPosition p, int ship, int planet) {
    if (chronicle.listens()) {
      carries(
          chronicle,
          p,
          "ship-moved",
          ship,
          SupernovaWords.place(p, ship),
          planet,
          "seat %d moves %s from %s to %s");
    }
  }

  /** Told before the population changes its host: "loaded", "unloaded" or "shifted". */
  static void populationMoves(
      Chronicle chronicle, SupernovaPosition p, String kind, int card, int to) {
    if (chronicle.listens()) {
      var form =
          switch (kind) {
            case "loaded" -> "seat %d loads %s from %s into %s";
            case "unloaded" -> "seat %d lands %s from %s on %s";
            default -> "seat %d moves %s from %s to %s";
          };
      carries(chronicle, p, kind, card, p.cards.label(p.table.on(card)), to, form);
    }
  }

  private static void carries(
      Chronicle chronicle,
      SupernovaPosition p,
      String kind,
      int card,
      String from,
      int to,
      String form) {
    int seat = p.turn.asked;
    var label = p.cards.label(card);
    var where = p.cards.label(to);
    tell(
        chronicle,
        kind,
        args(seat, CARD, label, "from", from, "to", where),
        Words.sentence(form, seat, label, from, where));
  }

  /** Told before the ship goes. */
  static void marooned(Chronicle chronicle, SupernovaPosition p, int seat, int ship) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "marooned",
          args(seat, "ship", p.cards.label(ship), CARDS, lost(p, ship)),
          Words.sentence(
              "seat %d loses %s, which cannot stay in Deep Space",
              seat, SupernovaWords.withAssets(p, ship)));
    }
  }

  private static List<String> lost(SupernovaPosition p, int ship) {
    var lost = new ArrayList<String>();
    lost.add(p.cards.label(ship));
    lost.addAll(SupernovaWords.labelsOn(p, ship));
    return lost;
  }

  static void discarded(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      tell(
          chronicle,
          "discarded",
          args(seat, CARD, label),
          Words.sentence("seat %d discards %s from its hand", seat, label));
    }
  }

  /** Told before the card goes. */
  static void populationDropped(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      int planet = p.table.on(card);
      var where = p.cards.label(planet);
      int room = p.table.potential(planet);
      tell(
          chronicle,
          "population-dropped",
          args(seat, CARD, label, PLANET, where, "room", room),
          Words.sentence(
              "seat %d drops %s from %s, which has room for %d population",
              seat, label, where, room));
    }
  }

  /** Told before the ship goes. */
  static void shipDropped(Chronicle chronicle, SupernovaPosition p, int ship) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      int planet = p.table.on(ship);
      var where = p.cards.label(planet);
      int support = p.table.support(planet);
      tell(
          chronicle,
          "ship-dropped",
          args(
              seat,
              CARD,
              p.cards.label(ship),
              CARDS,
              lost(p, ship),
              PLANET,
              where,
              "support",
              support),
          Words.sentence(
              "seat %d drops %s from %s, which supports %s",
              seat, SupernovaWords.withAssets(p, ship), where, Words.count(support, "ship")));
    }
  }

  static void penalized(Chronicle chronicle, int seat) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "penalized",
          args(seat),
          Words.sentence("seat %d has no card to discard, so it draws only one card next", seat));
    }
  }
}
