package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 17.1, what the events may be played on, as bits: systems, planets, powers, independents. */
final class CardTargets {
  private CardTargets() {}

  static boolean exists(NovaPosition p, Card card) {
    return card == Card.W5 ? hasVictim(p) : targets(p, card) != 0;
  }

  private static long targets(NovaPosition p, Card card) {
    int seat = p.active();
    return switch (card) {
      case E1 -> Exploration.targets(p, held(p));
      case E3 -> minors(p, Independents.STRANGER);
      case E4 -> minors(p, Independents.TREATY);
      case E5 -> Construction.factorySites(p, held(p));
      case E6 -> Construction.outpostSites(p, held(p));
      case E7 -> powers(p, card);
      case E8 -> powers(p, card);
      case E9 ->
          p.board.owned(seat) & ~p.board.terran() & p.board.planets() & Galaxy.planetsOf(held(p));
      case W1 -> p.units.pool(seat, UnitType.ESCORT) > 0 ? held(p) & ~p.units.crowded(seat) : 0;
      case W3 -> powers(p, card);
      case W4 -> strangers(p);
      case W6 -> p.units.idle(seat);
      default -> 0;
    };
  }

  private static int held(NovaPosition p) {
    return Control.held(p, p.active());
  }

  /** Minors in play with a relation to the active power, allied with nobody. */
  private static long minors(NovaPosition p, int relation) {
    int found = 0;
    for (int minor = 0; minor < Party.MINORS; minor++) {
      if (p.independents.isInPlay(minor)
          && p.independents.relation(minor, p.active()) == relation
          && p.independents.ally(minor) == Party.NOBODY) {
        found |= 1 << minor;
      }
    }
    return found;
  }

  private static long strangers(NovaPosition p) {
    int found = 0;
    for (int left = p.independents.inPlay(); left != 0; left &= left - 1) {
      int independent = Integer.numberOfTrailingZeros(left);
      if (p.independents.relation(independent, p.active()) == Independents.STRANGER) {
        found |= 1 << independent;
      }
    }
    return found;
  }

  private static long powers(NovaPosition p, Card card) {
    int seat = p.active();
    int found = 0;
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && p.powers.isAlive(other)) {
        boolean fits =
            switch (card) {
              case E7 -> p.powers.tension(seat, other) > 0;
              case E8 -> p.powers.base[other] > 0;
              default -> p.powers.tension(seat, other) < Powers.TENSION_MAX;
            };
        found |= fits ? 1 << other : 0;
      }
    }
    return found;
  }

  private static boolean hasVictim(NovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (seat != p.active() && victims(p, seat) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Systems in or beside the control zones in which a power has units. */
  private static int victims(NovaPosition p, int seat) {
    int held = held(p);
    return (held | p.map().linksOf(held)) & p.units.anywhere(seat);
  }

  static void legal(NovaPosition p, MoveList into) {
    var card = Card.of(p.frames.get(1));
    if (p.frames.get(2) == 1) {
      into.add(NovaMoves.of(NovaMoves.PASS));
    }
    if (card == Card.W5) {
      for (int seat = 0; seat < p.seats(); seat++) {
        int systems = seat == p.active() ? 0 : victims(p, seat);
        for (int left = systems; left != 0; left &= left - 1) {
          int system = Integer.numberOfTrailingZeros(left);
          into.add(NovaMoves.of(NovaMoves.PICK_GROUP, seat, system));
        }
      }
    } else {
      Construction.addPlanets(into, kind(card), targets(p, card));
    }
  }

  private static int kind(Card card) {
    return switch (card) {
      case E1, W1, W6 -> NovaMoves.PICK_SYSTEM;
      case E5, E6, E9 -> NovaMoves.PICK_PLANET;
      case E3, E4, W4 -> NovaMoves.PICK_INDEPENDENT;
      default -> NovaMoves.PICK_POWER;
    };
  }

  static void play(NovaPosition p, long move) {
    var card = Card.of(p.frames.get(1));
    boolean isFirst = p.frames.get(2) == 0;
    p.frames.pop();
    if (NovaMoves.kind(move) == NovaMoves.PASS) {
      return;
    }
    CardPlay.apply(p, card, NovaMoves.a(move), NovaMoves.b(move));
    boolean isTwice = card == Card.E1 || card == Card.E6;
    if (isTwice && isFirst && exists(p, card)) {
      p.frames.push(Step.PICK, card.number, 1);
    }
  }
}
