package org.apogee.cluster.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WebhookAddressTest {
  private static final WebhookRules ALL_PORTS = new WebhookRules(false, List.of());

  @Test
  void everyPortThereIsMayBeAllowed() {
    for (int port : new int[] {1, 8443, 65_535}) {
      var address = "https://example.org:" + port + "/hook";
      assertThat(WebhookAddress.parse(address, ALL_PORTS).port()).isEqualTo(port);
    }
    assertThat(WebhookAddress.parse("http://example.org", ALL_PORTS).port()).isEqualTo(80);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.org:0/hook",
        "https://example.org:65536/hook",
        "https://example.org:2147483647/hook",
        "https://example.org:99999999999/hook"
      })
  void aPortThatThereIsNotIsRefused(String address) {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> WebhookAddress.parse(address, ALL_PORTS))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo("bad-address"));
  }
}
