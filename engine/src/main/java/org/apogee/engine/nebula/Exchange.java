package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 8.8, Exchange: once per turn, one resource against another, at a price in the next Harvest. */
final class Exchange extends Chapter<NebulaPosition> {
  /** The resources that can be exchanged into another one, bit r for resource r. */
  static int sources(NebulaPosition p, int seat, int to) {
    if (p.players.has(seat, Players.EXCHANGE_USED)
        || p.players.reserve(seat, to) == Players.RESERVE_MAX) {
      return 0;
    }
    int set = 0;
    for (int from = 0; from < Resource.COUNT; from++) {
      if (from != to && p.players.reserve(seat, from) > 0) {
        set |= 1 << from;
      }
    }
    return set;
  }

  static void list(NebulaPosition p, int seat, int to, MoveList into) {
    for (int left = sources(p, seat, to); left != 0; left &= left - 1) {
      into.add(NebulaMoves.of(NebulaMoves.EXCHANGE, Integer.numberOfTrailingZeros(left), to));
    }
  }

  @Override
  public int decider(NebulaPosition p) {
    return p.active();
  }

  /** How much. */
  @Override
  public void legal(NebulaPosition p, MoveList into) {
    int from = p.players.reserve(p.active(), p.frames.get(1));
    int to = p.players.reserve(p.active(), p.frames.get(2));
    for (int n = 1; n <= Math.min(from, Players.RESERVE_MAX - to); n++) {
      into.add(NebulaMoves.of(NebulaMoves.AMOUNT, n, 0));
    }
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    int from = p.frames.get(1);
    int to = p.frames.get(2);
    int amount = NebulaMoves.a(move);
    p.frames.pop();
    p.players.pay(seat, from, amount);
    p.players.gain(seat, to, amount);
    p.players.mark(seat, Players.EXCHANGE_USED);
    boolean isPenalised = !p.players.has(seat, Players.FREE_EXCHANGE_ACTIVE);
    if (isPenalised) {
      p.players.penalties[Players.of(seat, from)] = 1;
    }
    NebulaFacts.exchanged(chronicle, seat, from, to, amount, isPenalised);
  }
}
