package org.apogee.engine.nova;

import org.apogee.engine.Args;

/** What happens around the powers, in words: the galaxy, independents, events, feelings. */
final class GalaxyFacts {
  private GalaxyFacts() {}

  private static String name(int party) {
    return Party.name(party);
  }

  private static String independent(int independent) {
    return Party.name(Party.ofIndependent(independent));
  }

  private static String relation(NovaPosition p, int minor, int seat) {
    return p.independents.relation(minor, seat) == Independents.ALLY ? "an alliance" : "a treaty";
  }

  static void explored(NovaPosition p, int system, Tile tile) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "system-explored",
          Args.of("system", p.map().name(system), "tile", tile.word, "planets", tile.planets),
          "%s is explored: %s."
              .formatted(
                  p.map().name(system),
                  tile.planets.isEmpty() ? "no planets" : "planets " + tile.planets));
    }
  }

  static void appeared(NovaPosition p, int independent, int system) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "independent-appears",
          Args.of("independent", independent(independent), "system", p.map().name(system)),
          "%s appears at %s."
              .formatted(Party.title(Party.ofIndependent(independent)), p.map().name(system)));
    }
  }

  static void left(NovaPosition p, int independent) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "independent-leaves",
          Args.of("independent", independent(independent)),
          "%s is no more.".formatted(Party.title(Party.ofIndependent(independent))));
    }
  }

  static void related(NovaPosition p, int minor, int seat) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "relation",
          Args.of(
              "minor",
              independent(minor),
              "power",
              name(seat),
              "relation",
              relation(p, minor, seat)),
          "%s has %s with %s."
              .formatted(
                  name(seat), relation(p, minor, seat), Party.title(Party.ofIndependent(minor))));
    }
  }

  static void treatyEnds(NovaPosition p, int independent, int seat) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "treaty-ends",
          Args.of("independent", independent(independent), "power", name(seat)),
          "The treaty of %s with %s ends."
              .formatted(name(seat), Party.title(Party.ofIndependent(independent))));
    }
  }

  static void event(NovaPosition p, ScenarioEvent event) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p, "event", Args.of("event", event.name()), "Event: %s.".formatted(event.title));
    }
  }

  static void flare(NovaPosition p, int system) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "nova-flare",
          Args.of("system", p.map().name(system)),
          "A nova flares at %s.".formatted(p.map().name(system)));
    }
  }

  static void activated(NovaPosition p, int independent, int result) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "independent-acts",
          Args.of("independent", independent(independent), "result", result),
          "%s acts (%d).".formatted(Party.title(Party.ofIndependent(independent)), result));
    }
  }

  static void grown(NovaPosition p, int independent) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "reserve-grows",
          Args.of(
              "independent", independent(independent), "fleets", p.independents.size(independent)),
          "%s strengthens its reserve of %d."
              .formatted(
                  Party.title(Party.ofIndependent(independent)), p.independents.size(independent)));
    }
  }

  static void raid(NovaPosition p, int independent, int planet) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "raid",
          Args.of("independent", independent(independent), "planet", p.map().planetName(planet)),
          "%s attacks %s."
              .formatted(
                  Party.title(Party.ofIndependent(independent)), p.map().planetName(planet)));
    }
  }

  static void terraformed(NovaPosition p, int planet) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "planet-terraformed",
          Args.of("planet", p.map().planetName(planet)),
          "%s becomes terran.".formatted(p.map().planetName(planet)));
    }
  }

  static void shuffled(NovaPosition p, int deck) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "deck-shuffled",
          Args.of("deck", Cards.deckName(deck)),
          "Deck %s is shuffled.".formatted(Cards.deckName(deck)));
    }
  }

  static void tension(NovaPosition p, int one, int other) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "tension",
          Args.of("one", name(one), "other", name(other), "tension", p.powers.tension(one, other)),
          "The tension between %s and %s is %d."
              .formatted(name(one), name(other), p.powers.tension(one, other)));
    }
  }

  static void crash(NovaPosition p, int seat) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "market-crash",
          Args.of("power", name(seat), "base", p.powers.base[seat]),
          "The economic base of %s falls to %d.".formatted(name(seat), p.powers.base[seat]));
    }
  }
}
