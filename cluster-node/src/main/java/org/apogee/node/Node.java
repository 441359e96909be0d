package org.apogee.node;

import com.typesafe.config.Config;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apogee.cluster.ClusterSystem;
import org.apogee.cluster.MemberSettings;
import org.apogee.cluster.Membership;
import org.apogee.cluster.ShardMetrics;
import org.apogee.cluster.dump.DumpFiles;
import org.apogee.cluster.dump.DumpSettings;
import org.apogee.cluster.dump.NightlyDumps;
import org.apogee.cluster.notice.BrowserNotices;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.cluster.register.Enrolment;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.node.api.NodeApi;
import org.apogee.node.api.NoticeParts;
import org.apogee.node.archive.ArchiveSettings;
import org.apogee.node.archive.Archiver;
import org.apogee.node.delivery.DeliverySettings;
import org.apogee.node.delivery.MailSettings;
import org.apogee.node.delivery.Sender;
import org.apogee.node.desk.OrderDesk;
import org.apogee.node.directory.Directory;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.dump.RatingDump;
import org.apogee.node.dump.RecordDump;
import org.apogee.node.failure.PlayerRecords;
import org.apogee.node.failure.ProgramFailures;
import org.apogee.node.feed.Feed;
import org.apogee.node.feed.FeedLog;
import org.apogee.node.feed.FeedLogSettings;
import org.apogee.node.feed.FeedSettings;
import org.apogee.node.feed.LoggedFeed;
import org.apogee.node.game.GameDeps;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.GameMetrics;
import org.apogee.node.game.Games;
import org.apogee.node.game.Nonces;
import org.apogee.node.inbox.Inboxes;
import org.apogee.node.journal.Breakers;
import org.apogee.node.journal.GroupingJournalDao;
import org.apogee.node.lobby.Lobby;
import org.apogee.node.lobby.LobbySettings;
import org.apogee.node.notice.NoticeStreams;
import org.apogee.node.notice.Notices;
import org.apogee.node.receipt.ReceiptCleaner;
import org.apogee.node.receipt.ReceiptSettings;
import org.apogee.node.receipt.ReceiptWriter;
import org.apogee.node.receipt.Receipts;
import org.apogee.node.service.Arrivals;
import org.apogee.node.service.Heartbeat;
import org.apogee.node.thinking.Thinkers;
import org.apogee.node.thinking.ThinkingMetrics;
import org.apogee.node.vacation.Vacations;
import org.apogee.node.watch.WatchHub;
import org.apogee.platform.Parts;
import org.apogee.platform.Unavailable;
import org.apogee.platform.account.AccountSettings;
import org.apogee.platform.account.Accounts;
import org.apogee.platform.account.PasswordLinks;
import org.apogee.platform.account.ProviderSignIn;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditQuery;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.erasure.Erasure;
import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.platform.health.Health;
import org.apogee.platform.health.Health.Question;
import org.apogee.platform.health.ManagementServer;
import org.apogee.platform.http.SessionCookie;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.metrics.Build;
import org.apogee.platform.metrics.Metrics;
import org.apogee.platform.oidc.Provider;
import org.apogee.platform.oidc.ProviderSettings;
import org.apogee.platform.process.RunningProcess;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Tokens;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.game.GameId;

/**
 * One node of the cluster: everything it is made of, in the order in which it starts. It stops in
 * the other order, after it handed its games over to the nodes that stay.
 */
public final class Node implements RunningProcess {

  /** Those that are in the directory from the start; others play under ids of the same form. */
  private static final List<String> HOUSE_BOTS =
      Stream.concat(
              BotSpec.levels().stream(), Stream.of("random", "greedy", "mcts:100", "mcts:1000"))
          .toList();

  private final Parts parts = new Parts();
  private final InstantSource clock = InstantSource.system();
  private final Health health = new Health(clock);
  private final Configuration apogee;
  private final NodeSettings settings;
  private final Traces traces;
  private final Metrics metrics;
  private final Database database;
  private final Heartbeat heart;
  private final ReceiptWriter receipts;
  private final ActorSystem<Void> system;
  private final CompletableFuture<Void> ended;
  private final Enrolment enrolment;
  private final Thinkers thinkers;
  private final Games games;
  private final GameHistory history;
  private final Inboxes inboxes;
  private final WatchHub watches;
  private final Lobby lobby;
  private final FeedLog feed;
  private final NodeApi api;

  /**
   * Starts a node and returns when it hosts games.
   *
   * @param whole from {@link ClusterSystem#load}
   */
  public static Node start(Config whole) {
    return start(whole, List.of());
  }

  /** The same for a process that does more for the cluster than hosting games. */
  public static Node start(Config whole, List<String> moreRoles) {
    return new Node(whole, moreRoles);
  }

  private Node(Config whole, List<String> moreRoles) {
    apogee = Configuration.of(whole);
    settings = NodeSettings.from(apogee);
    var member = MemberSettings.from(apogee);
    try {
      var start = "n-" + GameId.fresh().text();
      traces = parts.add(Traces.from(apogee, "apogee-node", start));
      metrics = parts.add(Metrics.of(Build.current(), traces));
      parts.add(ManagementServer.start(apogee, health, metrics));
      var address = DatabaseSettings.from(apogee);
      database = parts.add(Database.open(address, "node", metrics.registry()));
      migrate(database);
      parts.add(FormerPlayers.follow(database));
      heart = parts.add(Heartbeat.start(start, database, metrics.registry()));
      receipts = parts.add(ReceiptWriter.start(new Receipts(database), metrics.registry()));
      var blocking = parts.threads(Executors.newVirtualThreadPerTaskExecutor());
      thinkers =
          parts.add(Thinkers.start(settings.botThreads(), new ThinkingMetrics(metrics.registry())));
      var named = GroupingJournalDao.writtenBy(heart.node(), Breakers.watched(whole));
      system = ClusterSystem.start(named, member, address, roles(moreRoles));
      ended = ClusterSystem.whenEnded(system);
      var breakers = Breakers.show(system, metrics.registry());
      parts.add(this::leaveCluster);
      var membership = Membership.watch(system, metrics.registry());
      heart.needs(() -> !breakers.isJournalOpen(), membership::seesAllNodes);
      enrolment = Enrolment.of(system);
      enrolment.show(metrics.registry());
      // No game may begin to live here before it is clear that no other cluster hosts it.
      enrolment.awaitMember(member.joinPatience());
      history = new GameHistory(database, clock);
      inboxes = Inboxes.host(system, inboxDeps(blocking));
      games = Games.host(system, gameDeps(blocking), settings.askTimeout());
      OrderDesk.open(system, games);
      ShardMetrics.watch(system, Games.KEY, metrics.registry());
      watches = new WatchHub(system, games, history);
      lobby = parts.add(new Lobby(database, games, inboxes, clock, LobbySettings.from(apogee)));
      membership.awaitUp(member.joinPatience());
      awaitGames(member.joinPatience());
      checkNotGivenUp();
      startReaders();
      feed = parts.add(new FeedLog(database));
      lobby.sweepFromNowOn();
      parts.add(
          Sender.start(
              database,
              DeliverySettings.from(apogee),
              MailSettings.from(apogee),
              metrics.registry(),
              clock));
      parts.add(
          Archiver.start(
              database,
              history,
              ArchiveSettings.from(apogee),
              FeedLogSettings.from(apogee),
              metrics.registry(),
              clock));
      parts.add(
          ReceiptCleaner.start(database, ReceiptSettings.from(apogee), metrics.registry(), clock));
      parts.add(
          NightlyDumps.start(
              database,
              List.of(new RecordDump(database, history), new RatingDump(database)),
              DumpSettings.from(apogee),
              metrics.registry(),
              clock));
      api = parts.add(NodeApi.start(apogee, apiParts(), metrics.registry()));
      health.check(Question.READY, "member", membership::isUp);
      health.check(Question.READY, "one-cluster", enrolment::isMember);
      health.check(Question.ALIVE, "actor-system", () -> !ended.isDone());
      health.started();
    } catch (RuntimeException failed) {
      close();
      throw failed;
    }
  }

  private static List<String> roles(List<String> more) {
    return Stream.concat(Stream.of(ClusterSystem.NODE), more.stream()).toList();
  }

  private void awaitGames(Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    while (!games.areReached(settings.askTimeout())) {
      checkNotGivenUp();
      if (System.nanoTime() > end) {
        throw new Unavailable(
            "This node did not find the games of its cluster in time; see the log.");
      }
    }
  }

  /** A node that was downed during its start must exit and start again. */
  private void checkNotGivenUp() {
    if (ended.isDone()) {
      throw new Unavailable("The cluster removed this node while it was starting.");
    }
  }

  private static void migrate(Database database) {
    ClusterSystem.migrate(database);
    Players.migrate(database);
    GameDirectory.migrate(database);
    Heartbeat.migrate(database);
    NoticeTable.migrate(database);
    DumpFiles.migrate(database);
  }

  /** Each runs on one node of the cluster at a time, on its own. */
  private void startReaders() {
    Directory.start(system, database, enrolment.fence(), metrics.registry(), clock);
    Notices.start(system, database, enrolment.fence(), metrics.registry(), clock);
    Feed.start(
        system,
        database,
        enrolment.fence(),
        KafkaSettings.from(apogee),
        FeedSettings.from(apogee),
        metrics.registry(),
        traces,
        clock);
    LoggedFeed.start(
        system,
        database,
        enrolment.fence(),
        FeedSettings.from(apogee),
        FeedLogSettings.from(apogee),
        metrics.registry(),
        clock);
  }

  private GameDeps gameDeps(ExecutorService blocking) {
    return new GameDeps(
        heart,
        blocking,
        history,
        Nonces::freshSeed,
        thinkers,
        inboxes,
        notice -> NoticeTable.add(database, notice),
        new Vacations(database, clock)::all,
        receipts,
        new GameMetrics(metrics.registry()),
        traces,
        settings.botMovesMax(),
        settings.snapshotEvery());
  }

  private Inboxes.Deps inboxDeps(ExecutorService blocking) {
    var directory = new GameDirectory(database);
    return new Inboxes.Deps(clock, directory::liveGamesOf, this::games, blocking);
  }

  private NodeApi.Parts apiParts() {
    var players = new Players(database, clock);
    var tokens = parts.add(Tokens.from(apogee, database, clock));
    tokens.ensureOrganiser(apogee, players);
    players.ensureHouse(HOUSE_BOTS);
    var accounts =
        new Accounts(
            database, players, tokens, new Quotas(database), clock, AccountSettings.from(apogee));
    return new NodeApi.Parts(
        players,
        tokens,
        games,
        history,
        new Receipts(database),
        new ProgramFailures(database, clock),
        new PlayerRecords(database),
        watches,
        new GameDirectory(database),
        inboxes,
        lobby,
        new Quotas(database),
        new Sanctions(database, clock),
        new Vacations(database, clock),
        new Audit(database, clock),
        new AuditQuery(database),
        new Erasure(database, clock),
        accounts,
        provider(accounts),
        new PasswordLinks(database, players, accounts, clock),
        SessionCookie.from(apogee),
        thinkers,
        NoticeParts.of(
            database,
            parts.add(new NoticeStreams(new BrowserNotices(database))),
            DeliverySettings.from(apogee),
            MailSettings.from(apogee).isPresent(),
            clock),
        Optional.of(feed).filter(_ -> FeedLogSettings.from(apogee).isOn()),
        new DumpFiles(database),
        heart);
  }

  private Optional<ProviderSignIn> provider(Accounts accounts) {
    return ProviderSettings.from(apogee, SessionCookie.from(apogee).publicUrl())
        .map(settings ->
            new ProviderSignIn(
                new Provider(settings, clock),
                accounts,
                database,
                new Quotas(database),
                clock,
                AccountSettings.from(apogee)));
  }

  /** For what else runs in this process as a part of the cluster. */
  public ActorSystem<Void> system() {
    return system;
  }

  public Games games() {
    return games;
  }

  /** The threads of its house bots. */
  public Thinkers thinkers() {
    return thinkers;
  }

  public GameHistory history() {
    return history;
  }

  public Inboxes inboxes() {
    return inboxes;
  }

  /** When what this process receives arrives, in the time of the cluster. */
  public Arrivals arrivals() {
    return heart;
  }

  public Lobby lobby() {
    return lobby;
  }

  public WatchHub watches() {
    return watches;
  }

  /** Where the public API listens. */
  public int httpPort() {
    return api.port();
  }

  public Database database() {
    return database;
  }

  public Metrics metrics() {
    return metrics;
  }

  /** Ends when this node has left the cluster, by itself or because the others gave it up. */
  @Override
  public void awaitEnd() {
    ended.join();
  }

  private void leaveCluster() throws Exception {
    heart.leave();
    ClusterSystem.leave(system);
  }

  @Override
  public void drain() {
    health.shutDown();
    feed.close(); // requests that wait for records are answered before the server stops
  }

  @Override
  public Duration stopGrace() {
    return settings.stopGrace();
  }

  /**
   * Hands the games over and stops. A part that fails to stop is logged, and the rest still stop.
   */
  @Override
  public void close() {
    health.shutDown();
    parts.close();
  }
}
