package org.apogee.cli.game;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Ruleset;
import org.apogee.engine.View;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.replay.End;
import org.apogee.engine.replay.GameRecorder;
import org.apogee.engine.words.Words;
import org.jspecify.annotations.Nullable;

/** A game at the terminal: whose decision it is, what happened, how it ended. */
final class PlayTable {
  private final Ruleset ruleset;
  private final GameRecorder game;
  private final List<String> names;
  private final List<@Nullable Thinker> thinkers = new ArrayList<>();
  private final PrintWriter talk;
  private final MovePrompt prompt;
  private final List<String> log = new ArrayList<>();
  private final int viewer;

  PlayTable(
      Ruleset ruleset,
      GameRecorder game,
      List<String> names,
      Seed seed,
      PrintWriter talk,
      BufferedReader in) {
    this.ruleset = ruleset;
    this.game = game;
    this.names = List.copyOf(names);
    this.talk = talk;
    for (int seat = 0; seat < names.size(); seat++) {
      var name = names.get(seat);
      thinkers.add(name.equals(Play.ME) ? null : new Thinker(name, ruleset, seed, seat));
    }
    int firstPerson = names.indexOf(Play.ME);
    viewer = firstPerson < 0 ? View.OBSERVER : firstPerson;
    prompt = new MovePrompt(ruleset, in, talk, log);
  }

  /** To the end, or until the person leaves. */
  void play(Consumer<GameRecorder> afterEachMove) {
    talk.println("Seats: %s".formatted(seats()));
    while (!game.isOver()) {
      int seat = game.position().seatToAct();
      var thinker = thinkers.get(seat);
      long move = thinker == null ? ask(seat) : thinker.choose(game.position(), seat);
      if (move == MovePrompt.QUIT) {
        return;
      }
      played(seat, move, thinker == null);
      afterEachMove.accept(game);
    }
  }

  private String seats() {
    var seats = new ArrayList<String>();
    for (int seat = 0; seat < names.size(); seat++) {
      seats.add("%d %s".formatted(seat, names.get(seat)));
    }
    return String.join(", ", seats);
  }

  private long ask(int seat) {
    var moves = new MoveList();
    game.position().legalMoves(moves);
    if (moves.size() == 1) {
      var only = ruleset.notation().describe(game.position(), moves.get(0));
      talk.println(
          "Seat %d has one legal move: %s (%s).".formatted(seat, only.text(), only.rule()));
      return moves.get(0);
    }
    talk.println();
    talk.println(ruleset.draw(game.position().view(seat)).stripTrailing());
    talk.println();
    return prompt.choose(game.position(), moves);
  }

  private void played(int seat, long move, boolean byPerson) {
    var facts = new ArrayList<Fact>();
    var ply = game.play(move, Chronicle.into(facts));
    var said = "%d. seat %d %s".formatted(ply.number(), seat, names.get(seat));
    said = isSecret(seat) ? said : said + ": " + ply.move();
    log.add(said);
    if (!byPerson) {
      talk.println(said);
    }
    for (var line : FactText.lines(facts, viewer)) {
      log.add("   " + line);
      talk.println("   " + line);
    }
    talk.flush();
  }

  /** Another seat's move may name cards of its hand; the facts tell what the viewer may know. */
  private boolean isSecret(int seat) {
    return ruleset.hasSecrets() && viewer != View.OBSERVER && viewer != seat;
  }

  /** Where everybody stands, unless the person left, and the seed, which is a secret no longer. */
  void conclude(String seed) {
    talk.println();
    if (game.end() instanceof End.Unfinished) {
      talk.println(
          "You left the game after %s."
              .formatted(Words.count(game.replay().plies().size(), "ply")));
    } else {
      standings();
    }
    talk.println();
    talk.println(
        "The seed was %s; '--seed' with this value repeats the dice and cards.".formatted(seed));
  }

  private void standings() {
    talk.println(ruleset.draw(game.position().view(viewer)).stripTrailing());
    talk.println();
    talk.println(
        switch (game.end()) {
          case End.Finished(var outcome) -> "The game has ended: %s.".formatted(outcome.ending());
          case End.Forfeited forfeited -> "The game has ended: %s".formatted(forfeited.reason());
          case End.Unfinished _ -> throw new IllegalStateException("the game has not ended");
        });
    var table = new TextTable("PLACE", "SEAT", "WHO", "SCORE");
    var position = game.position();
    IntStream.range(0, names.size())
        .boxed()
        .sorted(Comparator.comparingInt(position::place))
        .forEach(
            seat -> table.row(position.place(seat), seat, names.get(seat), position.score(seat)));
    talk.println(table);
  }
}
