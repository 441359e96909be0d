package org.apogee.stack.proxy;

import java.io.IOException;
import java.net.Socket;

/** What may be done to a socket while another thread waits for it. */
final class Sockets {
  private Sockets() {}

  static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // nothing more can be done with it
    }
  }

  /** The waiting thread reads the end of the stream, and can still write an answer. */
  static void endInput(Socket socket) {
    try {
      socket.shutdownInput();
    } catch (IOException e) {
      // it is closed already
    }
  }
}
