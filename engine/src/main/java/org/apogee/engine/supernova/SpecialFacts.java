package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaFacts.args;
import static org.apogee.engine.supernova.SupernovaFacts.tell;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 9, specials and what they do, as facts for everybody. */
final class SpecialFacts {
  private static final String CARDS = "cards";
  private static final String PLANET = "planet";

  private SpecialFacts() {}

  static void played(Chronicle chronicle, SupernovaPosition p, int card, int target) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var label = p.cards.label(card);
      var on = target(p, card, target);
      tell(
          chronicle,
          "special-played",
          args(seat, "card", label, "target", on),
          Words.sentence("seat %d plays %s%s", seat, label, phrase(p, card, on)));
    }
  }

  private static String phrase(SupernovaPosition p, int card, String on) {
    var kind = p.cards.kind(card);
    return switch (kind.effect) {
      case EXTRA_ACTION, END_ATTACK, NONE -> "";
      case MOD -> " on the " + on + SupernovaWords.change(kind);
      default -> " on " + on;
    };
  }

  /** R 9.3, in words; empty where there is none. */
  static String target(SupernovaPosition p, int card, int target) {
    return switch (p.cards.kind(card).effect) {
      case EXTRA_ACTION, END_ATTACK, NONE -> "";
      case MOD -> target == Specials.ATTACKER ? "attacker" : "defender";
      default -> p.cards.label(target);
    };
  }

  /** Super Nova, told before anything goes. */
  static void destroyed(Chronicle chronicle, SupernovaPosition p, int planet) {
    if (chronicle.listens()) {
      var lost = new ArrayList<>(SupernovaWords.labelsOn(p, planet));
      lost.addAll(SupernovaWords.labelsWithAssets(p, p.table.orbit(planet)));
      planetLost(chronicle, p, planet, lost, 0);
    }
  }

  /** Black Hole, told before anything goes. */
  static void collapsed(Chronicle chronicle, SupernovaPosition p, int planet) {
    if (chronicle.listens()) {
      planetLost(chronicle, p, planet, SupernovaWords.labelsOn(p, planet), p.table.orbit(planet));
    }
  }

  private static void planetLost(
      Chronicle chronicle, SupernovaPosition p, int planet, List<String> lost, long fleeing) {
    int owner = p.table.owner(planet);
    var with = lost.isEmpty() ? "" : ", with " + Words.list(lost);
    var away =
        fleeing == 0
            ? ""
            : Phrase.of(
                "; %s %s into Deep Space",
                SupernovaWords.fleet(p, fleeing),
                Words.agree(Long.bitCount(fleeing), "flees", "flee"));
    tell(
        chronicle,
        "planet-destroyed",
        args(
            owner,
            PLANET,
            p.cards.label(planet),
            CARDS,
            lost,
            "fled",
            SupernovaWords.labelsOfFleet(p, fleeing)),
        Words.sentence(
            "seat %d loses %s to the Scrapyard%s%s", owner, p.cards.label(planet), with, away));
  }

  /** Wormhole, told before the ship goes. */
  static void banished(Chronicle chronicle, SupernovaPosition p, int ship) {
    if (chronicle.listens()) {
      int owner = p.table.owner(ship);
      tell(
          chronicle,
          "ship-banished",
          args(owner, "ship", p.cards.label(ship)),
          Words.sentence(
              "%s of seat %d falls into Deep Space", SupernovaWords.withAssets(p, ship), owner));
    }
  }

  /** Plague and Terraforming, told before the card goes. */
  static void cardLost(Chronicle chronicle, SupernovaPosition p, int card) {
    if (chronicle.listens()) {
      int planet = p.table.on(card);
      int owner = p.table.owner(planet);
      tell(
          chronicle,
          "card-lost",
          args(owner, "card", p.cards.label(card), PLANET, p.cards.label(planet)),
          Words.sentence(
              "%s of seat %d loses %s to the Scrapyard",
              p.cards.label(planet), owner, p.cards.label(card)));
    }
  }
}
