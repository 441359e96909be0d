package org.apogee.cli.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.apogee.engine.Option;
import org.apogee.engine.Preset;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code apogee games}: what can be played, and how it can be set up. */
@Command(
    name = "games",
    description = "List the games, or show one game with all its options.",
    footer = {"", "Examples:", "  apogee games sol", "  apogee games sol --glossary"})
public final class Games implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A game, such as sol, or one edition, such as sol/1.")
  private String game = "";

  @CommandLine.Option(
      names = "--glossary",
      description = "Explain everything that the game's board, moves and reports name.")
  private boolean glossary;

  private final Terminal terminal;

  public Games(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (glossary) {
      return explain();
    }
    var games = game.isEmpty() ? Rulesets.all() : List.of(Rulesets.find(game));
    if (common.json()) {
      var listed = games.stream().map(GameJson::of).toList();
      terminal.out().println(JsonText.of(Map.of("games", listed)));
    } else if (game.isEmpty()) {
      list(games);
    } else {
      show(games.getFirst());
    }
    return Exit.DONE;
  }

  private int explain() {
    if (game.isEmpty()) {
      throw new BadInput("no-game", "Name the game, as in 'apogee games sol --glossary'.");
    }
    var ruleset = Rulesets.find(game);
    terminal
        .out()
        .println(
            common.json() ? JsonText.of(GlossaryText.json(ruleset)) : GlossaryText.of(ruleset));
    return Exit.DONE;
  }

  private void list(List<Ruleset> games) {
    var table = new TextTable("GAME", "SEATS", "TITLE", "OPTIONS");
    for (var ruleset : games) {
      var options = ruleset.options().stream().map(Option::name).toList();
      table.row(ruleset.id().game(), seats(ruleset), ruleset.title(), String.join(", ", options));
    }
    terminal.out().println(table);
    terminal.out().println();
    terminal.out().println("'apogee games GAME' shows a game in full.");
  }

  private void show(Ruleset ruleset) {
    var out = terminal.out();
    out.println("%s (%s)".formatted(ruleset.title(), ruleset.id()));
    out.println("Seats: %s".formatted(seats(ruleset)));
    out.println(
        ruleset.hasSecrets()
            ? "Seats have hidden information."
            : "All information is public, except future draws.");
    if (ruleset.options().isEmpty()) {
      out.println("It has no options.");
      return;
    }
    showPresets(ruleset);
    out.println();
    out.println("Options, as in --option %s:".formatted(example(ruleset.options().getFirst())));
    for (var option : ruleset.options()) {
      out.println();
      out.println("  %s (default %s)".formatted(option.name(), option.byDefault()));
      out.println("    %s".formatted(option.sentence()));
      out.println("    Takes %s.".formatted(option.values().described()));
    }
  }

  private void showPresets(Ruleset ruleset) {
    for (var preset : ruleset.presets()) {
      var values = new TreeMap<>(preset.values()).toString();
      terminal
          .out()
          .println(
              "Preset %s: %s %s"
                  .formatted(
                      preset.name(),
                      preset.sentence(),
                      preset.values().isEmpty()
                          ? "All options have their defaults."
                          : values.substring(1, values.length() - 1)));
    }
  }

  private static String example(Option option) {
    return option.name() + "=" + option.byDefault();
  }

  private static String seats(Ruleset ruleset) {
    return ruleset.minSeats() == ruleset.maxSeats()
        ? String.valueOf(ruleset.minSeats())
        : ruleset.minSeats() + " to " + ruleset.maxSeats();
  }

  record GameJson(
      String id,
      int edition,
      String title,
      int minSeats,
      int maxSeats,
      boolean secrets,
      List<OptionJson> options,
      List<Preset> presets) {
    static GameJson of(Ruleset ruleset) {
      return new GameJson(
          ruleset.id().game(),
          ruleset.id().edition(),
          ruleset.title(),
          ruleset.minSeats(),
          ruleset.maxSeats(),
          ruleset.hasSecrets(),
          ruleset.options().stream().map(OptionJson::of).toList(),
          ruleset.presets());
    }
  }

  record OptionJson(
      String name,
      String sentence,
      @JsonProperty("default") String byDefault,
      String takes,
      Map<String, Object> values) {
    static OptionJson of(Option option) {
      return new OptionJson(
          option.name(),
          option.sentence(),
          option.byDefault(),
          option.values().described(),
          switch (option.values()) {
            case Option.OneOf(var names) -> Map.of("oneOf", names);
            case Option.Whole(int least, int most) ->
                new TreeMap<>(Map.of("least", least, "most", most));
            case Option.Text(_, var regex) -> Map.of("pattern", regex);
          });
    }
  }
}
