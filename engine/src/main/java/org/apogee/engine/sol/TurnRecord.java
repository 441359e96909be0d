package org.apogee.engine.sol;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 3.5, the turn record: what the rules remember of the turn that is being played. */
final class TurnRecord {
  static final int NOTHING = -1;

  /** The only sundiver (HYPERDRIVE) or station (JUGGERNAUT) that may act is not chosen yet. */
  static final int ANY = -1;

  /** It flew into the Sun. */
  static final int GONE = -2;

  static final int UNCONVERTED = 0;
  static final int CONVERTED = 1;
  static final int DECONVERTED = 2;
  static final int INVADED = 3;

  /** Extra moves of one effect: three crossings, two group flights, three burns, one conversion. */
  private static final int USES_MAX = 3;

  private static final int COUNT_MAX = 1000;

  int action; // as in SolMoves.TO_MOVE and so on, or NOTHING
  int mp; // movement points left, R 6.1
  int hurls; // R 6.6
  int owed; // instability cards still to be drawn
  int tollsPaid; // seats that had their toll of this turn, as bits, R 6.5
  int launchesUp; // into the upper orbit, for CEREMONY
  boolean moved; // anything launched, flown or hurled, for HYPERDRIVE
  int conversion; // one of the four above, R 7.1
  int convertedStation; // the space of the station last converted, or NOTHING
  long activated; // spaces whose station was activated, R 8.1
  int lockedType; // station type, or NOTHING, R 8.1
  int activations; // ACTIVATE moves, for SYNCHRONIZE
  SolEffect effect = SolEffect.NONE; // played in this turn
  int uses; // extra moves that the effect still allows
  int mover; // the space of the one sundiver or station that may act, or ANY or GONE
  int pillar; // the suit of PILLAR, or NOTHING
  int bonusAt; // the space whose bonus is asked for, or NOTHING
  int asked; // the seat asked for it, or NOTHING
  int flareAt; // the space whose foundry is asked about in a flare, or NOTHING

  TurnRecord() {
    clear();
  }

  void clear() {
    action = NOTHING;
    mp = 0;
    hurls = 0;
    owed = 0;
    tollsPaid = 0;
    launchesUp = 0;
    moved = false;
    conversion = UNCONVERTED;
    convertedStation = NOTHING;
    activated = 0;
    lockedType = NOTHING;
    activations = 0;
    effect = SolEffect.NONE;
    uses = 0;
    mover = ANY;
    pillar = NOTHING;
    bonusAt = NOTHING;
    asked = NOTHING;
    flareAt = NOTHING;
  }

  void copyFrom(TurnRecord other) {
    action = other.action;
    mp = other.mp;
    hurls = other.hurls;
    owed = other.owed;
    tollsPaid = other.tollsPaid;
    launchesUp = other.launchesUp;
    moved = other.moved;
    conversion = other.conversion;
    convertedStation = other.convertedStation;
    activated = other.activated;
    lockedType = other.lockedType;
    activations = other.activations;
    effect = other.effect;
    uses = other.uses;
    mover = other.mover;
    pillar = other.pillar;
    bonusAt = other.bonusAt;
    asked = other.asked;
    flareAt = other.flareAt;
  }

  void encode(SnapshotWriter out) {
    out.writeInt(action);
    out.writeInt(mp);
    out.writeInt(hurls);
    out.writeInt(owed);
    out.writeInt(tollsPaid);
    out.writeInt(launchesUp);
    out.writeBoolean(moved);
    out.writeInt(conversion);
    out.writeInt(convertedStation);
    out.writeLong(activated);
    out.writeInt(lockedType);
    out.writeInt(activations);
    out.writeInt(effect.id);
    out.writeInt(uses);
    out.writeInt(mover);
    out.writeInt(pillar);
    out.writeInt(bonusAt);
    out.writeInt(asked);
    out.writeInt(flareAt);
  }

  void decode(SnapshotReader in, int seats, int spaces) {
    action = in.readInt(NOTHING, SolMoves.TO_ACTIVATE);
    mp = in.readInt(0, COUNT_MAX);
    hurls = in.readInt(0, COUNT_MAX);
    owed = in.readInt(0, COUNT_MAX);
    tollsPaid = in.readInt(0, (1 << seats) - 1);
    launchesUp = in.readInt(0, COUNT_MAX);
    moved = in.readBoolean();
    conversion = in.readInt(UNCONVERTED, INVADED);
    convertedStation = in.readInt(NOTHING, spaces - 1);
    activated = SolSnapshot.readSet(in, spaces);
    lockedType = in.readInt(NOTHING, SolTables.TOWER);
    activations = in.readInt(0, COUNT_MAX);
    effect = SolEffect.of(in.readInt(0, SolEffect.COUNT));
    uses = in.readInt(0, USES_MAX);
    mover = in.readInt(GONE, spaces - 1);
    pillar = in.readInt(NOTHING, SolTables.suitsInPlay(seats) - 1);
    bonusAt = in.readInt(NOTHING, spaces - 1);
    asked = in.readInt(NOTHING, seats - 1);
    flareAt = in.readInt(NOTHING, spaces - 1);
  }

  boolean tollPaid(int owner) {
    return (tollsPaid >>> owner & 1) != 0;
  }
}
