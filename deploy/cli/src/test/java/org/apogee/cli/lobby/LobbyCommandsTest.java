package org.apogee.cli.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.tournament.FakePlatform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code apogee seek} and {@code apogee challenge} against answers as docs/api.md shows them. */
final class LobbyCommandsTest {
  private static final String SEEK =
      """
      {"id":"seek-1","ruleset":"sol/1","seats":2,"rated":true,"stage":"open",
      "clock":{"bankMillis":180000,"incrementMillis":3000},
      "players":[{"name":"Ada","agreed":true},{"name":"Bea","agreed":false}]}
      """;
  private static final String OPENED =
      "{\"id\":\"seek-1\",\"stage\":\"opened\",\"game\":\"seek-1\"}";

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

  private Shell run(String command, String... words) throws IOException {
    var token = Files.writeString(folder.resolve("token"), "secret\n").toString();
    return Shell.run(
        Stream.of(
                Stream.of(command, words[0], "--url", platform.address()),
                Stream.of("--token-file", token),
                Stream.of(words).skip(1))
            .flatMap(all -> all)
            .toArray(String[]::new));
  }

  @Test
  void seeksAreListedForEverybody() throws IOException {
    platform.says("GET /seeks", "{\"items\":[" + SEEK + "]}");
    var listed = Shell.run("seek", "list", "--url", platform.address());
    assertThat(listed.exit()).as(listed.err()).isEqualTo(Exit.DONE);
    assertThat(listed.out()).contains("seek-1", "sol/1", "Ada, Bea (?)", "yes", "3 min + 3 s");
  }

  @Test
  void aSeekIsPostedWithAllItCanSay() throws IOException {
    platform.says("POST /seeks", "{\"id\":\"seek-1\",\"invite\":\"abc\",\"stage\":\"open\"}");
    var posted =
        run("seek", "post", "sol", "--rated", "--pace", "blitz", "--rating-min", "10", "--invite");
    assertThat(posted.out()).contains("seek-1", "/play#invite=seek-1/abc");
    run("seek", "post", "sol", "--bot", "greedy", "--fill-after", "5", "-o", "x=1", "--key", "k");
    assertThat(platform.asked().getFirst())
        .contains("\"rated\":true", "\"pace\":\"blitz\"", "\"ratingMin\":10", "\"invite\":true");
    assertThat(platform.asked().getLast())
        .contains("\"fillSeconds\":300", "\"bots\":[\"greedy\"]", "\"x\":\"1\"", "\"key\":\"k\"")
        .doesNotContain("ratingMin", "pace");
  }

  @ParameterizedTest
  @CsvSource({
    "seek, join, POST /seeks/seek-1/join",
    "seek, leave, POST /seeks/seek-1/leave",
    "seek, fill, POST /seeks/seek-1/fill",
    "seek, withdraw, DELETE /seeks/seek-1",
    "challenge, accept, POST /challenges/seek-1/accept",
    "challenge, decline, POST /challenges/seek-1/decline",
    "challenge, withdraw, DELETE /challenges/seek-1"
  })
  void eachActionIsOneRequest(String command, String action, String question) throws IOException {
    platform.says(question, OPENED).failing(1);
    var done = run(command, action, "seek-1");
    assertThat(done.exit()).as(done.err()).isEqualTo(Exit.DONE);
    assertThat(done.out().strip()).isEqualTo("game seek-1 is open");
    assertThat(platform.asked()).hasSize(2).allMatch(line -> line.startsWith(question + " Bearer"));
  }

  @Test
  void aChallengeNamesItsPlayers() throws IOException {
    platform
        .says("POST /challenges", SEEK)
        .says("GET /challenges", "{\"items\":[" + SEEK + "]}")
        .says("POST /challenges/seek-1/decline", "{\"id\":\"seek-1\",\"stage\":\"declined\"}");
    assertThat(run("challenge", "post", "sol", "Bea", "Cid", "--days", "3").out().strip())
        .isEqualTo("seek-1");
    assertThat(platform.asked().getFirst())
        .contains("\"players\":[\"Bea\",\"Cid\"]", "\"daysPerMove\":3");
    assertThat(run("challenge", "list").out()).contains("Bea (?)");
    assertThat(run("challenge", "decline", "seek-1", "--reason", "Tomorrow.").out().strip())
        .isEqualTo("seek-1 is declined");
    assertThat(platform.asked().getLast()).endsWith("{\"reason\":\"Tomorrow.\"}");
  }

  @Test
  void refusalsAndBadUsageAreSentences() throws IOException {
    var missing = run("seek", "join", "seek-9");
    assertThat(missing.exit()).isNotEqualTo(Exit.DONE);
    assertThat(missing.err()).contains("There is none.");
    assertThat(run("seek", "join", "../me").err()).contains("is not the ID of a seek");
    assertThat(run("challenge", "post", "sol").exit()).isNotEqualTo(Exit.DONE);
    assertThat(platform.asked()).hasSize(1);
  }
}
