package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaSnapshot.require;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 1.3: where every card is, as bytes; then the Discard pile from the bottom upwards. */
final class CardSnapshot {
  private static final int MAIN = 0;
  private static final int DISCARD = 1;
  private static final int SCRAP = 2;
  private static final int TABLE = 3;
  private static final int HAND = 4; // and a seat
  private static final int PLACES = -Table.IN_ATTACK; // so that places are not negative

  private CardSnapshot() {}

  static void write(SupernovaPosition p, SnapshotWriter out) {
    for (int card = 0; card < p.cards.size(); card++) {
      int zone = zone(p, card);
      out.writeInt(zone);
      if (zone >= HAND) {
        out.writeInt(p.piles.seenBy[card]);
      } else if (zone == TABLE) {
        writeOnTable(p.table, card, out);
      }
    }
    for (int i = 0; i < p.piles.discardSize(); i++) {
      out.writeInt(p.piles.discarded(i));
    }
  }

  private static int zone(SupernovaPosition p, int card) {
    if (p.piles.main.has(card)) {
      return MAIN;
    }
    if (p.table.inPlay.has(card)) {
      return TABLE;
    }
    if (p.piles.scrap.has(card)) {
      return SCRAP;
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.piles.hands[seat].has(card)) {
        return HAND + seat;
      }
    }
    return DISCARD;
  }

  private static void writeOnTable(Table table, int card, SnapshotWriter out) {
    if (table.isPlanet(card)) {
      out.writeInt(table.owner(card));
      out.writeBoolean(table.isDeclared(card));
      return;
    }
    if (table.isShip(card)) {
      out.writeInt(table.owner(card));
    }
    out.writeInt(table.on(card) + PLACES);
    out.writeBoolean(table.moved.has(card));
  }

  static void read(SupernovaPosition p, SnapshotReader in) {
    int size = p.cards.size();
    var zones = new int[size];
    var owners = new int[size];
    var places = new int[size];
    var moved = new boolean[size];
    int discards = 0;
    for (int card = 0; card < size; card++) {
      zones[card] = in.readInt(MAIN, HAND + p.seats() - 1);
      switch (zones[card]) {
        case MAIN -> p.piles.main.add(card);
        case DISCARD -> discards++;
        case SCRAP -> p.piles.scrap.add(card);
        case TABLE -> {
          require(p.cards.type(card) != CardType.SPECIAL, "a special on the table");
          boolean owned = p.table.isPlanet(card) || p.table.isShip(card);
          owners[card] = owned ? in.readInt(0, p.seats() - 1) : 0;
          places[card] = p.table.isPlanet(card) ? 0 : in.readInt(0, size + PLACES) - PLACES;
          moved[card] = in.readBoolean();
        }
        default -> {
          p.piles.hands[zones[card] - HAND].add(card);
          p.piles.seenBy[card] = (byte) in.readInt(0, Piles.EVERYBODY);
        }
      }
    }
    readDiscards(p, zones, discards, in);
    for (int card = 0; card < size; card++) {
      if (zones[card] == TABLE && p.table.isPlanet(card)) {
        putPlanet(p, card, owners[card], moved[card]);
      }
    }
    for (int card = 0; card < size; card++) {
      if (zones[card] == TABLE && p.table.isShip(card)) {
        putShip(p, card, owners[card], places[card]);
      }
    }
    for (int card = 0; card < size; card++) {
      if (zones[card] == TABLE && !p.table.isPlanet(card)) {
        if (!p.table.isShip(card)) {
          attach(p, card, places[card]);
        }
        if (moved[card]) {
          require(p.table.isShip(card) || p.cards.isPopulation(card), "what has moved");
          p.table.moved.add(card);
        }
      }
    }
  }

  private static void readDiscards(
      SupernovaPosition p, int[] zones, int discards, SnapshotReader in) {
    for (int i = 0; i < discards; i++) {
      int card = in.readInt(0, zones.length - 1);
      require(zones[card] == DISCARD, "the Discard pile");
      zones[card] = SCRAP; // so that no card lies there twice
      p.piles.discard(card);
    }
  }

  private static void putPlanet(SupernovaPosition p, int planet, int owner, boolean declared) {
    p.table.putPlanet(planet, owner);
    if (declared) {
      require(!p.cards.kind(planet).isPermanentHomeworld(), "a declared homeworld");
      p.table.declared |= 1L << planet;
    }
  }

  private static void putShip(SupernovaPosition p, int ship, int owner, int place) {
    boolean ownOrbit =
        place >= 0
            && p.table.isPlanet(place)
            && p.table.inPlay.has(place)
            && p.table.owner(place) == owner;
    require(
        ownOrbit || place == Table.DEEP_SPACE || place == Table.IN_ATTACK, "the place of a ship");
    p.table.putShip(ship, owner, place);
  }

  private static void attach(SupernovaPosition p, int card, int host) {
    require(host >= 0 && host < p.cards.size() && p.table.inPlay.has(host), "a host");
    boolean fits =
        switch (p.cards.type(card)) {
          case ENVIRONMENT, CIVILIZATION -> p.table.isPlanet(host);
          case MODIFIER -> p.table.isShip(host);
          default -> p.table.isPlanet(host) || p.table.isShip(host);
        };
    require(fits, "a host");
    p.table.attach(card, host);
  }
}
