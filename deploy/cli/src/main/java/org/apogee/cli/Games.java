package org.apogee.cli;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.apogee.engine.Option;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code apogee games}: what can be played, and how it can be set up. */
@Command(
    name = "games",
    description = "List the games that can be played, or show one with all its options.",
    footer = {"", "Example:", "  apogee games sol"})
final class Games implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A game by its id, such as sol or sol/1.")
  private String game = "";

  private final Terminal terminal;

  Games(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
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
            ? "Seats have secrets from each other."
            : "Everybody knows everything but the draws to come.");
    if (ruleset.options().isEmpty()) {
      out.println("It has no options.");
      return;
    }
    out.println();
    out.println("Options, as in --option %s:".formatted(example(ruleset.options().getFirst())));
    for (var option : ruleset.options()) {
      out.println();
      out.println("  %s (default %s)".formatted(option.name(), option.byDefault()));
      out.println("    %s".formatted(option.sentence()));
      out.println("    Takes %s.".formatted(option.values().described()));
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
      List<OptionJson> options) {
    static GameJson of(Ruleset ruleset) {
      return new GameJson(
          ruleset.id().game(),
          ruleset.id().edition(),
          ruleset.title(),
          ruleset.minSeats(),
          ruleset.maxSeats(),
          ruleset.hasSecrets(),
          ruleset.options().stream().map(OptionJson::of).toList());
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
