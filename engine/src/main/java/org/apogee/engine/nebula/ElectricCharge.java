package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 11.4, Electric Charge: jams an opposing tech, or freezes the cooldown of one. */
final class ElectricCharge implements TechEffect {
  private static final int JAMS_UP_TO = 3;

  @Override
  public int choices() {
    return 1;
  }

  @Override
  public int kind(int choice) {
    return NebulaMoves.CHOOSE_TECH;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    return (p.techs.ready[1 - user] | p.techs.cooling[1 - user]) != 0;
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    list(p.techs.ready[1 - use.user] | p.techs.cooling[1 - use.user], into);
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    int die = Dice.d6(chance);
    int opponent = 1 - use.user;
    if (die <= JAMS_UP_TO) {
      CombatFacts.charged(chronicle, use.user, die, "jams its target");
      p.techs.jammed[opponent] |= 1 << use.first;
      TechFacts.jammed(chronicle, opponent, use.first);
    } else if (p.techs.cooling[opponent] != 0) {
      CombatFacts.charged(chronicle, use.user, die, "freezes a cooldown");
      p.frames.push(Step.FREEZE, use.user);
    } else {
      CombatFacts.charged(chronicle, use.user, die, "finds no cooldown to freeze");
    }
  }

  private static void list(int techs, MoveList into) {
    for (int left = techs; left != 0; left &= left - 1) {
      into.add(NebulaMoves.of(NebulaMoves.CHOOSE_TECH, Integer.numberOfTrailingZeros(left), 0));
    }
  }

  /** The choice after a die of 4 to 6. */
  static final class Freeze extends Chapter<NebulaPosition> {
    @Override
    public int decider(NebulaPosition p) {
      return p.frames.get(1);
    }

    @Override
    public void legal(NebulaPosition p, MoveList into) {
      list(p.techs.cooling[1 - p.frames.get(1)], into);
    }

    @Override
    public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
      int opponent = 1 - p.frames.get(1);
      int tech = NebulaMoves.a(move);
      p.techs.frozen[opponent] |= 1 << tech;
      p.frames.pop();
      TechFacts.frozen(chronicle, opponent, tech);
    }
  }
}
