package org.apogee.engine.supernova;

import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * Positions of Supernova as bytes: for each card where it is, then the records. What follows from
 * that (sums, orbits) is not written.
 */
final class SupernovaSnapshot {
  private static final int SCHEMA = 1;

  private SupernovaSnapshot() {}

  static void write(SupernovaPosition p, SnapshotWriter out) {
    out.writeInt(SCHEMA);
    out.writeInt(p.seats());
    p.options().encode(out);
    out.writeInt(p.frames.number());
    out.writeInt(p.ending().number());
    writeTurn(p.turn, out);
    for (int i = 0; i < SupernovaCounter.count(); i++) {
      out.writeInt(p.count(SupernovaCounter.of(i)));
    }
    CardSnapshot.write(p, out);
    writeAttack(p.attack, out);
    writeTrade(p.trade, out);
  }

  static SupernovaPosition read(SnapshotReader in) {
    in.expectSchema(SCHEMA);
    int seats = in.readInt(SupernovaRuleset.SEATS_MIN, SupernovaRuleset.SEATS_MAX);
    var p = new SupernovaPosition(seats, SupernovaOptions.decode(in));
    p.frames.restore(in.readInt(0, Step.ALL.length));
    p.setEnding(SupernovaEnding.of(in.readInt(0, SupernovaEnding.count() - 1)));
    require(p.isOver() == (p.ending() != SupernovaEnding.NONE), "its end");
    readTurn(p, in);
    for (int i = 0; i < SupernovaCounter.count(); i++) {
      p.count(SupernovaCounter.of(i), in.readInt(0, Integer.MAX_VALUE));
    }
    CardSnapshot.read(p, in);
    readAttack(p, in);
    readTrade(p, in);
    in.expectEnd();
    SupernovaSnapshotCheck.check(p);
    return p;
  }

  static void require(boolean holds, String what) {
    if (!holds) {
      throw new BadInput(
          "bad-snapshot", "The snapshot is no position of Supernova: %s is wrong.".formatted(what));
    }
  }

  private static void writeTurn(TurnRecord turn, SnapshotWriter out) {
    out.writeInt(turn.number);
    out.writeInt(turn.opener);
    out.writeInt(turn.offset);
    out.writeInt(turn.asked);
    out.writeBoolean(turn.finalTurn);
    out.writeInt(turn.penalties);
    out.writeLong(turn.fresh);
    out.writeLong(turn.used);
    out.writeInt(turn.jettisoned);
    out.writeBoolean(turn.traded);
    out.writeBoolean(turn.extraAction);
    out.writeInts(turn.mulligans);
  }

  private static void readTurn(SupernovaPosition p, SnapshotReader in) {
    int seats = p.seats();
    p.turn.number = in.readInt(1, p.options().turnLimit());
    p.turn.opener = in.readInt(0, seats - 1);
    p.turn.offset = in.readInt(0, seats - 1);
    p.turn.asked = in.readInt(0, seats - 1);
    p.turn.finalTurn = in.readBoolean();
    p.turn.penalties = in.readInt(0, (1 << seats) - 1);
    p.turn.fresh = in.readLong();
    p.turn.used = in.readLong();
    p.turn.jettisoned = in.readInt(0, Jettison.CARDS_MAX - 1);
    p.turn.traded = in.readBoolean();
    p.turn.extraAction = in.readBoolean();
    for (int seat = 0; seat < seats; seat++) {
      p.turn.mulligans[seat] = in.readInt(0, p.options().mulligansMax());
    }
  }

  private static void writeAttack(AttackRecord attack, SnapshotWriter out) {
    out.writeInt(attack.origin);
    out.writeInt(attack.target);
    out.writeLong(attack.fleet);
    out.writeInt(attack.fledUpTo);
    out.writeInt(attack.form);
    out.writeBoolean(attack.lost);
    out.writeInt(attack.passes);
    writeSet(attack.attackerMods, out);
    writeSet(attack.defenderMods, out);
  }

  private static void readAttack(SupernovaPosition p, SnapshotReader in) {
    int lastCard = p.cards.size() - 1;
    p.attack.origin = in.readInt(AttackRecord.NONE, lastCard);
    p.attack.target = in.readInt(AttackRecord.NONE, lastCard);
    p.attack.fleet = in.readLong();
    p.attack.fledUpTo = in.readInt(AttackRecord.NONE, lastCard);
    p.attack.form = in.readInt(Battle.MILITARY, Battle.ECONOMIC);
    p.attack.lost = in.readBoolean();
    p.attack.passes = in.readInt(0, p.seats() - 1);
    readSet(p.attack.attackerMods, lastCard, in);
    readSet(p.attack.defenderMods, lastCard, in);
  }

  private static void writeTrade(TradeRecord trade, SnapshotWriter out) {
    out.writeInt(trade.offered);
    out.writeInt(trade.addressed);
    out.writeInt(trade.toAsk);
    out.writeInt(trade.bidders);
    writeSet(trade.bid, out);
    out.writeBytes(trade.promises);
    out.writeBytes(trade.keptUntil);
  }

  private static void readTrade(SupernovaPosition p, SnapshotReader in) {
    int lastCard = p.cards.size() - 1;
    int everybody = (1 << p.seats()) - 1;
    p.trade.offered = in.readInt(TradeRecord.NO_CARD, lastCard);
    p.trade.addressed = in.readInt(0, everybody);
    p.trade.toAsk = in.readInt(0, everybody);
    p.trade.bidders = in.readInt(0, everybody);
    readSet(p.trade.bid, lastCard, in);
    in.readBytes(p.trade.promises);
    in.readBytes(p.trade.keptUntil);
  }

  private static void writeSet(CardSet set, SnapshotWriter out) {
    out.writeInt(set.size());
    for (int card = set.next(0); card < CardSet.END; card = set.next(card + 1)) {
      out.writeInt(card);
    }
  }

  private static void readSet(CardSet set, int lastCard, SnapshotReader in) {
    int size = in.readInt(0, lastCard + 1);
    int least = 0;
    for (int i = 0; i < size; i++) {
      int card = in.readInt(least, lastCard);
      set.add(card);
      least = card + 1;
    }
  }
}
