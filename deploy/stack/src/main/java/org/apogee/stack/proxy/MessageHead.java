package org.apogee.stack.proxy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The first line and the header fields of a message, read strictly: a backend must not be able to
 * find another end of the message than we do (RFC 9112, section 11.2, request smuggling).
 */
record MessageHead(String firstLine, List<HeaderField> fields) {
  private static final String TOKEN_MARKS = "!#$%&'*+-.^_`|~";
  private static final long NO_LENGTH = -1;

  /** Fits a long with room to spare. */
  private static final int LENGTH_DIGITS_MAX = 15;

  /**
   * Reads a head.
   *
   * @param text up to and including the empty line, a character for each byte
   */
  static MessageHead parse(String text) throws BadMessage {
    int end = text.indexOf("\r\n");
    var firstLine = text.substring(0, end);
    checkCharacters(firstLine);
    var fields = new ArrayList<HeaderField>();
    for (int start = end + 2; start < text.length() - 2; start = end + 2) {
      end = text.indexOf("\r\n", start);
      fields.add(field(text, start, end));
    }
    return new MessageHead(firstLine, fields);
  }

  private static HeaderField field(String text, int start, int end) throws BadMessage {
    int colon = text.indexOf(':', start);
    if (colon <= start || colon >= end || !isToken(text, start, colon)) {
      throw BadMessage.badRequest(); // a folded line begins with a blank and ends here, too
    }
    var value = text.substring(colon + 1, end).strip();
    checkCharacters(value);
    return new HeaderField(text.substring(start, colon), value);
  }

  static boolean isToken(String text, int start, int end) {
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      boolean isLetterOrDigit =
          (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (!isLetterOrDigit && TOKEN_MARKS.indexOf(c) < 0) {
        return false;
      }
    }
    return end > start;
  }

  /** A lone CR or LF ends a line for some readers, and NUL a text. */
  private static void checkCharacters(String text) throws BadMessage {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < ' ' && c != '\t') || c == 0x7f) {
        throw BadMessage.badRequest();
      }
    }
  }

  List<String> values(String name) {
    var values = new ArrayList<String>(1);
    for (var field : fields) {
      if (field.is(name)) {
        values.add(field.value());
      }
    }
    return values;
  }

  /** Whether a field that lists tokens, such as {@code Connection}, has this one among them. */
  boolean lists(String name, String token) {
    for (var value : values(name)) {
      for (var listed : value.split(",", -1)) {
        if (listed.strip().equalsIgnoreCase(token)) {
          return true;
        }
      }
    }
    return false;
  }

  boolean isChunked() throws BadMessage {
    var codings = values("Transfer-Encoding");
    if (codings.isEmpty()) {
      return false;
    }
    boolean isClear = codings.size() == 1 && codings.getFirst().equalsIgnoreCase("chunked");
    if (!isClear || !values("Content-Length").isEmpty()) {
      throw BadMessage.badRequest();
    }
    return true;
  }

  /** Of the body; -1 if the head does not state it. */
  long length() throws BadMessage {
    var lengths = values("Content-Length");
    if (lengths.isEmpty()) {
      return NO_LENGTH;
    }
    var digits = lengths.getFirst();
    boolean isNumber =
        !digits.isEmpty()
            && digits.length() <= LENGTH_DIGITS_MAX
            && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    if (lengths.size() > 1 || !isNumber) {
      throw BadMessage.badRequest();
    }
    return Long.parseLong(digits);
  }

  /** All fields but those of this connection alone (RFC 9110, section 7.6.1). */
  void writeEndToEnd(StringBuilder to, String... without) {
    var connection = new ArrayList<>(List.of("connection", "keep-alive", "proxy-connection"));
    for (var value : values("Connection")) {
      for (var named : value.split(",", -1)) {
        connection.add(named.strip().toLowerCase(Locale.ROOT));
      }
    }
    connection.addAll(List.of(without));
    for (var field : fields) {
      if (connection.stream().noneMatch(field::is)) {
        to.append(field.name()).append(": ").append(field.value()).append("\r\n");
      }
    }
  }
}
