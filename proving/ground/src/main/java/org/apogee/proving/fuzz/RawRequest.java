package org.apogee.proving.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Locale;

/**
 * Bytes that a client sends on a connection of its own.
 *
 * @param kind what was done to it, for the report
 * @param pieces how many writes it is sent in
 * @param endsInput whether the client then closes its side of the connection
 */
@SuppressWarnings("ArrayRecordComponent") // never compared and never changed
record RawRequest(String kind, byte[] bytes, int pieces, boolean endsInput) {

  /** What was sent, in one line of printable characters. */
  String printable() {
    var text = new StringBuilder();
    for (char c : new String(bytes, ISO_8859_1).toCharArray()) {
      switch (c) {
        case '\r' -> text.append("\\r");
        case '\n' -> text.append("\\n");
        default -> {
          if (c >= ' ' && c < 0x7f) {
            text.append(c);
          } else {
            text.append(String.format(Locale.ROOT, "\\x%02x", (int) c));
          }
        }
      }
      if (text.length() > 400) {
        return text.append("... (").append(bytes.length).append(" bytes)").toString();
      }
    }
    return text.toString();
  }
}
