package org.apogee.cluster.webhook;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/**
 * Tells addresses of the internet from those of private networks and of this machine. A webhook may
 * not reach the latter: whoever sets one could use the node to look into the network behind it.
 */
final class PublicAddresses {
  /** The blocks of IPv4 that are not for everybody, by RFC 6890 and its successors. */
  private static final List<Block> CLOSED_4 =
      List.of(
          new Block(8, 0),
          new Block(8, 10),
          new Block(10, 100, 64),
          new Block(8, 127),
          new Block(16, 169, 254),
          new Block(12, 172, 16),
          new Block(24, 192, 0, 0),
          new Block(24, 192, 0, 2),
          new Block(24, 192, 88, 99),
          new Block(16, 192, 168),
          new Block(15, 198, 18),
          new Block(24, 198, 51, 100),
          new Block(24, 203, 0, 113),
          new Block(3, 224));

  /** Of IPv6 only this block is public, without special uses, documentation, and 6to4. */
  private static final Block OPEN_6 = new Block(3, 0x20);

  private static final List<Block> CLOSED_6 =
      List.of(
          new Block(23, 0x20, 0x01, 0x00),
          new Block(32, 0x20, 0x01, 0x0d, 0xb8),
          new Block(16, 0x20, 0x02),
          new Block(20, 0x3f, 0xff, 0x00));

  private record Block(int bits, List<Integer> start) {
    Block(int bits, Integer... start) {
      this(bits, List.of(start));
    }

    boolean contains(byte[] address) {
      for (int bit = 0; bit < bits; bit++) {
        int mask = 0x80 >> (bit % 8);
        int own = bit / 8 < start.size() ? start.get(bit / 8) : 0;
        if ((address[bit / 8] & mask) != (own & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  private PublicAddresses() {}

  /** Java gives an IPv4 address in the form of IPv6 as one of IPv4. */
  static boolean contain(InetAddress address) {
    byte[] bytes = address.getAddress();
    return address instanceof Inet4Address
        ? CLOSED_4.stream().noneMatch(block -> block.contains(bytes))
        : OPEN_6.contains(bytes) && CLOSED_6.stream().noneMatch(block -> block.contains(bytes));
  }
}
