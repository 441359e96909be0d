package org.apogee.platform.http;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.apogee.platform.time.RunningTime;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The configuration of Jetty: sizes, time limits, number of connections, and our format of errors.
 */
final class Connections {
  private static final Logger LOG = LoggerFactory.getLogger(Connections.class);

  /** One selector can serve thousands of connections; the work is done on virtual threads. */
  private static final int SELECTORS = 1;

  private static final int ACCEPT_QUEUE = 256;

  /** For the acceptor, the selector and what they hand to nobody else. */
  private static final int THREADS_LEAST = 4;

  private static final int THREADS_MOST = 64;

  private Connections() {}

  /**
   * Requests are handled on virtual threads, but a selector needs one of the system: a virtual
   * thread waits for sockets by way of a second selector, which costs two changes of threads for
   * each look.
   */
  static ThreadPool threads() {
    var threads = new QueuedThreadPool(THREADS_MOST, THREADS_LEAST);
    threads.setName("http");
    threads.setReservedThreads(0);
    threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("http-"));
    return threads;
  }

  static void configure(HttpConfiguration http, HttpSettings settings) {
    http.setSendServerVersion(false);
    http.setSendDateHeader(true);
    http.setRequestHeaderSize(settings.headersMax());
    http.setHeaderCacheSize(0);
    http.setIdleTimeout(settings.idleTime().toMillis());
  }

  static Connector connector(
      Server server,
      HttpConfiguration http,
      HttpSettings settings,
      HttpMetrics metrics,
      RunningTime time) {
    var connections = AnsweringConnection.factory(http, metrics);
    var layers =
        settings
            .tls()
            .map(folder -> new ConnectionFactory[] {Secured.with(folder, connections), connections})
            .orElseGet(() -> new ConnectionFactory[] {connections});
    var connector =
        new ServerConnector(server, -1, SELECTORS, layers) {
          @Override
          protected SocketChannelEndPoint newEndPoint(
              SocketChannel channel, ManagedSelector selector, SelectionKey key) {
            var end = new RunningEndPoint(channel, selector, key, getScheduler(), time);
            end.setIdleTimeout(getIdleTimeout());
            return end;
          }
        };
    connector.setHost(settings.host());
    connector.setPort(settings.port());
    connector.setIdleTimeout(settings.idleTime().toMillis());
    connector.setAcceptQueueSize(ACCEPT_QUEUE);
    connector.addBean(new NetworkConnectionLimit(settings.connectionsMax(), connector));
    connector.addBean(new SlowHeaders(settings.headerTime(), time));
    return connector;
  }

  /** Sets how long the connection of this request may be idle. */
  static void idleTime(HttpServletRequest request, Duration time) {
    endPoint(request).setIdleTimeout(Math.max(1, time.toMillis()));
  }

  private static EndPoint endPoint(HttpServletRequest request) {
    return ServletContextRequest.getServletContextRequest(request)
        .getConnectionMetaData()
        .getConnection()
        .getEndPoint();
  }

  /**
   * Cuts a connection in the middle of an answer, so that nobody takes it for complete. The request
   * is asked for its connection now: when it is cut its own thread may be done with it.
   */
  static Runnable cutter(HttpServletRequest request) {
    return endPoint(request)::close;
  }

  /** Jetty's own refusals (broken HTTP, too many headers, unclear paths), in our words. */
  static final class ProblemErrors extends ErrorHandler {
    private final HttpMetrics metrics;

    ProblemErrors(HttpMetrics metrics) {
      this.metrics = metrics;
    }

    @Override
    public boolean errorPageForMethod(String method) {
      return true;
    }

    @Override
    protected void generateResponse(
        Request request,
        Response response,
        int status,
        @Nullable String message,
        @Nullable Throwable cause,
        Callback callback) {
      var problem = Problem.ofStatus(status);
      // A client that disconnected receives no answer, and this is not our bug.
      if (!(cause instanceof EofException)) {
        metrics.refused(problem.code());
        if (problem.status() >= 500) {
          LOG.error("a request failed outside the handlers: {}", message, cause);
        }
      }
      var answer = problem.answer();
      response.setStatus(answer.status());
      var headers = response.getHeaders();
      headers.put(HttpHeader.CONTENT_TYPE, answer.type());
      answer.headers().forEach(headers::put);
      SafeHeaders.ALL.forEach(headers::put);
      response.write(true, StandardCharsets.UTF_8.encode(answer.text()), callback);
    }
  }
}
