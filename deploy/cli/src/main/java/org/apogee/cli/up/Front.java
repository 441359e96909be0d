package org.apogee.cli.up;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * One address before several nodes: connections go in turn to those that are ready. It carries
 * bytes and knows nothing of HTTP, but for the one answer it must give itself, when no node is
 * ready.
 */
final class Front implements AutoCloseable {
  private static final int CONNECT_MILLIS = 1000;
  private static final int BUFFER = 16 * 1024;
  private static final String BODY =
      "{\"type\":\"about:blank\",\"title\":\"No node is ready\",\"status\":503,"
          + "\"code\":\"no-node-ready\",\"detail\":\"No node is ready; ask again in a second.\"}";
  private static final String NOBODY =
      "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n"
          + "Content-Type: application/problem+json\r\nContent-Length: "
          + BODY.length()
          + "\r\n\r\n"
          + BODY;

  private final ServerSocket listening;
  private final List<Backend> backends;
  private final AtomicInteger turn = new AtomicInteger();
  private final Set<Link> links = ConcurrentHashMap.newKeySet();
  private final Thread sweeper;

  /** A node behind the front. */
  interface Backend {
    int port();

    boolean ready();

    /**
     * It does not answer any more: what is connected to it is cut, so that clients try elsewhere.
     */
    boolean silent();
  }

  private record Link(Backend backend, Socket client, Socket node) {
    void cut() {
      closeQuietly(client);
      closeQuietly(node);
    }
  }

  private Front(ServerSocket listening, List<Backend> backends) {
    this.listening = listening;
    this.backends = backends;
    this.sweeper = Thread.ofVirtual().unstarted(this::sweep);
  }

  static Front listen(int port, List<? extends Backend> backends) {
    try {
      var socket = new ServerSocket();
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 256);
      var front = new Front(socket, List.copyOf(backends));
      Thread.ofVirtual().start(front::accept);
      front.sweeper.start();
      return front;
    } catch (IOException e) {
      throw new BadInput("port-taken", "Port %d is taken.".formatted(port));
    }
  }

  int port() {
    return listening.getLocalPort();
  }

  private void accept() {
    while (!listening.isClosed()) {
      try {
        var client = listening.accept();
        Thread.ofVirtual().start(() -> serve(client));
      } catch (IOException e) {
        if (!listening.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void serve(Socket client) {
    try {
      client.setTcpNoDelay(true);
      var link = connect(client);
      if (link == null) {
        client.getOutputStream().write(NOBODY.getBytes(UTF_8));
        client.shutdownOutput();
        client.close();
        return;
      }
      links.add(link);
      var back = Thread.ofVirtual().start(() -> pump(link, link.node, link.client));
      pump(link, link.client, link.node);
      back.join();
      links.remove(link);
      link.cut();
    } catch (IOException e) {
      closeQuietly(client);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private @Nullable Link connect(Socket client) throws IOException {
    int first = turn.getAndIncrement();
    for (int i = 0; i < backends.size(); i++) {
      var backend = backends.get(Math.floorMod(first + i, backends.size()));
      if (backend.ready()) {
        var node = new Socket();
        try {
          node.connect(
              new InetSocketAddress(InetAddress.getLoopbackAddress(), backend.port()),
              CONNECT_MILLIS);
          node.setTcpNoDelay(true);
          return new Link(backend, client, node);
        } catch (IOException e) {
          node.close(); // it went just now; the next one may be there
        }
      }
    }
    return null;
  }

  private static void pump(Link link, Socket from, Socket to) {
    var buffer = new byte[BUFFER];
    try {
      var in = from.getInputStream();
      var out = to.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        out.write(buffer, 0, read);
      }
      to.shutdownOutput();
    } catch (IOException e) {
      link.cut();
    }
  }

  private void sweep() {
    try {
      while (!listening.isClosed()) {
        Thread.sleep(200);
        links.stream().filter(link -> link.backend.silent()).forEach(Link::cut);
      }
    } catch (InterruptedException e) {
      // closed
    }
  }

  private static void closeQuietly(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // nothing more to do with it
    }
  }

  @Override
  public void close() {
    sweeper.interrupt();
    try {
      listening.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    links.forEach(Link::cut);
  }
}
