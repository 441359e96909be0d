package org.apogee.engine.nova;

import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Fact;

/**
 * What happens in a game, in words: impulses, cards, buildings, the galaxy. See {@link
 * CombatFacts}.
 */
final class NovaFacts {
  private NovaFacts() {}

  static void tell(NovaPosition p, String kind, SequencedMap<String, Object> args, String text) {
    p.log().tell(Fact.forEverybody(kind, args, text));
  }

  private static String name(int party) {
    return Party.name(party);
  }

  static void impulse(NovaPosition p) {
    if (p.log().listens()) {
      tell(
          p,
          "impulse",
          Args.of("power", name(p.active()), "turn", p.turn(), "points", p.impulse.points),
          "Turn %d: impulse of %s with %d AP."
              .formatted(p.turn(), name(p.active()), p.impulse.points));
    }
  }

  static void cardForPoints(NovaPosition p, int card) {
    if (p.log().listens()) {
      tell(
          p,
          "card-for-points",
          Args.of("power", name(p.active()), "card", Card.of(card).name()),
          "%s plays %s for %d AP."
              .formatted(name(p.active()), Card.of(card).title, Card.of(card).points));
    }
  }

  static void cardForEffect(NovaPosition p, int card) {
    if (p.log().listens()) {
      tell(
          p,
          "card-for-effect",
          Args.of("power", name(p.active()), "card", Card.of(card).name()),
          "%s plays %s.".formatted(name(p.active()), Card.of(card).title));
    }
  }

  /** R 20.3: the others see the deck only; everybody sees an X card. */
  static void drew(NovaPosition p, int seat, int deck, int card) {
    if (p.log().listens()) {
      var deckName = Cards.deckName(deck);
      if (card == Cards.X) {
        tell(
            p,
            "x-card",
            Args.of("power", name(seat), "deck", deckName, "count", p.decks.crosses(deck)),
            "%s draws X card %d of deck %s."
                .formatted(name(seat), p.decks.crosses(deck), deckName));
        return;
      }
      tell(
          p,
          "card-drawn",
          Args.of("power", name(seat), "deck", deckName),
          "%s draws a card of deck %s.".formatted(name(seat), deckName));
      p.log()
          .tell(
              new Fact(
                  "card-seen",
                  p.options().openHands() ? Audience.EVERYBODY : Audience.only(seat),
                  Args.of("power", name(seat), "card", Card.of(card).name()),
                  "%s has drawn %s.".formatted(name(seat), Card.of(card).title)));
    }
  }

  static void discarded(NovaPosition p, int seat, int card) {
    if (p.log().listens()) {
      tell(
          p,
          "card-discarded",
          Args.of("power", name(seat), "card", Card.of(card).name()),
          "%s discards %s.".formatted(name(seat), Card.of(card).title));
    }
  }

  static void obsolete(NovaPosition p, int seat, Development development) {
    if (p.log().listens()) {
      tell(
          p,
          "development-obsolete",
          Args.of("power", name(seat), "card", development.card.name()),
          "%s of %s is obsolete.".formatted(development.card.title, name(seat)));
    }
  }

  static void unitBuilt(NovaPosition p, int seat, int type, int system) {
    if (p.log().listens()) {
      tell(
          p,
          "unit-built",
          Args.of("power", name(seat), "unit", UnitType.word(type), "system", p.map().name(system)),
          "%s builds a unit (%s) at %s."
              .formatted(name(seat), UnitType.word(type), p.map().name(system)));
    }
  }

  static void reinforced(NovaPosition p, int seat, int type, int system) {
    if (p.log().listens()) {
      tell(
          p,
          "unit-reinforced",
          Args.of("power", name(seat), "unit", UnitType.word(type), "system", p.map().name(system)),
          "%s reinforces a unit (%s) at %s."
              .formatted(name(seat), UnitType.word(type), p.map().name(system)));
    }
  }

  static void unitGivenUp(NovaPosition p, int seat, int type, int system) {
    if (p.log().listens()) {
      tell(
          p,
          "unit-given-up",
          Args.of("power", name(seat), "unit", UnitType.word(type), "system", p.map().name(system)),
          "%s gives up a unit (%s) at %s."
              .formatted(name(seat), UnitType.word(type), p.map().name(system)));
    }
  }

  static void markerBuilt(NovaPosition p, int party, int planet, int level) {
    if (p.log().listens()) {
      tell(
          p,
          "marker-placed",
          Args.of(
              "party",
              name(party),
              "marker",
              Marker.of(level).word,
              "planet",
              p.map().planetName(planet)),
          "%s has a new marker (%s) at %s."
              .formatted(Party.title(party), Marker.of(level).word, p.map().planetName(planet)));
    }
  }

  static void markerGivenUp(NovaPosition p, int seat, int planet) {
    if (p.log().listens()) {
      tell(
          p,
          "marker-given-up",
          Args.of("power", name(seat), "planet", p.map().planetName(planet)),
          "%s gives up %s.".formatted(name(seat), p.map().planetName(planet)));
    }
  }

  static void naval(NovaPosition p, int seat) {
    if (p.log().listens()) {
      tell(
          p,
          "naval-power",
          Args.of("power", name(seat), "naval", p.powers.naval[seat]),
          "The naval power of %s is %d.".formatted(name(seat), p.powers.naval[seat]));
    }
  }

  static void fallen(NovaPosition p, int seat) {
    if (p.log().listens()) {
      tell(
          p,
          "power-eliminated",
          Args.of("power", name(seat)),
          "%s has lost its last marker and is out of the game.".formatted(name(seat)));
    }
  }

  static void moved(NovaPosition p, int from, int to, int fleets) {
    if (p.log().listens()) {
      tell(
          p,
          "fleets-moved",
          Args.of("from", p.map().name(from), "to", p.map().name(to), "fleets", fleets),
          "%s moves %d fleets from %s to %s."
              .formatted(name(p.active()), fleets, p.map().name(from), p.map().name(to)));
    }
  }

  static void attacked(NovaPosition p, int seat, int system, int party) {
    if (p.log().listens()) {
      tell(
          p,
          "attack-declared",
          Args.of("power", name(seat), "system", p.map().name(system), "party", name(party)),
          "%s attacks %s at %s.".formatted(name(seat), Party.title(party), p.map().name(system)));
    }
  }

  static void marched(NovaPosition p, int seat, int system) {
    if (p.log().listens()) {
      tell(
          p,
          "fleets-active",
          Args.of("power", name(seat), "system", p.map().name(system)),
          "The fleets of %s at %s are active.".formatted(name(seat), p.map().name(system)));
    }
  }

  static void economy(NovaPosition p, int seat) {
    if (p.log().listens()) {
      tell(
          p,
          "economy",
          Args.of(
              "power", name(seat), "income", Economy.income(p, seat), "base", p.powers.base[seat]),
          "%s has income %d and an economic base of %d."
              .formatted(name(seat), Economy.income(p, seat), p.powers.base[seat]));
    }
  }

  static void points(NovaPosition p, int seat, int gained) {
    if (p.log().listens()) {
      tell(
          p,
          "victory-points",
          Args.of("power", name(seat), "gained", gained, "points", p.powers.points[seat]),
          "%s gains %d VP and has %d.".formatted(name(seat), gained, p.powers.points[seat]));
    }
  }

  static void turn(NovaPosition p) {
    if (p.log().listens()) {
      tell(p, "turn", Args.of("turn", p.turn()), "Turn %d begins.".formatted(p.turn()));
    }
  }

  static void over(NovaPosition p) {
    if (p.log().listens()) {
      tell(
          p,
          "game-over",
          Args.of("ending", p.ending().code),
          "The game is over (%s).".formatted(p.ending().code));
    }
  }
}
