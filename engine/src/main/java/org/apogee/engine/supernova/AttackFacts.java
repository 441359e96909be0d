package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaFacts.args;
import static org.apogee.engine.supernova.SupernovaFacts.tell;

import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.Chronicle;

/** Attacks and specials, as facts for everybody. */
final class AttackFacts {
  private static final String[] FORMS = {"military", "diplomatic", "economic", "bypass"};

  private AttackFacts() {}

  static String form(int form) {
    return FORMS[form];
  }

  static void specialPlayed(Chronicle chronicle, SupernovaPosition p, int card, int target) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var on = target(p, card, target);
      tell(
          chronicle,
          "special-played",
          args(seat, "card", label, "target", on),
          "Seat %d plays %s%s.".formatted(seat, label, on.isEmpty() ? "" : " on " + on));
    }
  }

  /** R 9.3, in words; empty where there is none. */
  static String target(SupernovaPosition p, int card, int target) {
    return switch (p.cards.kind(card).effect) {
      case EXTRA_ACTION, END_ATTACK, NONE -> "";
      case MOD -> target == Specials.ATTACKER ? "attacker" : "defender";
      default -> p.cards.label(target);
    };
  }

  static void attacked(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      var fleet = SupernovaFacts.labelsOfFleet(p, p.attack.fleet);
      var origin = p.cards.label(p.attack.origin);
      var target = p.cards.label(p.attack.target);
      tell(
          chronicle,
          "attacked",
          args(seat, "from", origin, "fleet", fleet, "target", target, "defender", p.defender()),
          "Seat %d attacks %s of seat %d with %s from %s."
              .formatted(seat, target, p.defender(), String.join(", ", fleet), origin));
    }
  }

  static void fled(Chronicle chronicle, SupernovaPosition p, int ship) {
    if (chronicle.listens()) {
      var label = p.cards.label(ship);
      tell(
          chronicle,
          "fled",
          args(p.turn.asked, "ship", label),
          "Seat %d lets %s flee.".formatted(p.turn.asked, label));
    }
  }

  static void announced(Chronicle chronicle, SupernovaPosition p, int form, boolean inOrbit) {
    if (chronicle.listens()) {
      var name = form(form);
      var where = inOrbit ? "orbit" : "planet";
      tell(
          chronicle,
          "attack-announced",
          args(p.current(), "form", name, "where", where),
          form == Battle.BYPASS
              ? "Seat %d bypasses the ships in orbit.".formatted(p.current())
              : "Seat %d announces a %s attack %s."
                  .formatted(p.current(), name, inOrbit ? "in orbit" : "on the planet"));
    }
  }

  static void withdrew(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(chronicle, "withdrew", args(seat), "Seat %d withdraws.".formatted(seat));
    }
  }

  static void fought(Chronicle chronicle, SupernovaPosition p, boolean inOrbit, int result) {
    if (chronicle.listens()) {
      var attacker = strengths(p, true, inOrbit);
      var defender = strengths(p, false, inOrbit);
      var winner = result == 0 ? "nobody" : result > 0 ? "attacker" : "defender";
      tell(
          chronicle,
          "fought",
          args(
              p.current(),
              "where",
              inOrbit ? "orbit" : "planet",
              "attacker",
              attacker,
              "defender",
              defender,
              "winner",
              winner),
          "Attacker %s, defender %s (military, diplomatic, economic): %s wins."
              .formatted(attacker, defender, winner));
    }
  }

  private static List<Integer> strengths(SupernovaPosition p, boolean attacker, boolean inOrbit) {
    return IntStream.range(0, Table.CATEGORIES)
        .mapToObj(category ->
            attacker
                ? Battle.attackerStrength(p, category)
                : Battle.defenderStrength(p, category, inOrbit))
        .toList();
  }

  static void picked(Chronicle chronicle, SupernovaPosition p, int card, boolean toHand) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      tell(
          chronicle,
          "asset-picked",
          args(seat, "card", label, "to", toHand ? "hand" : "table"),
          toHand
              ? "Seat %d takes %s back to its hand.".formatted(seat, label)
              : "Seat %d keeps %s; the other assets go back to their owner's hand."
                  .formatted(seat, label));
    }
  }

  static void fleetLost(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      boolean taken = p.attack.fleet != 0;
      tell(
          chronicle,
          "fleet-lost",
          args(seat, "taken", taken),
          taken
              ? "The fleet of seat %d goes over to seat %d.".formatted(seat, p.defender())
              : "The fleet of seat %d is destroyed.".formatted(seat));
    }
  }

  static void captured(Chronicle chronicle, SupernovaPosition p, int from) {
    if (chronicle.listens()) {
      int seat = p.current();
      var target = p.cards.label(p.attack.target);
      tell(
          chronicle,
          "planet-captured",
          args(seat, "planet", target, "from", from, "form", form(p.attack.form)),
          "Seat %d captures %s from seat %d.".formatted(seat, target, from));
    }
  }
}
