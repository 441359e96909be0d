package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;

/**
 * What happens from the set-up to the Build phase and around the turn, as facts. Each method asks
 * {@link Chronicle#listens} before it builds anything, so a search pays nothing. Attacks and trades
 * have classes of their own.
 */
final class SupernovaFacts {
  private SupernovaFacts() {}

  static void tell(
      Chronicle chronicle, String kind, SequencedMap<String, Object> args, String text) {
    chronicle.tell(Fact.forEverybody(kind, args, text));
  }

  static SequencedMap<String, Object> args(int seat, Object... namesAndValues) {
    var args = Args.of("seat", seat);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return args;
  }

  static List<String> labels(SupernovaPosition p, CardSet cards) {
    var labels = new ArrayList<String>();
    for (int card = cards.next(0); card < CardSet.END; card = cards.next(card + 1)) {
      labels.add(p.cards.label(card));
    }
    return labels;
  }

  static List<String> labelsOfFleet(SupernovaPosition p, long fleet) {
    var labels = new ArrayList<String>();
    for (long rest = fleet; rest != 0; rest &= rest - 1) {
      labels.add(p.cards.label(p.table.ship(rest)));
    }
    return labels;
  }

  private static String cards(int count) {
    return count == 1 ? "a card" : count + " cards";
  }

  static void handKept(Chronicle chronicle, int seat) {
    if (chronicle.listens()) {
      tell(chronicle, "hand-kept", args(seat), "Seat %d keeps its hand.".formatted(seat));
    }
  }

  static void mulligan(Chronicle chronicle, SupernovaPosition p, int seat) {
    if (chronicle.listens()) {
      var cards = labels(p, p.piles.hands[seat]);
      tell(
          chronicle,
          "mulligan",
          args(seat, "cards", cards),
          "Seat %d shows a hand without a planet and draws anew: %s."
              .formatted(seat, String.join(", ", cards)));
    }
  }

  static void drawsFromMain(Chronicle chronicle, int seat, int count) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "drew",
          args(seat, "cards", count),
          "Seat %d draws %s from the Main Deck.".formatted(seat, cards(count)));
    }
  }

  static void drewCard(Chronicle chronicle, SupernovaPosition p, int seat, int card) {
    if (chronicle.listens()) {
      var label = p.cards.label(card);
      chronicle.tell(
          new Fact(
              "drew-card",
              Audience.only(seat),
              args(seat, "card", label),
              "Seat %d draws %s.".formatted(seat, label)));
    }
  }

  static void drewDiscard(Chronicle chronicle, SupernovaPosition p, int seat, int card) {
    if (chronicle.listens()) {
      var label = p.cards.label(card);
      tell(
          chronicle,
          "drew-discard",
          args(seat, "card", label),
          "Seat %d takes %s from the Discard pile.".formatted(seat, label));
    }
  }

  static void finalTurn(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "final-turn",
          Args.of("turn", p.turn.number),
          "The Main Deck is empty: turn %d is the last.".formatted(p.turn.number));
    }
  }

  static void turnBegan(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "turn-began",
          Args.of("turn", p.turn.number, "opener", p.turn.opener),
          "Turn %d begins; seat %d opens it.".formatted(p.turn.number, p.turn.opener));
    }
  }

  static void gameOver(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      var reason =
          switch (p.ending()) {
            case POTENTIAL -> "the potential of %d is reached".formatted(p.options().threshold());
            case DECK_EXHAUSTED -> "the Main Deck is empty";
            default -> "turn %d was the last".formatted(p.turn.number);
          };
      tell(
          chronicle,
          "game-over",
          Args.of("ending", p.ending().code),
          "The game is over: %s.".formatted(reason));
    }
  }

  static void discovered(Chronicle chronicle, SupernovaPosition p, int seat, int planet) {
    if (chronicle.listens()) {
      var label = p.cards.label(planet);
      boolean declared = p.table.isDeclared(planet);
      tell(
          chronicle,
          "planet-discovered",
          args(seat, "planet", label, "homeworld", declared),
          "Seat %d discovers %s%s."
              .formatted(seat, label, declared ? " and declares it its homeworld" : ""));
    }
  }

  static void environmentPlayed(Chronicle chronicle, SupernovaPosition p, int card, int planet) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var where = p.cards.label(planet);
      tell(
          chronicle,
          "environment-played",
          args(seat, "card", label, "planet", where),
          "Seat %d plays %s on %s.".formatted(seat, label, where));
    }
  }

  static void environmentsCancelled(
      Chronicle chronicle, SupernovaPosition p, int card, int other, int planet) {
    if (chronicle.listens()) {
      var first = p.cards.label(card);
      var second = p.cards.label(other);
      tell(
          chronicle,
          "environments-cancelled",
          Args.of("planet", p.cards.label(planet), "first", first, "second", second),
          "%s and %s cancel each other.".formatted(first, second));
    }
  }

  static void built(Chronicle chronicle, SupernovaPosition p, int card, int host) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var where = p.cards.label(host);
      tell(
          chronicle,
          "built",
          args(seat, "card", label, "at", where),
          "Seat %d builds %s %s %s."
              .formatted(seat, label, p.table.isShip(card) ? "at" : "on", where));
    }
  }

  static void passed(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(chronicle, "passed", args(seat), "Seat %d takes no action.".formatted(seat));
    }
  }

  static void extraAction(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(
          chronicle,
          "extra-action",
          args(seat),
          "Seat %d has another Action phase.".formatted(seat));
    }
  }

  static void jettisoned(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      tell(
          chronicle,
          "jettisoned",
          args(seat, "card", label),
          "Seat %d jettisons %s.".formatted(seat, label));
    }
  }

  static void carried(Chronicle chronicle, SupernovaPosition p, String kind, int card, int to) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var where = p.cards.label(to);
      tell(
          chronicle,
          kind,
          args(seat, "card", label, "to", where),
          "Seat %d moves %s to %s.".formatted(seat, label, where));
    }
  }

  static void marooned(Chronicle chronicle, SupernovaPosition p, int seat, int ship) {
    if (chronicle.listens()) {
      var label = p.cards.label(ship);
      tell(
          chronicle,
          "marooned",
          args(seat, "ship", label),
          "Seat %d loses %s in Deep Space.".formatted(seat, label));
    }
  }

  static void discarded(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      tell(
          chronicle,
          "discarded",
          args(seat, "card", label),
          "Seat %d discards %s.".formatted(seat, label));
    }
  }

  static void penalized(Chronicle chronicle, int seat) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "penalized",
          args(seat),
          "Seat %d has no card to discard: it will draw only one.".formatted(seat));
    }
  }
}
