package org.apogee.node.api;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.apogee.engine.BadInput;
import org.apogee.node.game.ForkStart;
import org.apogee.node.game.GameHistory;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.ForkOf;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/**
 * Forks: games that continue a finished game from one of its decisions. They are casual games with
 * the limits of casual games, and count for nothing. Their draws are public, because the seed of
 * the finished game is.
 */
final class ForkRoutes {
  /** Queries of games that must leave forks out recognize them by it. */
  private static final String PREFIX = "fork-";

  private static final int SEATS_MAX = 8;

  private final GameDesk desk;
  private final GameHistory history;
  private final CasualGames casual;
  private final OwnerQuotas quotas;
  private final Sanctions sanctions;

  ForkRoutes(
      GameDesk desk,
      GameHistory history,
      CasualGames casual,
      OwnerQuotas quotas,
      Sanctions sanctions) {
    this.desk = desk;
    this.history = history;
    this.casual = casual;
    this.quotas = quotas;
    this.sanctions = sanctions;
  }

  List<Route> routes() {
    return List.of(
        Route.post(NodeApi.ROOT + "/games/{id}/forks", Access.with(Scope.PLAY), this::fork));
  }

  private record NewFork(
      int ply,
      List<CasualGame.Seat> seats,
      Optional<ClockOrder> clock,
      OnForfeit onForfeit,
      Optional<String> key) {
    static NewFork read(Fields fields) {
      return new NewFork(
          fields.whole("ply", 0, Move.PLIES_MAX),
          fields.objects("seats", SEATS_MAX, CasualGame.Seat::read),
          fields.optionalObject("clock", CasualGame::clock),
          fields.choice("onForfeit", OnForfeit.class, OnForfeit.END),
          fields.optionalText("key", 64));
    }

    /** With the nonces of the finished game, on which its draws depend. */
    CasualGame game(GameOrder origin) {
      if (seats.size() != origin.seats().size()) {
        throw new BadInput(
            "bad-seat-count",
            "The game has %d seats, not %d.".formatted(origin.seats().size(), seats.size()));
      }
      return new CasualGame(
          origin.ruleset(),
          new TreeMap<>(origin.options()),
          seats,
          clock.orElse(origin.clock()),
          onForfeit,
          key);
    }
  }

  private Answer fork(Request request) {
    var caller = request.knownCaller();
    var origin = new GameId(request.id("id"));
    var wish = request.body(NewFork::read);
    var start = history.forkAt(origin, wish.ply());
    var source = history.order(origin);
    var game = wish.game(source);
    var id = new GameId(PREFIX + game.id(caller.player()).text());
    var order =
        withNoncesOf(source, casual.order(game, caller))
            .withFork(new ForkOf(origin.text(), wish.ply()));
    boolean repeated = open(id, game, order, start, caller);
    var answer = Map.of("game", id.text(), "repeated", repeated);
    return repeated
        ? Answer.json(answer)
        : Answer.created(NodeApi.ROOT + "/games/" + id.text(), answer);
  }

  private boolean open(
      GameId id, CasualGame game, GameOrder order, ForkStart start, Caller caller) {
    if (!desk.isOpened(id)) {
      sanctions.check(Sanction.Kind.PLAY, game.players(caller.player()));
      quotas.openGame(caller);
      casual.checkRoom(id, order, caller);
    }
    return desk.open(id, order, start);
  }

  private static GameOrder withNoncesOf(GameOrder origin, GameOrder order) {
    var seats = origin.seats().iterator();
    return order.withSeats(
        order.seats().stream()
            .map(seat -> seat.withNonce(Objects.requireNonNull(seats.next().nonce())))
            .toList());
  }
}
