package org.apogee.platform.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.slf4j.MDC;

/**
 * Says in the log what a request that failed was about: its trace, and the thing in its path. Only
 * failures that are logged pay for it.
 */
final class FailedRequest implements AutoCloseable {
  /** A header of the W3C: version, trace, span and flags. */
  private static final Pattern TRACE_PARENT =
      Pattern.compile("[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}.*");

  /** Templates begin so, and their parameter is the ID. */
  private static final Map<String, String> THINGS =
      Map.of(
          "/api/v1/games/{id}", "game",
          "/api/v1/tournaments/{id}", "tournament",
          "/api/v1/ladders/{id}", "ladder",
          "/api/v1/players/{id}", "player");

  private final List<String> added = new ArrayList<>();

  private FailedRequest() {}

  /** Until it is closed, lines of this thread have the fields. */
  static FailedRequest about(Incoming incoming, String template) {
    var failed = new FailedRequest();
    var parent = incoming.header("traceparent");
    if (parent != null) {
      var parts = TRACE_PARENT.matcher(parent);
      if (parts.matches()) {
        failed.add("trace", parts.group(1));
      }
    }
    THINGS.forEach((begin, thing) -> {
      if (template.equals(begin) || template.startsWith(begin + "/")) {
        failed.add(thing, incoming.pathParam("id"));
      }
    });
    return failed;
  }

  private void add(String name, String value) {
    MDC.put(name, value);
    added.add(name);
  }

  @Override
  public void close() {
    added.forEach(MDC::remove);
  }
}
