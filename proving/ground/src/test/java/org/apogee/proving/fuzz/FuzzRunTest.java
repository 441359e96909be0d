package org.apogee.proving.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.HttpServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Authenticator;
import org.apogee.platform.token.Caller;
import org.apogee.stack.proxy.Backend;
import org.apogee.stack.proxy.ProxySettings;
import org.apogee.stack.proxy.ReverseProxy;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Raw requests against the real server, alone and behind the real proxy. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FuzzRunTest {
  private static final long SEED = 20;
  private static final int REQUESTS = 1_500;
  private static final String SETTINGS =
      "apogee.http { port = 0, header-time = 1s, body-time = 1s,"
          + " anonymous-per-second = 100000, anonymous-burst = 100000 }";

  private static final ProxySettings QUICK =
      new ProxySettings(
          Duration.ofSeconds(1),
          Duration.ofSeconds(1),
          Duration.ofSeconds(30),
          Duration.ofSeconds(30),
          16 * 1024,
          256 * 1024,
          1000);

  private HttpServer server;
  private ReverseProxy proxy;

  @BeforeAll
  void start() {
    var config =
        ConfigFactory.parseString(SETTINGS)
            .withFallback(ConfigFactory.parseResources("reference.conf"))
            .resolve();
    server =
        HttpServer.start(
            HttpSettings.from(Configuration.of(config)),
            List.of(
                Route.get("/api/v1/games", Access.ANYBODY, _ -> Answer.json(Map.of()))
                    .query("limit"),
                Route.post(
                    "/api/v1/guests",
                    Access.ANYBODY,
                    r -> Answer.json(r.body(fields -> Map.of("game", fields.text("game", 9)))))),
            new NoTokens(),
            new SimpleMeterRegistry());
    proxy = ReverseProxy.listen(0, List.of(new OneServer(server.port())), List.of(), QUICK);
  }

  private static final class NoTokens implements Authenticator {
    @Override
    public Optional<Caller> known(String bearer) {
      return Optional.empty();
    }

    @Override
    public Caller find(String bearer) {
      throw RequestRefused.of(Kind.UNAUTHENTICATED, "bad-token", "The token is not valid.");
    }
  }

  private record OneServer(int port) implements Backend {
    @Override
    public boolean ready() {
      return true;
    }

    @Override
    public boolean silent() {
      return false;
    }
  }

  @AfterAll
  void close() {
    proxy.close();
    server.close();
  }

  @Test
  void aServerAnswersEveryRequest() throws Exception {
    assertAllAnswered(server.port());
  }

  @Test
  void theProxyAnswersEveryRequest() throws Exception {
    assertAllAnswered(proxy.port());
  }

  private static void assertAllAnswered(int port) throws InterruptedException {
    var report = FuzzRun.run(loopback(port), SEED, REQUESTS, 16);
    assertThat(report.findings()).as("seed " + SEED).isEmpty();
    assertThat(report.faults()).isZero();
    assertThat(report.byStatus()).containsKeys(200, 400, 404, 405, 431);
  }

  @Test
  void slowSendersAreAnsweredWhileOthersAreServed() throws Exception {
    var report = SlowSenders.run(loopback(server.port()), 60);
    assertThat(report.answered()).isEqualTo(60);
    assertThat(report.neverCut()).isZero();
    assertThat(report.honest()).isPositive();
    assertThat(report.honestNotServed()).isZero();
  }

  @Test
  void aServerThatClosesWithoutAWordIsFound() throws Exception {
    try (var rude = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> closeAll(rude));
      var report = FuzzRun.run(loopback(rude.getLocalPort()), SEED, 50, 4);
      assertThat(report.faults()).isPositive();
      assertThat(report.findings().getFirst().fault()).isEqualTo("closed without an answer");
    }
  }

  private static void closeAll(ServerSocket rude) {
    try {
      while (true) {
        rude.accept().close();
      }
    } catch (IOException closed) {
      // the test has ended
    }
  }

  @Test
  void aSeedAndANumberAreAlwaysTheSameRequest() {
    for (int number = 0; number < 200; number++) {
      var once = new RequestGenerator(SEED).request(number);
      var again = new RequestGenerator(SEED).request(number);
      assertThat(again.bytes()).isEqualTo(once.bytes());
      assertThat(again.kind()).isEqualTo(once.kind());
    }
  }

  private static InetSocketAddress loopback(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }
}
