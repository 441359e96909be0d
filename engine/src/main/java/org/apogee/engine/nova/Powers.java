package org.apogee.engine.nova;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 5.2, what the powers have beside units: naval power, economic base, VP, developments. */
final class Powers {
  static final int NAVAL_MAX = 6;
  static final int NAVAL_START = 2;
  static final int TENSION_MAX = 6;
  static final int TENSION_START = 2;

  private static final int POINTS_MOST = 1 << 16;
  private static final int BASE_MAX = 3;

  final int[] naval = new int[Party.POWERS];
  final int[] base = new int[Party.POWERS];
  final int[] points = new int[Party.POWERS];

  /** R 18.2: 0 in the game, else the number of the elimination. */
  final int[] fallen = new int[Party.POWERS];

  /** Two bits for the life of each development. */
  private final int[] lives = new int[Party.POWERS];

  private final int[] tensions = new int[Party.POWERS * Party.POWERS];

  void copyFrom(Powers other) {
    System.arraycopy(other.naval, 0, naval, 0, naval.length);
    System.arraycopy(other.base, 0, base, 0, base.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.fallen, 0, fallen, 0, fallen.length);
    System.arraycopy(other.lives, 0, lives, 0, lives.length);
    System.arraycopy(other.tensions, 0, tensions, 0, tensions.length);
  }

  boolean isAlive(int seat) {
    return fallen[seat] == 0;
  }

  boolean has(int seat, Development development) {
    return life(seat, development) != 0;
  }

  int life(int seat, Development development) {
    return lives[seat] >> (2 * development.number) & 3;
  }

  void setLife(int seat, Development development, int life) {
    int shift = 2 * development.number;
    lives[seat] = (lives[seat] & ~(3 << shift)) | life << shift;
  }

  int tension(int one, int other) {
    return tensions[one * Party.POWERS + other];
  }

  void setTension(int one, int other, int tension) {
    int bounded = Math.max(0, Math.min(TENSION_MAX, tension));
    tensions[one * Party.POWERS + other] = bounded;
    tensions[other * Party.POWERS + one] = bounded;
  }

  void addTension(int one, int other, int change) {
    setTension(one, other, tension(one, other) + change);
  }

  void addNaval(int seat, int change) {
    naval[seat] = Math.max(0, Math.min(NAVAL_MAX, naval[seat] + change));
  }

  /** Whether nothing is known of a power, because nobody plays it. */
  boolean isBlank(int seat) {
    int sum = naval[seat] | base[seat] | points[seat] | fallen[seat] | lives[seat];
    for (int other = 0; other < Party.POWERS; other++) {
      sum |= tension(seat, other);
    }
    return sum == 0;
  }

  void encode(SnapshotWriter out) {
    out.writeInts(naval);
    out.writeInts(base);
    out.writeInts(points);
    out.writeInts(fallen);
    out.writeInts(lives);
    for (int seat = 0; seat < Party.POWERS; seat++) {
      for (int other = 0; other < seat; other++) {
        out.writeInt(tension(seat, other));
      }
    }
  }

  void decode(SnapshotReader in) {
    read(in, naval, 0, NAVAL_MAX);
    read(in, base, 0, BASE_MAX);
    read(in, points, -POINTS_MOST, POINTS_MOST);
    read(in, fallen, 0, Party.POWERS);
    read(in, lives, 0, (1 << (2 * Development.COUNT)) - 1);
    for (int seat = 0; seat < Party.POWERS; seat++) {
      for (int other = 0; other < seat; other++) {
        setTension(seat, other, in.readInt(0, TENSION_MAX));
      }
    }
  }

  private static void read(SnapshotReader in, int[] into, int least, int most) {
    for (int i = 0; i < into.length; i++) {
      into[i] = in.readInt(least, most);
    }
  }
}
