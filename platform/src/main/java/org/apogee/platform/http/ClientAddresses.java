package org.apogee.platform.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The origin of a request: the address of the connection, or the address reported by trusted
 * proxies.
 *
 * <p>Each proxy appends the address that it sees to {@code X-Forwarded-For}, so the header is read
 * from the right, while the address that appended an entry is a trusted proxy. Entries further left
 * may be forged by the client and are ignored.
 */
final class ClientAddresses {
  private static final int IPV6_NETWORK_BYTES = 8;
  private static final Pattern WITH_PORT =
      Pattern.compile("\\[([0-9a-fA-F:.]+)](?::\\d+)?|([0-9.]+):\\d+");

  private final List<Network> trusted;

  /** Treats every peer as a proxy, and nothing behind it: one hop. */
  private final boolean trustsPeer;

  ClientAddresses(List<Network> trusted, boolean trustsPeer) {
    this.trusted = List.copyOf(trusted);
    this.trustsPeer = trustsPeer;
  }

  /** A text that is the same for all requests of one client. */
  String of(Incoming request) {
    var peer = Network.literal(String.valueOf(request.remoteAddress()));
    return peer.isEmpty() ? "unknown" : network(client(peer.get(), request));
  }

  private InetAddress client(InetAddress peer, Incoming request) {
    var client = peer;
    boolean mayForward = trustsPeer || isTrusted(peer);
    if (!mayForward) {
      return client;
    }
    for (var entry : fromTheRight(request)) {
      var address = address(entry);
      if (address.isEmpty()) {
        return client; // the last that somebody trusted vouched for
      }
      client = address.get();
      if (!isTrusted(client)) {
        return client;
      }
    }
    return client;
  }

  /** Several headers of this name are one list; a proxy may append a header of its own. */
  private static List<String> fromTheRight(Incoming request) {
    var entries = new ArrayList<String>();
    for (var header : request.headers("X-Forwarded-For")) {
      entries.addAll(Arrays.asList(header.split(",", -1)));
    }
    return entries.reversed();
  }

  private static Optional<InetAddress> address(String entry) {
    var text = entry.strip();
    var matcher = WITH_PORT.matcher(text);
    if (matcher.matches()) {
      text = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    }
    return Network.literal(text);
  }

  private boolean isTrusted(InetAddress address) {
    return trusted.stream().anyMatch(network -> network.contains(address));
  }

  /** One customer has a whole IPv6 network, so its addresses count together. */
  private static String network(InetAddress address) {
    return address instanceof Inet6Address v6
        ? HexFormat.of().formatHex(Arrays.copyOf(v6.getAddress(), IPV6_NETWORK_BYTES))
        : address.getHostAddress();
  }
}
