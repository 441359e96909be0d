package org.apogee.stack.proxy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import javax.net.ssl.SSLSocket;

/** A connection to a backend: used by one exchange at a time, and by many in a row. */
final class BackendConnection {
  /** On this machine a backend accepts at once, or its queue is full. */
  private static final int CONNECT_MILLIS = 1000;

  private static final int HANDSHAKE_MILLIS = 5000;

  /** Backends are ours; the limit only bounds memory if one of them fails. */
  private static final int HEAD_MAX = 64 * 1024;

  private final Backend backend;
  private final Socket socket;
  private final ByteSource source;

  /** Written by the thread of an exchange, read by the sweeper. */
  private volatile long idleSince;

  private BackendConnection(Backend backend, Socket socket) throws IOException {
    this.backend = backend;
    this.socket = socket;
    this.source = new ByteSource(socket.getInputStream());
  }

  static BackendConnection open(Backend backend) throws IOException {
    var socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(backend.host(), backend.port()), CONNECT_MILLIS);
      socket.setTcpNoDelay(true);
      return new BackendConnection(
          backend, backend.tls().isEmpty() ? socket : secured(backend, socket));
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  private static Socket secured(Backend backend, Socket plain) throws IOException {
    var factory = backend.tls().orElseThrow();
    var socket = (SSLSocket) factory.createSocket(plain, backend.host(), backend.port(), true);
    var parameters = socket.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    socket.setSSLParameters(parameters);
    socket.setSoTimeout(HANDSHAKE_MILLIS);
    socket.startHandshake();
    socket.setSoTimeout(0);
    return socket;
  }

  Backend backend() {
    return backend;
  }

  ByteSource source() {
    return source;
  }

  void write(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
  }

  ResponseHead readHead() throws IOException, BadMessage {
    for (var text = source.takeHead(HEAD_MAX); ; text = source.takeHead(HEAD_MAX)) {
      if (text != null) {
        return ResponseHead.parse(text);
      }
      if (!source.fill()) {
        throw new IOException("the backend ended the connection");
      }
    }
  }

  void rest() {
    idleSince = System.nanoTime();
  }

  long idleNanos() {
    return System.nanoTime() - idleSince;
  }

  void close() {
    Sockets.close(socket);
  }
}
