package org.apogee.proving.marathon;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Requests at a steady rate, whatever becomes of them. */
final class RequestFlood implements AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(15);

  /** As many clients as wait for an answer at a time; another one would give up. */
  private static final int WAITING_MOST = 2000;

  private static final int OK = 200;
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(TIMEOUT).build();
  private final HttpRequest request;
  private final int perSecond;
  private final Semaphore waiting = new Semaphore(WAITING_MOST);
  private final Thread sender = Thread.ofPlatform().name("flood").unstarted(this::send);

  private final AtomicInteger sent = new AtomicInteger();
  private final AtomicInteger givenUp = new AtomicInteger();
  private final AtomicInteger served = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicInteger withoutRetryAfter = new AtomicInteger();
  private final AtomicInteger otherErrors = new AtomicInteger();
  private final AtomicInteger lost = new AtomicInteger();

  /** Set by the drill, read by the sender. */
  private volatile boolean stopped;

  private RequestFlood(String address, String token, int perSecond) {
    this.perSecond = perSecond;
    this.request =
        HttpRequest.newBuilder(URI.create(address + "/api/v1/games?limit=1"))
            .timeout(TIMEOUT)
            .header("Authorization", "Bearer " + token)
            .build();
  }

  static RequestFlood start(String address, String token, int perSecond) {
    var flood = new RequestFlood(address, token, perSecond);
    flood.sender.start();
    return flood;
  }

  /**
   * What became of the requests.
   *
   * @param givenUp not sent, because too many waited for an answer already
   * @param refused with 429 or 503
   * @param lost without an answer
   */
  record Seen(
      int sent,
      int givenUp,
      int served,
      int refused,
      int withoutRetryAfter,
      int otherErrors,
      int lost) {
    @Override
    public String toString() {
      return ("%,d requests sent and %,d given up: %,d served, %,d refused (%,d of them without"
              + " Retry-After), %,d other errors, %,d without an answer")
          .formatted(sent, givenUp, served, refused, withoutRetryAfter, otherErrors, lost);
    }
  }

  private void send() {
    long begin = System.nanoTime();
    for (long i = 0; !stopped; i++) {
      long due = begin + i * 1_000_000_000L / perSecond;
      while (System.nanoTime() < due) {
        LockSupport.parkNanos(due - System.nanoTime());
      }
      sent.incrementAndGet();
      if (waiting.tryAcquire()) {
        Thread.startVirtualThread(this::one);
      } else {
        givenUp.incrementAndGet();
      }
    }
  }

  private void one() {
    try {
      count(client.send(request, BodyHandlers.discarding()));
    } catch (IOException e) {
      lost.incrementAndGet();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      waiting.release();
    }
  }

  private void count(HttpResponse<?> answer) {
    int status = answer.statusCode();
    if (status == OK) {
      served.incrementAndGet();
    } else if (status == TOO_MANY || status == UNAVAILABLE) {
      refused.incrementAndGet();
      if (answer.headers().firstValue("Retry-After").isEmpty()) {
        withoutRetryAfter.incrementAndGet();
      }
    } else {
      otherErrors.incrementAndGet();
    }
  }

  Seen stop() {
    stopped = true;
    return new Seen(
        sent.get(),
        givenUp.get(),
        served.get(),
        refused.get(),
        withoutRetryAfter.get(),
        otherErrors.get(),
        lost.get());
  }

  @Override
  public void close() {
    stopped = true;
    client.shutdownNow();
    client.close();
  }
}
