package org.apogee.stack;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Objects;

/**
 * As much of a node as the command needs to start, watch and stop one: it answers with its port.
 */
final class FakeNode {
  private FakeNode() {}

  static final NodeProgram PROGRAM =
      new NodeProgram() {
        @Override
        public String mainClass() {
          return FakeNode.class.getName();
        }

        @Override
        public AutoCloseable start(Map<String, String> told) {
          return launch(told);
        }

        @Override
        public String matchmakerClass() {
          return FakeNode.class.getName();
        }

        @Override
        public AutoCloseable startMatchmaker(AutoCloseable node, Map<String, String> told) {
          return launch(told);
        }
      };

  public static void main(String[] args) {
    var _ = launch(System.getenv());
  }

  static AutoCloseable launch(Map<String, String> told) {
    var port = Objects.requireNonNull(told.get("APOGEE_HTTP_PORT"));
    var answers = serve(port, "node on " + port);
    var health = serve(Objects.requireNonNull(told.get("APOGEE_MANAGEMENT_PORT")), "yes");
    return () -> {
      answers.stop(0);
      health.stop(0);
    };
  }

  private static HttpServer serve(String port, String body) {
    try {
      var server =
          HttpServer.create(
              new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(port)), 0);
      server.createContext(
          "/",
          exchange -> {
            exchange.sendResponseHeaders(200, body.length());
            exchange.getResponseBody().write(body.getBytes(UTF_8));
            exchange.close();
          });
      server.start();
      return server;
    } catch (IOException e) {
      throw new IllegalStateException("port " + port, e);
    }
  }
}
