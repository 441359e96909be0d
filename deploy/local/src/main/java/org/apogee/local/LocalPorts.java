package org.apogee.local;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/** Ports of this machine's loopback address. */
public final class LocalPorts {
  /**
   * Below the ports that systems give to outgoing connections: one of those may take a port between
   * the moment it is found free and the moment a server listens there.
   */
  private static final int FIRST = 20_000;

  private static final int COUNT = 12_000;

  /** Processes that look at the same time begin at different places; the factor is a prime. */
  private static int next = (int) (ProcessHandle.current().pid() * 997 % COUNT);

  private LocalPorts() {}

  /** A port nobody listens on; this process gets every port once only. */
  public static synchronized int free() {
    for (int tried = 0; tried < COUNT; tried++) {
      int port = FIRST + next;
      next = (next + 1) % COUNT;
      if (isFree(port)) {
        return port;
      }
    }
    throw new LocalStartFailed("no free port on this machine");
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
