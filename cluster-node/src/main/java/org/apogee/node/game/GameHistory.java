package org.apogee.node.game;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.apogee.engine.BadInput;
import org.apogee.engine.View;
import org.apogee.engine.replay.Fork;
import org.apogee.engine.replay.GameRecorder;
import org.apogee.engine.replay.ReplayText;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Excused;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.OfferAccepted;
import org.apogee.node.game.GameEvent.OfferClosed;
import org.apogee.node.game.GameEvent.Offered;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameEvent.Paused;
import org.apogee.node.game.GameEvent.Resumed;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.node.journal.StoredEvents;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/** Reads a game from the journal or the archive, without loading its actor. */
public final class GameHistory {
  /** Some hundred games that many look at, at usual lengths. */
  private static final long KEPT_LENGTH = 24L << 20;

  private final StoredEvents stored;
  private final InstantSource clock;
  private final SharedDeals deals;
  private final KeptAnswers<Asked> kept = new KeptAnswers<>(KEPT_LENGTH);

  /** What an answer depends on; an event of the game makes it a different question. */
  private record Asked(String what, GameId id, long sequence, int from, int limit) {}

  public GameHistory(Database database, InstantSource clock) {
    this.stored = new StoredEvents(database);
    this.clock = clock;
    this.deals = new SharedDeals(database, stored);
  }

  /** The state of a game ID in the journal. */
  public enum Status {
    UNKNOWN,
    LIVE,
    OVER
  }

  /**
   * The newest event of a game.
   *
   * @param isOver whether nothing comes after it
   */
  public record Newest(long sequence, boolean isOver) {}

  public Status status(GameId id) {
    return newest(id)
        .map(newest -> newest.isOver() ? Status.OVER : Status.LIVE)
        .orElse(Status.UNKNOWN);
  }

  /** Costs one row, however long the game is. */
  public Optional<Newest> newest(GameId id) {
    return stored.last(key(id)).map(last -> new Newest(last.sequence(), isLast(last.manifest())));
  }

  private static boolean isLast(String manifest) {
    return manifest.equals(GameEventCodec.ENDED) || manifest.equals(GameEventCodec.CANCELLED);
  }

  /** All news after a sequence number. */
  public List<UnfilteredNews> news(GameId id, long after) {
    var state = new GameState();
    var all = new ArrayList<UnfilteredNews>();
    for (var event : events(id)) {
      var news = state.apply(event);
      if (news.news().sequence() > after) {
        all.add(news);
      }
    }
    return all;
  }

  /** The look of a viewer at the game as stored in the journal; empty if it was never opened. */
  public Optional<GameReply.Seen> look(GameId id, @Nullable String player) {
    var newest = newest(id);
    return player == null && newest.isPresent() && newest.get().isOver()
        ? Optional.of(lookAtEnd(id, newest.get().sequence()))
        : lookNow(id, player);
  }

  /** Nothing changes any more, and lists show small boards of many finished games. */
  private GameReply.Seen lookAtEnd(GameId id, long sequence) {
    var json =
        kept.get(
            new Asked("look", id, sequence, FormerPlayers.count(), 0),
            () -> lookNow(id, null).orElseThrow().json());
    return new GameReply.Seen(json, false, false);
  }

  private Optional<GameReply.Seen> lookNow(GameId id, @Nullable String player) {
    var state = state(id);
    return state.stage() == GameState.Stage.NEW
        ? Optional.empty()
        : Optional.of(new LookText(id).seen(state, player, clock.millis()));
  }

  /** The seat that a player holds, an observer's number for others; empty for no such game. */
  public Optional<Integer> seatOf(GameId id, @Nullable String player) {
    var events = events(id);
    if (events.isEmpty()) {
      return Optional.empty();
    }
    var state = new GameState();
    state.apply(events.getFirst());
    return Optional.of(state.seatOf(player));
  }

  /**
   * Lets only the players of a game see it while other tables play the same deal.
   *
   * @throws RequestRefused {@code deal-in-play}
   */
  public void checkVisible(GameId id, @Nullable String player) {
    if (deals.isSecret(id) && seatOf(id, player).orElse(View.OBSERVER) == View.OBSERVER) {
      throw new RequestRefused(SharedDeals.IN_PLAY);
    }
  }

  /**
   * The whole game as a replay that anybody can verify, after its end.
   *
   * @throws RequestRefused {@code no-such-game}, {@code game-not-over}, {@code deal-in-play}
   */
  public String record(GameId id) {
    deals.checkPublished(id);
    return record(eventsOfFinished(id));
  }

  /**
   * The same with the IDs of players instead of their names: it stays right when one is erased.
   *
   * @throws RequestRefused {@code no-such-game}, {@code game-not-over}, {@code deal-in-play}
   */
  public String recordWithoutNames(GameId id) {
    deals.checkPublished(id);
    return ReplayText.print(recorder(eventsOfFinished(id), SeatOrder::player).replay());
  }

  /**
   * Whether a game is over and no table plays its deal any more.
   *
   * @throws IllegalStateException if playing it again does not lead to its stored positions
   */
  public boolean mayBeArchived(GameId id) {
    if (status(id) != Status.OVER || deals.isSecret(id)) {
      return false;
    }
    recorder(eventsOf(id));
    return true;
  }

  /** The record of a game whose decisions all count. */
  static String record(List<GameEvent> kept) {
    return ReplayText.print(recorder(kept).replay());
  }

  /**
   * Some of the boards of a game, one for each decision, as everybody may see them: JSON.
   *
   * @param from after how many decisions the first of them is
   * @throws RequestRefused {@code no-such-game}
   */
  public String frames(GameId id, int from, int limit) {
    return kept.get(
        new Asked("frames", id, newestOf(id).sequence(), from, limit),
        () -> ProtocolJson.write(new GameFilm(eventsOf(id)).frames(id.text(), from, limit)));
  }

  /**
   * A curve for each seat over the whole game: JSON. Of a live game it shows what everybody sees.
   *
   * @throws RequestRefused {@code no-such-game}
   */
  public String story(GameId id) {
    return kept.get(
        new Asked("story", id, newestOf(id).sequence(), 0, 0),
        () -> ProtocolJson.write(new GameFilm(eventsOf(id)).story(id.text())));
  }

  /** The same as numbers: for each seat its values over the game. */
  public List<double[]> curves(GameId id) {
    var points = new GameFilm(eventsOf(id)).story(id.text()).points();
    var curves = new ArrayList<double[]>();
    for (int seat = 0; seat < points.getFirst().values().size(); seat++) {
      int which = seat;
      curves.add(points.stream().mapToDouble(point -> point.values().get(which)).toArray());
    }
    return curves;
  }

  private Newest newestOf(GameId id) {
    return newest(id).orElseThrow(() -> new RequestRefused(GameRefusals.NO_SUCH_GAME));
  }

  /**
   * One decision of a finished game.
   *
   * @param ply how many decisions were taken before it
   * @throws RequestRefused {@code no-such-game}, {@code game-not-over}, {@code no-such-decision}
   */
  public Decision decision(GameId id, int ply) {
    return new GameFilm(eventsOfFinished(id))
        .decision(ply)
        .orElseThrow(() ->
            RequestRefused.of(
                Kind.NOT_FOUND, "no-such-decision", "The game has no decision " + ply + "."));
  }

  /**
   * What another game takes from this one to play on from a point of it.
   *
   * @throws RequestRefused {@code no-such-game}, {@code game-not-over}, {@code deal-in-play}
   * @throws BadInput {@code unknown-ply}, {@code game-over}
   */
  public ForkStart forkAt(GameId id, int ply) {
    deals.checkPublished(id);
    var events = eventsOfFinished(id);
    var opened = (Opened) events.getFirst();
    Fork.at(opened.order().rules(), recorder(events).replay(), ply);
    var moves =
        events.stream()
            .filter(Moved.class::isInstance)
            .flatMap(event -> ((Moved) event).moves().stream())
            .limit(ply)
            .toList();
    return new ForkStart(opened.seed().reveal(), moves);
  }

  /**
   * What a game was opened as.
   *
   * @throws RequestRefused {@code no-such-game}
   */
  public GameOrder order(GameId id) {
    return ((Opened) journal(id).getFirst()).order();
  }

  /**
   * Decisions of one seat for its player.
   *
   * @throws RequestRefused {@code no-such-game}
   */
  public SeatReview review(GameId id, int seat, Set<Integer> plies) {
    return SeatReview.of(id, journal(id), seat, plies);
  }

  /**
   * Every draw of a game with its bound, and the seed they follow from: JSON.
   *
   * @throws RequestRefused {@code no-such-game}, {@code game-not-over}, {@code deal-in-play}
   */
  public String draws(GameId id) {
    deals.checkPublished(id);
    return ProtocolJson.write(new GameFilm(eventsOfFinished(id)).draws(id.text()));
  }

  private List<GameEvent> eventsOfFinished(GameId id) {
    var events = eventsOf(id);
    var last = events.getLast();
    if (!(last instanceof Ended) && !(last instanceof Cancelled)) {
      throw RequestRefused.of(
          Kind.CONFLICT, "game-not-over", "This is available once the game has ended.");
    }
    return events;
  }

  private List<GameEvent> eventsOf(GameId id) {
    return KeptEvents.of(journal(id));
  }

  private List<GameEvent> journal(GameId id) {
    var events = events(id);
    if (events.isEmpty()) {
      throw new RequestRefused(GameRefusals.NO_SUCH_GAME);
    }
    return events;
  }

  private static GameRecorder recorder(List<GameEvent> events) {
    return recorder(events, seat -> GameState.sitter(seat).name());
  }

  private static GameRecorder recorder(List<GameEvent> events, Function<SeatOrder, String> name) {
    var opened = (Opened) events.getFirst();
    var order = opened.order();
    var names = order.seats().stream().map(name).toList();
    var recorder =
        new GameRecorder(order.rules(), order.setup(), names, opened.seed(), opened.nonces());
    for (var event : events) {
      switch (event) {
        case Opened _,
            Compensated _,
            Excused _,
            Offered _,
            OfferAccepted _,
            OfferClosed _,
            TakenBack _,
            Paused _,
            Resumed _ -> {}
        case Ended end -> {
          if (end.ending().equals(GameDecisions.ADJUDICATED)
              || end.ending().equals(GameDecisions.AGREED_DRAW)) {
            recorder.stop();
          }
        }
        case Moved moved -> play(recorder, moved);
        case Forfeited gone -> {
          if (gone.caretaker()) {
            recorder.handOver(gone.seat(), gone.code(), gone.reason());
          } else {
            recorder.forfeit(gone.seat(), gone.code(), gone.reason());
          }
        }
        case Cancelled _ -> recorder.stop();
      }
    }
    return recorder;
  }

  private static void play(GameRecorder recorder, Moved moved) {
    long fingerprint = 0;
    for (long move : moved.moves()) {
      fingerprint = recorder.play(move).fingerprint();
    }
    if (fingerprint != moved.fingerprint()) {
      throw new IllegalStateException(
          "the seed and the journal lead to different positions after ply " + moved.firstPly());
    }
  }

  private GameState state(GameId id) {
    var state = new GameState();
    events(id).forEach(state::apply);
    return state;
  }

  /**
   * All events in order.
   *
   * @throws IllegalStateException if the journal lost one: what follows would be told of another
   *     game
   */
  private List<GameEvent> events(GameId id) {
    var rows = stored.rows(key(id));
    var events = new ArrayList<GameEvent>(rows.size());
    for (var row : rows) {
      if (row.sequence() != events.size() + 1) {
        throw new IllegalStateException(
            "the journal lacks row %d of %s".formatted(events.size() + 1, key(id)));
      }
      events.add(GameEventCodec.decode(row.manifest(), row.payload()));
    }
    return events;
  }

  private static String key(GameId id) {
    return GameActor.ENTITY + "|" + id.text();
  }
}
