package org.apogee.engine.nova;

import java.util.Arrays;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** The combat that is being fought, in space or for a planet; all zero if there is none. */
final class CombatRecord {
  static final int ATTACKER = 0;
  static final int DEFENDER = 1;
  static final int SIDES = 2;
  static final int NO_CARD = 0;

  /** In {@link #place}, or a planet + 1. */
  static final int IN_SPACE = 0;

  int system;
  int place;
  CombatStage stage = CombatStage.CARD_OF_ATTACKER;
  int round;
  final int[] parties = new int[SIDES];
  final int[] cards = new int[SIDES]; // the card + 1, or no card
  final int[] allies = new int[SIDES]; // the mixed fleet + 1, or 0
  final int[] commits = new int[SIDES * UnitType.COUNT];
  final int[] boosts = new int[SIDES]; // R 11.5.3: units that fire one factor better
  final int[] impacts = new int[SIDES]; // still to be taken by a side

  void copyFrom(CombatRecord other) {
    system = other.system;
    place = other.place;
    stage = other.stage;
    round = other.round;
    System.arraycopy(other.parties, 0, parties, 0, parties.length);
    System.arraycopy(other.cards, 0, cards, 0, cards.length);
    System.arraycopy(other.allies, 0, allies, 0, allies.length);
    System.arraycopy(other.commits, 0, commits, 0, commits.length);
    System.arraycopy(other.boosts, 0, boosts, 0, boosts.length);
    System.arraycopy(other.impacts, 0, impacts, 0, impacts.length);
  }

  void clear() {
    system = 0;
    place = IN_SPACE;
    stage = CombatStage.CARD_OF_ATTACKER;
    round = 0;
    Arrays.fill(parties, 0);
    Arrays.fill(cards, NO_CARD);
    Arrays.fill(allies, 0);
    clearRound();
  }

  void clearRound() {
    Arrays.fill(commits, 0);
    Arrays.fill(boosts, 0);
    Arrays.fill(impacts, 0);
  }

  /** Whether nothing is fought. */
  boolean isClear() {
    int sum = system | place | stage.number | round;
    for (int side = 0; side < SIDES; side++) {
      sum |= parties[side] | cards[side] | allies[side] | boosts[side] | impacts[side];
    }
    for (int firing : commits) {
      sum |= firing;
    }
    return sum == 0;
  }

  boolean isInSpace() {
    return place == IN_SPACE;
  }

  int planet() {
    return place - 1;
  }

  int party(int side) {
    return parties[side];
  }

  boolean isPower(int side) {
    return Party.isPower(parties[side]);
  }

  int commit(int side, int type) {
    return commits[side * UnitType.COUNT + type];
  }

  void commit(int side, int type, int firing) {
    commits[side * UnitType.COUNT + type] = firing;
  }

  boolean has(int side, Card card) {
    return cards[side] == card.number + 1;
  }

  void encode(SnapshotWriter out) {
    out.writeInt(system);
    out.writeInt(place);
    out.writeInt(stage.number);
    out.writeInt(round);
    out.writeInts(parties);
    out.writeInts(cards);
    out.writeInts(allies);
    out.writeInts(commits);
    out.writeInts(boosts);
    out.writeInts(impacts);
  }

  void decode(SnapshotReader in, Galaxy map) {
    system = in.readInt(0, map.systems - 1);
    place = in.readInt(IN_SPACE, 2 * map.systems);
    stage = CombatStage.of(in.readInt(0, CombatStage.count() - 1));
    round = in.readInt(0, Combat.ROUNDS_IN_SPACE);
    read(in, parties, Party.COUNT - 1);
    read(in, cards, Card.COUNT);
    read(in, allies, Independents.COUNT);
    read(in, commits, Units.STACK_LIMIT);
    read(in, boosts, Independents.FLEETS_MAX);
    read(in, impacts, 2 * Units.PER_POWER);
  }

  private static void read(SnapshotReader in, int[] into, int most) {
    for (int i = 0; i < into.length; i++) {
      into[i] = in.readInt(0, most);
    }
  }
}
