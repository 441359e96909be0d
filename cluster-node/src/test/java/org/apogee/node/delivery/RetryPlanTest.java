package org.apogee.node.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.apogee.node.delivery.RetryPlan.State;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class RetryPlanTest {
  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
  private static final DeliverySettings SETTINGS = TestReceiver.settings();

  private static Claim claim(int attempts, Instant giveUpAt) {
    return new Claim("w", 1, attempts, giveUpAt, "n", "test", "Title", "Text", "/", NOW);
  }

  private static RetryPlan.Verdict after(
      @Nullable Integer status, int attempts, @Nullable Duration retryAfter) {
    var posted =
        status == null
            ? Posted.failed("", 1)
            : Posted.http(status, "", 1, Optional.ofNullable(retryAfter));
    return RetryPlan.after(posted, claim(attempts, NOW.plusSeconds(60)), SETTINGS, NOW, 1);
  }

  @Test
  void pausesDoubleUpToTheLongestAndVaryByHalf() {
    assertThat(after(503, 1, null).next()).isEqualTo(NOW.plusMillis(20));
    assertThat(after(null, 2, null).next()).isEqualTo(NOW.plusMillis(40));
    assertThat(after(500, 90, null).next()).isEqualTo(NOW.plusMillis(100));
    assertThat(RetryPlan.pause(1, SETTINGS, 0)).isEqualTo(Duration.ofMillis(10));
  }

  @Test
  void aReceiverMayAskForALongerPause() {
    assertThat(after(429, 1, Duration.ofMillis(70)).next()).isEqualTo(NOW.plusMillis(70));
    assertThat(after(429, 1, Duration.ofHours(9)).next()).isEqualTo(NOW.plusMillis(100));
  }

  @Test
  void aDeliveryIsGivenUpAfterADayOrWhenItsContentIsRefusedOrTheReceiverIsGone() {
    assertThat(after(204, 1, null).state()).isEqualTo(State.SENT);
    assertThat(after(302, 9, null).state()).as("no redirect").isEqualTo(State.PENDING);
    assertThat(after(400, 4, null).state()).isEqualTo(State.PENDING);
    assertThat(after(400, 5, null).state()).isEqualTo(State.DEAD);
    assertThat(after(410, 1, null).state()).isEqualTo(State.DEAD);
    var posted = Posted.http(500, "", 1, Optional.empty());
    assertThat(RetryPlan.after(posted, claim(3, NOW), SETTINGS, NOW, 1).state())
        .isEqualTo(State.DEAD);
  }

  /** The value was computed with OpenSSL. */
  @Test
  void aSignatureIsTheHmacOfTimeAndBody() {
    assertThat(Signature.of("secret", 1700000000, "{}".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo("v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163");
  }
}
