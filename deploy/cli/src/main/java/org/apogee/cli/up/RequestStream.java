package org.apogee.cli.up;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The requests of one connection, one after the other, as bytes: finds where each ends. What it
 * cannot read is carried as it is, to whoever got the request before; that process refuses it.
 */
final class RequestStream {
  private static final int HEAD_MAX = 32 * 1024;
  private static final int BUFFER = 16 * 1024;
  private static final int LINE_MAX = 1024;
  private static final Pattern HTTP_2 = Pattern.compile("(?im)^upgrade:[ \\t]*h2c[ \\t]*\r?$");
  private static final Pattern UPGRADING =
      Pattern.compile("(?im)^(?:upgrade|http2-settings|connection):[^\r\n]*\r?\n");

  private static final Pattern FORWARDED =
      Pattern.compile("(?im)^x-forwarded-for[ \\t]*:[^\r\n]*\r?\n");

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int from;
  private int to;

  RequestStream(InputStream in) {
    this.in = in;
  }

  /**
   * A request line with its headers.
   *
   * @param text as it came, a character for each byte
   * @param path with its query; {@code /} if it cannot be read
   * @param length of the body; {@link #CHUNKED}, or {@link #UNCLEAR} for all that follows
   */
  record Head(String text, String path, long length) {
    static final long CHUNKED = -1;
    static final long UNCLEAR = -2;

    /**
     * The same as a request of this client. What the client says of itself goes: behind us only our
     * word counts. A request whose end is unclear is the last of its connection, because nobody
     * here reads the heads of those that follow.
     */
    Head forwardedFor(InetAddress client) {
      int end = text.indexOf('\n') + 1;
      if (end == 0) {
        return this;
      }
      var ours = "X-Forwarded-For: " + client.getHostAddress() + "\r\n";
      var headers = FORWARDED.matcher(text.substring(end)).replaceAll("");
      if (length == UNCLEAR) {
        ours += "Connection: close\r\n";
        headers = UPGRADING.matcher(headers).replaceAll("");
      }
      return new Head(text.substring(0, end) + ours + headers, path, length);
    }

    byte[] bytes() {
      return text.getBytes(ISO_8859_1);
    }
  }

  /** The next head; null at the end of the connection. */
  @Nullable Head head() throws IOException {
    var bytes = new ByteArrayOutputStream();
    int newLines = 0;
    for (int next = read(); next >= 0; next = read()) {
      bytes.write(next);
      newLines = next == '\n' ? newLines + 1 : next == '\r' ? newLines : 0;
      if (newLines == 2) {
        return parsed(withoutUpgrade(bytes.toString(ISO_8859_1)));
      }
      if (bytes.size() > HEAD_MAX) {
        return new Head(bytes.toString(ISO_8859_1), "/", Head.UNCLEAR);
      }
    }
    return bytes.size() == 0 ? null : new Head(bytes.toString(ISO_8859_1), "/", Head.UNCLEAR);
  }

  /**
   * Nobody here may take a client up on HTTP/2: what comes after that could not be told apart.
   * Java's own client asks for it unless told otherwise, and goes on as before when nobody answers
   * that.
   */
  private static String withoutUpgrade(String text) {
    return HTTP_2.matcher(text).find() ? UPGRADING.matcher(text).replaceAll("") : text;
  }

  private static Head parsed(String text) {
    var lines = text.split("\r?\n", -1);
    var words = lines[0].split(" ", -1);
    var path = words.length == 3 && words[1].startsWith("/") ? words[1] : "/";
    long length = words.length == 3 ? 0 : Head.UNCLEAR;
    for (var line : lines) {
      var header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith("transfer-encoding:")) {
        return new Head(text, path, header.contains("chunked") ? Head.CHUNKED : Head.UNCLEAR);
      }
      if (header.startsWith("upgrade:")) {
        length = Head.UNCLEAR;
      } else if (header.startsWith("content-length:") && length == 0) {
        var digits = header.substring(header.indexOf(':') + 1).strip();
        length = digits.matches("[0-9]{1,15}") ? Long.parseLong(digits) : Head.UNCLEAR;
      }
    }
    return new Head(text, path, length);
  }

  /** Carries the body; false if the connection ended in it. */
  boolean carryBody(Head head, OutputStream out) throws IOException {
    if (head.length() >= 0) {
      return carry(head.length(), out);
    }
    if (head.length() == Head.UNCLEAR) {
      carry(Long.MAX_VALUE, out);
      return false;
    }
    return carryChunks(out);
  }

  private boolean carryChunks(OutputStream out) throws IOException {
    while (true) {
      var line = line();
      if (line == null) {
        return false;
      }
      out.write(line.getBytes(ISO_8859_1));
      var size = line.strip().replaceFirst(";.*", "");
      if (!size.matches("[0-9a-fA-F]{1,8}")) {
        carry(Long.MAX_VALUE, out);
        return false;
      }
      long length = Long.parseLong(size, 16);
      if (length == 0) {
        return carryTrailers(out);
      }
      if (!carry(length + 2, out)) {
        return false;
      }
    }
  }

  private boolean carryTrailers(OutputStream out) throws IOException {
    for (var line = line(); line != null; line = line()) {
      out.write(line.getBytes(ISO_8859_1));
      if (line.isBlank()) {
        out.flush();
        return true;
      }
    }
    return false;
  }

  private @Nullable String line() throws IOException {
    var line = new StringBuilder();
    for (int next = read(); next >= 0; next = read()) {
      line.append((char) next);
      if (next == '\n' || line.length() > LINE_MAX) {
        return line.toString();
      }
    }
    return null;
  }

  private boolean carry(long length, OutputStream out) throws IOException {
    long left = length;
    while (left > 0) {
      if (from == to && !fill()) {
        return false;
      }
      int some = (int) Math.min(left, to - from);
      out.write(buffer, from, some);
      from += some;
      left -= some;
    }
    out.flush();
    return true;
  }

  private int read() throws IOException {
    return from < to || fill() ? buffer[from++] & 0xff : -1;
  }

  private boolean fill() throws IOException {
    from = 0;
    to = Math.max(0, in.read(buffer));
    return to > 0;
  }
}
