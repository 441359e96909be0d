package org.apogee.match.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apogee.match.competition.CompetitionList;
import org.apogee.match.competition.Competitions;
import org.apogee.match.export.EventCalendar;
import org.apogee.match.export.EventPicture;
import org.apogee.match.export.EventTables;
import org.apogee.match.export.ICalendar;
import org.apogee.match.export.NamedReport;
import org.apogee.match.listing.Summaries;
import org.apogee.match.season.Seasons;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.match.tournament.TournamentQuery;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Csv;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;

/** Events for other programs: tables, reports and calendars. */
final class ExportRoutes {
  private static final String ONE = MatchmakerApi.ROOT + "/{id}";

  /** The entries of the calendar of everything. */
  private static final int UPCOMING_MOST = 200;

  /** Each is asked for its plan. */
  private static final int SEASONS_MOST = 20;

  private final InstantSource clock;
  private final Tournaments tournaments;
  private final TournamentQuery list;
  private final Competitions competitions;
  private final Seasons seasons;
  private final CompetitionList seasonList;

  ExportRoutes(
      InstantSource clock,
      Tournaments tournaments,
      TournamentQuery list,
      Competitions competitions,
      Seasons seasons,
      CompetitionList seasonList) {
    this.clock = clock;
    this.tournaments = tournaments;
    this.list = list;
    this.competitions = competitions;
    this.seasons = seasons;
    this.seasonList = seasonList;
  }

  List<Route> routes() {
    return List.of(
        // First: its name could be the id of a tournament.
        open(MatchmakerApi.ROOT + "/calendar.ics", this::everything),
        open(ONE + "/standings.csv", this::standings),
        open(ONE + "/games.csv", this::games),
        open(ONE + "/export.json", this::whole),
        Route.get(ONE + "/picture", Access.ANYBODY, this::picture),
        open(ONE + "/trf", this::report).query("names"),
        open(ONE + "/calendar.ics", this::tournament),
        open("/api/v1/competitions/{id}/ranking.csv", this::ranking),
        open("/api/v1/seasons/{id}/tables.csv", this::tables),
        open("/api/v1/seasons/{id}/calendar.ics", this::season));
  }

  private static Route open(String path, Function<Request, Answer.Body> answer) {
    return Route.get(path, Access.ANYBODY, answer::apply);
  }

  private JsonNode look(Request request, What what) {
    return tree(tournaments.look(request.id("id"), what, 0));
  }

  private static JsonNode tree(String json) {
    return Json.read(json.getBytes(StandardCharsets.UTF_8));
  }

  private static Answer.Body file(Request request, Csv csv, String what) {
    return csv.file(request.id("id") + "-" + what);
  }

  private Answer.Body standings(Request request) {
    var csv = EventTables.standings(look(request, What.WHOLE), look(request, What.STANDINGS));
    return file(request, csv, "standings");
  }

  private Answer.Body games(Request request) {
    var csv = EventTables.games(look(request, What.WHOLE), look(request, What.ROUNDS));
    return file(request, csv, "games");
  }

  private Answer.Body whole(Request request) {
    var json = Json.object();
    json.set("tournament", look(request, What.WHOLE));
    json.set("standings", look(request, What.STANDINGS));
    json.set("rounds", look(request, What.ROUNDS).path("items"));
    return Answer.json(json)
        .header(
            "Content-Disposition", "attachment; filename=\"%s.json\"".formatted(request.id("id")));
  }

  private Answer picture(Request request) {
    var png = EventPicture.of(look(request, What.WHOLE), look(request, What.STANDINGS));
    return new Answer.Bytes("image/png", png);
  }

  /** How entrants are named in a report. */
  private enum Names {
    ID,
    DISPLAY
  }

  private Answer.Body report(Request request) {
    var report = tournaments.look(request.id("id"), What.REPORT, 0);
    boolean isById = request.queryChoice("names", Names.class).orElse(Names.ID) == Names.ID;
    return Answer.text(
        "text/plain; charset=utf-8",
        isById ? report : NamedReport.of(report, look(request, What.WHOLE)));
  }

  private Answer.Body ranking(Request request) {
    return file(request, EventTables.ranking(tree(competitions.look(request.id("id")))), "ranking");
  }

  private Answer.Body tables(Request request) {
    return file(request, EventTables.season(tree(seasons.look(request.id("id")))), "tables");
  }

  private static Answer.Body calendar(String name, List<ICalendar.Entry> entries) {
    return Answer.text("text/calendar; charset=utf-8", ICalendar.of(name, entries));
  }

  private Answer.Body tournament(Request request) {
    var one = look(request, What.WHOLE);
    var entries = new EventCalendar(request.origin()).tournament(one);
    return calendar(one.path("name").asText(), entries);
  }

  private Answer.Body season(Request request) {
    var season = tree(seasons.look(request.id("id")));
    var entries = new EventCalendar(request.origin()).season(season);
    return calendar(season.path("name").asText(), entries);
  }

  private Answer.Body everything(Request request) {
    var now = clock.instant();
    var calendar = new EventCalendar(request.origin());
    var entries = new ArrayList<ICalendar.Entry>();
    list.upcoming(now, UPCOMING_MOST).forEach(one -> entries.addAll(calendar.tournament(one)));
    int asked = 0;
    for (var season : seasonList.page(Summaries.PAGE_MOST, Optional.empty()).path("items")) {
      if (season.path("state").asText().equals("running") && asked++ < SEASONS_MOST) {
        var whole = tree(seasons.look(season.path("id").asText()));
        entries.addAll(calendar.planned(whole, now));
      }
    }
    return calendar("Events on Apogee", entries);
  }
}
