package org.apogee.node.api;

import java.util.List;
import org.apogee.cluster.notice.BrowserNotices;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.webhook.WebhookRoutes;
import org.apogee.node.notice.NoticeStreams;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** The notices that an open page shows, and which kinds its player wants there. */
final class NoticeRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final String NOTICES = NodeApi.ROOT + "/me/notices";

  private final BrowserNotices notices;
  private final NoticeStreams streams;

  NoticeRoutes(BrowserNotices notices, NoticeStreams streams) {
    this.notices = notices;
    this.streams = streams;
  }

  List<Route> routes() {
    return List.of(
        Route.get(NOTICES, PLAYERS, this::show).query("after"),
        Route.get(NOTICES + "/stream", PLAYERS, this::follow).query("from").busy(),
        Route.put(NOTICES, PLAYERS, this::choose));
  }

  private Answer show(Request request) {
    var player = request.player();
    var json = Json.object();
    json.set("kinds", Json.tree(notices.chosen(player)));
    json.set("choices", Json.tree(NoticeKind.choices()));
    long after = request.queryWhole("after", 0, Long.MAX_VALUE, 0);
    json.set("items", Json.tree(notices.after(player, after)));
    return Answer.json(json);
  }

  private Answer follow(Request request) {
    return new Answer.Lines("notices", streams.of(request.player(), request.from()));
  }

  private Answer choose(Request request) {
    notices.choose(
        request.player(),
        request.body(fields -> WebhookRoutes.kinds(fields, NoticeKind.choices())));
    return Answer.nothing();
  }
}
