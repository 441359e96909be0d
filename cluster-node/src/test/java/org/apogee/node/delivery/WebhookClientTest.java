package org.apogee.node.delivery;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLSocketFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One request, against a server that answers with chosen bytes. */
@Timeout(60)
final class WebhookClientTest {
  private static final SSLSocketFactory TLS = (SSLSocketFactory) SSLSocketFactory.getDefault();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private ServerSocket server;

  @BeforeEach
  void listen() throws Exception {
    server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
  }

  @AfterEach
  void close() throws Exception {
    server.close();
    threads.close();
  }

  private static DeliverySettings settings(Duration timeout) {
    var usual = TestReceiver.settings();
    return new DeliverySettings(
        usual.rules(),
        usual.publicUrl(),
        timeout,
        timeout.multipliedBy(2),
        usual.giveUpAfter(),
        usual.firstRetry(),
        usual.lastRetry(),
        usual.atOnce());
  }

  private Posted post(WebhookClient client) {
    try (client) {
      var address = "http://127.0.0.1:" + server.getLocalPort() + "/hook";
      return client.post(address, Map.of(), "{}".getBytes(US_ASCII));
    }
  }

  private Posted answered(String answer) {
    var _ =
        threads.submit(() -> {
          try (var socket = server.accept()) {
            socket.getInputStream().readNBytes(1);
            socket.getOutputStream().write(answer.getBytes(US_ASCII));
            socket.getInputStream().readAllBytes(); // until the client has read the answer
          }
          return 0;
        });
    return post(new WebhookClient(settings(Duration.ofSeconds(20)), TLS));
  }

  @Test
  void interimResponsesAreNotTheAnswer() {
    var hints = "HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\n";
    var interim = "HTTP/1.1 100 Continue\r\n\r\n" + hints;
    assertThat(answered(interim + "HTTP/1.1 204 No Content\r\n\r\n").status()).isEqualTo(204);
    assertThat(answered(hints + "HTTP/1.1 410 Gone\r\n\r\n").isGone()).isTrue();
    assertThat(answered("HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 500 Body\r\n\r\n").status())
        .isEqualTo(200);
  }

  @Test
  void aLookupThatTookTheWholeTimeIsTheEndOfTheAttempt() throws Exception {
    var timeout = Duration.ofMillis(50);
    WebhookClient.Lookup slow =
        _ -> {
          long began = System.nanoTime();
          while (System.nanoTime() - began <= timeout.toNanos()) {
            Thread.onSpinWait();
          }
          return InetAddress.getLoopbackAddress();
        };
    var posted = post(new WebhookClient(settings(timeout), TLS, slow));
    assertThat(posted.outcome()).isEqualTo("The receiver did not answer in time.");
    server.setSoTimeout(1);
    assertThat(connections()).isZero();
  }

  private int connections() throws Exception {
    try (var _ = server.accept()) {
      return 1;
    } catch (SocketTimeoutException none) {
      return 0;
    }
  }
}
