package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.7 and R 8.10: before a battle every seat may play specials, round and round. */
final class Window {
  private Window() {}

  static void open(SupernovaPosition p, SupernovaPhase window, Chance chance, Chronicle chronicle) {
    p.attack.passes = 0;
    p.enter(window);
    ask(p, p.current(), chance, chronicle);
  }

  /** R 12: with autoPassWindows, a seat that can only pass has passed. */
  private static void ask(SupernovaPosition p, int first, Chance chance, Chronicle chronicle) {
    int seat = first;
    while (p.options().autoPass() && p.attack.passes < p.seats() && !canPlay(p, seat)) {
      p.attack.passes++;
      seat = p.after(seat);
    }
    if (p.attack.passes == p.seats()) {
      Battle.fight(p, chance, chronicle);
    } else {
      p.turn.asked = seat;
    }
  }

  static void legal(SupernovaPosition p, MoveList into) {
    into.add(SupernovaMoves.PASS);
    Specials.legal(p, Effect.WINDOW, into);
  }

  /** Ships there are in every attack, so only plagues and jamming may find nothing to do. */
  private static boolean canPlay(SupernovaPosition p, int seat) {
    var hand = p.piles.hands[seat];
    int card = hand.next(p.cards.first(CardType.SPECIAL));
    while (card < CardSet.END) {
      var effect = p.cards.kind(card).effect;
      boolean hasTarget =
          switch (effect) {
            case CANCEL -> p.attack.hasMods();
            case KILL_POP -> isAnyoneOnAPlanet(p);
            default -> true;
          };
      if (hasTarget && effect.isPlayableIn(Effect.WINDOW)) {
        return true;
      }
      card = hand.next(card + 1);
    }
    return false;
  }

  private static boolean isAnyoneOnAPlanet(SupernovaPosition p) {
    for (long planets : p.table.planets) {
      for (long rest = planets; rest != 0; rest &= rest - 1) {
        if (p.table.population(Long.numberOfTrailingZeros(rest)) > 0) {
          return true;
        }
      }
    }
    return false;
  }

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.PASS) {
      p.attack.passes++;
      ask(p, p.after(p.turn.asked), chance, chronicle);
      return;
    }
    Specials.play(p, move, chronicle);
    p.attack.passes = 0;
    if (p.cards.kind(SupernovaMoves.a(move)).effect == Effect.END_ATTACK) {
      Attack.goHome(p, chance, chronicle);
    } else if (p.attack.fleet == 0) {
      ActionPhase.end(p, chance, chronicle); // R 8.13
    } else if (isOrbitEmpty(p)) {
      p.enter(SupernovaPhase.PLANET_FORM); // R 8.13
    } else {
      ask(p, p.after(p.turn.asked), chance, chronicle);
    }
  }

  private static boolean isOrbitEmpty(SupernovaPosition p) {
    return p.phase() == SupernovaPhase.ORBIT_WINDOW && p.table.orbit(p.attack.target) == 0;
  }
}
