package org.apogee.engine.nebula;

/**
 * R 10, the chance that ships which attack one after another destroy all guards, who defend one
 * after another. A ship is as many duellists as it has durability.
 */
final class Duels {
  private static final int SIDES = 6;
  private static final double SHIP = 3; // in regiments
  private static final int MOST = Ships.PER_SEAT * Ships.DURABILITY;

  /** By the lead in regiments, from -6 to 6: the chance to win a round that is no tie. */
  private static final double[] ROUND = new double[2 * SIDES + 1];

  static {
    for (int lead = -SIDES; lead <= SIDES; lead++) {
      int won = 0;
      int lost = 0;
      for (int die = 1; die <= SIDES; die++) {
        for (int other = 1; other <= SIDES; other++) {
          won += die + lead > other ? 1 : 0;
          lost += die + lead < other ? 1 : 0;
        }
      }
      ROUND[lead + SIDES] = won / (double) (won + lost);
    }
  }

  private final int[] attackers = new int[MOST]; // the regiments behind each duellist
  private final int[] guards = new int[MOST];
  private final double[] chances = new double[MOST + 1]; // by the number of guards left
  private int attacking;
  private int guarding;

  void clear() {
    attacking = 0;
    guarding = 0;
  }

  void attack(int regiments, int durability) {
    for (int i = 0; i < durability && attacking < MOST; i++) {
      attackers[attacking++] = regiments;
    }
  }

  void guard(int regiments, int durability) {
    for (int i = 0; i < durability && guarding < MOST; i++) {
      guards[guarding++] = regiments;
    }
  }

  /** What a ship gains on average from a duel, in regiments. */
  static double gain(Ships ships, int ship, int crew, int other) {
    double round = round(crew - ships.regiments[other]);
    double wins = wins(round, ships.durability[ship], ships.durability[other]);
    return wins * (SHIP + ships.regiments[other]) - (1 - wins) * (SHIP + crew);
  }

  private static double wins(double round, int own, int other) {
    if (own == 0 || other == 0) {
      return other == 0 ? 1 : 0;
    }
    return round * wins(round, own, other - 1) + (1 - round) * wins(round, own - 1, other);
  }

  /** The chance to win one round that is no tie. */
  static double round(int lead) {
    return ROUND[Math.clamp(lead, -SIDES, SIDES) + SIDES];
  }

  /**
   * The chance of the attackers if the first of them and of the guards are already gone; certain
   * without guards.
   */
  double chance(int attackersGone, int guardsGone) {
    int from = Math.min(guardsGone, guarding);
    chances[guarding] = 1;
    for (int guard = from; guard < guarding; guard++) {
      chances[guard] = 0;
    }
    for (int attacker = attacking - 1; attacker >= attackersGone; attacker--) {
      for (int guard = guarding - 1; guard >= from; guard--) {
        double win = round(attackers[attacker] - guards[guard]);
        chances[guard] = win * chances[guard + 1] + (1 - win) * chances[guard];
      }
    }
    return attacking <= attackersGone ? 0 : chances[from];
  }
}
