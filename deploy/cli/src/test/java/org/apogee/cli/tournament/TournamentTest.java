package org.apogee.cli.tournament;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command against answers as docs/api.md shows them. */
final class TournamentTest {
  private static final String STANDINGS =
      """
      {"round":2,"tieBreaks":["buchholz","wins"],"items":[
      {"place":1,"entrant":"house:greedy","name":"Greedy","points":"2","tieBreaks":["1","2"]},
      {"place":2,"entrant":"p-1","name":"Ada","points":"0.5","tieBreaks":["3","0"]}]}
      """;

  private static final String KEY = "\"key\":\"[0-9a-f-]{36}\"";

  @TempDir Path folder;
  private FakePlatform platform;

  @BeforeEach
  void begin() throws IOException {
    platform = new FakePlatform();
  }

  @AfterEach
  void end() {
    platform.close();
  }

  private Shell run(String... words) throws IOException {
    var token = Files.writeString(folder.resolve("token"), "secret\n").toString();
    return Shell.run(
        Stream.of(
                Stream.of("tournament", words[0], "--url", platform.address()),
                Stream.of("--token-file", token),
                Stream.of(words).skip(1))
            .flatMap(all -> all)
            .toArray(String[]::new));
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("friday.json"), text);
  }

  @Test
  void aTournamentIsMadeFromAFileAndAskedAgainWhenNobodyKnows() throws IOException {
    platform.says("POST /tournaments", "{\"tournament\":\"t1\",\"repeated\":false}").failing(2);
    var made = run("create", file("{\"name\":\"Friday\",\"game\":\"sol\"}").toString());
    assertThat(made.exit()).as(made.err()).isEqualTo(Exit.DONE);
    assertThat(made.out().strip()).isEqualTo("t1");
    assertThat(platform.asked()).hasSize(3);
    assertThat(platform.asked().stream().distinct())
        .singleElement(as(STRING))
        .matches(
            "POST /tournaments Bearer secret \\{\"name\":\"Friday\",\"game\":\"sol\"," + KEY + "}");
  }

  @Test
  void whatWouldCountTwiceIsSentAgainUnderOneKey() throws IOException {
    var file = file("{\"name\":\"Friday\"}").toString();
    var report = Files.writeString(folder.resolve("open.trf"), "001 one\n").toString();
    platform
        .says("POST /tournaments/import", "{\"tournament\":\"t1\"}")
        .says("POST /tournaments/templates", "{\"template\":\"s1\"}")
        .says("POST /tournaments/t1/extend", "{\"repeated\":false}");
    platform.failing(1);
    run("import", file, "--trf", report);
    platform.failing(1);
    template("create", file);
    platform.failing(1);
    run("extend", "t1", "--rounds", "2");
    platform.failing(1);
    run("extend", "t1", "--rounds", "2");
    assertThat(platform.asked()).hasSize(8).allMatch(line -> line.matches(".*" + KEY + "}"));
    assertThat(platform.asked().stream().distinct()).as("two extensions differ").hasSize(4);
  }

  @Test
  void aLongListIsReadPageByPageAndSaysWhenThereIsMore() throws IOException {
    platform
        .says("GET /tournaments?limit=200&state=open", page(200, "n=1"))
        .says("GET /tournaments?limit=50&state=open&cursor=n=1", page(50, "n=2"))
        .says("GET /tournaments?limit=200&state=open&cursor=n=1", page(7, ""));
    var some = run("list", "--state", "open", "--limit", "250");
    assertThat(some.out().lines()).hasSize(252).last().asString().startsWith("There are more");
    var all = run("list", "--state", "open", "--limit", "400", "--json").json();
    assertThat(all.path("items")).hasSize(207);
    assertThat(all.has("next")).isFalse();
    assertThat(run("list", "--limit", "0").exit()).isEqualTo(Exit.BAD_INPUT);
  }

  private static String page(int items, String next) {
    return "{\"items\":[%s]%s}"
        .formatted(
            String.join(",", Collections.nCopies(items, "{\"id\":\"t1\"}")),
            next.isEmpty() ? "" : ",\"next\":\"" + next + "\"");
  }

  @Test
  void aKeyOfTheUserIsKept() throws IOException {
    platform.says("POST /tournaments", "{\"tournament\":\"t1\",\"repeated\":true}");
    var made = run("create", file("{\"key\":\"friday\"}").toString());
    assertThat(made.out().strip()).isEqualTo("t1 already exists");
    assertThat(platform.asked())
        .containsExactly("POST /tournaments Bearer secret {\"key\":\"friday\"}");
  }

  @Test
  void joiningIsForOneselfUnlessToldOtherwise() throws IOException {
    platform
        .says("GET /me", "{\"player\":{\"id\":\"p-1\"}}")
        .says("POST /tournaments/t1/entrants", "{\"entrant\":\"e\",\"number\":3}");
    assertThat(run("join", "t1").out().strip()).isEqualTo("e entered, as number 3");
    run("join", "t1", "--player", "p-2");
    run("join", "t1", "--bot", "greedy", "--name", "Gus");
    assertThat(platform.asked().stream().filter(line -> line.contains("/entrants")))
        .extracting(line -> line.substring(line.indexOf('{')))
        .containsExactly(
            "{\"player\":\"p-1\"}",
            "{\"player\":\"p-2\"}",
            "{\"bot\":\"greedy\",\"name\":\"Gus\"}");
  }

  @Test
  void teamsEnterWithACodeAndCheckIn() throws IOException {
    platform
        .says(
            "POST /tournaments/t1/teams",
            "{\"team\":\"team:rooks\",\"waiting\":1,\"repeated\":false}")
        .says("POST /tournaments/t1/teams/team:rooks/check-in", "{\"repeated\":false}")
        .says(
            "GET /tournaments/t1/registration",
            """
            {"entrants":[],"waiting":[],"teams":[
             {"team":"team:rooks","name":"Rooks","active":true,"waiting":1,"checkedIn":true},
             {"team":"team:ants","name":"Ants","active":true,"checkedIn":false}]}
            """);
    run("team", "t1", "Rooks", "--code", "friday");
    assertThat(platform.asked())
        .contains(
            "POST /tournaments/t1/teams Bearer secret"
                + " {\"name\":\"Rooks\",\"invited\":[],\"code\":\"friday\"}");
    assertThat(run("check-in", "t1", "team:rooks").out().strip())
        .isEqualTo("team:rooks has checked in");
    assertThat(run("registration", "t1").out().lines())
        .containsExactly(
            "STATUS     ENTRANT     NAME   CHECKED IN",
            "waiting 1  team:rooks  Rooks  yes",
            "seat       team:ants   Ants   no");
  }

  @Test
  void enteringWithACodeMayMeanWaiting() throws IOException {
    platform
        .says("GET /me", "{\"player\":{\"id\":\"p-1\"}}")
        .says("POST /tournaments/t1/entrants", "{\"entrant\":\"p-1\",\"waiting\":2}")
        .says("POST /tournaments/t1/entrants/p-1/check-in", "{\"repeated\":false}")
        .says(
            "GET /tournaments/t1/registration",
            """
            {"entrants":[{"entrant":"p-2","name":"Bo","checkedIn":false}],
             "waiting":[{"entrant":"p-1","name":"Ada","checkedIn":true}]}
            """);
    assertThat(run("join", "t1", "--code", "friday").out().strip())
        .isEqualTo("p-1 waits, as number 2");
    assertThat(run("check-in", "t1").out().strip()).isEqualTo("p-1 has checked in");
    assertThat(platform.asked())
        .contains(
            "POST /tournaments/t1/entrants Bearer secret {\"player\":\"p-1\",\"code\":\"friday\"}");
    assertThat(run("registration", "t1").out().lines())
        .containsExactly(
            "STATUS   ENTRANT  NAME  CHECKED IN",
            "seat     p-2      Bo    no",
            "waiting  p-1      Ada   yes");
  }

  @Test
  void aPreviewIsShortAndHasItsWarnings() throws IOException {
    platform.says(
        "POST /tournaments/preview",
        """
        {"entrants":9,"rounds":4,"games":12,
         "duration":{"basis":"clock","minutes":90,"roundMinutes":23,"atMostMinutes":90},
         "capacity":{"gamesAtOnce":3,"room":200},
         "warnings":[{"code":"w","field":"rounds","sentence":"Some never meet."}]}
        """);
    var shown = run("preview", file("{\"name\":\"Friday\"}").toString(), "--expected", "9");
    assertThat(shown.out().lines())
        .containsExactly(
            "Entrants: 9",
            "Rounds: 4",
            "Games: 12",
            "Duration: 90 minutes (by the clock), at most 90",
            "Games at once: 3, room for 200",
            "Warning: Some never meet.");
    assertThat(platform.asked().getFirst()).endsWith("{\"name\":\"Friday\",\"expected\":9}");
  }

  @Test
  void aSeriesIsMadeShownAndEnded() throws IOException {
    platform
        .says("POST /tournaments/templates", "{\"template\":\"s1\",\"repeated\":false}")
        .says(
            "GET /tournaments/templates/s1",
            """
            {"events":[{"due":"2026-01-02T19:00","startAt":1767376800000,"tournament":"t1"}],
             "next":[{"due":"2026-01-02T19:00","startAt":1767376800000},
              {"due":"2026-01-09T19:00","startAt":1767981600000}]}
            """)
        .says("POST /tournaments/templates/s1/end", "{\"repeated\":false}");
    var weekly = file("{\"rule\":\"FREQ=WEEKLY\"}").toString();
    assertThat(template("create", weekly).out().strip()).isEqualTo("s1");
    assertThat(template("show", "s1").out().lines())
        .containsExactly(
            "START                 TOURNAMENT",
            "2026-01-02T18:00:00Z  t1",
            "2026-01-09T18:00:00Z  -");
    assertThat(template("end", "s1").out().strip()).isEqualTo("ended");
    assertThat(template("end", "s2").exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(template("end", "no/id").exit()).isEqualTo(Exit.BAD_INPUT);
  }

  private Shell template(String command, String word) throws IOException {
    var token = Files.writeString(folder.resolve("token"), "secret\n").toString();
    return Shell.run(
        "tournament",
        "template",
        command,
        "--url",
        platform.address(),
        "--token-file",
        token,
        word);
  }

  @Test
  void everyDecisionOfADirectorIsOneRequest() throws IOException {
    var done = "{\"repeated\":false}";
    var table = "POST /tournaments/t1/rounds/2/tables/3/";
    for (var what :
        List.of("forbidden", "pairing", "byes", "extend", "confirm", "cancel", "message")) {
      platform.says("POST /tournaments/t1/" + what, done);
    }
    for (var what : List.of("void", "result", "adjudicate")) {
      platform.says(table + what, done);
    }
    platform.says("POST /tournaments/t1/rounds/2/end", done);
    run("void", "t1", "2", "3", "--replay", "--reason", "Fault.");
    run("result", "t1", "2", "3", "--places", "2,1", "--reason", "Off.");
    run("adjudicate", "t1", "2", "3", "--places", "1,2", "--reason", "Late.");
    run("forbidden", "t1", "ann", "bob");
    run("pairing", "t1", "--table", "ann,bob", "--table", "cat,dan", "--bye", "eve");
    run("bye", "t1", "ann", "--round", "4");
    run("extend", "t1", "--rounds", "2");
    run("end-round", "t1", "2");
    run("confirm", "t1");
    run("cancel", "t1", "--reason", "Rain.");
    assertThat(run("message", "t1", "Lunch at one.").out().strip()).isEqualTo("sent");
    assertThat(platform.asked())
        .extracting(line -> line.replace(" Bearer secret", ""))
        .satisfiesExactly(
            line -> assertThat(line).startsWith(table + "void").contains("\"replay\":true"),
            line -> assertThat(line).contains("\"places\":[2,1]").contains("\"played\":true"),
            line -> assertThat(line).startsWith(table + "adjudicate").contains("Late."),
            line -> assertThat(line).contains("\"one\":\"ann\"").contains("\"other\":\"bob\""),
            line ->
                assertThat(line)
                    .endsWith(
                        "{\"tables\":[[\"ann\",\"bob\"],[\"cat\",\"dan\"]],\"byes\":[\"eve\"]}"),
            line -> assertThat(line).contains("\"kind\":\"requested\"").contains("\"round\":4"),
            line -> assertThat(line).matches(".*\\{\"rounds\":2," + KEY + "}"),
            line -> assertThat(line).isEqualTo("POST /tournaments/t1/rounds/2/end"),
            line -> assertThat(line).isEqualTo("POST /tournaments/t1/confirm"),
            line -> assertThat(line).endsWith("{\"reason\":\"Rain.\"}"),
            line -> assertThat(line).endsWith("{\"text\":\"Lunch at one.\"}"));
    assertThat(run("result", "t1", "2", "3", "--places", "first", "--reason", "x").exit())
        .isEqualTo(2);
    assertThat(run("extend", "t1").exit()).isEqualTo(2);
  }

  @Test
  void aReportIsImportedWithItsTournament() throws IOException {
    platform.says("POST /tournaments/import", "{\"tournament\":\"t2\",\"repeated\":false}");
    var report = Files.writeString(folder.resolve("open.trf"), "012 Open\n001 one\n");
    var made = run("import", file("{\"name\":\"Open\"}").toString(), "--trf", report.toString());
    assertThat(made.out().strip()).isEqualTo("t2");
    assertThat(platform.asked().getFirst())
        .contains("{\"name\":\"Open\",\"trf\":[\"012 Open\",\"001 one\"],");
  }

  @Test
  void helpForACommandThatDoesNotExistFails() {
    for (var words :
        List.of(List.of("tournament", "viod", "--help"), List.of("tounament", "--help"))) {
      var shell = Shell.run(words.toArray(String[]::new));
      assertThat(shell.exit()).as("%s", words).isEqualTo(2);
      assertThat(shell.err()).contains(words.get(words.size() - 2));
    }
    assertThat(Shell.run("tournament", "void", "--help").exit()).isEqualTo(Exit.DONE);
  }

  @Test
  void standingsAreATableOrJson() throws IOException {
    platform.says("GET /tournaments/t1/standings", STANDINGS);
    assertThat(run("standings", "t1").out().lines())
        .containsExactly(
            "PLACE  NAME    POINTS  BUCHHOLZ  WINS",
            "1      Greedy  2       1         2",
            "2      Ada     0.5     3         0");
    assertThat(run("standings", "t1", "--json").json().at("/items/1/points").asText())
        .isEqualTo("0.5");
  }

  @Test
  void watchingSaysEachStepAndEndsWithTheTournament() throws IOException {
    platform
        .says("GET /tournaments/t1/standings", STANDINGS)
        .says(
            "GET /tournaments/t1/stream",
            """
            {"sequence":1,"type":"step","what":"started","text":"The tournament starts, over 2 rounds."}
            {"type":"heartbeat"}
            {"sequence":2,"type":"step","what":"round-ended","text":"Round 1 has ended."}
            {"sequence":3,"type":"step","what":"finished","text":"The tournament is complete. All rounds."}
            {"sequence":3,"type":"end"}
            """);
    var watched = run("watch", "t1");
    assertThat(watched.exit()).as(watched.err()).isEqualTo(Exit.DONE);
    assertThat(watched.out())
        .containsSubsequence(
            "The tournament starts, over 2 rounds.",
            "Round 1 has ended.",
            "1      Greedy",
            "The tournament is complete. All rounds.",
            "1      Greedy");
    assertThat(platform.asked().stream().filter(line -> line.contains("/stream"))).hasSize(1);
    assertThat(run("watch", "t1", "--json").json().path("round").asInt()).isEqualTo(2);
  }

  @Test
  void exportsGoToTheTerminalOrAFile() throws IOException {
    platform
        .says("GET /tournaments/t1", "{\"id\":\"t1\"}")
        .says("GET /tournaments/t1/rounds", "{\"items\":[]}")
        .says("GET /tournaments/t1/standings", STANDINGS)
        .says("GET /tournaments/t1/trf", "012 Friday\n");
    assertThat(run("export", "t1").json().at("/tournament/id").asText()).isEqualTo("t1");
    assertThat(run("export", "t1", "--format", "trf").out().strip()).isEqualTo("012 Friday");
    var file = folder.resolve("friday.trf");
    run("export", "t1", "--format", "trf", "--out", file.toString());
    assertThat(file).hasContent("012 Friday");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          start t1                       | no-such-tournament | There is none.
          standings t1                   | no-such-tournament | There is none.
          export t1 --format trf         | no-such-tournament | There is none.
          watch t1                       | no-such-tournament | There is none.
          start ../players               | bad-id             | '../players' is not a tournament ID.
          withdraw t1 a/b                | bad-id             | 'a/b' is not an entrant ID.
          create /nowhere.json           | no-file            | Cannot read the file '/nowhere.json'.
          join t1 --bot x --player y     | bad-usage          | Use --player or --bot, not both.
          export t1 --format pgn         | bad-usage          | --format must be json or trf, not 'pgn'.
          join t1 --name x               | bad-usage          | --name requires --bot.
          """)
  void whatCannotBeIsSaidInASentence(String line, String code, String sentence) throws IOException {
    var words = Stream.concat(Stream.of(line.split(" ")), Stream.of("--json"));
    var refused = run(words.toArray(String[]::new));
    assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.json().at("/error/code").asText()).isEqualTo(code);
    assertThat(refused.json().at("/error/message").asText()).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "[1],is not one JSON object",
    "{\"a\":,is not one JSON object",
    "null,is not one JSON object",
    "'',is not one JSON object"
  })
  void aFileThatIsNoObjectIsRefused(String text, String sentence) throws IOException {
    var refused = run("create", file(text).toString());
    assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.err()).contains(sentence);
    assertThat(platform.asked()).isEmpty();
  }
}
