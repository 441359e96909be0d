package org.apogee.cli.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.engine.Fact;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.View;
import org.apogee.engine.replay.End;
import org.apogee.engine.replay.Replay;
import org.apogee.engine.replay.ReplayWalk;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee replay}: a game that was written down, printed or stepped through. */
@Command(
    name = "replay",
    description = "Print a replay, or step through it.",
    footer = {
      "",
      "Examples:",
      "  apogee replay game.replay",
      "  apogee replay game.replay --step --view 0"
    })
public final class ReplayCommand implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(paramLabel = "FILE", description = "A replay.")
  private Path file = Path.of("");

  @Option(names = "--step", description = "Stop after every ply: Enter, a number to jump, or q.")
  private boolean step;

  @Option(
      names = "--at",
      paramLabel = "PLY",
      description = "Show only the board after this ply; 0 shows the set-up.")
  private @Nullable Integer ply;

  @Option(
      names = "--view",
      paramLabel = "SEAT",
      description = "Show only what this seat could know (default: everything).")
  private @Nullable Integer seat;

  private final Terminal terminal;

  public ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var replay = ReplayFiles.read(file);
    var ruleset = Rulesets.find(replay.ruleset().toString());
    if (seat != null && (seat < 0 || seat >= replay.seats())) {
      throw new BadInput(
          "unknown-seat", "Seats are numbered from 0 to %d.".formatted(replay.seats() - 1));
    }
    if (ply != null) {
      checkPly(ply, replay);
    }
    if (common.json()) {
      var plies = told(ruleset, replay);
      terminal
          .out()
          .println(
              JsonText.of(
                  isWhole(ruleset)
                      ? ReplayJson.of(replay, plies)
                      : ReplayJson.withoutSeed(replay, plies)));
    } else if (step) {
      stepThrough(ruleset, replay);
    } else if (ply != null) {
      show(ruleset, replay, ply);
    } else {
      print(ruleset, replay);
    }
    return Exit.DONE;
  }

  private static void checkPly(int ply, Replay replay) {
    if (ply < 0 || ply > replay.plies().size()) {
      throw new BadInput(
          "unknown-ply", "Plies are numbered from 0 to %d.".formatted(replay.plies().size()));
    }
  }

  private List<ReplayJson.PlyJson> told(Ruleset ruleset, Replay replay) {
    var walk = new ReplayWalk(ruleset, replay);
    var plies = new ArrayList<ReplayJson.PlyJson>();
    while (walk.hasNext()) {
      var next = replay.plies().get(walk.played());
      var facts = walk.next().stream().filter(this::isShown).toList();
      if (ply == null || ply == next.number()) {
        plies.add(
            isWhole(ruleset)
                ? ReplayJson.PlyJson.of(next, facts)
                : ReplayJson.PlyJson.known(next, isViewer(next.seat()), facts));
      }
    }
    return plies;
  }

  /** Whether everything is shown. Moves may name cards of a hand, and draws are cards. */
  private boolean isWhole(Ruleset ruleset) {
    return seat == null || !ruleset.hasSecrets();
  }

  private boolean isViewer(int other) {
    return seat != null && seat == other;
  }

  private boolean isShown(Fact fact) {
    return seat == null || fact.audience().includes(seat);
  }

  private void print(Ruleset ruleset, Replay replay) {
    var walk = new ReplayWalk(ruleset, replay);
    head(ruleset, replay);
    board(ruleset, walk);
    while (walk.hasNext()) {
      next(ruleset, replay, walk);
    }
    board(ruleset, walk);
    end(replay);
  }

  private void show(Ruleset ruleset, Replay replay, int wanted) {
    var walk = new ReplayWalk(ruleset, replay);
    while (walk.played() < wanted - 1) {
      walk.next();
    }
    if (wanted > 0) {
      next(ruleset, replay, walk);
    }
    board(ruleset, walk);
  }

  private void stepThrough(Ruleset ruleset, Replay replay) {
    head(ruleset, replay);
    int wanted = ply == null ? 0 : ply;
    while (true) {
      show(ruleset, replay, wanted);
      if (wanted == replay.plies().size()) {
        end(replay);
      }
      int next = ask(wanted, replay);
      if (next < 0) {
        return;
      }
      wanted = next;
    }
  }

  /** The ply to show next, or -1 to leave. */
  private int ask(int shown, Replay replay) {
    while (true) {
      terminal.out().print("ply %d of %d> ".formatted(shown, replay.plies().size()));
      terminal.out().flush();
      var typed = read();
      if (typed.equals("q") || typed.equals("quit")) {
        return -1;
      }
      if (typed.isEmpty()) {
        return shown < replay.plies().size() ? shown + 1 : -1;
      }
      if (typed.matches("[0-9]{1,9}") && Integer.parseInt(typed) <= replay.plies().size()) {
        return Integer.parseInt(typed);
      }
      terminal
          .out()
          .println(
              "Enter continues, 0 to %d jumps to a ply, q quits.".formatted(replay.plies().size()));
    }
  }

  private String read() {
    try {
      var line = terminal.in().readLine();
      if (line == null) {
        terminal.out().println();
        return "q";
      }
      return line.strip();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the input: " + e.getMessage() + ".", e);
    }
  }

  private void head(Ruleset ruleset, Replay replay) {
    var out = terminal.out();
    out.println(
        "%s (%s), %d plies".formatted(ruleset.title(), ruleset.id(), replay.plies().size()));
    for (int i = 0; i < replay.seats(); i++) {
      out.println("seat %d  %s".formatted(i, replay.players().get(i)));
    }
  }

  private void board(Ruleset ruleset, ReplayWalk walk) {
    var view = walk.position().view(seat == null ? View.OBSERVER : seat);
    terminal.out().println();
    terminal.out().println(ruleset.draw(view).stripTrailing());
    terminal.out().println();
  }

  private void next(Ruleset ruleset, Replay replay, ReplayWalk walk) {
    int played = walk.played();
    replay.caretakers().stream()
        .filter(caretaker -> caretaker.afterPly() == played)
        .forEach(caretaker ->
            terminal
                .out()
                .println(
                    "A caretaker takes over seat %d (%s): %s"
                        .formatted(caretaker.seat(), caretaker.code(), caretaker.reason())));
    var next = replay.plies().get(played);
    var facts = walk.next();
    var said =
        "%4d  seat %d %s".formatted(next.number(), next.seat(), replay.players().get(next.seat()));
    boolean isMoveShown = isWhole(ruleset) || isViewer(next.seat());
    terminal.out().println(isMoveShown ? said + ": " + next.move() : said);
    FactText.lines(facts.stream().filter(this::isShown).toList())
        .forEach(line -> terminal.out().println("        " + line));
  }

  private void end(Replay replay) {
    terminal
        .out()
        .println(
            switch (replay.end()) {
              case End.Finished(var outcome) ->
                  "Finished: %s. Places %s, scores %s."
                      .formatted(outcome.ending(), replay.places(), outcome.scores());
              case End.Forfeited forfeited ->
                  "Seat %d forfeited (%s): %s Places %s."
                      .formatted(
                          forfeited.seat(),
                          forfeited.code(),
                          forfeited.reason(),
                          forfeited.places());
              case End.Unfinished _ -> "Unfinished.";
            });
  }
}
