package org.apogee.cli.up;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.apogee.cli.up.Front.Link;
import org.apogee.cli.up.Front.Way;
import org.jspecify.annotations.Nullable;

/**
 * One client's connection: each of its requests goes the way of its path. A client waits for an
 * answer before it asks on (nobody pipelines), so answers come back in order by themselves.
 */
final class Visit {
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

  private final Front front;
  private final Socket client;
  private final List<Opened> links = new ArrayList<>();
  private volatile @Nullable Link current;

  /** A connection with the thread that carries its answers. */
  private record Opened(Link link, Thread answers) {}

  Visit(Front front, Socket client) {
    this.front = front;
    this.client = client;
  }

  void serve() {
    try {
      client.setTcpNoDelay(true);
      serveRequests();
    } catch (IOException e) {
      // the client or a process went away; both ends are closed below
    } finally {
      Front.closeQuietly(client);
      links.forEach(opened -> front.forget(opened.link));
    }
  }

  private void serveRequests() throws IOException {
    var requests = new RequestStream(client.getInputStream());
    for (var head = requests.head(); head != null; head = requests.head()) {
      var link = to(front.way(head.path()));
      if (link == null) {
        client.getOutputStream().write(NOBODY.getBytes(UTF_8));
        client.shutdownOutput();
        return;
      }
      current = link;
      var out = link.behind().getOutputStream();
      out.write(head.forwardedFor(client.getInetAddress()).bytes());
      out.flush();
      if (!requests.carryBody(head, out)) {
        break;
      }
    }
    sayGoodbye();
  }

  /** The client says no more, but may still listen to its last answer. */
  private void sayGoodbye() throws IOException {
    try {
      for (var opened : links) {
        opened.link.behind().shutdownOutput();
        if (opened.link.equals(current)) {
          opened.answers.join();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private @Nullable Link to(Way way) throws IOException {
    for (var opened : links) {
      if (opened.link.way().equals(way) && !opened.link.behind().isClosed()) {
        return opened.link;
      }
    }
    var link = front.connect(way, client);
    if (link != null) {
      links.add(new Opened(link, Thread.ofVirtual().start(() -> carryAnswers(link))));
    }
    return link;
  }

  /** When the process that was asked last ends the connection, the client's ends too. */
  private void carryAnswers(Link link) {
    var buffer = new byte[BUFFER];
    try {
      var in = link.behind().getInputStream();
      var out = client.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        out.write(buffer, 0, read);
      }
      if (link.equals(current)) {
        client.shutdownOutput();
        client.close();
      }
      Front.closeQuietly(link.behind());
    } catch (IOException e) {
      link.cut();
    }
  }
}
