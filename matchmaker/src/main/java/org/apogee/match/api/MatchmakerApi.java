package org.apogee.match.api;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.notice.Receivers;
import org.apogee.cluster.webhook.WebhookRoutes;
import org.apogee.cluster.webhook.WebhookRules;
import org.apogee.match.competition.CompetitionList;
import org.apogee.match.competition.Competitions;
import org.apogee.match.ladder.LadderList;
import org.apogee.match.ladder.Ladders;
import org.apogee.match.preview.GameLengths;
import org.apogee.match.preview.Preview;
import org.apogee.match.registration.BarredPlayers;
import org.apogee.match.registration.EntryFactsTable;
import org.apogee.match.registration.NoShowTable;
import org.apogee.match.season.Seasons;
import org.apogee.match.template.Recurring;
import org.apogee.match.template.Templates;
import org.apogee.match.tournament.TournamentQuery;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.HttpServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.http.OpenApi;
import org.apogee.platform.http.Route;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;

/** The HTTP API of the matchmaker: its routes and its server. */
public final class MatchmakerApi implements AutoCloseable {
  static final String ROOT = "/api/v1/tournaments";
  static final String DOCUMENT = "/org/apogee/match/api/openapi.json";

  private final HttpServer server;

  private MatchmakerApi(HttpServer server) {
    this.server = server;
  }

  /** The dependencies of the routes. */
  public record Parts(
      InstantSource clock,
      Players players,
      Sanctions sanctions,
      Audit audit,
      Tokens tokens,
      Tournaments tournaments,
      TournamentQuery list,
      Ladders ladders,
      LadderList ladderList,
      Competitions competitions,
      CompetitionList competitionList,
      Seasons seasons,
      CompetitionList seasonList,
      Database database,
      WebhookRules webhooks,
      IntSupplier room) {}

  /** Listens on the configured address. */
  public static MatchmakerApi start(HttpSettings settings, Parts parts, MeterRegistry registry) {
    return new MatchmakerApi(HttpServer.start(settings, routes(parts), parts.tokens, registry));
  }

  static List<Route> routes(Parts parts) {
    var resolver = new EntrantResolver(parts.players, parts.sanctions);
    var barred = new BarredPlayers(parts.database, parts.clock);
    var access =
        new DirectorAccess(parts.tournaments, parts.ladders, parts.competitions, parts.seasons);
    var routes = new ArrayList<Route>();
    // First: its name could be the id of a tournament.
    routes.add(OpenApi.load(DOCUMENT).route(ROOT + "/openapi.json"));
    var exports =
        new ExportRoutes(
            parts.clock,
            parts.tournaments,
            parts.list,
            parts.competitions,
            parts.seasons,
            parts.seasonList);
    routes.addAll(exports.routes());
    routes.addAll(
        new TemplateRoutes(
                parts.clock,
                new Templates(parts.database),
                new Recurring(
                    parts.clock, new Templates(parts.database), barred, parts.tournaments),
                resolver)
            .routes());
    routes.addAll(
        new TournamentRoutes(
                parts.clock,
                parts.tournaments,
                parts.list,
                resolver,
                access,
                new Preview(new GameLengths(parts.database), parts.room))
            .routes());
    var facts = new EntryFactsTable(parts.database);
    var admissions = new Admissions(parts.tournaments, access, facts, new Quotas(parts.database));
    routes.addAll(
        new EntryRoutes(
                parts.tournaments,
                resolver,
                access,
                facts,
                new NoShowTable(parts.database),
                admissions)
            .routes());
    routes.addAll(new DirectorRoutes(parts.tournaments, resolver, access).routes());
    routes.addAll(new CoDirectorRoutes(parts.tournaments, parts.players, access).routes());
    routes.addAll(new ConsoleRoutes(parts.tournaments, access, resolver).routes());
    routes.addAll(new TeamRoutes(parts.tournaments, resolver, access, admissions).routes());
    routes.addAll(
        new WebhookRoutes(
                Receivers.ofTournaments(parts.database, parts.clock),
                parts.webhooks,
                new WebhookRoutes.Place(
                    ROOT + "/{id}/webhooks",
                    "webhook",
                    Access.with(Scope.ORGANISE),
                    NoticeKind.choicesOfTournaments(),
                    false,
                    request -> request.id("id"),
                    access::directed))
            .routes());
    routes.addAll(new ShowRoutes(parts.tournaments).routes());
    routes.addAll(
        new LadderRoutes(parts.ladders, parts.ladderList, resolver, access, parts.audit).routes());
    routes.addAll(
        new CompetitionRoutes(
                parts.competitions, parts.seasons, parts.competitionList, parts.players, resolver)
            .routes());
    routes.addAll(
        new SeasonRoutes(parts.seasons, parts.seasonList, parts.players, resolver, barred)
            .routes());
    return List.copyOf(routes);
  }

  public int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.close();
  }
}
