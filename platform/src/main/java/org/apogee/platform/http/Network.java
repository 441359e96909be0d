package org.apogee.platform.http;

import java.net.InetAddress;
import java.util.Optional;

/**
 * A range of addresses.
 *
 * @param bits how many leading bits of an address must be those of the range
 */
record Network(InetAddress address, int bits) {
  /** Such as {@code 10.0.0.0/8}, {@code fd00::/8} or a single address. */
  static Optional<Network> parse(String text) {
    int slash = text.indexOf('/');
    var address = literal(slash < 0 ? text : text.substring(0, slash));
    if (address.isEmpty()) {
      return Optional.empty();
    }
    int most = address.get().getAddress().length * 8;
    if (slash < 0) {
      return Optional.of(new Network(address.get(), most));
    }
    var bits = text.substring(slash + 1);
    if (!bits.matches("[0-9]{1,3}") || Integer.parseInt(bits) > most) {
      return Optional.empty();
    }
    return Optional.of(new Network(address.get(), Integer.parseInt(bits)));
  }

  /** An address written in digits; a name is never looked up. */
  static Optional<InetAddress> literal(String text) {
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException notAnAddress) {
      return Optional.empty();
    }
  }

  boolean contains(InetAddress other) {
    var mine = address.getAddress();
    var theirs = other.getAddress();
    if (mine.length != theirs.length) {
      return false;
    }
    for (int bit = 0; bit < bits; bit++) {
      int mask = 0x80 >> (bit % 8);
      if ((mine[bit / 8] & mask) != (theirs[bit / 8] & mask)) {
        return false;
      }
    }
    return true;
  }
}
