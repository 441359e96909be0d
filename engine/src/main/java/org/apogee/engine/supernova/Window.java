package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 8.7 and R 8.10: before a battle every seat may play specials, round and round. */
final class Window extends SupernovaChapter {
  static void open(SupernovaPosition p, Step window) {
    p.attack.passes = 0;
    p.enter(window);
    ask(p, p.current());
  }

  /** R 12: with autoPassWindows, a seat that can only pass has passed. */
  private static void ask(SupernovaPosition p, int first) {
    int seat = first;
    while (p.options().autoPass() && p.attack.passes < p.seats() && !canPlay(p, seat)) {
      p.attack.passes++;
      seat = p.after(seat);
    }
    p.turn.asked = seat;
  }

  /** The window closes when all seats have passed in a row. */
  @Override
  public int decider(SupernovaPosition p) {
    return p.attack.passes == p.seats() ? Position.NOBODY : p.turn.asked;
  }

  @Override
  public void run(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    Battle.fight(p, chance, chronicle);
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
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

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.PASS) {
      p.attack.passes++;
      ask(p, p.after(p.turn.asked));
      return;
    }
    Specials.play(p, move, chronicle);
    p.attack.passes = 0;
    if (p.cards.kind(SupernovaMoves.a(move)).effect == Effect.END_ATTACK) {
      Attack.goHome(p, chance, chronicle);
    } else if (p.attack.fleet == 0) {
      AttackFacts.ended(chronicle, p); // R 8.13
      ActionPhase.end(p, chance, chronicle);
    } else if (isOrbitEmpty(p)) {
      p.enter(Step.PLANET_FORM); // R 8.13
    } else {
      ask(p, p.after(p.turn.asked));
    }
  }

  private static boolean isOrbitEmpty(SupernovaPosition p) {
    return p.frames.isAt(Step.ORBIT_WINDOW) && p.table.orbit(p.attack.target) == 0;
  }
}
