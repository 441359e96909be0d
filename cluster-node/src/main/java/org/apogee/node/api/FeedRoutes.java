package org.apogee.node.api;

import com.fasterxml.jackson.databind.util.RawValue;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apogee.node.feed.FeedLog;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;

/** The public feed in pages, for readers without Kafka. */
final class FeedRoutes {
  /** Shorter than a connection may be idle, here and at usual proxies. */
  private static final int WAIT_MOST_SECONDS = 20;

  private static final int LIMIT_USUAL = 500;

  private final Optional<FeedLog> log;

  FeedRoutes(Optional<FeedLog> log) {
    this.log = log;
  }

  List<Route> routes() {
    return List.of(
        Route.get(NodeApi.ROOT + "/feed", Access.ANYBODY, this::page)
            .query("from", "limit", "wait"));
  }

  private Answer page(Request request) {
    var feed =
        log.orElseThrow(() ->
            RequestRefused.of(
                Kind.NOT_FOUND,
                "feed-off",
                "This installation keeps no feed for HTTP (apogee.feed.http-age is 0)."));
    var after =
        request.query("from").isEmpty()
            ? OptionalLong.empty()
            : OptionalLong.of(request.queryWhole("from", 0, Long.MAX_VALUE, 0));
    long limit = request.queryWhole("limit", 1, FeedLog.PAGE_MOST, LIMIT_USUAL);
    long wait = request.queryWhole("wait", 0, WAIT_MOST_SECONDS, 0);
    var page = feed.page(after, (int) limit, Duration.ofSeconds(wait));
    var json = Json.object();
    var records = json.putArray("records");
    for (var entry : page.entries()) {
      records
          .addObject()
          .put("position", entry.position())
          .put("topic", entry.topic())
          .putRawValue("record", new RawValue(entry.record()));
    }
    json.put("next", page.next()).put("oldest", page.oldest()).put("newest", page.newest());
    return Answer.json(json);
  }
}
