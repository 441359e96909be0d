package org.apogee.node.lobby;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.engine.BadInput;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameRefusals;
import org.apogee.node.game.GameReply;
import org.apogee.node.game.Games;
import org.apogee.node.inbox.Inboxes;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.node.lobby.Seek.Place;
import org.apogee.node.lobby.Seek.Stage;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.http.Asked;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.LineSource;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.RandomTexts;
import org.apogee.protocol.game.GameOrder;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Seeks and challenges of the whole cluster; every node serves them.
 *
 * <p>The row of a seek is locked while it is decided about, so one joiner takes the last seat and
 * the seek becomes full. Only then is its game opened, under the ID of the seek: opening it again,
 * here or on another node, opens nothing new. The sweeper of any node repeats what a crash has
 * interrupted.
 */
public final class Lobby implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
  private static final Duration SWEEP_EVERY = Duration.ofSeconds(1);

  /** Longer than opening a game usually takes; opening it twice does no harm. */
  private static final double OPENING_SECONDS = 2;

  private final Database database;
  private final Games games;
  private final Inboxes inboxes;
  private final InstantSource time;
  private final LobbySettings settings;
  private final LobbyBoard board;
  private final ScheduledExecutorService sweeper =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("lobby").daemon().factory());

  public Lobby(
      Database database, Games games, Inboxes inboxes, InstantSource time, LobbySettings settings) {
    this.database = database;
    this.games = games;
    this.inboxes = inboxes;
    this.time = time;
    this.settings = settings;
    this.board = new LobbyBoard(() -> database.statement(SeekTable::listed));
  }

  public LobbySettings settings() {
    return settings;
  }

  public void sweepFromNowOn() {
    long every = SWEEP_EVERY.toMillis();
    var _ =
        sweeper.scheduleWithFixedDelay(
            () -> {
              try {
                sweep(OPENING_SECONDS);
                board.refresh();
              } catch (RuntimeException failed) {
                LOG.warn("the lobby could not be swept: {}", failed.toString());
              }
            },
            every,
            every,
            TimeUnit.MILLISECONDS);
  }

  /**
   * A new seek or challenge.
   *
   * @param key makes a repeat harmless
   * @param others who is challenged
   */
  public record Draft(
      Kind kind,
      Joiner owner,
      String account,
      Optional<String> key,
      SeekTerms terms,
      List<Place> others,
      boolean listed,
      boolean invites,
      Duration life,
      Optional<Duration> fillAfter) {}

  /**
   * A seek that was made.
   *
   * @param invite the secret of its invite link; only now
   */
  public record Made(Seek seek, Optional<String> invite, boolean repeated) {}

  /** The seek of a draft, not stored yet. */
  public Made draft(Draft draft) {
    var now = time.instant().truncatedTo(ChronoUnit.MICROS);
    var invite = draft.invites() ? Optional.of(RandomTexts.ofBytes(16)) : Optional.<String>empty();
    var id =
        draft
            .key()
            .map(key -> Seating.hash(draft.owner().player() + "\n" + key).substring(0, 24))
            .orElseGet(() -> RandomTexts.ofBytes(12));
    var players = new ArrayList<Place>();
    players.add(new Place(draft.owner().player(), draft.owner().name(), true));
    players.addAll(draft.others());
    var seek =
        new Seek(
            Seek.idOf(id),
            draft.kind(),
            draft.owner().player(),
            draft.account(),
            draft.terms().checked(),
            Stage.OPEN,
            draft.listed(),
            invite.map(Seating::hash).orElse(null),
            RandomTexts.ofBytes(16),
            null,
            now,
            now.plus(draft.life()),
            draft.fillAfter().map(now::plus).orElse(null),
            players);
    LobbyDecisions.checkRated(seek, draft.owner());
    return new Made(seek, invite, false);
  }

  /** The game if house bots took all free seats now. */
  public GameOrder filled(Seek seek) {
    return Seating.order(seek);
  }

  public Made make(Made drafted) {
    var seek = drafted.seek();
    int most = settings.seeksPerPlayer();
    var known =
        database.transaction(sql -> {
          Players.keepPresent(sql, seek.players().stream().map(Place::player).toList());
          int open = SeekTable.countOpen(sql, seek.account());
          var before = SeekTable.find(sql, seek.id());
          if (before.isEmpty()) {
            if (SeekTable.wasOpened(sql, seek.id())) {
              throw new RequestRefused(LobbyRefusals.OTHER_SEEK_MADE);
            }
            if (open >= most) {
              throw RequestRefused.of(
                  Refusal.Kind.CONFLICT,
                  "too-many-open-seeks",
                  "You may have at most " + most + " open seeks and challenges.");
            }
            SeekTable.insert(sql, seek);
            NoticeTable.add(sql.connection(), SeekNotices.of(null, seek, time.millis()));
          }
          return before;
        });
    if (known.isPresent()) {
      if (!known.get().wasMadeAs(seek)) {
        throw new RequestRefused(LobbyRefusals.OTHER_SEEK_MADE);
      }
      return new Made(known.get(), Optional.empty(), true);
    }
    board.refresh();
    if (seek.kind() == Kind.CHALLENGE) {
      tell("challenge", seek, seek.owner());
    }
    return drafted;
  }

  /** Whether a player may see a seek; another one does not exist for it. */
  public Seek find(String id, @Nullable String player, @Nullable String invite) {
    return database
        .statement(sql -> SeekTable.find(sql, id))
        .filter(seek -> LobbyDecisions.maySee(seek, player, hash(invite)))
        .orElseThrow(() -> new RequestRefused(LobbyRefusals.NO_SUCH_SEEK));
  }

  public List<Seek> listed() {
    return database.statement(SeekTable::listed);
  }

  public List<Seek> openOf(Kind kind, String player) {
    return database.statement(sql -> SeekTable.openOf(sql, kind, player));
  }

  public LineSource stream() {
    return board.stream();
  }

  public Seek join(String id, Joiner joiner, @Nullable String invite) {
    var hash = hash(invite);
    return seated(
        id,
        joiner,
        (sql, seek) -> LobbyDecisions.join(seek, rated(sql, seek, joiner), hash, now()));
  }

  public Seek accept(String id, Joiner joiner) {
    return seated(
        id, joiner, (sql, seek) -> LobbyDecisions.accept(seek, rated(sql, seek, joiner), now()));
  }

  public Seek decline(String id, String player, String reason) {
    return change(id, (_, seek) -> LobbyDecisions.decline(seek, player, reason, now()));
  }

  public Seek leave(String id, String player) {
    return change(id, (_, seek) -> LobbyDecisions.leave(seek, player, now()));
  }

  public Seek withdraw(String id, String player) {
    return change(id, (_, seek) -> LobbyDecisions.withdraw(seek, player, now()));
  }

  public Seek fill(String id, String player) {
    return playable(change(id, (_, seek) -> LobbyDecisions.fill(seek, player, now())));
  }

  /** Applies what time has changed, and opens games whose opening did not end. */
  public void sweep(double openingSeconds) {
    var now = now();
    for (var id : database.statement(sql -> SeekTable.due(sql, now))) {
      change(id, (_, seek) -> LobbyDecisions.age(seek, now));
    }
    for (var id : database.statement(sql -> SeekTable.unopened(sql, openingSeconds))) {
      database.statement(sql -> SeekTable.find(sql, id)).ifPresent(this::begin);
    }
    database.statement(SeekTable::deleteClosed);
  }

  /**
   * Decides about a seek whose row is locked. It reads over the same connection: those who wait for
   * the row hold all others.
   */
  @FunctionalInterface
  private interface Decision {
    Seek about(Sql sql, Seek seek) throws SQLException;
  }

  /** A rating is read only where a range asks for one. */
  private static Joiner rated(Sql sql, Seek seek, Joiner joiner) throws SQLException {
    var terms = seek.terms();
    return terms.ratingMin() == null && terms.ratingMax() == null
        ? joiner
        : new Joiner(
            joiner.player(),
            joiner.name(),
            joiner.kind(),
            joiner.guest(),
            LobbyRatings.of(sql, terms.pool(), joiner.player()));
  }

  private Seek seated(String id, Joiner joiner, Decision decision) {
    return playable(change(id, List.of(joiner.player()), decision));
  }

  /** Only the request that closed the seek is refused with this; later ones find it closed. */
  private static Seek playable(Seek seek) {
    if (seek.stage() == Stage.FAILED
        && LobbyRefusals.PLAYER_UNAVAILABLE.sentence().equals(seek.reason())) {
      throw new RequestRefused(LobbyRefusals.PLAYER_UNAVAILABLE);
    }
    return seek;
  }

  private Seek change(String id, Decision decision) {
    return change(id, List.of(), decision);
  }

  private Seek change(String id, List<String> entering, Decision decision) {
    var changed = store(id, entering, decision);
    var after = changed.after();
    if (!after.equals(changed.before())) {
      board.refresh();
      boolean isClosed =
          after.stage() == Stage.WITHDRAWN
              || after.stage() == Stage.DECLINED
              || after.stage() == Stage.EXPIRED
              || after.stage() == Stage.FAILED;
      tell(isClosed ? "seek-closed" : "seek-changed", after, null);
    }
    return after.stage() == Stage.FULL ? begin(after) : after;
  }

  private record Changed(Seek before, Seek after) {}

  private Changed store(String id, List<String> entering, Decision decision) {
    return database.transaction(sql -> {
      Players.keepPresent(sql, entering);
      var before =
          SeekTable.lock(sql, id).orElseThrow(() -> new RequestRefused(LobbyRefusals.NO_SUCH_SEEK));
      var decided = decision.about(sql, before);
      boolean isFilled = before.stage() == Stage.OPEN && decided.stage() == Stage.FULL;
      var after =
          isFilled ? LobbyDecisions.checked(decided, barred(sql, decided.agreed())) : decided;
      if (!after.equals(before)) {
        SeekTable.update(sql, before, after);
        NoticeTable.add(sql.connection(), SeekNotices.of(before, after, time.millis()));
      }
      return new Changed(before, after);
    });
  }

  /** Not checked at the opening: the game of a full seek may be open already, before a crash. */
  private Set<String> barred(Sql sql, List<String> players) throws SQLException {
    var barred = new HashSet<>(Players.erased(sql, players));
    barred.addAll(Sanctions.sanctioned(sql, Sanction.Kind.PLAY, players, now()));
    return barred;
  }

  /** Opens the game of a full seek. If that does not succeed in time, a sweeper tries again. */
  private Seek begin(Seek seek) {
    try {
      var failure = failureToOpen(seek);
      return store(seek.id(), List.of(), (_, now) -> LobbyDecisions.settled(now, failure)).after();
    } catch (RequestRefused | IllegalStateException later) {
      LOG.info("the game of {} is not open yet: {}", seek.id(), later.toString());
      return seek;
    }
  }

  private @Nullable String failureToOpen(Seek seek) {
    try {
      var order = Seating.order(seek);
      var reply = Asked.await(games.ask(seek.game(), me -> new GameCommand.Open(order, null, me)));
      // Only this seek opens a game under its ID; a name may have changed since.
      return reply instanceof GameReply.Refused(var why)
              && !why.code().equals(GameRefusals.OTHER_GAME_OPEN.code())
          ? why.sentence()
          : null;
    } catch (BadInput bad) {
      return bad.sentence();
    }
  }

  private void tell(String type, Seek seek, @Nullable String butNot) {
    var line = Json.object();
    line.put("type", type);
    line.set("seek", SeekView.of(seek));
    var text = Json.line(line);
    seek.players().stream()
        .map(Place::player)
        .filter(player -> !player.equals(butNot))
        .forEach(player -> inboxes.tell(player, text));
  }

  private static @Nullable String hash(@Nullable String invite) {
    return invite == null ? null : Seating.hash(invite);
  }

  private Instant now() {
    return time.instant();
  }

  @Override
  public void close() {
    sweeper.shutdown();
  }
}
