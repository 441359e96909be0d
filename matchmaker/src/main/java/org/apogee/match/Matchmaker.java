package org.apogee.match;

import com.typesafe.config.Config;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.IntSupplier;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apogee.cluster.ClusterSystem;
import org.apogee.cluster.MemberSettings;
import org.apogee.cluster.Membership;
import org.apogee.cluster.ShardMetrics;
import org.apogee.cluster.dump.DumpFiles;
import org.apogee.cluster.dump.DumpSettings;
import org.apogee.cluster.dump.NightlyDumps;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.cluster.order.OrderDesks;
import org.apogee.cluster.register.Enrolment;
import org.apogee.cluster.webhook.WebhookRules;
import org.apogee.match.api.MatchmakerApi;
import org.apogee.match.competition.CompetitionActor;
import org.apogee.match.competition.CompetitionList;
import org.apogee.match.competition.Competitions;
import org.apogee.match.dump.StandingDump;
import org.apogee.match.ladder.JdbcLadderInput;
import org.apogee.match.ladder.LadderActor;
import org.apogee.match.ladder.LadderList;
import org.apogee.match.ladder.LadderMetrics;
import org.apogee.match.ladder.Ladders;
import org.apogee.match.notice.TournamentNotices;
import org.apogee.match.registration.BarredPlayers;
import org.apogee.match.result.EndedGames;
import org.apogee.match.result.ResultReceiver;
import org.apogee.match.result.ResultSingleton;
import org.apogee.match.season.SeasonActor;
import org.apogee.match.season.Seasons;
import org.apogee.match.template.Recurring;
import org.apogee.match.template.RecurringSingleton;
import org.apogee.match.template.Templates;
import org.apogee.match.tournament.TournamentActor;
import org.apogee.match.tournament.TournamentList;
import org.apogee.match.tournament.TournamentMetrics;
import org.apogee.match.tournament.TournamentQuery;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.Parts;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.platform.health.Health;
import org.apogee.platform.health.Health.Question;
import org.apogee.platform.health.ManagementServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.metrics.Build;
import org.apogee.platform.metrics.Metrics;
import org.apogee.platform.process.RunningProcess;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Tokens;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/**
 * One matchmaker: everything it is made of, in the order in which it starts; it stops in the other
 * order. It is a member of the cluster by itself, or part of a process that is one already.
 */
public final class Matchmaker implements RunningProcess {
  private static final List<EntityTypeKey<?>> KINDS =
      List.of(Tournaments.KEY, Ladders.KEY, Competitions.KEY, Seasons.KEY);

  private final Parts parts = new Parts();
  private final InstantSource clock = InstantSource.system();
  private final Health health = new Health(clock);
  private final MatchmakerSettings settings;
  private final ActorSystem<?> system;
  private final CompletableFuture<Void> ended;
  private final Metrics metrics;
  private final MatchmakerApi api;

  /**
   * Starts a member of the cluster and returns when it takes requests.
   *
   * @param whole from {@link ClusterSystem#load}
   */
  public static Matchmaker start(Config whole) {
    return new Matchmaker(whole, null);
  }

  /** The same inside a member that has the role {@link ClusterSystem#MATCHMAKER}. */
  public static Matchmaker startIn(ActorSystem<?> member, Config whole) {
    return new Matchmaker(whole, member);
  }

  private Matchmaker(Config whole, @Nullable ActorSystem<?> member) {
    var apogee = Configuration.of(whole);
    settings = MatchmakerSettings.from(apogee);
    var place = MemberSettings.from(apogee);
    try {
      metrics = parts.add(Metrics.of(Build.current()));
      parts.add(ManagementServer.start(apogee, health, metrics));
      var address = DatabaseSettings.from(apogee);
      var database = parts.add(Database.open(address, "matchmaker", metrics.registry()));
      ClusterSystem.migrate(database);
      Players.migrate(database);
      database.migrate("matchmaker", "db/matchmaker");
      parts.add(FormerPlayers.follow(database));
      NoticeTable.migrate(database);
      DumpFiles.migrate(database);
      var blocking = parts.threads(Executors.newVirtualThreadPerTaskExecutor());
      var pairers = parts.threads(Executors.newFixedThreadPool(settings.pairingThreads()));
      system = member == null ? join(whole, place, address) : member;
      ended = ClusterSystem.whenEnded(system);
      var desks = OrderDesks.find(system, settings.orderTimeout());
      var games = new EndedGames(database, blocking, Enrolment.of(system).fence());
      var tournaments =
          Tournaments.host(
              system,
              new TournamentActor.Deps(
                  clock,
                  desks,
                  pairers,
                  games,
                  new TournamentList(database, blocking),
                  new TournamentMetrics(metrics.registry())),
              settings.askTimeout());
      var ladderList = new LadderList(database, blocking);
      var world = new JdbcLadderInput(database, clock, desks::count, settings.gamesOfANode());
      var ladders =
          Ladders.host(
              system,
              new LadderActor.Deps(
                  clock,
                  desks::open,
                  games::of,
                  ladderList,
                  world,
                  blocking,
                  new LadderMetrics(metrics.registry())),
              settings.askTimeout());
      var competitionList = new CompetitionList(database, blocking, "competition");
      var competitions =
          Competitions.host(
              system,
              new CompetitionActor.Deps(clock, tournaments::send, competitionList),
              settings.askTimeout());
      var seasonList = new CompetitionList(database, blocking, "season");
      var seasons =
          Seasons.host(
              system,
              new SeasonActor.Deps(clock, competitions::send, seasonList),
              settings.askTimeout());
      if (member != null) {
        parts.add(() -> ClusterSystem.endHosting(member, KINDS));
      }
      var list = new TournamentQuery(database);
      var takers =
          Map.<OriginKind, ResultReceiver>of(
              OriginKind.TOURNAMENT, tournaments::result, OriginKind.LADDER, ladders::result);
      RecurringSingleton.host(
          system,
          new Recurring(
              clock, new Templates(database), new BarredPlayers(database, clock), tournaments),
          settings.seriesEvery());
      var notices = new TournamentNotices(database, Enrolment.of(system).fence(), clock);
      parts.add(
          NightlyDumps.start(
              database,
              List.of(new StandingDump(database, (id, what) -> tournaments.look(id, what, 0))),
              DumpSettings.from(apogee),
              metrics.registry(),
              clock));
      deliverResults(games, takers, notices, new TournamentGauges(list, metrics.registry()));
      api =
          parts.add(
              MatchmakerApi.start(
                  HttpSettings.from(apogee),
                  apiParts(
                      apogee,
                      database,
                      tournaments,
                      list,
                      ladders,
                      ladderList,
                      competitions,
                      competitionList,
                      seasons,
                      seasonList,
                      () -> world.look("", List.of()).room()),
                  metrics.registry()));
      health.check(Question.ALIVE, "actor-system", () -> !ended.isDone());
      health.check(Question.READY, "order-desks", desks::areFound);
      health.started();
    } catch (RuntimeException failed) {
      close();
      throw failed;
    }
  }

  private ActorSystem<?> join(Config whole, MemberSettings place, DatabaseSettings address) {
    var joined = ClusterSystem.start(whole, place, address, List.of(ClusterSystem.MATCHMAKER));
    parts.add(() -> ClusterSystem.leave(joined));
    var membership = Membership.watch(joined, metrics.registry());
    ShardMetrics.watch(joined, Tournaments.KEY, metrics.registry());
    var enrolment = Enrolment.of(joined);
    enrolment.show(metrics.registry());
    enrolment.awaitMember(place.joinPatience());
    membership.awaitUp(place.joinPatience());
    health.check(Question.READY, "member", membership::isUp);
    health.check(Question.READY, "one-cluster", enrolment::isMember);
    return joined;
  }

  /** Notices and gauges are looked after by the same one of the matchmakers. */
  private void deliverResults(
      EndedGames games,
      Map<OriginKind, ResultReceiver> takers,
      TournamentNotices notices,
      TournamentGauges gauges) {
    Runnable alsoDo =
        () -> {
          notices.look();
          gauges.look();
        };
    parts.add(
        ResultSingleton.host(
            system, games, takers, settings.resultsEvery(), alsoDo, gauges::clear));
  }

  private MatchmakerApi.Parts apiParts(
      Configuration apogee,
      Database database,
      Tournaments tournaments,
      TournamentQuery list,
      Ladders ladders,
      LadderList ladderList,
      Competitions competitions,
      CompetitionList competitionList,
      Seasons seasons,
      CompetitionList seasonList,
      IntSupplier room) {
    var players = new Players(database, clock);
    var tokens = parts.add(Tokens.from(apogee, database, clock));
    tokens.ensureOrganiser(apogee, players);
    return new MatchmakerApi.Parts(
        clock,
        players,
        new Sanctions(database, clock),
        new Audit(database, clock),
        tokens,
        tournaments,
        list,
        ladders,
        ladderList,
        competitions,
        competitionList,
        seasons,
        seasonList,
        database,
        WebhookRules.from(apogee),
        room);
  }

  /** Where the public API listens. */
  public int httpPort() {
    return api.port();
  }

  public Metrics metrics() {
    return metrics;
  }

  /** Ends when this member has left the cluster, by itself or because the others gave it up. */
  @Override
  public void awaitEnd() {
    ended.join();
  }

  @Override
  public void drain() {
    health.shutDown();
  }

  @Override
  public Duration stopGrace() {
    return settings.stopGrace();
  }

  /**
   * Stops the parts in reverse order. A part that fails to stop is logged, and the rest still stop.
   */
  @Override
  public void close() {
    health.shutDown();
    parts.close();
  }
}
