package org.apogee.node.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.directory.GameQuery;
import org.apogee.node.directory.GameQuery.Origin;
import org.apogee.node.directory.GameQuery.Stage;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.protocol.ProtocolJson;

/** The list of games, with filters, in pages. */
final class ListRoutes {
  private static final Pattern RULESET = Pattern.compile("[a-z][a-z0-9-]{0,63}(/[1-9][0-9]{0,5})?");

  private final GameDirectory directory;

  ListRoutes(GameDirectory directory) {
    this.directory = directory;
  }

  List<Route> routes() {
    return List.of(
        Route.get(NodeApi.ROOT + "/games", Access.ANYBODY, this::page)
            .query("ruleset", "stage", "player", "name", "origin", "by", "limit", "cursor"));
  }

  private Answer page(Request request) {
    var page = directory.list(query(request));
    var json = Json.object();
    var items = json.putArray("items");
    page.games().forEach(game -> items.add(ProtocolJson.MAPPER.<JsonNode>valueToTree(game)));
    if (page.cursor() != null) {
      json.put("next", page.cursor());
    }
    return Answer.json(json);
  }

  private static GameQuery query(Request request) {
    long limit = request.queryWhole("limit", 1, GameQuery.LIMIT_MOST, GameQuery.LIMIT_USUAL);
    return new GameQuery(
        request.query("ruleset").map(ListRoutes::ruleset).orElse(null),
        request.queryId("player").orElse(null),
        GameQuery.beginning(request.query("name").orElse(null)),
        request.queryChoice("stage", Stage.class).orElse(null),
        request.queryChoice("origin", Origin.class).orElse(null),
        request.queryId("by").orElse(null),
        request.query("cursor").map(GameQuery::before).orElse(Long.MAX_VALUE),
        (int) limit);
  }

  private static String ruleset(String text) {
    if (!RULESET.matcher(text).matches()) {
      throw new BadInput(
          "bad-parameter",
          "'ruleset' must be a game such as sol, or one edition of it, such as sol/1.");
    }
    return text;
  }
}
