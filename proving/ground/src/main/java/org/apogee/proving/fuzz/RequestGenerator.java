package org.apogee.proving.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Requests from a seed: well-formed ones, such as a client of ours sends, and what is left of them
 * after one to three mutations. The same seed and number give the same request.
 */
final class RequestGenerator {
  private static final List<String> METHODS =
      List.of(
          "GET", "GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "PATCH",
          "CONNECT", "PRI", "get", "BREW");
  private static final List<String> TARGETS =
      List.of(
          "/",
          "/api/v1/games",
          "/api/v1/games?limit=3",
          "/api/v1/me",
          "/api/v1/me/stream",
          "/api/v1/games/no-such-game/view",
          "/api/v1/games/x/moves",
          "/api/v1/tournaments",
          "/api/v1/tournaments/t1/standings",
          "/api/v1/ladders",
          "/api/v1/competitions",
          "/api/v1/seasons",
          "/api/v1/ratings",
          "/api/v1/guests",
          "/api/v1/tokens",
          "/api/v1/me/socket",
          "/nothing/here",
          "*",
          "http://127.0.0.1/api/v1/games",
          "//api//v1/games",
          "/api/v1/../v1/games",
          "/api/v1/games/%2e%2e/x",
          "/api/v1/games/%zz",
          "/api/v1/games;x=y",
          "/%00",
          "/a b",
          "127.0.0.1:80",
          "/api/v1/games?limit=%ff",
          "/api/v1/games?limit=1&limit=2");
  private static final List<String> HEADERS =
      List.of(
          "Content-Type: application/json",
          "Content-Type: text/plain",
          "Accept: */*",
          "Accept: text/event-stream",
          "Authorization: Bearer nonsense",
          "Authorization: Basic eA==",
          "Connection: close",
          "Connection: keep-alive",
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Upgrade: h2c",
          "HTTP2-Settings: AAMAAABk",
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
          "Sec-WebSocket-Version: 13",
          "Expect: 100-continue",
          "Expect: something",
          "X-Forwarded-For: 1.2.3.4",
          "Content-Encoding: gzip",
          "Last-Event-ID: x",
          "If-None-Match: *",
          "Range: bytes=0-1",
          "Cookie: a=b; c",
          "Host: other",
          "TE: trailers",
          "Trailer: X",
          "Keep-Alive: timeout=1",
          "Content-Length: 0",
          "Transfer-Encoding: chunked",
          "Transfer-Encoding: identity");
  private static final List<String> BODIES =
      List.of(
          "",
          "{}",
          "{\"game\":\"sol\"}",
          "{\"a\":[[[[[[]]]]]]}",
          "null",
          "\u0000",
          "{\"a\":",
          "{\"game\":\"sol\",\"seats\":[{\"bot\":\"random\"},{\"bot\":\"random\"}]}");
  private static final List<String> INSERTS =
      List.of(
          "\r\n",
          "\n",
          "\r",
          "\0",
          " ",
          "\t",
          ":",
          "\r\n ",
          "\u00ff\u00fe",
          "%",
          "\u007f",
          "\r\nContent-Length: 3",
          "\r\nContent-Length: -1",
          "\r\nTransfer-Encoding: chunked",
          "\r\n\r\n",
          "HTTP/1.1",
          "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
          "\u0016\u0003\u0001");

  /** Larger than the limits of headers, 8 KiB at a node and 16 KiB at the proxy. */
  private static final int HUGE = 20_000;

  private static final int LEFT_OPEN_ONE_IN = 5_000;

  private final long seed;

  RequestGenerator(long seed) {
    this.seed = seed;
  }

  RawRequest request(long number) {
    var random = new SplittableRandom(seed * 1_000_003 + number);
    var whole = wellFormed(random);
    int form = random.nextInt(10);
    if (form == 0) {
      return sent("well-formed", whole, random);
    }
    if (form == 1) {
      return sent("pipelined", repeated(whole, wellFormed(random), 1 + random.nextInt(4)), random);
    }
    if (form == 2) {
      return sent("noise", noise(random), random);
    }
    var kinds = new ArrayList<String>();
    var bytes = whole;
    for (int i = random.nextInt(3); i >= 0; i--) {
      int mutation = random.nextInt(7);
      kinds.add(MUTATIONS.get(mutation));
      bytes = mutated(mutation, bytes, random);
    }
    return sent(String.join("+", kinds), bytes, random);
  }

  /** A server waits for the rest of a request that stays open, so these are few. */
  private static RawRequest sent(String kind, byte[] bytes, SplittableRandom random) {
    int pieces = random.nextInt(4) == 0 ? 1 + random.nextInt(8) : 1;
    boolean endsInput = random.nextInt(LEFT_OPEN_ONE_IN) != 0;
    return new RawRequest(kind + (endsInput ? "" : ", left open"), bytes, pieces, endsInput);
  }

  private static byte[] wellFormed(SplittableRandom random) {
    var text = new StringBuilder();
    text.append(pick(METHODS, random)).append(' ').append(pick(TARGETS, random));
    text.append(random.nextInt(8) == 0 ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n");
    if (random.nextInt(12) != 0) {
      text.append("Host: 127.0.0.1\r\n");
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      text.append(pick(HEADERS, random)).append("\r\n");
    }
    var body = pick(BODIES, random);
    switch (random.nextInt(4)) {
      case 0 -> text.append("Content-Length: %d\r\n\r\n%s".formatted(body.length(), body));
      case 1 ->
          text.append(
              "Transfer-Encoding: chunked\r\n\r\n%s0\r\n\r\n"
                  .formatted(
                      body.isEmpty()
                          ? ""
                          : Integer.toHexString(body.length()) + "\r\n" + body + "\r\n"));
      default -> text.append("\r\n");
    }
    return text.toString().getBytes(ISO_8859_1);
  }

  private static byte[] repeated(byte[] first, byte[] rest, int times) {
    var all = Arrays.copyOf(first, first.length + times * rest.length);
    for (int i = 0; i < times; i++) {
      System.arraycopy(rest, 0, all, first.length + i * rest.length, rest.length);
    }
    return all;
  }

  private static byte[] noise(SplittableRandom random) {
    var bytes = new byte[1 + random.nextInt(200)];
    random.nextBytes(bytes);
    return bytes;
  }

  private static final List<String> MUTATIONS =
      List.of("flip", "insert", "delete", "cut", "duplicate", "huge", "digits");

  private static byte[] mutated(int mutation, byte[] bytes, SplittableRandom random) {
    if (bytes.length == 0) {
      return noise(random);
    }
    int at = random.nextInt(bytes.length);
    int length = Math.min(bytes.length - at, 1 + random.nextInt(20));
    return switch (mutation) {
      case 0 -> flipped(bytes, at, random);
      case 1 -> spliced(bytes, at, at, pick(INSERTS, random).getBytes(ISO_8859_1));
      case 2 -> spliced(bytes, at, at + length, new byte[0]);
      case 3 -> Arrays.copyOf(bytes, at);
      case 4 -> spliced(bytes, at, at, Arrays.copyOfRange(bytes, at, at + length));
      case 5 -> spliced(bytes, at, at, "a".repeat(random.nextInt(HUGE)).getBytes(ISO_8859_1));
      default -> {
        var digits = Long.toString(random.nextLong() >> random.nextInt(64));
        yield spliced(bytes, at, at, digits.getBytes(ISO_8859_1));
      }
    };
  }

  private static byte[] flipped(byte[] bytes, int at, SplittableRandom random) {
    var copy = bytes.clone();
    copy[at] = (byte) random.nextInt(256);
    return copy;
  }

  private static byte[] spliced(byte[] bytes, int from, int to, byte[] insert) {
    var result = new byte[bytes.length - (to - from) + insert.length];
    System.arraycopy(bytes, 0, result, 0, from);
    System.arraycopy(insert, 0, result, from, insert.length);
    System.arraycopy(bytes, to, result, from + insert.length, bytes.length - to);
    return result;
  }

  private static String pick(List<String> from, SplittableRandom random) {
    return from.get(random.nextInt(from.size()));
  }
}
