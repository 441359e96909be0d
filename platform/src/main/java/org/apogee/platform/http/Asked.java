package org.apogee.platform.http;

import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.jspecify.annotations.Nullable;

/** Waits, for a request, for the answer of something that lives elsewhere in the cluster. */
public final class Asked {
  /** Above the time that anybody has to answer; a net only. */
  private static final Duration NET = Duration.ofSeconds(90);

  private static final Duration RETRY = Duration.ofSeconds(1);

  private Asked() {}

  /**
   * The answer, if it comes. If it does not, that is never "it failed": what was sent may have been
   * done by now.
   *
   * @throws RequestRefused with the code {@code unknown-outcome}
   */
  public static <T> T await(CompletionStage<T> answer) {
    try {
      return answer.toCompletableFuture().get(NET.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException failed) {
      throw refusalOf(failed.getCause());
    } catch (TimeoutException late) {
      throw unknown();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw unknown();
    }
  }

  /** The meaning of a failed request for the caller. */
  public static RuntimeException refusalOf(@Nullable Throwable why) {
    var cause = why instanceof CompletionException wrapped ? wrapped.getCause() : why;
    return cause instanceof TimeoutException
        ? unknown()
        : new IllegalStateException("the addressee could not answer", cause);
  }

  private static RequestRefused unknown() {
    return RequestRefused.retry(
        Kind.UNAVAILABLE,
        "unknown-outcome",
        "The outcome is unknown. Retry exactly the same request: it counts once.",
        RETRY);
  }
}
