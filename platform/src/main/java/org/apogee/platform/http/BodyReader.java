package org.apogee.platform.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.apogee.engine.BadInput;

/** Reads a body up to a size and within a time, however it trickles in. */
final class BodyReader {
  private static final int CHUNK = 8 * 1024;

  private final int max;
  private final Duration time;
  private final Duration idleTime;
  private final LongSupplier nanoTime;

  BodyReader(HttpSettings settings, LongSupplier nanoTime) {
    this.max = settings.bodyMax();
    this.time = settings.bodyTime();
    this.idleTime = settings.idleTime();
    this.nanoTime = nanoTime;
  }

  byte[] read(Incoming request) {
    checkHeaders(request);
    long end = nanoTime.getAsLong() + time.toNanos();
    var body = new ByteArrayOutputStream();
    boolean waits = false;
    try {
      var in = request.body();
      // One byte more than announced, so that the end is seen with the last of it.
      long announced = request.length();
      var chunk = new byte[announced < 0 ? CHUNK : (int) Math.min(CHUNK, announced + 1)];
      while (true) {
        boolean isComplete = body.size() == request.length();
        if (!isComplete && in.available() == 0) {
          waits = true;
          limitSilence(request, end);
        }
        int n = in.read(chunk);
        if (n < 0) {
          break;
        }
        body.write(chunk, 0, n);
        if (body.size() > max) {
          throw tooLarge();
        }
      }
    } catch (IOException broken) {
      // Silence for too long, a chunk that is none, or a client that went away.
      throw nanoTime.getAsLong() > end || isSilence(broken)
          ? tooSlow()
          : new BadInput("bad-body", "The body ended too early or is not what its headers say.");
    }
    if (waits) {
      request.idleTime(idleTime);
    }
    if (body.size() == 0) {
      throw new BadInput("bad-json", "The body is empty; it must be one JSON object.");
    }
    return body.toByteArray();
  }

  /** A route without a body: what is sent all the same is refused, not ignored. */
  void refuseBody(Incoming request) {
    var length = request.length();
    if (length > 0 || request.header("Transfer-Encoding") != null) {
      throw new BadInput("unexpected-body", "There is no body here.");
    }
  }

  /**
   * A read would wait for the idle time of the connection, which is longer than a body may take.
   */
  private void limitSilence(Incoming request, long end) {
    long left = end - nanoTime.getAsLong();
    if (left <= 0) {
      throw tooSlow();
    }
    request.idleTime(Duration.ofNanos(left));
  }

  private void checkHeaders(Incoming request) {
    var type = request.header("Content-Type");
    if (type == null || !isJson(type)) {
      throw Refusal.of(415, "not-json", "Send the body as 'Content-Type: application/json'.");
    }
    if (request.header("Content-Encoding") != null) {
      throw Refusal.of(415, "encoded-body", "Send the body without a Content-Encoding.");
    }
    if (request.length() > max) {
      throw tooLarge();
    }
  }

  private static boolean isJson(String type) {
    int end = type.indexOf(';');
    var plain = end < 0 ? type : type.substring(0, end);
    return "application/json".equalsIgnoreCase(plain.strip());
  }

  private static boolean isSilence(Throwable broken) {
    for (var cause = broken; cause != null; cause = cause.getCause()) {
      if (cause instanceof TimeoutException) {
        return true;
      }
    }
    return false;
  }

  private Refusal tooLarge() {
    return Refusal.of(413, "body-too-large", "The body is larger than " + max + " bytes.");
  }

  private static Refusal tooSlow() {
    return Refusal.of(408, "too-slow", "The body did not arrive in time.");
  }
}
