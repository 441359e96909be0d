package org.apogee.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.replay.ReplayText;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MatchCommandTest {
  private static Shell match(String... more) {
    var args = new ArrayList<>(List.of("match", "drift", "--no-replays"));
    args.addAll(List.of(more));
    if (!args.contains("--games")) {
      args.addAll(List.of("--games", "20"));
    }
    return Shell.run(args.toArray(String[]::new));
  }

  @Test
  void theReportHasWhatAProgramNeeds() {
    var shell = match("--seats", "greedy,random", "--seed", "7", "--json");
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.DONE);
    assertThat(shell.err()).isEmpty();
    var report = shell.json();
    assertThat(report.get("ruleset").textValue()).isEqualTo("drift/1");
    assertThat(report.get("games").intValue()).isEqualTo(20);
    assertThat(report.at("/bots/0/name").textValue()).isEqualTo("greedy");
    double rate = report.at("/bots/0/winRate").doubleValue();
    assertThat(report.at("/bots/0/low").doubleValue()).isLessThan(rate);
    assertThat(report.at("/bots/0/high").doubleValue()).isGreaterThan(rate);
    assertThat(report.at("/plies/median").isNumber()).isTrue();
    assertThat(report.at("/plies/p95").isInt()).isTrue();
    assertThat(report.at("/winnerScore/median").isNumber()).isTrue();
    assertThat(report.get("repeatable").booleanValue()).isTrue();
    assertThat(report.get("digest").textValue()).matches("[0-9a-f]{64}");
  }

  @Test
  void theReportIsTheSameByteForByteOnAnyNumberOfThreads() {
    var one = match("--seats", "greedy,random", "--threads", "1", "--json").out();
    for (var threads : List.of("1", "2", "7")) {
      var again = match("--seats", "greedy,random", "--threads", threads, "--json").out();
      assertThat(again).as("with %s threads", threads).isEqualTo(one);
    }
  }

  @Test
  void theReportIsTheSameWithALocaleThatHasDigitsOfItsOwn() {
    var report = match("--seats", "greedy,random", "--json").out();
    var usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("fa-IR"));
      assertThat(match("--seats", "greedy,random", "--json").out()).isEqualTo(report);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void howLongDecisionsTookIsToldOnlyWhenAsked() {
    var quiet = match("--seats", "greedy,random", "--json").json();
    assertThat(quiet.at("/bots/0/decisions/count").intValue()).isPositive();
    assertThat(quiet.at("/bots/0/decisions").size()).isEqualTo(1);
    var timed = match("--seats", "greedy,random", "--json", "--timings").json();
    assertThat(timed.at("/bots/0/decisions/count")).isEqualTo(quiet.at("/bots/0/decisions/count"));
    assertThat(timed.at("/bots/0/decisions/meanMillis").isNumber()).isTrue();
    assertThat(timed.at("/bots/0/decisions/longestMillis").doubleValue())
        .isGreaterThanOrEqualTo(timed.at("/bots/0/decisions/meanMillis").doubleValue());
  }

  @Test
  void aSequentialTestStopsTheMatch() {
    var shell =
        match("--seats", "greedy,random", "--games", "4000", "--sprt", "elo0=0,elo1=100", "--json");
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.DONE);
    assertThat(shell.json().at("/sprt/accepted").asText()).isEqualTo("elo1");
    assertThat(shell.json().at("/stopped/better").asText()).isEqualTo("greedy");
    assertThat(shell.json().get("games").asInt()).isLessThan(400);
    var open = match("--seats", "greedy,random", "--games", "2", "--sprt", "elo0=0,elo1=5");
    assertThat(open.err()).contains("the test needs about");
    assertThat(open.out()).contains("Not decided. About");
  }

  @Test
  void anotherSeedPlaysOtherGames() {
    var one = match("--seats", "greedy,random", "--seed", "1", "--json").json();
    var two = match("--seats", "greedy,random", "--seed", "2", "--json").json();
    assertThat(two.get("digest")).isNotEqualTo(one.get("digest"));
  }

  @Test
  void aBotIsExactlyAsGoodAsItself() {
    var report = match("--seats", "random,random", "--json").json();
    assertThat(report.at("/bots/0/name").textValue()).isEqualTo("random#1");
    assertThat(report.at("/bots/1/name").textValue()).isEqualTo("random#2");
    assertThat(report.at("/pairs/0/expectedScore").doubleValue()).isEqualTo(0.5);
  }

  @Test
  void gamesAreRoundedUpToWholeMirrorSets() {
    var report = match("--seats", "random,greedy,random", "--json").json();
    assertThat(report.get("games").intValue()).isEqualTo(21);
    assertThat(report.get("pairs")).hasSize(3);
  }

  @Test
  void theTableIsForPeople() {
    assertThat(match("--seats", "greedy,random").out())
        .contains(
            "drift/1, 20 games in 10 mirror sets", "WIN RATE", "RATING DIFFERENCE", "Digest:");
  }

  @Test
  void replaysAreKeptInOrder(@TempDir Path folder) throws IOException {
    var shell =
        Shell.run(
            "match",
            "drift",
            "--seats",
            "greedy,random",
            "--games",
            "4",
            "--replays",
            folder.toString(),
            "--json");
    assertThat(shell.json().get("replays").textValue()).isEqualTo(folder.toString());
    var first = ReplayText.parse(Files.readString(folder.resolve("game-000001.replay")));
    var mirror = ReplayText.parse(Files.readString(folder.resolve("game-000002.replay")));
    assertThat(first.players()).containsExactly("greedy", "random");
    assertThat(mirror.players()).containsExactly("random", "greedy");
    assertThat(mirror.seed()).isEqualTo(first.seed());
    assertThat(mirror.setupDraws()).isEqualTo(first.setupDraws());
    assertThat(folder.resolve("game-000004.replay")).exists();
    assertThat(folder.resolve("report.json")).hasContent(shell.out());
    assertThat(Files.readString(folder.resolve("report.json"))).doesNotContain("Millis");
  }

  @Test
  void aMatchStopsAtTheSamePointOnAnyNumberOfThreads() {
    var args = List.of("--seats", "greedy,random", "--games", "2000", "--stop-when-sure", "--json");
    var one = new ArrayList<>(args);
    one.addAll(List.of("--threads", "1"));
    var many = new ArrayList<>(args);
    many.addAll(List.of("--threads", "5"));
    var first = match(one.toArray(String[]::new)).json();
    var second = match(many.toArray(String[]::new)).json();
    assertThat(first.get("games").intValue()).isLessThan(2000);
    assertThat(first.at("/stopped/better").textValue()).isEqualTo("greedy");
    assertThat(second.get("digest")).isEqualTo(first.get("digest"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          --seats greedy,rnadom                         | unknown-bot      | There is no bot 'rnadom'
          --seats greedy                                | bad-seat-count   | Drift is for 2 to 3 seats, not 1.
          --seats greedy,random --option fuel=1         | unknown-option   | Drift has no option 'fuel'
          --seats greedy,random --games 0               | bad-usage        | --games must be from 1 to 1000000, not 0.
          --seats greedy,random --games x               | bad-usage        | Invalid value for option '--games'
          --seats greedy,random --threads 0             | bad-usage        | --threads must be from 1 to 256, not 0.
          --seats greedy,random --move-time 5           | bad-time         | --move-time must be a duration such as
          --seats greedy,a --bot a=                     | bad-bot-command  | The command of bot 'a' is empty.
          --seats greedy,a --bot a=/nowhere/bot         | bot-not-started  | Bot a failed to start. Cannot start its program '/nowhere/bot'.
          --seats greedy,random --bot greedy=x          | bad-bot-name     | 'greedy' is the name of a house bot
          --seats greedy,random --bot pilot=x           | bad-bot-name     | 'pilot' is the name of a house bot
          """)
  void badInputIsRefusedInASentence(String args, String code, String sentence) {
    var all = new ArrayList<>(List.of(args.split(" ")));
    all.add("--json");
    var shell = match(all.toArray(String[]::new));
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.json().at("/error/code").textValue()).isEqualTo(code);
    assertThat(shell.json().at("/error/message").textValue()).startsWith(sentence);
  }

  @Test
  void equalBotsReplayAMirrorSetAlikeAndThatIsOneDistinctGame() {
    var alike = match("--seats", "greedy,greedy", "--games", "8", "--json").json();
    assertThat(alike.get("games").intValue()).isEqualTo(8);
    assertThat(alike.get("mirrorSets").intValue()).isEqualTo(4);
    assertThat(alike.get("distinctGames").intValue()).isEqualTo(4);
    assertThat(match("--seats", "greedy,greedy", "--games", "8").out())
        .contains("8 games in 4 mirror sets", "4 distinct games are among them");
    var others = match("--seats", "greedy,random", "--games", "8", "--json").json();
    assertThat(others.get("distinctGames").intValue()).isEqualTo(8);
  }

  @Test
  void oneGameIsPlayedAsAMirrorSetAndSaysSo() {
    var shell = match("--seats", "greedy,random", "--games", "1");
    assertThat(shell.out()).contains("2 games in 1 mirror set,");
    assertThat(shell.err()).contains("playing 2 games instead of 1, in 1 mirror set");
    assertThat(match("--seats", "greedy,random", "--games", "2").err()).doesNotContain("instead");
  }

  @Test
  void aPresetIsAnOptionOfTheMatchAndExplicitOptionsOverrideIt() {
    var printed =
        Shell.run(
            "match",
            "sol",
            "--no-replays",
            "--games",
            "2",
            "--json",
            "--seats",
            "random,random",
            "--options",
            "preset=printed");
    assertThat(printed.json().at("/options/quietRounds").asText()).isEqualTo("0");
    var own =
        Shell.run(
            "match",
            "sol",
            "--no-replays",
            "--games",
            "2",
            "--json",
            "--seats",
            "random,random",
            "--options",
            "preset=printed",
            "--option",
            "quietRounds=3");
    assertThat(own.json().at("/options/quietRounds").asText()).isEqualTo("3");
    assertThat(own.json().at("/options/preset").asText()).isEqualTo("printed");
  }

  @Test
  void matchesWithOtherStopRulesHaveOtherFolders() {
    var folders =
        Stream.of(
                plan(false, null),
                plan(true, null),
                plan(false, new Hypotheses(0, 10, 0.05, 0.05)),
                plan(false, new Hypotheses(0, 20, 0.05, 0.05)),
                plan(false, new Hypotheses(0, 10, 0.05, 0.1)))
            .map(MatchCommand::usualFolder)
            .toList();
    assertThat(folders).doesNotHaveDuplicates();
    assertThat(MatchCommand.usualFolder(plan(true, null))).isEqualTo(folders.get(1));
  }

  @Test
  void theUsualFolderHasNoReplayOfAnEarlierMatch(@TempDir Path folder) throws IOException {
    for (var name : List.of("game-000001.replay", "game-000012.replay", "report.json")) {
      Files.writeString(folder.resolve(name), "old");
    }
    var others = List.of("notes.txt", "game-a.replay", "game-000001.replay.bak");
    for (var name : others) {
      Files.writeString(folder.resolve(name), "mine");
    }
    Files.createDirectory(folder.resolve("game-000002.replay"));
    var linked =
        Files.createSymbolicLink(folder.resolve("game-000003.replay"), Path.of("notes.txt"));
    ReplayFolder.emptied(folder);
    try (var left = Files.list(folder)) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .contains("game-000002.replay", linked.getFileName().toString())
          .containsAll(others)
          .hasSize(others.size() + 2);
    }
  }

  private static MatchPlan plan(boolean stopsWhenSure, @Nullable Hypotheses sprt) {
    var ruleset = Rulesets.find("drift");
    return new MatchPlan(
        ruleset,
        Setup.of(ruleset, 2),
        null,
        Contenders.of(List.of("greedy", "random"), Map.of()),
        new Schedule(2, 20, 1),
        Duration.ofSeconds(5),
        null,
        stopsWhenSure,
        sprt);
  }
}
