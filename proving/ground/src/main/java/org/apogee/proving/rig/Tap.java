package org.apogee.proving.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Stands in a connection and sees every byte before the other side does, so that a process can be
 * killed at an exact point of what it does, without a line in its own code. It can also let the
 * bytes wait: a network that is slow, or a server that takes connections and never answers.
 */
public final class Tap implements AutoCloseable {
  /** One read usually takes a whole message, which a watch must see at once. */
  private static final int BUFFER = 64 * 1024;

  /** How late bytes go on after silence ends. */
  private static final long NAP_MILLIS = 20;

  private final ServerSocket listening;
  private final int target;
  private final AtomicReference<@Nullable Trap> trap = new AtomicReference<>();
  private final LongAdder held = new LongAdder();

  /** Set by the drill, read by the two threads of every connection. */
  private volatile boolean silent;

  private volatile long delayMillis;

  public enum Side {
    TO_SERVER,
    TO_CLIENT
  }

  /** One connection; what a watch has seen on it. */
  public static final class Link {
    final Socket client;
    final Socket server;

    /** Written by the thread of one direction, read by that of the other. */
    public volatile int seen;

    Link(Socket client, Socket server) {
      this.client = client;
      this.server = server;
    }

    void cut() {
      closeQuietly(client);
      closeQuietly(server);
    }
  }

  /** What is on its way from one side to the other. */
  public record Chunk(Link link, Side side, String text) {
    /** Bytes as characters, one each. */
    public boolean has(String part) {
      return text.contains(part);
    }

    public int at(int index) {
      return index < text.length() ? text.charAt(index) : -1;
    }
  }

  /** Waits for the moment. */
  public interface Watch {
    boolean matches(Chunk chunk);
  }

  private record Trap(Watch watch, boolean cuts, Runnable strike) {}

  private Tap(ServerSocket listening, int target) {
    this.listening = listening;
    this.target = target;
  }

  public static Tap listen(int port, int target) throws IOException {
    return listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), target);
  }

  /**
   * The same for clients of another network.
   *
   * @param target a port of this machine
   */
  public static Tap listen(InetSocketAddress at, int target) throws IOException {
    var socket = new ServerSocket();
    socket.setReuseAddress(true);
    socket.bind(at, 256);
    var tap = new Tap(socket, target);
    Thread.ofVirtual().name("tap-" + at.getPort()).start(tap::accept);
    return tap;
  }

  /** Strikes once, before the bytes that the watch waits for go on; they never do. */
  public void arm(Watch watch, Runnable strike) {
    trap.set(new Trap(watch, true, strike));
  }

  /** The same, but then the bytes go on: for a connection of somebody who lives on. */
  public void armBeside(Watch watch, Runnable strike) {
    trap.set(new Trap(watch, false, strike));
  }

  /** Takes every byte and passes none on, in both directions; what was taken comes later. */
  public void silent(boolean now) {
    silent = now;
  }

  /** Each way takes so much longer. */
  public void delay(Duration oneWay) {
    delayMillis = oneWay.toMillis();
  }

  /** How often bytes had to wait so far: none means that nobody noticed the fault. */
  public long held() {
    return held.sum();
  }

  public boolean isArmed() {
    return trap.get() != null;
  }

  private void accept() {
    while (!listening.isClosed()) {
      try {
        var client = listening.accept();
        Thread.ofVirtual().start(() -> connect(client));
      } catch (IOException e) {
        if (!listening.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void connect(Socket client) {
    try {
      client.setTcpNoDelay(true);
      var server = new Socket(InetAddress.getLoopbackAddress(), target);
      server.setTcpNoDelay(true);
      var link = new Link(client, server);
      Thread.ofVirtual().start(() -> pump(link, Side.TO_CLIENT));
      pump(link, Side.TO_SERVER);
    } catch (IOException e) {
      closeQuietly(client);
    }
  }

  private void pump(Link link, Side side) {
    var from = side == Side.TO_SERVER ? link.client : link.server;
    var to = side == Side.TO_SERVER ? link.server : link.client;
    var buffer = new byte[BUFFER];
    try {
      var in = from.getInputStream();
      var out = to.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        if (strikes(link, side, buffer, read)) {
          link.cut();
          return;
        }
        hold();
        out.write(buffer, 0, read);
      }
      hold();
      to.shutdownOutput();
    } catch (IOException e) {
      link.cut();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      link.cut();
    }
  }

  private void hold() throws InterruptedException {
    if (silent || delayMillis > 0) {
      held.increment();
      Thread.sleep(delayMillis);
    }
    while (silent && !listening.isClosed()) {
      Thread.sleep(NAP_MILLIS);
    }
  }

  private boolean strikes(Link link, Side side, byte[] buffer, int length) {
    var armed = trap.get();
    if (armed == null) {
      return false;
    }
    var chunk = new Chunk(link, side, new String(buffer, 0, length, StandardCharsets.ISO_8859_1));
    if (!armed.watch.matches(chunk) || !trap.compareAndSet(armed, null)) {
      return false;
    }
    armed.strike.run();
    return armed.cuts;
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
    try {
      listening.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
