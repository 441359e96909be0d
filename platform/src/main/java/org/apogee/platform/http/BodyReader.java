package org.apogee.platform.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.time.RunningTime;

/** Reads a body up to a size and within a time, however it trickles in. */
final class BodyReader {
  private static final int CHUNK = 8 * 1024;

  private final int max;
  private final Duration limit;
  private final Duration idleTime;
  private final RunningTime time;
  private final BooleanSupplier isShuttingDown;

  BodyReader(HttpSettings settings, RunningTime time, BooleanSupplier isShuttingDown) {
    this.max = settings.bodyMax();
    this.limit = settings.bodyTime();
    this.idleTime = settings.idleTime();
    this.time = time;
    this.isShuttingDown = isShuttingDown;
  }

  byte[] read(Incoming request) {
    checkHeaders(request);
    long end = time.nanos() + limit.toNanos();
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
      // A stop of this server also ends the read, and the client is to send the request again.
      if (isShuttingDown.getAsBoolean()) {
        throw OpenStreams.shuttingDown();
      }
      // Silence for too long, a chunk that is none, or a client that went away.
      throw time.isOver(end) || isSilence(broken)
          ? tooSlow()
          : new BadInput("bad-body", "The body ended early or does not match its headers.");
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
      throw new BadInput("unexpected-body", "This route takes no body.");
    }
  }

  /**
   * A read would wait for the idle time of the connection, which is longer than a body may take.
   */
  private void limitSilence(Incoming request, long end) {
    var left = time.left(end);
    if (!left.isPositive()) {
      throw tooSlow();
    }
    request.idleTime(left);
  }

  private void checkHeaders(Incoming request) {
    var type = request.header("Content-Type");
    if (type == null || !isJson(type)) {
      throw RequestRefused.of(
          Kind.UNSUPPORTED, "not-json", "Send the body as 'Content-Type: application/json'.");
    }
    if (request.header("Content-Encoding") != null) {
      throw RequestRefused.of(
          Kind.UNSUPPORTED, "encoded-body", "Send the body without a Content-Encoding.");
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

  private RequestRefused tooLarge() {
    return RequestRefused.of(
        Kind.TOO_LARGE, "body-too-large", "The body is larger than " + max + " bytes.");
  }

  private static RequestRefused tooSlow() {
    return RequestRefused.of(Kind.TIMED_OUT, "too-slow", "The body did not arrive in time.");
  }
}
