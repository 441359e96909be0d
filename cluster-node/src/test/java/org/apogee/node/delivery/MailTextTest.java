package org.apogee.node.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.time.Instant;
import java.util.Map;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MailTextTest {
  private static MailText of(String title, String text) {
    var now = Instant.EPOCH;
    var claim = new Claim("e-1", 7, 1, now, "n", "message", title, text, "/games/g", now);
    var lease = new Lease("e-1", 1, Lease.EMAIL, "ada@example.org", "secret", "");
    return MailText.of(lease, claim, "https://league.example.org");
  }

  @Test
  void aTitleBecomesOneLine() {
    assertThat(of("Round 1\r\nBcc: eve@example.org\u2028x\0", "").subject())
        .isEqualTo("Round 1 Bcc: eve@example.org x");
    assertThat(of("🪐".repeat(500), "").subject()).isEqualTo("🪐".repeat(200));
  }

  @Test
  void textsAreNoMarkup() {
    assertThat(of("<b>", "<script>\"&").html())
        .contains("&lt;b&gt;", "&lt;script&gt;&quot;&amp;")
        .doesNotContain("<script>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ada",
        "ada@",
        "@example.org",
        "ada@example",
        "ada@example..org",
        "a@b.org, eve@b.org",
        "ada@example.org\r\nBcc: eve@example.org",
        "Ada <ada@example.org>",
        "\"a b\"@example.org",
        "ada@[127.0.0.1]",
        "ada.@example.org",
        "ädä@example.org",
        "ada@exämple.org",
        "ada@-example-.org",
      })
  void whatIsNotOnePlainAddressIsRefused(String text) {
    assertThatThrownBy(() -> MailAddress.parse(text)).hasMessageContaining("not an e-mail address");
  }

  @Test
  void aPlainAddressIsAccepted() {
    assertThat(MailAddress.parse("Ada.L+x@Mail.EXAMPLE.org")).isEqualTo("Ada.L+x@mail.example.org");
  }

  @Test
  void aMailServerNeedsASenderAndTheAddressOfThePages() {
    assertThat(MailSettings.from(settings(Map.of()))).isEmpty();
    var host = "apogee.notices.mail.host";
    var url = "apogee.notices.public-url";
    var from = "apogee.notices.mail.from";
    var site = "https://league.example.org";
    assertThatThrownBy(() -> MailSettings.from(settings(Map.of(host, "mail"))))
        .hasMessageContaining("public-url");
    assertThatThrownBy(() -> MailSettings.from(settings(Map.of(host, "mail", url, site))))
        .hasMessageContaining("from is missing");
    var two = Map.of(host, "mail", url, site, from, "a@b.org, c@d.org");
    assertThatThrownBy(() -> MailSettings.from(settings(two))).hasMessageContaining("one sender");
    var right = Map.of(host, "mail", url, site, from, "League <notices@b.org>");
    assertThat(MailSettings.from(settings(right)).orElseThrow().domain()).isEqualTo("b.org");
  }

  private static Configuration settings(Map<String, String> some) {
    return Configuration.of(ConfigFactory.parseMap(some).withFallback(ConfigFactory.load()));
  }
}
