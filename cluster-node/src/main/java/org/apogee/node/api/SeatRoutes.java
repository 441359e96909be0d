package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.apogee.node.failure.PlayerRecords;
import org.apogee.node.failure.ProgramFailure;
import org.apogee.node.failure.ProgramFailures;
import org.apogee.node.game.GameHistory;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;

/** What happened at a seat, for its player and the owner of its player, and for nobody else. */
final class SeatRoutes {
  private static final String SEAT = NodeApi.ROOT + "/games/{id}/seats/{seat}";
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final int REASON_MAX = 500;
  private static final int NO_PLY = -1;

  private final GameHistory history;
  private final Players players;
  private final SeatBundles bundles;
  private final ProgramFailures failures;
  private final PlayerRecords records;

  SeatRoutes(
      GameHistory history,
      Players players,
      SeatBundles bundles,
      ProgramFailures failures,
      PlayerRecords records) {
    this.history = history;
    this.players = players;
    this.bundles = bundles;
    this.failures = failures;
    this.records = records;
  }

  List<Route> routes() {
    return List.of(
        Route.get(SEAT + "/bundle", PLAYERS, this::bundle).query("ply"),
        Route.post(SEAT + "/failures", PLAYERS, this::report),
        Route.get(NodeApi.ROOT + "/players/{id}/failures", PLAYERS, this::ofPlayer));
  }

  private record Seat(GameId game, GameOrder order, int index) {}

  private Answer bundle(Request request) {
    var seat = ownSeat(request);
    int ply = (int) request.queryWhole("ply", 0, Move.PLIES_MAX, NO_PLY);
    return Answer.json(
        ply == NO_PLY
            ? bundles.of(seat.game, seat.order, seat.index)
            : bundles.of(seat.game, seat.order, seat.index, ply));
  }

  private Answer report(Request request) {
    var seat = ownSeat(request);
    var failure = request.body(SeatRoutes::readFailure);
    bundles.requireKept(seat.game); // nothing would delete the texts again
    var player = seat.order.seats().get(seat.index).player();
    failures.add(seat.game, seat.index, player, failure);
    return Answer.json(Map.of("stored", true));
  }

  private static ProgramFailure readFailure(Fields fields) {
    return new ProgramFailure(
        fields.whole("ply", 0, Move.PLIES_MAX),
        fields.id("code"),
        fields.text("reason", REASON_MAX),
        fields.texts("lines", ProgramFailure.LINES_MAX, ProgramFailure.LINE_MAX));
  }

  private Seat ownSeat(Request request) {
    var game = new GameId(request.id("id"));
    var order = history.order(game);
    int index = index(request.id("seat"), order);
    var sitter = order.seats().get(index);
    boolean isOwn = sitter.bot() == null && isOwn(request.knownCaller(), sitter.player());
    if (!isOwn) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "not-your-seat", "Neither you nor one of your bots holds this seat.");
    }
    return new Seat(game, order, index);
  }

  private static int index(String text, GameOrder order) {
    int seats = order.seats().size();
    if (!text.matches("[0-9]{1,3}") || Integer.parseInt(text) >= seats) {
      throw RequestRefused.of(
          Kind.NOT_FOUND,
          "no-such-seat",
          "The seats of this game are numbered from 0 to %d.".formatted(seats - 1));
    }
    return Integer.parseInt(text);
  }

  private boolean isOwn(Caller caller, String player) {
    return player.equals(caller.player())
        || players.find(player).flatMap(Player::owner).filter(caller.player()::equals).isPresent();
  }

  /** Of a bot, all its versions. */
  private Answer ofPlayer(Request request) {
    var player = PlayerRoutes.find(players, request.id("id"));
    if (!isOwn(request.knownCaller(), player.id())) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "not-your-player", "The player is neither you nor one of your bots.");
    }
    var json = Json.object();
    var items = json.putArray("items");
    versions(player).forEach(one -> items.add(record(one)));
    return Answer.json(json);
  }

  private List<Player> versions(Player player) {
    return player.owner().isEmpty() ? List.of(player) : players.versionsOf(player);
  }

  private ObjectNode record(Player player) {
    var json = Json.object();
    json.put("player", player.id()).put("name", player.name());
    player.version().ifPresent(version -> json.put("version", version.name()));
    json.setAll(ProtocolJson.MAPPER.<ObjectNode>valueToTree(records.of(player.id())));
    return json;
  }
}
