package org.apogee.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a fault test may do to the processes of a stack. Everything is done by process id. */
public final class Faults {
  private final List<Child> nodes;
  private final ProcessHandle database;
  private final @Nullable Child broker;
  private final @Nullable Child matchmaker;
  private final @Nullable Child analytics;

  Faults(
      List<Child> nodes,
      ProcessHandle database,
      @Nullable Child broker,
      @Nullable Child matchmaker,
      @Nullable Child analytics) {
    this.nodes = nodes;
    this.database = database;
    this.broker = broker;
    this.matchmaker = matchmaker;
    this.analytics = analytics;
  }

  /** SIGKILL, and returns when it is dead; it is started again after the pause. */
  public void killMatchmaker(Duration downFor) {
    matchmaker().killNow(downFor);
  }

  /** How often the matchmaker was started. */
  public int matchmakerStarts() {
    return matchmaker().starts();
  }

  /** SIGKILL of the analytics; they are started again after the pause. */
  public void killAnalytics(Duration downFor) {
    analytics().kill(downFor);
  }

  private Child analytics() {
    if (analytics == null) {
      throw new IllegalStateException("there are no analytics");
    }
    return analytics;
  }

  private Child matchmaker() {
    if (matchmaker == null) {
      throw new IllegalStateException("there is no matchmaker");
    }
    return matchmaker;
  }

  /** SIGKILL; the node is started again after the pause. */
  public void killNode(int node, Duration downFor) {
    nodes.get(node).kill(downFor);
  }

  /** The same, and returns when it is dead: for a fault at an exact point. */
  public void killNodeNow(int node, Duration downFor) {
    nodes.get(node).killNow(downFor);
  }

  /** SIGTERM; the node hands over, ends, and is started again at once. */
  public void endNode(int node) {
    nodes.get(node).signal("TERM");
  }

  public void freezeNode(int node) {
    nodes.get(node).signal("STOP");
  }

  public void thawNode(int node) {
    nodes.get(node).signal("CONT");
  }

  /** How often the node was started. */
  public int starts(int node) {
    return nodes.get(node).starts();
  }

  public long pid(int node) {
    return nodes.get(node).pid();
  }

  /** The database's first process; its children serve the connections. */
  public ProcessHandle database() {
    return database;
  }

  public long brokerPid() {
    return broker().pid();
  }

  public void killBroker(Duration downFor) {
    broker().kill(downFor);
  }

  private Child broker() {
    if (broker == null) {
      throw new IllegalStateException("the broker lives in this process");
    }
    return broker;
  }

  /** The whole server stands still: the first process and all that it started. */
  public void freezeDatabase() {
    freeze(database);
  }

  public void thawDatabase() {
    thaw(database);
  }

  /** The same of any database server. */
  public static void freeze(ProcessHandle server) {
    signalServer("STOP", server);
  }

  public static void thaw(ProcessHandle server) {
    signalServer("CONT", server);
  }

  /** Every connection dies, and the server comes back by itself after reading its log. */
  public void crashDatabase() {
    database.children().findAny().ifPresent(ProcessHandle::destroyForcibly);
  }

  /** SIGKILL of the server itself: nothing of it is left to bring it back. */
  public void killDatabase() {
    database.destroyForcibly();
  }

  private static void signalServer(String name, ProcessHandle server) {
    send(name, server);
    server.children().forEach(child -> send(name, child));
  }

  private static void send(String name, ProcessHandle process) {
    try {
      new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
