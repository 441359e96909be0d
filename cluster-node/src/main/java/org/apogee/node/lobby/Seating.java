package org.apogee.node.lobby;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.apogee.node.lobby.Seek.Place;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/**
 * The game of a full seek: the same at each attempt to open it.
 *
 * <p>A lot orders the seats by the hash of the lot and the player. The hash of the lot is public
 * before anybody joins and the lot afterwards, so neither an owner nor the platform can choose.
 */
final class Seating {
  private Seating() {}

  static GameOrder order(Seek seek) {
    var terms = seek.terms();
    return GameOrder.of(
        terms.ruleset(),
        terms.options(),
        seats(seek),
        terms.clock(),
        terms.onForfeit(),
        new Origin(OriginKind.CASUAL, seek.owner()),
        terms.pool());
  }

  private static List<SeatOrder> seats(Seek seek) {
    var terms = seek.terms();
    var people = new ArrayList<SeatOrder>();
    for (Place place : seek.players()) {
      if (place.agreed()) {
        people.add(SeatOrder.outside(place.player(), place.name()));
      }
    }
    var bots = new ArrayList<SeatOrder>();
    for (int i = 0; i < terms.seats() - people.size(); i++) {
      bots.add(SeatOrder.house(terms.bots().get(i % terms.bots().size())));
    }
    return terms.ownSeat() == null
        ? byLot(seek.lot(), people, bots)
        : asWished(terms.ownSeat(), people, bots);
  }

  private static List<SeatOrder> asWished(
      int ownSeat, List<SeatOrder> people, List<SeatOrder> bots) {
    var seats = new ArrayList<>(people.subList(1, people.size()));
    seats.addAll(bots);
    seats.add(ownSeat, people.getFirst());
    return seats;
  }

  private record Drawn(String key, SeatOrder seat) {}

  private static List<SeatOrder> byLot(String lot, List<SeatOrder> people, List<SeatOrder> bots) {
    var drawn = new ArrayList<Drawn>();
    people.forEach(seat -> drawn.add(new Drawn(hash(lot + "\n" + seat.player()), seat)));
    for (int i = 0; i < bots.size(); i++) {
      var seat = bots.get(i);
      drawn.add(new Drawn(hash(lot + "\n" + seat.player() + "\n" + i), seat));
    }
    return drawn.stream().sorted(Comparator.comparing(Drawn::key)).map(Drawn::seat).toList();
  }

  /** SHA-256 in hexadecimal digits. */
  static String hash(String text) {
    try {
      var bytes =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(bytes);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
