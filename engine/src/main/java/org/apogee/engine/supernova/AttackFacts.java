package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaFacts.args;
import static org.apogee.engine.supernova.SupernovaFacts.tell;

import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** Attacks and what they bring, as facts for everybody; battles are in {@link BattleFacts}. */
final class AttackFacts {
  private static final String CARDS = "cards";
  private static final String SHIPS = "ships";

  private AttackFacts() {}

  static void attacked(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      var fleet = SupernovaWords.labelsOfFleet(p, p.attack.fleet);
      var origin = p.cards.label(p.attack.origin);
      var target = p.cards.label(p.attack.target);
      tell(
          chronicle,
          "attacked",
          args(seat, "from", origin, "fleet", fleet, "target", target, "defender", p.defender()),
          Words.sentence(
              "seat %d attacks %s of seat %d from %s with %s",
              seat, target, p.defender(), origin, SupernovaWords.fleet(p, p.attack.fleet)));
    }
  }

  static void fled(Chronicle chronicle, SupernovaPosition p, int ship) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      tell(
          chronicle,
          "fled",
          args(seat, "ship", p.cards.label(ship)),
          Words.sentence(
              "%s of seat %d flees into Deep Space", SupernovaWords.withAssets(p, ship), seat));
    }
  }

  static void announced(Chronicle chronicle, SupernovaPosition p, int form, boolean inOrbit) {
    if (chronicle.listens()) {
      int seat = p.current();
      var name = Form.of(form).label;
      var target = p.cards.label(p.attack.target);
      tell(
          chronicle,
          "attack-announced",
          args(seat, "form", name, "where", inOrbit ? "orbit" : "planet"),
          form == Battle.BYPASS
              ? Words.sentence("seat %d bypasses the ships in orbit of %s", seat, target)
              : Words.sentence(
                  "seat %d announces %s on %s",
                  seat, Words.a(name + " attack"), inOrbit ? "the ships in orbit" : target));
    }
  }

  static void withdrew(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(
          chronicle,
          "withdrew",
          args(seat),
          Words.sentence(
              "seat %d calls off the attack on %s", seat, p.cards.label(p.attack.target)));
    }
  }

  /** R 8.14. */
  static void returned(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      var origin = p.cards.label(p.attack.origin);
      var fleet = SupernovaWords.labelsOfFleet(p, p.attack.fleet);
      tell(
          chronicle,
          "fleet-returned",
          args(seat, SHIPS, fleet, "to", origin),
          Words.sentence("the fleet of seat %d returns to %s", seat, origin));
    }
  }

  /** R 8.13: a special has taken the last ship of the fleet. */
  static void ended(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      tell(
          chronicle,
          "attack-ended",
          args(seat),
          Words.sentence("seat %d has no ship left in the attack, which ends", seat));
    }
  }

  /** R 8.8, military, told before the ships go. */
  static void shipsDestroyed(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      long ships = p.table.orbit(p.attack.target);
      var cards = SupernovaWords.labelsWithAssets(p, ships);
      tell(
          chronicle,
          "ships-destroyed",
          args(p.defender(), CARDS, cards),
          Words.sentence(
              "seat %d loses %s to the Scrapyard", p.defender(), SupernovaWords.fleet(p, ships)));
    }
  }

  /** R 8.8, told before the ships change their owner. */
  static void shipsJoin(Chronicle chronicle, SupernovaPosition p, long ships) {
    if (chronicle.listens() && ships != 0) {
      int seat = p.current();
      tell(
          chronicle,
          "ships-joined",
          args(seat, CARDS, SupernovaWords.labelsWithAssets(p, ships), "from", p.defender()),
          Words.sentence(
              "%s of seat %d %s the fleet of seat %d",
              SupernovaWords.fleet(p, ships),
              p.defender(),
              Words.agree(Long.bitCount(ships), "joins", "join"),
              seat));
    }
  }

  /** R 8.11, military, told before the assets go. */
  static void assetsDestroyed(Chronicle chronicle, SupernovaPosition p, List<String> cards) {
    if (chronicle.listens() && !cards.isEmpty()) {
      tell(
          chronicle,
          "assets-destroyed",
          args(p.defender(), "planet", p.cards.label(p.attack.target), CARDS, cards),
          Words.sentence(
              "seat %d loses %s on %s to the Scrapyard",
              p.defender(), Words.list(cards), p.cards.label(p.attack.target)));
    }
  }

  /** R 8.8 and R 8.11: told while the assets are still where they were. */
  static void picked(
      Chronicle chronicle,
      SupernovaPosition p,
      int card,
      int loser,
      boolean isToHand,
      List<String> others) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var rest =
          others.isEmpty()
              ? ""
              : Phrase.of(
                  "; %s %s to the hand of seat %d",
                  Words.list(others), Words.agree(others.size(), "returns", "return"), loser);
      tell(
          chronicle,
          "asset-picked",
          args(seat, "card", label, "to", isToHand ? "hand" : "table", "returned", others),
          isToHand
              ? Words.sentence("seat %d takes %s back into its hand", seat, label)
              : Words.sentence("seat %d keeps %s%s", seat, label, rest));
    }
  }

  /** R 8.8, the losses of the attacker: told before the fleet goes. */
  static void fleetLost(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      int seat = p.current();
      boolean isTaken = p.attack.form != Battle.MILITARY;
      var fleet = SupernovaWords.fleet(p, p.attack.fleet);
      tell(
          chronicle,
          "fleet-lost",
          args(seat, "taken", isTaken, CARDS, SupernovaWords.labelsWithAssets(p, p.attack.fleet)),
          isTaken
              ? Words.sentence(
                  "%s of seat %d %s over to seat %d, in orbit of %s",
                  fleet,
                  seat,
                  Words.agree(Long.bitCount(p.attack.fleet), "goes", "go"),
                  p.defender(),
                  p.cards.label(p.attack.target))
              : Words.sentence("seat %d loses %s to the Scrapyard", seat, fleet));
    }
  }

  /** R 8.12, D-13: ships that were bypassed lose their port; told before they go. */
  static void portLost(Chronicle chronicle, SupernovaPosition p) {
    long ships = p.table.orbit(p.attack.target);
    if (chronicle.listens() && ships != 0) {
      int loser = p.defender();
      tell(
          chronicle,
          "port-lost",
          args(loser, SHIPS, SupernovaWords.labelsOfFleet(p, ships)),
          Words.sentence(
              "%s of seat %d %s into Deep Space",
              SupernovaWords.fleet(p, ships),
              loser,
              Words.agree(Long.bitCount(ships), "retreats", "retreat")));
    }
  }

  static void captured(Chronicle chronicle, SupernovaPosition p, int from) {
    if (chronicle.listens()) {
      int seat = p.current();
      int planet = p.attack.target;
      var target = p.cards.label(planet);
      var form = Form.of(p.attack.form);
      int own = p.table.potentialOf(seat);
      int others = p.table.potentialOf(from);
      tell(
          chronicle,
          "planet-captured",
          args(
              seat,
              "planet",
              target,
              "from",
              from,
              "form",
              form.label,
              "potential",
              own,
              "potentialOfLoser",
              others),
          Words.sentence(
              "seat %d captures %s from seat %d %s; their potentials are now %d and %d",
              seat, target, from, form.means, own, others));
    }
  }
}
