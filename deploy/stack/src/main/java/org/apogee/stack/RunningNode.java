package org.apogee.stack;

import java.util.Optional;
import javax.net.ssl.SSLSocketFactory;
import org.apogee.stack.proxy.Backend;

/** A node of this stack, behind the proxy. */
final class RunningNode implements Backend {
  private final NodePlace place;
  private final Readiness readiness;
  private final AutoCloseable runs;
  private final Optional<SSLSocketFactory> tls;

  RunningNode(NodePlace place, Optional<SSLSocketFactory> tls, AutoCloseable runs) {
    this.place = place;
    this.tls = tls;
    this.runs = runs;
    this.readiness = Readiness.of(place.management());
  }

  NodePlace place() {
    return place;
  }

  AutoCloseable runs() {
    return runs;
  }

  /** The process, when the node is one of its own. */
  Child child() {
    if (runs instanceof Child child) {
      return child;
    }
    throw new IllegalStateException(place.name() + " lives in this process");
  }

  boolean isChild() {
    return runs instanceof Child;
  }

  @Override
  public String host() {
    return place.host().address();
  }

  @Override
  public int port() {
    return place.httpPort();
  }

  @Override
  public Optional<SSLSocketFactory> tls() {
    return tls;
  }

  @Override
  public boolean ready() {
    return readiness.ready();
  }

  @Override
  public boolean silent() {
    return readiness.silent();
  }

  void askToEnd() {
    if (runs instanceof Child child) {
      child.askToEnd();
    }
  }

  void close() throws Exception {
    readiness.close();
    runs.close();
  }
}
