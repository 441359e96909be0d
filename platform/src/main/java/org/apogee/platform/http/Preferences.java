package org.apogee.platform.http;

import java.util.List;
import java.util.regex.Pattern;

/** What a client accepts and what it already has, from the lists in its headers (RFC 9110). */
final class Preferences {
  private static final Pattern TAG = Pattern.compile("(?:W/)?(\"[^\"]*\")");
  private static final Pattern CODING =
      Pattern.compile("(?i)([!#$%&'*+.^_`|~0-9a-z-]+)(?:\\s*;\\s*q\\s*=\\s*([01](?:\\.[0-9]*)?))?");

  private Preferences() {}

  /**
   * Whether gzip is accepted (section 12.5.3): by its name, or else by {@code *}, and not with a
   * weight of 0. What cannot be read accepts nothing, because every client takes plain bytes.
   */
  static boolean acceptGzip(List<String> accepted) {
    boolean isAnyAccepted = false;
    for (var value : accepted) {
      for (var listed : value.split(",", -1)) {
        var coding = CODING.matcher(listed.strip());
        if (!coding.matches()) {
          continue;
        }
        boolean isAccepted = coding.group(2) == null || Double.parseDouble(coding.group(2)) > 0;
        var name = coding.group(1);
        if (name.equalsIgnoreCase("gzip") || name.equalsIgnoreCase("x-gzip")) {
          return isAccepted;
        }
        isAnyAccepted |= name.equals("*") && isAccepted;
      }
    }
    return isAnyAccepted;
  }

  /**
   * Whether the client has this version. Tags are compared weakly (section 13.1.2): a proxy that
   * compresses makes them weak.
   */
  static boolean have(List<String> known, String tag) {
    for (var value : known) {
      if (value.strip().equals("*")
          || TAG.matcher(value).results().anyMatch(t -> t.group(1).equals(tag))) {
        return true;
      }
    }
    return false;
  }
}
