package org.apogee.stack.proxy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apogee.platform.http.Problem;
import org.jspecify.annotations.Nullable;

/** One request and its answer. */
final class Exchange {
  /** Only safe requests are repeated; two more backends may be dying at the same time. */
  private static final int ATTEMPTS = 3;

  /** Somebody who opens a page waits for it, and need not read JSON. */
  private static final String AWAY =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="3">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="dark light">
      <title>One moment · Apogee</title>
      <h1>One moment</h1>
      <p>The platform does not answer right now. This page keeps trying.</p>
      </html>
      """;

  private final ReverseProxy proxy;
  private final BackendPool pool;
  private final ProxiedConnection client;
  private final RequestHead request;
  private final byte[] message;

  Exchange(ReverseProxy proxy, ProxiedConnection client, RequestHead request, byte[] body) {
    this.proxy = proxy;
    this.pool = proxy.pool();
    this.client = client;
    this.request = request;
    this.message = joined(request.forwarded(client.peer()), body);
  }

  private static byte[] joined(byte[] head, byte[] body) {
    if (body.length == 0) {
      return head;
    }
    var bytes = new ByteArrayOutputStream(head.length + body.length);
    bytes.writeBytes(head);
    bytes.writeBytes(body);
    return bytes.toByteArray();
  }

  /** Returns whether the client's connection may carry another request. */
  boolean run() throws IOException {
    var route = proxy.route(request.path());
    for (int attempt = 1; ; attempt++) {
      var backend = pool.take(route);
      if (backend == null) {
        return refused(Problem.unavailable("no-node-ready", "No node is ready. Retry."));
      }
      var answer = ask(backend);
      if (answer != null) {
        return relay(backend, answer);
      }
      pool.close(backend);
      if (!request.isSafe() || attempt == ATTEMPTS) {
        return refused(
            Problem.unavailable(
                "unknown-outcome",
                "The node stopped before it answered, so the outcome is unknown. Retry exactly the"
                    + " same request."));
      }
    }
  }

  private boolean refused(Problem problem) throws IOException {
    boolean hasBody = !request.method().equals("HEAD");
    client.refuse(
        request.isOfBrowser() ? problem.asPage(AWAY, hasBody) : problem.asMessage(hasBody));
    return false;
  }

  /** Null if the backend went away without an answer, or did not answer in time. */
  private @Nullable ResponseHead ask(BackendConnection backend) {
    client.deadline().start(proxy.settings().answerTime(), backend::close);
    try {
      backend.write(message);
      var answer = backend.readHead();
      while (answer.isInterim()) {
        answer = backend.readHead();
      }
      return answer;
    } catch (IOException | BadMessage lost) {
      return null;
    } finally {
      client.deadline().stop();
    }
  }

  private boolean relay(BackendConnection backend, ResponseHead answer) throws IOException {
    try {
      cutWhenIdle(backend);
      if (answer.switchesProtocol()) {
        client.write(answer.forwarded(false));
        client.deadline().stop();
        new Tunnel(proxy, client, backend).run();
        return false;
      }
      var body = AnswerBody.of(request, answer, backend.source());
      boolean keeps = !request.closes() && !answer.closes() && body.hasEnd();
      client.write(joined(answer.forwarded(!keeps), body.next()));
      if (!body.isAtEnd()) {
        if (body.isStream()) {
          client.whenClientLeaves(backend::close);
        }
        copy(backend, body);
      }
      if (answer.leavesConnectionUsable(request) && !body.isStream()) {
        pool.keep(backend);
        backend = null;
      }
      return keeps;
    } catch (BadMessage broken) {
      throw new IOException("the backend's answer is not HTTP", broken);
    } finally {
      client.deadline().stop();
      if (backend != null) {
        pool.close(backend);
      }
    }
  }

  private void copy(BackendConnection backend, AnswerBody body) throws IOException, BadMessage {
    while (!body.isAtEnd()) {
      cutWhenIdle(backend);
      if (!backend.source().fill()) {
        if (body.hasEnd()) {
          throw new IOException("the backend closed the connection during its answer");
        }
        return;
      }
      client.write(body.next());
    }
  }

  /** Between two bytes of an answer, whether the backend does not send or the client not read. */
  private void cutWhenIdle(BackendConnection backend) {
    client
        .deadline()
        .start(
            proxy.settings().idleTime(),
            () -> {
              client.cut();
              backend.close();
            });
  }
}
