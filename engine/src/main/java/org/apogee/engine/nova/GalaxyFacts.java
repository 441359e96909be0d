package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;

/** What happens around the powers, in words: exploration, events, tensions. */
final class GalaxyFacts {
  private GalaxyFacts() {}

  /** Who explores for how much; an independent and a card pay nothing. */
  static void explored(
      Chronicle chronicle, NovaPosition p, int party, int cost, int system, Tile tile) {
    if (chronicle.listens()) {
      var args =
          Args.of("system", p.map().name(system), "tile", tile.word, "planets", tile.planets);
      args.put("party", Party.name(party));
      args.put("cost", cost);
      NovaFacts.tell(
          chronicle,
          "system-explored",
          args,
          Phrase.of(
              "%s %s%s and %s %s",
              NovaWords.subject(party, "explore"),
              p.map().name(system),
              cost == 0 ? "" : " for " + cost + " AP",
              NovaWords.does(party, "finds", "find"),
              NovaWords.planets(tile)));
    }
  }

  static void terraformed(Chronicle chronicle, NovaPosition p, int planet) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "planet-terraformed",
          Args.of("planet", p.map().planetName(planet)),
          Phrase.of("the planet %s becomes terran", p.map().planetName(planet)));
    }
  }

  static void event(Chronicle chronicle, ScenarioEvent event, int die) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "event",
          Args.of("event", event.name(), "die", die),
          Phrase.of("the event is %s, with a roll of %d", event.title, die),
          List.of(event.sentence));
    }
  }

  /** For an event that changes nothing, so that no other fact follows it. */
  static void withoutEffect(Chronicle chronicle, ScenarioEvent event) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "event-without-effect",
          Args.of("event", event.name()),
          Phrase.of("%s has no effect", event.title));
    }
  }

  static void accelerated(Chronicle chronicle) {
    if (chronicle.listens()) {
      NovaFacts.tell(chronicle, "age-accelerated", Args.none(), "the next turn will be skipped");
    }
  }

  static void flare(Chronicle chronicle, NovaPosition p, int system) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "nova-flare",
          Args.of("system", p.map().name(system)),
          Phrase.of("a nova flares at %s", p.map().name(system)));
    }
  }

  static void shuffled(Chronicle chronicle, int deck) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "deck-shuffled",
          Args.of("deck", Cards.deckName(deck)),
          Phrase.of("deck %s is shuffled with its discards", Cards.deckName(deck)));
    }
  }

  static void tension(
      Chronicle chronicle, NovaPosition p, int one, int other, int before, int cost) {
    if (chronicle.listens()) {
      int now = p.powers.tension(one, other);
      var args = Args.of("one", Party.name(one), "other", Party.name(other), "tension", now);
      args.put("cost", cost);
      NovaFacts.tell(
          chronicle,
          "tension",
          args,
          Phrase.of(
              "the tension between %s and %s %s %d%s",
              Party.name(one),
              Party.name(other),
              now > before ? "rises to" : now < before ? "falls to" : "stays at",
              now,
              cost == 0 ? "" : Phrase.of("; %s pays %d AP", Party.name(one), cost)));
    }
  }

  /** All pairs at once; what they come to is detail. */
  static void tensions(Chronicle chronicle, NovaPosition p, int by) {
    if (chronicle.listens()) {
      var lines = new ArrayList<String>();
      for (int seat = 0; seat < p.seats(); seat++) {
        for (int other = 0; other < seat; other++) {
          if (p.powers.isAlive(seat) && p.powers.isAlive(other)) {
            lines.add(
                Phrase.of(
                    "%s and %s: %d",
                    Party.name(other), Party.name(seat), p.powers.tension(seat, other)));
          }
        }
      }
      NovaFacts.tell(
          chronicle,
          "tensions",
          Args.of("change", by),
          Phrase.of("all tensions %s by %d", by < 0 ? "fall" : "rise", Math.abs(by)),
          lines);
    }
  }

  static void crash(Chronicle chronicle, NovaPosition p, int seat) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "market-crash",
          Args.of("power", Party.name(seat), "base", p.powers.base[seat]),
          Phrase.of("the economic base of %s falls to %d", Party.name(seat), p.powers.base[seat]));
    }
  }
}
