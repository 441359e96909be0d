package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolTables.SUITS_MAX;

import org.apogee.engine.Chance;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * The instability cards. Nobody can see the order of the pile, so there is none: the pile is a
 * count of each suit, and a draw falls evenly on its cards.
 */
final class SolCards {
  private final int suits;
  final int[] left = new int[SUITS_MAX]; // in the pile, by suit
  final int[] drawn = new int[SUITS_MAX]; // face up before the active seat, by suit
  final int[] discarded = new int[SUITS_MAX]; // by suit

  SolCards(int seats) {
    suits = SolTables.suitsInPlay(seats);
  }

  /** R 4.3. */
  void setUp() {
    for (int suit = 0; suit < suits; suit++) {
      left[suit] = SolTables.cardsOfSuit(suit);
    }
  }

  void copyFrom(SolCards other) {
    System.arraycopy(other.left, 0, left, 0, suits);
    System.arraycopy(other.drawn, 0, drawn, 0, suits);
    System.arraycopy(other.discarded, 0, discarded, 0, suits);
  }

  void encode(SnapshotWriter out) {
    for (int suit = 0; suit < suits; suit++) {
      out.writeInt(left[suit]);
      out.writeInt(drawn[suit]);
      out.writeInt(discarded[suit]);
    }
  }

  /** Every card must be somewhere: in the pile, drawn, discarded or held. */
  void decode(SnapshotReader in, int[] held) {
    for (int suit = 0; suit < suits; suit++) {
      int cards = SolTables.cardsOfSuit(suit);
      left[suit] = in.readInt(0, cards);
      drawn[suit] = in.readInt(0, cards);
      discarded[suit] = in.readInt(0, cards);
      int sum = left[suit] + drawn[suit] + discarded[suit];
      for (int card : held) {
        sum += card == suit ? 1 : 0;
      }
      SolSnapshot.require(sum == cards, "cards of suit " + suit + " are missing");
    }
  }

  int suits() {
    return suits;
  }

  int inPile() {
    return sum(left);
  }

  int drawnThisTurn() {
    return sum(drawn);
  }

  int discards() {
    return sum(discarded);
  }

  private int sum(int[] bySuit) {
    int sum = 0;
    for (int suit = 0; suit < suits; suit++) {
      sum += bySuit[suit];
    }
    return sum;
  }

  /** R 9.2: turns the next card face up; one draw, walking the suits in ascending order. */
  int draw(Chance chance) {
    if (inPile() == 0) {
      refill();
    }
    int rest = chance.below(inPile());
    int suit = 0;
    while (rest >= left[suit]) {
      rest -= left[suit++];
    }
    left[suit]--;
    drawn[suit]++;
    return suit;
  }

  /** R 9.3. */
  private void refill() {
    for (int suit = 0; suit < suits; suit++) {
      left[suit] = discarded[suit];
      discarded[suit] = 0;
    }
  }

  void discardDrawn() {
    for (int suit = 0; suit < suits; suit++) {
      discarded[suit] += drawn[suit];
      drawn[suit] = 0;
    }
  }
}
