package org.apogee.cli.up;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * One address before several processes. The path of a request says which kind of process answers;
 * among those of a kind connections go in turn to those that are ready. It carries bytes: of HTTP
 * it knows where a request begins and ends, and the one answer it must give itself, when nobody is
 * ready.
 */
final class Front implements AutoCloseable {
  private static final int CONNECT_MILLIS = 1000;
  private static final int BACKLOG = 256;

  private final ServerSocket listening;
  private final List<Way> ways;
  private final AtomicInteger turn = new AtomicInteger();
  private final Set<Link> links = ConcurrentHashMap.newKeySet();
  private final Thread sweeper;

  /** A process behind the front. */
  interface Backend {
    int port();

    boolean ready();

    /**
     * It does not answer any more: what is connected to it is cut, so that clients try elsewhere.
     */
    boolean silent();
  }

  /** Whose paths these are. */
  record Way(Predicate<String> paths, List<? extends Backend> backends) {
    Way {
      backends = List.copyOf(backends);
    }

    /** The path itself and all below it. */
    static Way below(String path, List<? extends Backend> backends) {
      return new Way(
          asked ->
              asked.equals(path) || asked.startsWith(path + "/") || asked.startsWith(path + "?"),
          backends);
    }
  }

  /** A client's connection to one process. */
  record Link(Way way, Backend backend, Socket client, Socket behind) {
    void cut() {
      closeQuietly(client);
      closeQuietly(behind);
    }
  }

  private Front(ServerSocket listening, List<Way> ways) {
    this.listening = listening;
    this.ways = List.copyOf(ways);
    this.sweeper = Thread.ofVirtual().unstarted(this::sweep);
  }

  /** Every path that no way takes goes to the nodes. */
  static Front listen(int port, List<? extends Backend> nodes, List<Way> ways) {
    try {
      var socket = new ServerSocket();
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
      var all = new ArrayList<>(ways);
      all.add(new Way(_ -> true, nodes));
      var front = new Front(socket, all);
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
        Thread.ofVirtual().start(() -> new Visit(this, client).serve());
      } catch (IOException e) {
        if (!listening.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  Way way(String path) {
    return ways.stream().filter(way -> way.paths().test(path)).findFirst().orElseThrow();
  }

  /** To the next one of a way that is ready; null if there is none. */
  @Nullable Link connect(Way way, Socket client) throws IOException {
    int first = turn.getAndIncrement();
    for (int i = 0; i < way.backends().size(); i++) {
      var backend = way.backends().get(Math.floorMod(first + i, way.backends().size()));
      if (backend.ready()) {
        var behind = new Socket();
        try {
          behind.connect(
              new InetSocketAddress(InetAddress.getLoopbackAddress(), backend.port()),
              CONNECT_MILLIS);
          behind.setTcpNoDelay(true);
          var link = new Link(way, backend, client, behind);
          links.add(link);
          return link;
        } catch (IOException e) {
          behind.close(); // it went just now; the next one may be there
        }
      }
    }
    return null;
  }

  void forget(Link link) {
    links.remove(link);
    closeQuietly(link.behind());
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

  static void closeQuietly(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // nothing more to do with it
    }
  }

  @Override
  public void close() {
    try {
      listening.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    sweeper.interrupt();
    links.forEach(Link::cut);
  }
}
