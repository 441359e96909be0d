package org.apogee.node.game;

import java.security.SecureRandom;
import java.util.HexFormat;
import org.apogee.engine.chance.Seed;
import org.apogee.protocol.game.Deal;
import org.apogee.protocol.game.GameOrder;

/** Secrets of the platform's own making. */
public final class Nonces {
  private static final SecureRandom RANDOM = new SecureRandom();

  private Nonces() {}

  /** The nonce of the platform for a seat without one. */
  static String fresh() {
    return HexFormat.of().formatHex(bytes(8));
  }

  /** The order with a nonce for every seat. */
  static GameOrder complete(GameOrder order) {
    if (order.deal() != null) {
      var shared = Deal.nonces(order.seats().size()).iterator();
      return order.withSeats(
          order.seats().stream().map(seat -> seat.withNonce(shared.next())).toList());
    }
    return order.withSeats(
        order.seats().stream()
            .map(seat -> seat.nonce() == null ? seat.withNonce(fresh()) : seat)
            .toList());
  }

  public static Seed freshSeed() {
    return Seed.of(bytes(32));
  }

  private static byte[] bytes(int count) {
    var bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return bytes;
  }
}
