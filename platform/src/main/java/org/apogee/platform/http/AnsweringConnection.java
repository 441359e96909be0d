package org.apogee.platform.http;

import java.nio.ByteBuffer;
import java.nio.channels.WritePendingException;
import java.util.Set;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.Callback;

/**
 * A connection that answers requests which never become complete. Jetty closes these silently, and
 * the client cannot distinguish its own error from a crash of the server.
 */
final class AnsweringConnection extends HttpConnection implements SlowHeaders.Client {
  private static final int BAD_REQUEST = 400;
  private static final int UNKNOWN_METHOD = 501;

  /**
   * All others are refused here: the router keeps every name of a method that it has seen, and
   * fails on names that it does not like.
   */
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT");

  private final HttpMetrics metrics;
  private volatile boolean inHead;

  private AnsweringConnection(
      HttpConfiguration http, Connector connector, EndPoint endPoint, HttpMetrics metrics) {
    super(http, connector, endPoint);
    this.metrics = metrics;
  }

  /** Makes these connections for a connector. */
  static HttpConnectionFactory factory(HttpConfiguration http, HttpMetrics metrics) {
    return new HttpConnectionFactory(http) {
      @Override
      public Connection newConnection(Connector connector, EndPoint endPoint) {
        var connection = new AnsweringConnection(http, connector, endPoint, metrics);
        return configure(connection, connector, endPoint);
      }
    };
  }

  /**
   * Jetty announces a message as soon as it looks for one, which it does after a request with a
   * body. A connection that is idle between requests does not count.
   */
  @Override
  public boolean isInHead() {
    return inHead && !getParser().isStart();
  }

  @Override
  public void giveUp(int status) {
    var problem = Problem.ofStatus(status);
    metrics.refused(problem.code());
    try {
      getEndPoint().write(Callback.NOOP, ByteBuffer.wrap(problem.asMessage(true)));
    } catch (WritePendingException answered) {
      // the head was complete at the last moment, and its answer is on its way
      return;
    }
    getEndPoint().shutdownOutput();
    getEndPoint().close();
  }

  @Override
  protected RequestHandler newRequestHandler() {
    return new Handler();
  }

  private final class Handler extends RequestHandler {
    @Override
    public void messageBegin() {
      inHead = true;
      super.messageBegin();
    }

    @Override
    public void startRequest(String method, String uri, HttpVersion version) {
      if (!METHODS.contains(method)) {
        throw new HttpException.RuntimeException(UNKNOWN_METHOD, "unknown method");
      }
      super.startRequest(method, uri, version);
    }

    @Override
    public boolean headerComplete() {
      inHead = false;
      return super.headerComplete();
    }

    @Override
    public void badMessage(HttpException failure) {
      boolean isCutShort = inHead && getParser().isAtEOF();
      inHead = false;
      if (isCutShort) {
        // At once: when the parser returns, Jetty shuts down the output of a client that is silent.
        giveUp(BAD_REQUEST);
      } else {
        super.badMessage(failure);
      }
    }

    @Override
    public void earlyEOF() {
      if (inHead) {
        inHead = false;
        giveUp(BAD_REQUEST);
      } else {
        super.earlyEOF();
      }
    }
  }
}
