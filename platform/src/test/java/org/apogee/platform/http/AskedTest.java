package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import org.apogee.platform.RequestRefused;
import org.junit.jupiter.api.Test;

class AskedTest {
  @Test
  void anAnswerIsTheAnswer() {
    assertThat(Asked.await(CompletableFuture.completedFuture("yes"))).isEqualTo("yes");
  }

  @Test
  void noAnswerIsNotNo() {
    var lost = CompletableFuture.failedFuture(new TimeoutException());
    assertThatThrownBy(() -> Asked.await(lost))
        .isInstanceOf(RequestRefused.class)
        .hasMessageContaining("The outcome is unknown");
  }

  @Test
  void whoIsStoppedDoesNotKnowTheOutcomeEither() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> Asked.await(new CompletableFuture<>()))
        .isInstanceOf(RequestRefused.class);
    assertThat(Thread.interrupted()).as("the interruption is kept").isTrue();
  }

  @Test
  void aMistakeStaysAMistake() {
    var broken = CompletableFuture.failedFuture(new IllegalArgumentException("ours"));
    assertThatThrownBy(() -> Asked.await(broken))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("ours");
  }
}
