package org.apogee.engine.supernova;

import org.apogee.engine.Chance;

/**
 * R 1.1: the cards that are not on the table.
 *
 * <p>Nobody can see the order of the Main Deck, so there is none: it is a set, and a draw falls
 * evenly on its cards. For each card in a hand it is kept which other viewers have seen it there (R
 * 14.3): what everybody has seen cannot be dealt anew.
 */
final class Piles {
  /** Who has seen a card: bit s for seat s, this one for an observer. */
  static final int OBSERVER_BIT = 1 << 6;

  static final int EVERYBODY = 0x7f;

  final CardSet main = new CardSet();
  final CardSet scrap = new CardSet();
  final CardSet[] hands;

  /** The cards of the latest draw, for the chronicle alone: no part of the truth. */
  final CardSet drawn = new CardSet();

  final byte[] seenBy = new byte[CardList.CARDS_MAX]; // by card; 0 unless it is in a hand
  private final byte[] discards = new byte[CardList.CARDS_MAX]; // the top is the last
  private int discardSize;

  Piles(int seats) {
    hands = new CardSet[seats];
    for (int seat = 0; seat < seats; seat++) {
      hands[seat] = new CardSet();
    }
  }

  void copyFrom(Piles other) {
    main.copyFrom(other.main);
    scrap.copyFrom(other.scrap);
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat].copyFrom(other.hands[seat]);
    }
    System.arraycopy(other.seenBy, 0, seenBy, 0, seenBy.length);
    System.arraycopy(other.discards, 0, discards, 0, other.discardSize);
    discardSize = other.discardSize;
  }

  int discardSize() {
    return discardSize;
  }

  /** From the bottom, 0, upwards. */
  int discarded(int index) {
    return discards[index] & 0xff;
  }

  void discard(int card) {
    discards[discardSize++] = (byte) card;
  }

  /** R 4.5. */
  int drawMain(int seat, Chance chance) {
    int card = main.takeAny(chance);
    hands[seat].add(card);
    return card;
  }

  /** R 4.5: the top card; everybody has seen it. */
  int drawDiscard(int seat) {
    int card = discarded(--discardSize);
    giveOpenly(card, seat);
    return card;
  }

  /** Puts a card into a hand before everybody's eyes. */
  void giveOpenly(int card, int seat) {
    hands[seat].add(card);
    seenBy[card] = EVERYBODY;
  }

  void takeFromHand(int seat, int card) {
    hands[seat].remove(card);
    seenBy[card] = 0;
  }

  /** From a hand to another; who has seen it stays informed, and so do both seats. */
  void pass(int card, int from, int to) {
    hands[from].remove(card);
    hands[to].add(card);
    show(card, from);
    show(card, to);
  }

  void show(int card, int seat) {
    seenBy[card] |= (byte) (1 << seat);
  }

  boolean isSeenBy(int card, int viewer) {
    int bit = viewer < 0 ? OBSERVER_BIT : 1 << viewer;
    return (seenBy[card] & bit) != 0;
  }
}
