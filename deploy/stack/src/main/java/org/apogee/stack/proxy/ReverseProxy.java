package org.apogee.stack.proxy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Problem;
import org.apogee.platform.time.RunningTime;

/**
 * One address before several processes. The path of a request selects the kind of process; requests
 * of one kind go in turn to those that are ready.
 *
 * <p>Every connection of a client has a thread, which reads a whole request, forwards it, and
 * copies the answer as it comes, so that streams are not held back. A second thread exists only
 * while an answer has no end in sight, to notice that its client has left, and for a WebSocket.
 */
public final class ReverseProxy implements AutoCloseable {
  /** Connections that arrive together, as those of a load test do, until a thread accepts them. */
  private static final int BACKLOG = 512;

  /**
   * A thread of the system waits for a socket with one change of threads, a virtual one with three
   * and a selector in between; but it takes more memory. Connections beyond these have virtual
   * ones.
   */
  private static final int SYSTEM_THREADS = 512;

  private static final int IDLE_SECONDS = 10;

  /** How late a deadline may be noticed: little next to limits of ten seconds. */
  private static final int SWEEP_MILLIS = 250;

  /** For what stopped backends have written: on this machine it arrives within milliseconds. */
  private static final Duration CARRY = Duration.ofSeconds(1);

  private static final int CARRY_STEP_MILLIS = 10;

  private final ServerSocket listening;
  private final List<ProxyRoute> routes;
  private final ProxySettings settings;
  private final BackendPool pool = new BackendPool();
  private final RunningTime time = RunningTime.start();
  private final Set<ProxiedConnection> connections = ConcurrentHashMap.newKeySet();
  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          0,
          SYSTEM_THREADS,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          Thread.ofPlatform().name("proxy-", 1).daemon().factory(),
          (work, _) -> Thread.ofVirtual().start(work));

  /** Not the same as not listening: deadlines hold until the last connection is cut. */
  private volatile boolean isClosed;

  private final Thread sweeper = Thread.ofVirtual().name("proxy-sweeper").unstarted(this::sweep);

  private ReverseProxy(ServerSocket listening, List<ProxyRoute> routes, ProxySettings settings) {
    this.listening = listening;
    this.routes = routes;
    this.settings = settings;
  }

  /** Listens on the loopback address. Every path that no route takes goes to the nodes. */
  public static ReverseProxy listen(
      int port, List<? extends Backend> nodes, List<ProxyRoute> routes) {
    return listen(port, nodes, routes, ProxySettings.DEFAULT);
  }

  /** The same with other limits. */
  public static ReverseProxy listen(
      int port, List<? extends Backend> nodes, List<ProxyRoute> routes, ProxySettings settings) {
    var all = new ArrayList<>(routes);
    all.add(new ProxyRoute(_ -> true, nodes));
    try {
      var socket = new ServerSocket();
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
      var proxy = new ReverseProxy(socket, all, settings);
      Thread.ofVirtual().name("proxy-accept").start(proxy::accept);
      proxy.sweeper.start();
      return proxy;
    } catch (IOException e) {
      throw new BadInput("port-taken", "Port %d is taken.".formatted(port));
    }
  }

  public int port() {
    return listening.getLocalPort();
  }

  private void accept() {
    while (!listening.isClosed()) {
      try {
        var client = listening.accept();
        run(() -> serve(client));
      } catch (IOException e) {
        pause(SWEEP_MILLIS); // no descriptor is left, or the like: others will end
      }
    }
  }

  private void serve(Socket client) {
    try (client) {
      if (connections.size() >= settings.connectionsMax()) {
        client.getOutputStream().write(tooMany().asMessage(true));
        return;
      }
      var connection = new ProxiedConnection(this, client);
      connections.add(connection);
      try {
        connection.serve();
      } finally {
        connections.remove(connection);
      }
    } catch (IOException gone) {
      // the client left before it was served
    }
  }

  private static Problem tooMany() {
    return Problem.unavailable("too-many-connections", "Too many connections. Retry in a second.");
  }

  /** Runs what waits for a socket. */
  void run(Runnable work) {
    threads.execute(work);
  }

  ProxyRoute route(String path) {
    return routes.stream().filter(route -> route.paths().test(path)).findFirst().orElseThrow();
  }

  BackendPool pool() {
    return pool;
  }

  RunningTime time() {
    return time;
  }

  ProxySettings settings() {
    return settings;
  }

  private void sweep() {
    while (!isClosed) {
      pause(SWEEP_MILLIS);
      connections.forEach(connection -> connection.deadline().sweep());
      pool.sweep();
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Accepts no more connections. Those that are open stay, so that backends which stop can end
   * their streams and sessions in words.
   */
  public void stopAccepting() {
    try {
      listening.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Cuts all connections. What backends wrote before they closed theirs is carried to the clients
   * first, for a moment.
   */
  @Override
  public void close() {
    stopAccepting();
    awaitCarried();
    isClosed = true;
    sweeper.interrupt();
    connections.forEach(ProxiedConnection::cut);
    pool.closeAll();
    threads.shutdown();
    time.close();
  }

  /** An answer ends by itself once its backend is gone; one of a backend that runs on does not. */
  private void awaitCarried() {
    long end = System.nanoTime() + CARRY.toNanos();
    while (pool.isAnyEnding() && System.nanoTime() < end) {
      pause(CARRY_STEP_MILLIS);
    }
  }
}
