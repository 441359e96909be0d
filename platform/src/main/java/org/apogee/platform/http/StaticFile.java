package org.apogee.platform.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** A file of the pages as it is sent: small, so it stays in memory, as it is and zipped. */
final class StaticFile {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json",
          "css", "text/css; charset=utf-8",
          "md", "text/markdown; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "txt", "text/plain; charset=utf-8");
  private static final int DIGEST_BYTES = 12;

  private final String type;
  private final byte[] bytes;
  private final byte @Nullable [] zipped;
  private final String tag;

  StaticFile(String name, byte[] bytes) {
    this.type = typeOf(name);
    this.bytes = bytes;
    var small = zip(bytes);
    this.zipped = small.length < bytes.length ? small : null;
    this.tag = digest(bytes);
  }

  private static String typeOf(String name) {
    var ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    var type = TYPES.get(ending);
    if (type == null) {
      throw new IllegalStateException("unknown media type of the file " + name);
    }
    return type;
  }

  String type() {
    return type;
  }

  /** The same bytes, the same tag; the zipped form has one of its own, as HTTP wants it. */
  String tag(boolean isZipped) {
    return '"' + tag + (isZipped ? "-gz" : "") + '"';
  }

  boolean isZippable() {
    return zipped != null;
  }

  byte[] bytes(boolean isZipped) {
    return isZipped && zipped != null ? zipped : bytes;
  }

  static String digest(byte[] bytes) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(Arrays.copyOf(hash, DIGEST_BYTES));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  private static byte[] zip(byte[] bytes) {
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toByteArray();
  }
}
