package org.apogee.stack.proxy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.regex.Pattern;

/** The head of a backend's answer. */
record ResponseHead(int status, MessageHead head) {
  private static final Pattern STATUS_LINE = Pattern.compile("HTTP/1\\.[01] ([1-5][0-9]{2})( .*)?");
  private static final int SWITCHING = 101;
  private static final int NO_CONTENT = 204;
  private static final int NOT_MODIFIED = 304;
  private static final int UPGRADE_REQUIRED = 426;
  private static final String UPGRADE = "Upgrade";

  static ResponseHead parse(String text) throws BadMessage {
    var head = MessageHead.parse(text);
    var line = STATUS_LINE.matcher(head.firstLine());
    if (!line.matches()) {
      throw BadMessage.badRequest();
    }
    return new ResponseHead(Integer.parseInt(line.group(1)), head);
  }

  boolean switchesProtocol() {
    return status == SWITCHING;
  }

  /** Not the answer yet, such as 103. */
  boolean isInterim() {
    return status < 200 && status != SWITCHING;
  }

  boolean hasBody(RequestHead request) {
    return !request.method().equals("HEAD")
        && status >= 200
        && status != NO_CONTENT
        && status != NOT_MODIFIED;
  }

  boolean closes() {
    return head.firstLine().startsWith("HTTP/1.0") || head.lists("Connection", "close");
  }

  /**
   * Whether another request may be sent after this one. After HTTP/1.0 a node closes without
   * announcing it, and so it does when it leaves a body unread: it may after a refusal, and when a
   * read has a body, which no client of ours sends.
   */
  boolean leavesConnectionUsable(RequestHead request) throws BadMessage {
    boolean isReadWithBody = request.isSafe() && request.hasBody();
    return !closes() && !request.isHttp10() && status < 400 && !isReadWithBody;
  }

  /** As the client reads it. */
  byte[] forwarded(boolean closes) {
    var text = new StringBuilder(512).append(head.firstLine()).append("\r\n");
    if (switchesProtocol()) {
      head.fields()
          .forEach(
              field -> text.append(field.name()).append(": ").append(field.value()).append("\r\n"));
    } else {
      head.writeEndToEnd(text, UPGRADE);
      if (status == UPGRADE_REQUIRED) {
        // It is of the backend's connection, but ours can be upgraded to the same protocols.
        head.values(UPGRADE)
            .forEach(protocols -> text.append(UPGRADE + ": ").append(protocols).append("\r\n"));
        text.append("Connection: " + UPGRADE + "\r\n");
      }
      if (closes) {
        text.append("Connection: close\r\n");
      }
    }
    return text.append("\r\n").toString().getBytes(ISO_8859_1);
  }
}
