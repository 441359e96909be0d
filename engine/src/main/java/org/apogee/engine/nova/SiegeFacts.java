package org.apogee.engine.nova;

import org.apogee.engine.Args;

/** Sieges and planets that change hands, in words. */
final class SiegeFacts {
  private SiegeFacts() {}

  static void laid(NovaPosition p, int system) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "siege-laid",
          Args.of(
              "system",
              p.map().name(system),
              "besieger",
              Party.name(p.board.besieger(system)),
              "target",
              Party.name(p.board.target(system))),
          "%s besieges %s at %s."
              .formatted(
                  Party.name(p.board.besieger(system)),
                  Party.title(p.board.target(system)),
                  p.map().name(system)));
    }
  }

  static void ended(NovaPosition p, int system) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "siege-ended",
          Args.of("system", p.map().name(system)),
          "The siege at %s is over.".formatted(p.map().name(system)));
    }
  }

  static void rolled(NovaPosition p, int system, int die, boolean isHit) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "siege-roll",
          Args.of("system", p.map().name(system), "die", die, "hit", isHit),
          "The siege at %s %s (die %d)."
              .formatted(p.map().name(system), isHit ? "bites" : "does nothing", die));
    }
  }

  static void captured(NovaPosition p, int planet, int captor, int loser, int level) {
    if (p.log().listens()) {
      NovaFacts.tell(
          p,
          "planet-captured",
          Args.of(
              "planet",
              p.map().planetName(planet),
              "captor",
              Party.name(captor),
              "loser",
              Party.name(loser)),
          "%s takes %s from %s: %s."
              .formatted(
                  Party.title(captor),
                  p.map().planetName(planet),
                  Party.title(loser),
                  Marker.of(level).word));
    }
  }
}
