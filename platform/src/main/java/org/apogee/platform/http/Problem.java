package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A refusal as a client reads it: problem details of RFC 9457, with our code. */
public record Problem(int status, String code, String sentence, Optional<Duration> retryAfter) {
  static final String ALLOW = "Allow";

  /** Of all routes, for a method that none of them has. */
  private static final String METHODS =
      Stream.concat(Stream.of("HEAD"), Arrays.stream(Method.values()).map(Method::name))
          .sorted()
          .collect(Collectors.joining(", "));

  private static final Map<Integer, String> TITLES =
      Map.ofEntries(
          Map.entry(400, "Bad request"),
          Map.entry(401, "Unauthorized"),
          Map.entry(403, "Forbidden"),
          Map.entry(404, "Not found"),
          Map.entry(405, "Method not allowed"),
          Map.entry(408, "Request timeout"),
          Map.entry(409, "Conflict"),
          Map.entry(410, "Gone"),
          Map.entry(413, "Content too large"),
          Map.entry(414, "Address too long"),
          Map.entry(415, "Unsupported media type"),
          Map.entry(422, "Not possible"),
          Map.entry(426, "Upgrade required"),
          Map.entry(429, "Too many requests"),
          Map.entry(431, "Headers too large"),
          Map.entry(500, "Internal error"),
          Map.entry(503, "Unavailable"));

  public static Problem of(int status, String code, String sentence) {
    return new Problem(status, code, sentence, Optional.empty());
  }

  /** Temporary: the client may retry after a second. */
  public static Problem unavailable(String code, String sentence) {
    return new Problem(503, code, sentence, Optional.of(Duration.ofSeconds(1)));
  }

  /** What Jetty or the router refused, before one of our handlers saw it. */
  public static Problem ofStatus(int status) {
    return switch (status) {
      case 400 ->
          of(400, "bad-request", "The request is not valid HTTP, or its path is ambiguous.");
      case 404 -> of(404, "no-such-route", "There is not a route at this path.");
      case 405 -> of(405, "wrong-method", "This path does not support the method.");
      case 408 -> of(408, "too-slow", "The request did not arrive in time.");
      case 411, 413 -> of(413, "body-too-large", "The body is too large.");
      case 414 -> of(414, "path-too-long", "The path is too long.");
      case 417 -> of(417, "bad-expectation", "This server supports only 'Expect: 100-continue'.");
      case 431 -> of(431, "headers-too-large", "The headers are too large.");
      case 501 -> of(405, "wrong-method", "This server does not support the method.");
      case 503 -> unavailable("shutting-down", "This server is shutting down. Retry.");
      case 505 -> of(400, "bad-request", "This server supports only HTTP/1.1.");
      default ->
          status < 500
              ? of(status, "bad-request", "The request cannot be processed.")
              : of(500, "internal", "An internal error occurred; your request is not at fault.");
    };
  }

  Answer.Body answer() {
    var json = Json.object();
    json.put("type", "urn:apogee:problem:" + code);
    json.put("title", title());
    json.put("status", status);
    json.put("detail", sentence);
    json.put("code", code);
    var answer = new Answer.Body(status, "application/problem+json", Json.line(json), Map.of());
    for (var required : requiredHeaders().entrySet()) {
      answer = answer.header(required.getKey(), required.getValue());
    }
    return retryAfter.isEmpty()
        ? answer
        : answer.header("Retry-After", String.valueOf(wholeSeconds(retryAfter.get())));
  }

  /** What HTTP demands of an answer with this status (RFC 9110, sections 15.5.2, .6 and .22). */
  private Map<String, String> requiredHeaders() {
    return switch (status) {
      case 401 -> Map.of("WWW-Authenticate", "Bearer realm=\"apogee\"");
      case 405 -> Map.of(ALLOW, METHODS);
      case 426 -> Map.of("Upgrade", "websocket", "Connection", "Upgrade");
      default -> Map.of();
    };
  }

  /**
   * The whole message of HTTP/1.1, after which the connection is closed: for where no server
   * formats one.
   *
   * @param hasBody false for the answer to a HEAD
   */
  public byte[] asMessage(boolean hasBody) {
    return message(answer(), hasBody);
  }

  /** The same with a page in place of the JSON: for somebody who opened an address in a browser. */
  public byte[] asPage(String html, boolean hasBody) {
    var page = new Answer.Body(status, "text/html; charset=utf-8", html, answer().headers());
    return message(page, hasBody);
  }

  private byte[] message(Answer.Body answer, boolean hasBody) {
    var body = answer.text().getBytes(UTF_8);
    var head = new StringBuilder("HTTP/1.1 %d %s\r\n".formatted(status, title()));
    SafeHeaders.ALL.forEach((name, value) -> append(head, name, value));
    answer.headers().forEach((name, value) -> append(head, name, value));
    append(head, "Content-Type", answer.type());
    append(head, "Content-Length", String.valueOf(body.length));
    append(head, "Connection", "close");
    var message = new ByteArrayOutputStream();
    message.writeBytes(head.append("\r\n").toString().getBytes(UTF_8));
    message.write(body, 0, hasBody ? body.length : 0);
    return message.toByteArray();
  }

  private static void append(StringBuilder head, String name, String value) {
    head.append(name).append(": ").append(value).append("\r\n");
  }

  private String title() {
    return TITLES.getOrDefault(status, "Refused");
  }

  /** Rounded up: coming back too early would be refused again. */
  private static long wholeSeconds(Duration wait) {
    return Math.max(1, wait.plusMillis(999).toSeconds());
  }
}
