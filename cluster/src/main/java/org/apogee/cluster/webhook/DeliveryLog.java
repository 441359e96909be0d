package org.apogee.cluster.webhook;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.cluster.notice.LoggedDelivery;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;

/** Requests for the log of a receiver, which is the same for all channels. */
public final class DeliveryLog {
  private static final int PAGE_USUAL = 50;
  private static final int PAGE_MOST = 200;

  private DeliveryLog() {}

  /** A route of {@link #show} with its parameters. */
  public static Route withQuery(Route route) {
    return route.query("state", "before", "limit");
  }

  /** Where the lines come from. */
  @FunctionalInterface
  public interface Source {
    List<LoggedDelivery> lines(Optional<String> state, long below, int limit);
  }

  /** States of the log. */
  private enum State {
    PENDING,
    SENT,
    DEAD
  }

  public static Answer show(Request request, Source source) {
    var items =
        source.lines(
            request
                .queryChoice("state", State.class)
                .map(state ->
                    switch (state) {
                      case PENDING -> "pending";
                      case SENT -> "sent";
                      case DEAD -> "dead";
                    }),
            request.queryWhole("before", 1, Long.MAX_VALUE, Long.MAX_VALUE),
            (int) request.queryWhole("limit", 1, PAGE_MOST, PAGE_USUAL));
    return Answer.json(Map.of("items", items));
  }

  /** The number of a delivery in the path. */
  public static long number(Request request) {
    var number = request.id("number");
    if (!number.matches("[0-9]{1,18}")) {
      throw new BadInput("bad-parameter", "'number' is not the number of a delivery.");
    }
    return Long.parseLong(number);
  }
}
