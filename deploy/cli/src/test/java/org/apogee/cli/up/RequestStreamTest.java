package org.apogee.cli.up;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the front changes in a request. */
class RequestStreamTest {
  private static final InetAddress CLIENT = InetAddress.ofLiteral("127.0.0.9");

  private static String forwarded(String text) throws IOException {
    var head = new RequestStream(new ByteArrayInputStream(text.getBytes(ISO_8859_1))).head();
    return Objects.requireNonNull(head).forwardedFor(CLIENT).text();
  }

  @Test
  void theAddressOfTheClientIsOursToSay() throws IOException {
    assertThat(forwarded("GET /a HTTP/1.1\r\nHost: x\r\n\r\n"))
        .isEqualTo("GET /a HTTP/1.1\r\nX-Forwarded-For: 127.0.0.9\r\nHost: x\r\n\r\n");
  }

  @Test
  void whatAClientSaysOfItselfGoes() throws IOException {
    var told =
        "GET /a HTTP/1.1\r\nx-forwarded-FOR: 1.2.3.4\r\nHost: x\r\nX-Forwarded-For: 5.6.7.8\r\n\r\n";
    assertThat(forwarded(told))
        .isEqualTo("GET /a HTTP/1.1\r\nX-Forwarded-For: 127.0.0.9\r\nHost: x\r\n\r\n");
  }

  @Test
  void aRequestThatMayHideOthersIsTheLastOfItsConnection() throws IOException {
    var told = "GET /a HTTP/1.1\r\nUpgrade: x\r\nConnection: upgrade\r\nHost: x\r\n\r\n";
    assertThat(forwarded(told))
        .isEqualTo(
            "GET /a HTTP/1.1\r\nX-Forwarded-For: 127.0.0.9\r\nConnection: close\r\nHost: x\r\n\r\n");
  }

  @Test
  void whatIsNoRequestStaysNone() throws IOException {
    assertThat(forwarded("nonsense")).isEqualTo("nonsense");
  }
}
