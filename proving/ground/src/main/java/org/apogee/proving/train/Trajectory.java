package org.apogee.proving.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.learned.Features;

/**
 * One game as training sees it: at each recorded moment, how every party looks to itself and to the
 * others, and at the end who won.
 */
final class Trajectory {
  private static final int BY_ITSELF = 0;
  private static final int BY_OTHERS = 1;
  private static final int VIEWS = 2;

  private final int seats;
  private final int parties;
  private final int inputs;
  private final List<float[]> moments = new ArrayList<>(); // (view * parties + party) * inputs
  private final float[] won; // the share of each party in the win

  Trajectory(int seats, int parties, int inputs) {
    this.seats = seats;
    this.parties = parties;
    this.inputs = inputs;
    won = new float[parties];
  }

  void record(Position position, Features features) {
    var moment = new float[VIEWS * parties * inputs];
    var described = new float[inputs];
    for (int party = 0; party < parties; party++) {
      for (int view = 0; view < VIEWS; view++) {
        boolean isSeat = party < seats;
        int viewer = view == BY_ITSELF && isSeat ? party : (party + 1) % seats;
        features.describe(position, party, viewer, described);
        System.arraycopy(described, 0, moment, (view * parties + party) * inputs, inputs);
      }
    }
    moments.add(moment);
  }

  /** A shared first place counts in parts; if no seat is first, the common enemy has won. */
  void end(Position over) {
    int first = 0;
    for (int seat = 0; seat < seats; seat++) {
      first += over.place(seat) == 1 ? 1 : 0;
    }
    for (int seat = 0; seat < seats; seat++) {
      won[seat] = over.place(seat) == 1 ? 1f / first : 0;
    }
    if (first == 0) {
      won[parties - 1] = 1;
    }
  }

  int seats() {
    return seats;
  }

  int parties() {
    return parties;
  }

  int moments() {
    return moments.size();
  }

  float[] won() {
    return won;
  }

  /** How a party looks to a seat. */
  void describe(int moment, int party, int viewer, float[] into) {
    int view = party == viewer ? BY_ITSELF : BY_OTHERS;
    System.arraycopy(moments.get(moment), (view * parties + party) * inputs, into, 0, inputs);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(seats);
    out.writeInt(parties);
    out.writeInt(moments.size());
    for (float share : won) {
      out.writeFloat(share);
    }
    for (var moment : moments) {
      for (float feature : moment) {
        out.writeFloat(feature);
      }
    }
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @param tables the numbers of seats that a game can have; the common enemy is a party more
   */
  static Trajectory read(DataInputStream in, List<Integer> tables, int inputs) throws IOException {
    int seats = Checkpoint.whole(in, Collections.min(tables), Collections.max(tables));
    var game = new Trajectory(seats, Checkpoint.whole(in, seats, seats + 1), inputs);
    int moments = Checkpoint.whole(in, 0, Integer.MAX_VALUE);
    for (int party = 0; party < game.parties; party++) {
      game.won[party] = Checkpoint.finite(in);
    }
    for (int i = 0; i < moments; i++) {
      var moment = new float[VIEWS * game.parties * inputs];
      for (int j = 0; j < moment.length; j++) {
        moment[j] = Checkpoint.finite(in);
      }
      game.moments.add(moment);
    }
    return game;
  }
}
