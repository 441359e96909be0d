package org.apogee.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.HashSet;
import java.util.Set;

/** Ports of this machine's loopback address. */
public final class LocalPorts {
  private static final Set<Integer> HANDED_OUT = new HashSet<>();

  private LocalPorts() {}

  /** A port nobody listens on; this process gets every port once only. */
  public static synchronized int free() {
    for (; ; ) {
      try (var socket = new ServerSocket()) {
        socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        if (HANDED_OUT.add(socket.getLocalPort())) {
          return socket.getLocalPort();
        }
      } catch (IOException e) {
        throw new UncheckedIOException("no free port on this machine", e);
      }
    }
  }

  /** Whether a server could listen here now. */
  public static boolean isFree(int port) {
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
