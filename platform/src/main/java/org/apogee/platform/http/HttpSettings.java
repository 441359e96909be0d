package org.apogee.platform.http;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.tls.TlsFolder;

/**
 * The address of a process and the limits of its clients.
 *
 * @param bodyMax bytes of a request's body
 * @param headersMax bytes of a request line with its headers
 * @param headerTime how long a client may take to send a request line with headers
 * @param bodyTime how long a client may take to send a body
 * @param idleTime how long a connection may be silent
 * @param connectionsMax connections at a time, of all clients
 * @param owner requests per second and in a burst, for each account with all its bots and tokens
 * @param anonymous the same, for each address that sends no valid token
 * @param streamsPerOwner streams at a time for each account, or for each address without a token
 * @param recheck how often the token of an open stream is looked at again
 * @param trustForwarded treat every peer as a trusted proxy
 * @param trustedProxies the proxies whose {@code X-Forwarded-For} is used
 * @param cookie how browsers bring their sessions
 * @param tls our certificate, if we speak TLS
 */
public record HttpSettings(
    String host,
    int port,
    int bodyMax,
    int headersMax,
    Duration headerTime,
    Duration bodyTime,
    Duration idleTime,
    int connectionsMax,
    Rate owner,
    Rate anonymous,
    int streamsPerOwner,
    int streamLinesMax,
    Duration heartbeat,
    Duration recheck,
    boolean trustForwarded,
    List<Network> trustedProxies,
    SessionCookie cookie,
    Optional<TlsFolder> tls) {
  private static final int MANY = 1_000_000;

  /** A rate of requests per second, and the burst after a pause. */
  public record Rate(int perSecond, int burst) {
    public Rate {
      if (perSecond < 1 || burst < 1) {
        throw new IllegalArgumentException("rate must be at least 1: " + perSecond + ", " + burst);
      }
    }
  }

  /** Reads {@code apogee.http}. */
  public static HttpSettings from(Configuration apogee) {
    var http = apogee.under("http");
    var tls = TlsFolder.from(http, "tls");
    tls.ifPresent(folder -> folder.checkOwn(http, "tls"));
    return new HttpSettings(
        http.text("host"),
        http.whole("port", 0, 65_535),
        http.bytes("body-max", 1024, 64 * 1024 * 1024),
        http.bytes("headers-max", 1024, 1024 * 1024),
        seconds(http, "header-time"),
        seconds(http, "body-time"),
        seconds(http, "idle-time"),
        http.whole("connections-max", 1, MANY),
        new Rate(http.whole("requests-per-second", 1, MANY), http.whole("requests-burst", 1, MANY)),
        new Rate(
            http.whole("anonymous-per-second", 1, MANY), http.whole("anonymous-burst", 1, MANY)),
        http.whole("streams-per-owner", 1, MANY),
        http.whole("stream-lines-max", 1, MANY),
        seconds(http, "heartbeat"),
        seconds(http, "recheck"),
        http.flag("trust-forwarded"),
        networks(http, "trusted-proxies"),
        SessionCookie.from(apogee),
        tls);
  }

  /** A list with commas, so that one variable of the environment can say it. */
  private static List<Network> networks(Configuration http, String key) {
    if (!http.has(key)) {
      return List.of();
    }
    return Stream.of(http.text(key).split(",", -1))
        .map(String::strip)
        .map(text ->
            Network.parse(text)
                .orElseThrow(() -> http.bad(key, "has '" + text + "', which is not a network")))
        .toList();
  }

  private static Duration seconds(Configuration http, String key) {
    return http.duration(key, Duration.ofMillis(50), Duration.ofMinutes(10));
  }
}
