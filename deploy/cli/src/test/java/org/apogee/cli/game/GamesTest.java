package org.apogee.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;

final class GamesTest {
  @Test
  void everyGameIsOneLine() {
    var shell = Shell.run("games");
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out().lines())
        .anyMatch(line -> line.matches("drift +2 to 3 +Drift +goal, .*"));
  }

  @Test
  void aGameIsShownWithItsOptions() {
    assertThat(Shell.run("games", "drift").out())
        .contains("Drift (drift/1)", "Seats: 2 to 3", "--option goal=12")
        .contains("goal (default 12)", "How far a probe must come.", "a whole number from 5 to 30");
  }

  @Test
  void asJsonAnOptionHasItsDefaultAndItsValues() {
    var game = Shell.run("games", "drift", "--json").json().at("/games/0");
    assertThat(game.at("/id").asText()).isEqualTo("drift");
    assertThat(game.at("/minSeats").asInt()).isEqualTo(2);
    var option = game.at("/options/0");
    assertThat(option.at("/name").asText()).isEqualTo("goal");
    assertThat(option.at("/default").asText()).isEqualTo("12");
    assertThat(option.at("/values/least").asInt()).isEqualTo(5);
  }

  @Test
  void anUnknownGameIsAnsweredWithThoseThereAre() {
    var shell = Shell.run("games", "drft");
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err()).contains("There is no game 'drft'; there is", "drift");
  }

  @Test
  void aGlossaryExplainsWhatAGameNames() {
    assertThat(Shell.run("games", "drift", "--glossary").out())
        .contains("OPTION\n  goal, R 1.4\n    How far a probe must come.", "[out-of-time], R 3.1");
    var json = Shell.run("games", "drift", "--glossary", "--json").json();
    assertThat(json.at("/ruleset").asText()).isEqualTo("drift/1");
    assertThat(json.at("/entries/0/id").asText()).isEqualTo("goal");
    assertThat(json.at("/entries/0/kind").asText()).isEqualTo("OPTION");
  }

  @Test
  void aGlossaryIsOfOneGame() {
    var shell = Shell.run("games", "--glossary");
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err()).contains("Name the game");
  }

  @Test
  void presetsAreShownWithTheirValues() {
    assertThat(Shell.run("games", "sol").out())
        .contains("preset (default tournament)", "Preset printed: ", "quietRounds=0");
    assertThat(Shell.run("games", "sol", "--json").json().at("/games/0/presets/1/values"))
        .hasToString("{\"quietRounds\":\"0\"}");
  }
}
