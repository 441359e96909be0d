package org.apogee.node.api;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apogee.cluster.dump.DumpFiles;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.failure.PlayerRecords;
import org.apogee.node.failure.ProgramFailures;
import org.apogee.node.feed.FeedLog;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.Games;
import org.apogee.node.inbox.Inboxes;
import org.apogee.node.lobby.Lobby;
import org.apogee.node.receipt.Receipts;
import org.apogee.node.service.Arrivals;
import org.apogee.node.thinking.Thinkers;
import org.apogee.node.vacation.Vacations;
import org.apogee.node.watch.WatchHub;
import org.apogee.platform.account.Accounts;
import org.apogee.platform.account.PasswordLinks;
import org.apogee.platform.account.ProviderSignIn;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditQuery;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.erasure.Erasure;
import org.apogee.platform.http.HttpServer;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.http.OpenApi;
import org.apogee.platform.http.Pages;
import org.apogee.platform.http.Route;
import org.apogee.platform.http.SessionCookie;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Tokens;

/** The HTTP API of a node: its routes and its server. */
public final class NodeApi implements AutoCloseable {
  static final String ROOT = "/api/v1";
  static final String DOCUMENT = "/org/apogee/node/api/openapi.json";

  private final HttpServer server;

  private NodeApi(HttpServer server) {
    this.server = server;
  }

  /** The dependencies of the routes. */
  public record Parts(
      Players players,
      Tokens tokens,
      Games games,
      GameHistory history,
      Receipts receipts,
      ProgramFailures failures,
      PlayerRecords records,
      WatchHub watches,
      GameDirectory directory,
      Inboxes inboxes,
      Lobby lobby,
      Quotas quotas,
      Sanctions sanctions,
      Vacations vacations,
      Audit audit,
      AuditQuery trail,
      Erasure erasure,
      Accounts accounts,
      Optional<ProviderSignIn> provider,
      PasswordLinks links,
      SessionCookie cookie,
      Thinkers thinkers,
      NoticeParts notices,
      Optional<FeedLog> feed,
      DumpFiles dumps,
      Arrivals arrivals) {}

  /** Listens where {@code apogee.http} says. */
  public static NodeApi start(Configuration apogee, Parts parts, MeterRegistry registry) {
    var routes = routes(ApiSettings.from(apogee), parts, registry);
    return new NodeApi(
        HttpServer.start(HttpSettings.from(apogee), routes, pages(parts), parts.tokens, registry));
  }

  private static Pages pages(Parts parts) {
    return Pages.load("web").describedBy(new Previews(parts.directory, parts.history)::about);
  }

  static List<Route> routes(ApiSettings settings, Parts parts, MeterRegistry registry) {
    var desk = new GameDesk(parts.games, parts.history, parts.arrivals);
    var room =
        new ThinkingRoom(settings, parts.directory::liveHouseSeatsBy, registry, System::nanoTime);
    var casual = new CasualGames(parts.players, parts.directory, settings, room);
    var quotas = new OwnerQuotas(parts.quotas, settings);
    var routes = new ArrayList<Route>();
    routes.addAll(
        new GameRoutes(
                desk,
                parts.history,
                parts.watches,
                parts.inboxes,
                casual,
                quotas,
                parts.sanctions,
                parts.audit,
                new Analysis(parts.history, parts.thinkers, quotas),
                new Previews(parts.directory, parts.history),
                parts.arrivals)
            .routes());
    var lobby = new LobbyDesk(parts.lobby, parts.players, parts.sanctions, casual, quotas);
    routes.addAll(
        new SeatRoutes(
                parts.history,
                parts.players,
                new SeatBundles(parts.history, parts.receipts, parts.failures),
                parts.failures,
                parts.records)
            .routes());
    routes.addAll(new ForkRoutes(desk, parts.history, casual, quotas, parts.sanctions).routes());
    routes.addAll(new OfferRoutes(desk).routes());
    routes.addAll(new SeekRoutes(lobby).routes());
    routes.addAll(new ChallengeRoutes(lobby).routes());
    routes.addAll(new ListRoutes(parts.directory).routes());
    routes.addAll(
        new PlayerRoutes(
                parts.players, parts.tokens, quotas, parts.sanctions, parts.vacations, settings)
            .routes());
    routes.addAll(new ErasureRoutes(parts.players, parts.erasure).routes());
    routes.addAll(new VacationRoutes(parts.vacations, parts.directory, parts.games).routes());
    routes.addAll(new SanctionRoutes(parts.players, parts.sanctions).routes());
    routes.addAll(new AuditRoutes(parts.trail).routes());
    routes.addAll(new RoleRoutes(parts.players).routes());
    routes.addAll(new TokenRoutes(parts.players, parts.tokens, quotas, settings).routes());
    routes.addAll(
        new GuestRoutes(
                parts.players,
                parts.tokens,
                parts.accounts.sessions(),
                parts.cookie,
                parts.quotas,
                settings)
            .routes());
    routes.addAll(
        new AccountRoutes(
                parts.accounts, parts.players, parts.sanctions, parts.cookie, parts.provider)
            .routes());
    routes.addAll(
        new ProviderRoutes(parts.provider, parts.accounts, parts.players, parts.cookie).routes());
    routes.addAll(
        new PasswordLinkRoutes(parts.links, parts.accounts, parts.players, parts.cookie).routes());
    routes.addAll(new StatusRoutes(parts.directory.atAGlance(), System::nanoTime).routes());
    routes.addAll(parts.notices.routes());
    routes.addAll(new FeedRoutes(parts.feed).routes());
    routes.addAll(new DumpRoutes(parts.dumps).routes());
    routes.addAll(new RulesetRoutes().routes());
    routes.add(OpenApi.load(DOCUMENT).route(ROOT + "/openapi.json"));
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
