package org.apogee.match.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.apogee.match.export.ICalendar.Entry;
import org.apogee.match.trf.TrfDocument;
import org.apogee.match.trf.TrfDocument.Cell;
import org.apogee.match.trf.TrfDocument.Line;
import org.apogee.match.trf.TrfWriter;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.Test;

class EventExportTest {
  private static JsonNode json(String text) throws JsonProcessingException {
    return ProtocolJson.MAPPER.readTree(text.replace('\'', '"'));
  }

  private static final String WHOLE =
      """
      {'id': 't1', 'name': 'Friday', 'game': 'sol', 'format': 'swiss', 'state': 'open',
       'createdAt': 1000, 'startAt': 7200000, 'checkInFrom': 3600000, 'checkInUntil': 5400000,
       'entrants': [{'entrant': 'p-1', 'player': 'p-1', 'name': '=Ada', 'number': 2},
                    {'entrant': 'e2', 'player': 'house:greedy', 'name': 'Bo', 'number': 1}]}
      """;

  @Test
  void standingsHaveTheirTieBreaksAsColumns() throws JsonProcessingException {
    var standings =
        json(
            """
            {'tieBreaks': ['buchholz', 'wins'], 'items': [
              {'place': 1, 'entrant': 'e2', 'name': 'Bo', 'active': true, 'points': '1.5',
               'tieBreaks': ['2', '1']},
              {'place': 2, 'entrant': 'p-1', 'name': '=Ada', 'active': false, 'points': '0.5',
               'tieBreaks': ['2.5', '0']}]}
            """);
    assertThat(EventTables.standings(json(WHOLE), standings).toString().lines())
        .containsExactly(
            "place,entrant,player,name,active,points,buchholz,wins",
            "1,\"e2\",\"house:greedy\",\"Bo\",\"true\",1.5,2,1",
            "2,\"p-1\",\"p-1\",\"'=Ada\",\"false\",0.5,2.5,0");
  }

  /** The second game has the seats turned; the third table was imported. */
  @Test
  void gamesHaveARowForEachSeat() throws JsonProcessingException {
    var rounds =
        json(
            """
            {'items': [{'round': 1, 'tables': [
              {'table': 1, 'seats': ['p-1', 'e2'], 'state': 'over', 'places': [2, 1],
               'points': ['0', '1'], 'games': [
                 {'game': 'g1', 'seats': ['p-1', 'e2'], 'state': 'lost', 'ending': 'void'},
                 {'game': 'g2', 'seats': ['e2', 'p-1'], 'state': 'over', 'ending': 'done',
                  'places': [1, 2]}]},
              {'table': 2, 'seats': ['e2', 'p-1'], 'state': 'over', 'places': [1, 1],
               'points': ['0.5', '0.5'], 'games': []}]}]}
            """);
    assertThat(EventTables.games(json(WHOLE), rounds).toString().lines().skip(1))
        .containsExactly(
            "1,1,\"over\",\"g1\",\"lost\",\"void\",0,\"p-1\",\"p-1\",\"'=Ada\",,2,0",
            "1,1,\"over\",\"g1\",\"lost\",\"void\",1,\"e2\",\"house:greedy\",\"Bo\",,1,1",
            "1,1,\"over\",\"g2\",\"over\",\"done\",0,\"e2\",\"house:greedy\",\"Bo\",1,1,1",
            "1,1,\"over\",\"g2\",\"over\",\"done\",1,\"p-1\",\"p-1\",\"'=Ada\",2,2,0",
            "1,2,\"over\",,,,0,\"e2\",\"house:greedy\",\"Bo\",,1,0.5",
            "1,2,\"over\",,,,1,\"p-1\",\"p-1\",\"'=Ada\",,1,0.5");
  }

  @Test
  void aTournamentIsInTheCalendarWithItsCheckIn() throws JsonProcessingException {
    var entries = new EventCalendar("https://apogee.example").tournament(json(WHOLE));
    assertThat(entries)
        .extracting(Entry::id)
        .containsExactly(
            "tournaments-t1-check-in@apogee.example", "tournaments-t1-start@apogee.example");
    assertThat(entries.get(1).start()).hasToString("1970-01-01T02:00:00Z");
    assertThat(entries.get(1).end()).isEmpty();
    assertThat(entries.get(1).description()).isEqualTo("sol, swiss, 2 entrants.");
    assertThat(entries.getFirst().url()).isEqualTo("https://apogee.example/tournaments/t1");
    assertThat(new EventCalendar("").tournament(json(WHOLE)).getFirst().url()).isEmpty();
  }

  @Test
  void anArenaHasAnEnd() throws JsonProcessingException {
    var arena = WHOLE.replace("'state'", "'settings': {'arenaMillis': 600000}, 'state'");
    assertThat(new EventCalendar("").tournament(json(arena)).get(1).end().orElseThrow())
        .hasToString("1970-01-01T02:10:00Z");
  }

  @Test
  void aReportShowsNames() throws JsonProcessingException {
    var players =
        List.of(
            new Line(1, "e2", 2000, 2, 1, List.of(new Cell(2, 'w', '1'))),
            new Line(2, "p-1", 1000, 0, 2, List.of(new Cell(1, 'b', '0'))));
    var report = TrfWriter.write(new TrfDocument("Friday", 1, true, List.of(), players));
    assertThat(NamedReport.of(report, json(WHOLE)).lines().filter(line -> line.startsWith("001")))
        .satisfiesExactly(
            line -> assertThat(line).contains(" Bo ").contains("2 w 1"),
            line -> assertThat(line).contains(" =Ada ").contains("1 b 0"));
  }
}
