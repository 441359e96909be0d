package org.apogee.stack.proxy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The head of a request that can be forwarded. */
record RequestHead(String method, String target, boolean isHttp10, MessageHead head) {
  private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");
  private static final Pattern ABSOLUTE = Pattern.compile("(?i)https?://[^/?#]*");
  private static final String FORWARDED = "X-Forwarded-For";

  /** Without these, a backend would find another end of the request than we do, or another host. */
  private static final List<String> NEVER_OF_CONNECTION =
      List.of("Content-Length", "Transfer-Encoding", "Host", FORWARDED);

  static RequestHead parse(String text) throws BadMessage {
    var head = MessageHead.parse(text);
    var words = head.firstLine().split(" ", -1);
    if (words.length != 3
        || words[1].isEmpty()
        || !MessageHead.isToken(words[0], 0, words[0].length())
        || !(words[2].equals("HTTP/1.1") || words[2].equals("HTTP/1.0"))) {
      throw BadMessage.badRequest();
    }
    boolean isHttp10 = words[2].equals("HTTP/1.0");
    boolean hidesFraming =
        NEVER_OF_CONNECTION.stream().anyMatch(name -> head.lists("Connection", name));
    if (hidesFraming || (isHttp10 && head.isChunked())) {
      throw BadMessage.badRequest();
    }
    return new RequestHead(words[0], words[1], isHttp10, head);
  }

  /** What routes are matched with: the path and the query, without scheme and host. */
  String path() {
    if (target.startsWith("/")) {
      return target;
    }
    var rest = ABSOLUTE.matcher(target).replaceFirst("");
    return rest.startsWith("/") ? rest : "/" + rest;
  }

  /** Whether repeating it does no harm, whatever became of it the first time. */
  boolean isSafe() {
    return SAFE.contains(method);
  }

  /**
   * Whether somebody opens an address in a browser, rather than a program or a script of a page.
   */
  boolean isOfBrowser() {
    return isSafe() && head.lists("Accept", "text/html");
  }

  boolean isWebSocket() {
    return head.lists("Connection", "upgrade") && head.lists("Upgrade", "websocket");
  }

  boolean hasBody() throws BadMessage {
    return head.isChunked() || head.length() > 0;
  }

  boolean closes() {
    return isHttp10 || head.lists("Connection", "close");
  }

  boolean expectsContinue() {
    return !isHttp10 && head.lists("Expect", "100-continue");
  }

  /**
   * As a backend reads it. Other upgrades than to WebSocket are not forwarded: Java's own client
   * asks for HTTP/2 in every first request, and goes on as before if it hears nothing of it.
   *
   * @param peer the address of the client's end of the connection
   */
  byte[] forwarded(String peer) {
    var text = new StringBuilder(512).append(head.firstLine()).append("\r\n");
    // Expect is answered by us: the body is here before a backend sees the request.
    head.writeEndToEnd(text, FORWARDED, "upgrade", "http2-settings", "expect", "te");
    // What the client claims of itself is dropped: backends believe what this proxy says.
    text.append(FORWARDED).append(": ").append(peer).append("\r\n");
    if (isWebSocket()) {
      text.append("Connection: Upgrade\r\nUpgrade: websocket\r\n");
    }
    return text.append("\r\n").toString().getBytes(ISO_8859_1);
  }
}
