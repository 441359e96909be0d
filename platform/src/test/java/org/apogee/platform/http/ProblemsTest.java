package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class ProblemsTest {
  /** The statuses that clients have always received. */
  @ParameterizedTest
  @CsvSource({
    "INVALID, 400",
    "UNAUTHENTICATED, 401",
    "FORBIDDEN, 403",
    "NOT_FOUND, 404",
    "TIMED_OUT, 408",
    "CONFLICT, 409",
    "TOO_LARGE, 413",
    "UNSUPPORTED, 415",
    "AGAINST_THE_RULES, 422",
    "UPGRADE_REQUIRED, 426",
    "TOO_MANY, 429",
    "UNAVAILABLE, 503"
  })
  void theStatusFollowsFromTheKind(Kind kind, int status) {
    var refusal = new Refusal("full", kind, "No seat is left.");

    assertThat(Problems.of(new RequestRefused(refusal)))
        .isEqualTo(new Problem(status, "full", "No seat is left.", Optional.empty()));
  }

  @ParameterizedTest
  @EnumSource
  void everyKindHasATitle(Kind kind) {
    var answer = Problems.of(RequestRefused.of(kind, "full", "No seat is left.")).answer();

    assertThat(answer.text()).doesNotContain("\"title\":\"Refused\"");
  }

  @Test
  void everyKindHasAStatusOfItsOwn() {
    assertThat(Arrays.stream(Kind.values()).map(Problems::status)).doesNotHaveDuplicates();
  }

  @Test
  void inputThatCannotBeReadIsABadRequestWhateverItsCode() {
    assertThat(Problems.of(new BadInput("no-such-game", "The game does not exist.")))
        .isEqualTo(Problem.of(400, "no-such-game", "The game does not exist."));
  }

  /** As Jetty answers while it stops: a client may repeat the request. */
  @Test
  void aServerThatStopsAsksForARetry() {
    var problem = Problem.ofStatus(503);

    assertThat(problem.code()).isEqualTo("shutting-down");
    assertThat(problem.retryAfter()).isPresent();
  }
}
