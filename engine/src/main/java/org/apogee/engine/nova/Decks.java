package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 6.4 and R 14.2, where the cards are: bags as in {@link Cards}. */
final class Decks {
  private long pile = Cards.ALL;
  private long discards;
  private final long[] hands = new long[Party.POWERS];
  private final int[] crosses = new int[Cards.DECKS]; // X cards drawn since the last shuffle

  void copyFrom(Decks other) {
    pile = other.pile;
    discards = other.discards;
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.crosses, 0, crosses, 0, crosses.length);
  }

  long hand(int seat) {
    return hands[seat];
  }

  long pile() {
    return pile;
  }

  long discards() {
    return discards;
  }

  int crosses(int deck) {
    return crosses[deck];
  }

  int crossesLeft(int deck) {
    return Cards.X_PER_DECK - crosses[deck];
  }

  /** R 6.4: as long as the X cards are not in. */
  void deal(int seat, int deck, Chance chance) {
    give(seat, Cards.pick(Cards.ofDeck(pile, deck), 0, chance));
  }

  /** Any card of a deck; an X card is set aside, another one goes to the hand. */
  int draw(int seat, int deck, Chance chance) {
    int card = Cards.pick(Cards.ofDeck(pile, deck), crossesLeft(deck), chance);
    if (card == Cards.X) {
      crosses[deck]++;
    } else {
      give(seat, card);
    }
    return card;
  }

  private void give(int seat, int card) {
    pile -= Cards.one(card);
    hands[seat] += Cards.one(card);
  }

  void discard(int seat, int card) {
    takeFromHand(seat, card);
    toDiscards(card);
  }

  void takeFromHand(int seat, int card) {
    hands[seat] -= Cards.one(card);
  }

  void toDiscards(int card) {
    discards += Cards.one(card);
  }

  void discardHand(int seat) {
    discards += hands[seat];
    hands[seat] = 0;
  }

  /** R 16.8. */
  void shuffle(int deck) {
    long again = Cards.ofDeck(discards, deck);
    discards -= again;
    pile += again;
    crosses[deck] = 0;
  }

  /** R 20.1: what a viewer has not seen in the hands of others is dealt anew. */
  void dealAnew(int viewer, Chance chance) {
    for (int seat = 0; seat < Party.POWERS; seat++) {
      pile += seat == viewer ? 0 : hands[seat];
    }
    for (int seat = 0; seat < Party.POWERS; seat++) {
      if (seat != viewer && hands[seat] != 0) {
        int first = Cards.size(Cards.ofDeck(hands[seat], Cards.EXPANSION));
        int second = Cards.size(Cards.ofDeck(hands[seat], Cards.WAR));
        hands[seat] = 0;
        for (int i = 0; i < first + second; i++) {
          deal(seat, i < first ? Cards.EXPANSION : Cards.WAR, chance);
        }
      }
    }
  }

  /** For scenes. */
  void setHand(int seat, long hand) {
    pile += hands[seat] - hand;
    hands[seat] = hand;
  }

  /** For scenes: the rest of a deck goes to the discards. */
  void setPile(int deck, long cards, int drawnCrosses) {
    discards += Cards.ofDeck(pile, deck) - cards;
    pile += cards - Cards.ofDeck(pile, deck);
    crosses[deck] = drawnCrosses;
  }

  void encode(SnapshotWriter out) {
    out.writeLong(discards);
    out.writeLongs(hands);
    out.writeInts(crosses);
  }

  /** Takes the cards that lie in front of the powers; what is nowhere else is in the piles. */
  void decode(SnapshotReader in, Powers powers) {
    discards = in.readLong();
    in.readLongs(hands);
    for (int deck = 0; deck < Cards.DECKS; deck++) {
      crosses[deck] = in.readInt(0, Cards.X_PER_DECK);
    }
    NovaSnapshot.require(Cards.isBag(discards), "a discard pile");
    for (long hand : hands) {
      NovaSnapshot.require(Cards.isBag(hand), "a hand");
    }
    pile = 0;
    for (int card = 0; card < Card.COUNT; card++) {
      int left = Card.COPIES - Cards.copies(discards, card);
      for (int seat = 0; seat < Party.POWERS; seat++) {
        left -= Cards.copies(hands[seat], card);
        boolean isOut =
            Card.of(card).kind == Card.Kind.DEVELOPMENT
                && powers.has(seat, Development.ofCard(card));
        left -= isOut ? 1 : 0;
      }
      NovaSnapshot.require(left >= 0, "the number of a card");
      pile += left * Cards.one(card);
    }
  }
}
