package org.apogee.engine.toy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.stream.IntStream;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.View;

/**
 * A game of Drift at one moment.
 *
 * <p>Cards are counts by value, never a list: the pile has no order before a card is drawn from it,
 * so there is no order to leak. A move is the fuel that is burned, or {@link #COAST}.
 */
final class DriftPosition implements Position {
  static final long COAST = 0;
  static final int FUEL_MAX = 5;
  static final int COPIES = 3;
  static final int HAND_SIZE = 2;
  private static final int DIE = 6;

  int goal;
  int rounds;
  int round = 1;
  int seatToAct;
  int storms;
  final int[] distances;
  final int[] pile = new int[FUEL_MAX + 1];
  final int[] burned = new int[FUEL_MAX + 1];
  final int[][] hands;

  DriftPosition(int seats, int goal, int rounds) {
    this.goal = goal;
    this.rounds = rounds;
    distances = new int[seats];
    hands = new int[seats][FUEL_MAX + 1];
    Arrays.fill(pile, 1, pile.length, COPIES);
  }

  /** R 1.3. */
  void deal(Chance chance) {
    for (int[] hand : hands) {
      draw(hand, HAND_SIZE, chance);
    }
  }

  @Override
  public int seats() {
    return distances.length;
  }

  @Override
  public int seatToAct() {
    return seatToAct;
  }

  /** R 2.1. */
  @Override
  public void legalMoves(MoveList into) {
    into.clear();
    if (seatToAct == NOBODY) {
      return;
    }
    into.add(COAST);
    for (int fuel = 1; fuel <= FUEL_MAX; fuel++) {
      if (hands[seatToAct][fuel] > 0) {
        into.add(fuel);
      }
    }
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    if (move == COAST) {
      coast(chance, chronicle);
    } else {
      burn((int) move, chance, chronicle);
    }
    endTurn();
  }

  /** R 2.2. */
  private void burn(int fuel, Chance chance, Chronicle chronicle) {
    hands[seatToAct][fuel]--;
    burned[fuel]++;
    distances[seatToAct] += fuel;
    if (chronicle.listens()) {
      tell(chronicle, Audience.EVERYBODY, "fuel-burned", "Seat %d burns a %d.", fuel);
    }
    if (size(pile) > 0) {
      int drawn = takeFrom(pile, chance);
      hands[seatToAct][drawn]++;
      if (chronicle.listens()) {
        tell(chronicle, Audience.only(seatToAct), "card-drawn", "Seat %d draws a %d.", drawn);
      }
    }
  }

  /** R 2.3: a 1 is a storm, which costs a card. */
  private void coast(Chance chance, Chronicle chronicle) {
    int die = 1 + chance.below(DIE);
    if (chronicle.listens()) {
      tell(chronicle, Audience.EVERYBODY, "coasted", "Seat %d coasts and rolls a %d.", die);
    }
    if (die > 1) {
      distances[seatToAct]++;
      return;
    }
    storms++;
    if (size(hands[seatToAct]) > 0) {
      int lost = takeFrom(hands[seatToAct], chance);
      burned[lost]++;
      if (chronicle.listens()) {
        tell(chronicle, Audience.EVERYBODY, "card-lost", "A storm costs seat %d a %d.", lost);
      }
    }
  }

  private void tell(Chronicle chronicle, Audience who, String kind, String text, int number) {
    chronicle.tell(
        new Fact(
            kind,
            who,
            Args.of("seat", seatToAct, "number", number),
            text.formatted(seatToAct, number)));
  }

  /** R 3.1: the game ends with a round, so that every seat has had as many turns. */
  private void endTurn() {
    seatToAct++;
    if (seatToAct < seats()) {
      return;
    }
    if (isReached() || round == rounds) {
      seatToAct = NOBODY;
    } else {
      seatToAct = 0;
      round++;
    }
  }

  private boolean isReached() {
    for (int distance : distances) {
      if (distance >= goal) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int score(int seat) {
    return distances[seat];
  }

  /** R 3.2. */
  @Override
  public int place(int seat) {
    int place = 1;
    for (int distance : distances) {
      if (distance > distances[seat]) {
        place++;
      }
    }
    return place;
  }

  @Override
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("round " + round + " is still being played");
    }
    var counters = new LinkedHashMap<String, Long>();
    counters.put("cards.burned", (long) size(burned));
    counters.put("storms", (long) storms);
    return new Outcome(
        isReached() ? "arrived" : "out-of-time",
        IntStream.range(0, seats()).mapToObj(this::place).toList(),
        IntStream.of(distances).boxed().toList(),
        Outcome.NO_ENTITY,
        counters);
  }

  @Override
  public View view(int seat) {
    return DriftView.of(this, seat);
  }

  /** What a seat cannot know are the hands of the others: they are shuffled with the pile. */
  @Override
  public void determinize(int seat, Chance chance) {
    for (int other = 0; other < seats(); other++) {
      for (int fuel = 1; other != seat && fuel <= FUEL_MAX; fuel++) {
        pile[fuel] += hands[other][fuel];
      }
    }
    for (int other = 0; other < seats(); other++) {
      if (other != seat) {
        int cards = size(hands[other]);
        Arrays.fill(hands[other], 0);
        draw(hands[other], cards, chance);
      }
    }
  }

  @Override
  public Position copy() {
    var copy = new DriftPosition(seats(), goal, rounds);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    var that = (DriftPosition) other;
    goal = that.goal;
    rounds = that.rounds;
    round = that.round;
    seatToAct = that.seatToAct;
    storms = that.storms;
    System.arraycopy(that.distances, 0, distances, 0, distances.length);
    System.arraycopy(that.pile, 0, pile, 0, pile.length);
    System.arraycopy(that.burned, 0, burned, 0, burned.length);
    for (int seat = 0; seat < hands.length; seat++) {
      System.arraycopy(that.hands[seat], 0, hands[seat], 0, hands[seat].length);
    }
  }

  @Override
  public void encode(SnapshotWriter out) {
    DriftSnapshot.write(this, out);
  }

  static int size(int[] cards) {
    int size = 0;
    for (int count : cards) {
      size += count;
    }
    return size;
  }

  private void draw(int[] hand, int cards, Chance chance) {
    for (int card = 0; card < cards; card++) {
      hand[takeFrom(pile, chance)]++;
    }
  }

  /** Takes one card, each with the same odds. */
  private static int takeFrom(int[] cards, Chance chance) {
    int left = chance.below(size(cards));
    int fuel = 0;
    while (left >= cards[fuel]) {
      left -= cards[fuel++];
    }
    cards[fuel]--;
    return fuel;
  }
}
