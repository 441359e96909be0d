package org.apogee.match.preview;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.apogee.match.pairing.Format;
import org.apogee.match.preview.GameLengths.Measured;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.platform.http.Json;

/** A forecast for a tournament with these settings and this number of entrants. */
public final class Preview {
  private final GameLengths lengths;
  private final IntSupplier room;

  /**
   * Previews for one cluster.
   *
   * @param room how many more games the nodes should host now
   */
  public Preview(GameLengths lengths, IntSupplier room) {
    this.lengths = lengths;
    this.room = room;
  }

  /** Takes settings that were checked. */
  public ObjectNode of(TournamentSettings settings, int expected, boolean houseOnly) {
    int capacity = settings.registration().capacity();
    int entrants = capacity > 0 ? Math.min(capacity, expected) : expected;
    var game = settings.game().replaceFirst("/.*", "");
    int least = settings.smallestTable();
    int most = settings.largestTable();
    var measured = lengths.of(game, least, most, houseOnly);
    int plies = lengths.of(game, least, most, true).map(Measured::plies).orElse(0);
    var forecast = Forecast.of(settings.clock(), most, settings.gamesPerMatch(), measured, plies);
    var json = Json.object().put("entrants", entrants);
    var warnings = new ArrayList<Warning>();
    if (entrants < expected) {
      warnings.add(Warnings.fewSeats(entrants, expected));
    }
    if (entrants < least) {
      warnings.add(Warnings.tooFew(settings, entrants));
    } else if (settings.format() == Format.ARENA) {
      arena(json, settings, entrants, forecast, warnings);
    } else {
      rounds(json, settings, entrants, forecast, warnings);
    }
    show(json.putArray("warnings")::addObject, warnings);
    return json;
  }

  private void rounds(
      ObjectNode json,
      TournamentSettings settings,
      int entrants,
      Forecast forecast,
      List<Warning> warnings) {
    var run = TrialRun.of(settings, entrants);
    json.put("rounds", run.roundsInAll());
    json.put("games", run.tables() * settings.gamesPerMatch());
    var list = json.putArray("perRound");
    for (var round : run.rounds()) {
      var item = list.addObject().put("tables", round.tables().size()).put("byes", round.byes());
      Map<Integer, Integer> sizes = new TreeMap<>();
      round.tables().forEach(seats -> sizes.merge(seats, 1, Integer::sum));
      var shown = item.putObject("sizes");
      sizes.forEach((seats, count) -> shown.put(Integer.toString(seats), count));
    }
    json.put("complete", run.complete());
    duration(json, forecast, run.roundsInAll() * forecast.roundMillis())
        .put("atMostMinutes", minutes(run.roundsInAll() * forecast.mostMillis()));
    capacity(json, run.mostAtOnce(), warnings);
    warnings.addAll(Warnings.ofRun(settings, entrants, run));
  }

  private void arena(
      ObjectNode json,
      TournamentSettings settings,
      int entrants,
      Forecast forecast,
      List<Warning> warnings) {
    json.put("rounds", 0);
    long game = forecast.roundMillis() / settings.gamesPerMatch();
    int atOnce = entrants / settings.tableSize();
    Optional.ofNullable(forecast.measured())
        .ifPresent(it ->
            json.put(
                "games",
                atOnce * Math.max(1, settings.arenaMillis() / Math.max(1, it.middleMillis()))));
    // Games in play at the end are finished.
    duration(json, forecast, settings.arenaMillis() + game)
        .put("atMostMinutes", minutes(settings.arenaMillis() + forecast.mostMillis()));
    capacity(json, atOnce, warnings);
    if (forecast.measured() != null
        && forecast.measured().middleMillis() * 2 > settings.arenaMillis()) {
      warnings.add(Warnings.shortArena(forecast.measured().middleMillis()));
    }
  }

  private static ObjectNode duration(ObjectNode json, Forecast forecast, long millis) {
    var shown = json.putObject("duration");
    shown.put("basis", forecast.basis());
    shown.put("minutes", minutes(millis));
    shown.put("roundMinutes", minutes(forecast.roundMillis()));
    var measured = forecast.measured();
    if (measured != null) {
      shown.put("gamesMeasured", measured.games());
      shown.put("medianDecisions", measured.plies());
      shown.put("secondsPerDecision", measured.millisOfDecision() / 1000.0);
    }
    return shown;
  }

  private void capacity(ObjectNode json, int atOnce, List<Warning> warnings) {
    int free = room.getAsInt();
    json.putObject("capacity").put("gamesAtOnce", atOnce).put("room", free);
    if (atOnce > free) {
      warnings.add(Warnings.overCapacity(atOnce, free));
    }
  }

  private static long minutes(long millis) {
    return Math.ceilDiv(millis, 60_000L);
  }

  private static void show(Supplier<ObjectNode> next, List<Warning> warnings) {
    warnings.forEach(warning ->
        next.get()
            .put("code", warning.code())
            .put("field", warning.field())
            .put("sentence", warning.sentence()));
  }
}
