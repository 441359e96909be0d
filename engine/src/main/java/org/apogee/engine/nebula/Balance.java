package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.4, Balance: one reserve becomes equal to another, once per turn. */
final class Balance implements TechEffect {
  @Override
  public int choices() {
    return 1;
  }

  @Override
  public int kind(int choice) {
    return NebulaMoves.CHOOSE_PAIR;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    int metal = p.players.reserve(user, 0);
    return !p.players.has(user, Players.BALANCE_USED)
        && (metal != p.players.reserve(user, 1) || metal != p.players.reserve(user, 2));
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    for (int from = 0; from < Resource.COUNT; from++) {
      for (int to = 0; to < Resource.COUNT; to++) {
        if (p.players.reserve(use.user, from) != p.players.reserve(use.user, to)) {
          into.add(NebulaMoves.of(NebulaMoves.CHOOSE_PAIR, from, to));
        }
      }
    }
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    int from = use.first / Resource.COUNT;
    int to = use.first % Resource.COUNT;
    p.players.reserves[Players.of(use.user, to)] = p.players.reserve(use.user, from);
    p.players.mark(use.user, Players.BALANCE_USED);
  }
}
