package org.apogee.engine.nova;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 5.2 and R 7.2, what is remembered for one impulse, the turn of one power. */
final class TurnRecord {
  /** No system is attacked twice in an impulse. */
  static final int BATTLES_MAX = Galaxy.SYSTEMS_MAX;

  private static final int POINTS_MAX = 1 << 16;

  int points;
  boolean discount;
  boolean freeExplore;
  int attacked; // bit p for power p
  int provoked;
  int battleCount;
  int battleSystems;
  private final int[] battles = new int[BATTLES_MAX];

  void copyFrom(TurnRecord other) {
    points = other.points;
    discount = other.discount;
    freeExplore = other.freeExplore;
    attacked = other.attacked;
    provoked = other.provoked;
    battleCount = other.battleCount;
    battleSystems = other.battleSystems;
    System.arraycopy(other.battles, 0, battles, 0, battleCount);
  }

  void clear() {
    points = 0;
    discount = false;
    freeExplore = false;
    attacked = 0;
    provoked = 0;
    battleCount = 0;
    battleSystems = 0;
  }

  void addBattle(int system, int party) {
    battles[battleCount++] = system << 3 | party;
    battleSystems |= 1 << system;
  }

  int system(int battle) {
    return battles[battle] >> 3;
  }

  int party(int battle) {
    return battles[battle] & 7;
  }

  /** Whether a battle was declared in a system. */
  boolean hasBattleAt(int system) {
    return (battleSystems >>> system & 1) != 0;
  }

  void encode(SnapshotWriter out) {
    out.writeInt(points);
    out.writeBoolean(discount);
    out.writeBoolean(freeExplore);
    out.writeInt(attacked);
    out.writeInt(provoked);
    out.writeInt(battleCount);
    for (int i = 0; i < battleCount; i++) {
      out.writeInt(battles[i]);
    }
  }

  void decode(SnapshotReader in, int seats, Galaxy map) {
    points = in.readInt(0, POINTS_MAX);
    discount = in.readBoolean();
    freeExplore = in.readBoolean();
    attacked = in.readInt(0, (1 << seats) - 1);
    provoked = in.readInt(0, (1 << seats) - 1);
    int count = in.readInt(0, map.systems);
    for (int i = 0; i < count; i++) {
      int battle = in.readInt(0, (map.systems << 3) - 1);
      NovaSnapshot.require(!hasBattleAt(battle >> 3), "a battle");
      addBattle(battle >> 3, battle & 7);
    }
  }
}
