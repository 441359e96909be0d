package org.apogee.cli.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.MoveList;
import org.apogee.engine.MoveText;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.words.Nearest;
import org.apogee.engine.words.Words;

/** Asks a person for a move until there is one. */
final class MovePrompt {
  static final long QUIT = -1;
  private static final int LINE_WIDTH = 78;

  /** So many moves fit on the screen one by one; more are grouped by kind. */
  private static final int FEW = 9;

  /** Lines of a list below the board; a longer one would scroll the board away. */
  private static final int LINES_MAX = 10;

  private static final int LOG_SHOWN = 30;
  private static final String HELP =
      """
      Choose a move by its number, its name, or the beginning of its name.
        ? 3      explain move 3 and the rule that allows it
        moves    list all moves; 'moves fly' lists those of one kind
        board    draw the board again
        log      list the latest events
        quit     leave the game\
      """;

  private record Choice(long move, MoveText text) {}

  private final Ruleset ruleset;
  private final BufferedReader in;
  private final PrintWriter talk;
  private final List<String> log;

  MovePrompt(Ruleset ruleset, BufferedReader in, PrintWriter talk, List<String> log) {
    this.ruleset = ruleset;
    this.in = in;
    this.talk = talk;
    this.log = log;
  }

  /** A legal move, or {@link #QUIT} at the end of the input. */
  long choose(Position position, MoveList moves) {
    var choices = choices(position, moves);
    var texts = choices.stream().map(Choice::text).toList();
    list(texts, LINES_MAX);
    while (true) {
      talk.print("seat %d> ".formatted(position.seatToAct()));
      talk.flush();
      var typed = read();
      if (typed.equals("quit") || typed.equals("q")) {
        return QUIT;
      }
      int chosen = command(typed, position, texts) ? -1 : find(typed, texts);
      if (chosen >= 0) {
        return choices.get(chosen).move();
      }
    }
  }

  /** In the order of the ruleset, but moves that name nothing, such as end or pass, come last. */
  private List<Choice> choices(Position position, MoveList moves) {
    var choices = new ArrayList<Choice>();
    for (int i = 0; i < moves.size(); i++) {
      choices.add(new Choice(moves.get(i), ruleset.notation().describe(position, moves.get(i))));
    }
    choices.sort(Comparator.comparing(choice -> choice.text().args().isEmpty()));
    return choices;
  }

  /** The end of the input is a way to leave. */
  private String read() {
    try {
      var line = in.readLine();
      if (line == null) {
        talk.println();
        return "quit";
      }
      return line.strip();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the input: " + e.getMessage() + ".", e);
    }
  }

  private boolean command(String typed, Position position, List<MoveText> texts) {
    switch (typed) {
      case "" -> {}
      case "?", "help" -> talk.println(HELP);
      case "moves" -> list(texts, Integer.MAX_VALUE);
      case "board" -> talk.println(drawn(position));
      case "log" -> log.stream().skip(Math.max(0, log.size() - LOG_SHOWN)).forEach(talk::println);
      default -> {
        if (typed.startsWith("moves ")) {
          listKind(typed.substring("moves ".length()).strip(), texts);
          return true;
        }
        if (!typed.startsWith("?")) {
          return false;
        }
        int asked = find(typed.substring(1).strip(), texts);
        if (asked >= 0) {
          explain(texts.get(asked));
        }
      }
    }
    return true;
  }

  private String drawn(Position position) {
    return ruleset.draw(position.view(position.seatToAct())).stripTrailing();
  }

  private void explain(MoveText move) {
    var args = new ArrayList<String>();
    move.args().forEach((name, value) -> args.add(name + " " + value));
    talk.println(
        "%s: a move of kind %s%s; %s allows it."
            .formatted(
                move.text(),
                move.kind(),
                args.isEmpty() ? "" : " (" + String.join(", ", args) + ")",
                move.rule()));
  }

  /** The index of the move that is meant, or -1 after saying what is wrong. */
  private int find(String typed, List<MoveText> texts) {
    if (typed.matches("[0-9]{1,9}")) {
      int number = Integer.parseInt(typed);
      if (number >= 1 && number <= texts.size()) {
        return number - 1;
      }
      talk.println("Moves are numbered from 1 to %d.".formatted(texts.size()));
      return -1;
    }
    var wanted = typed.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    var begun = new ArrayList<Integer>();
    for (int i = 0; i < texts.size(); i++) {
      var text = texts.get(i).text().toLowerCase(Locale.ROOT);
      if (text.equals(wanted)) {
        return i;
      }
      if (text.startsWith(wanted)) {
        begun.add(i);
      }
    }
    if (begun.size() == 1) {
      return begun.getFirst();
    }
    talk.println(begun.isEmpty() ? unknown(typed, texts) : ambiguous(typed, begun, texts));
    return -1;
  }

  private static String unknown(String typed, List<MoveText> texts) {
    var near = Nearest.to(typed, texts.stream().map(MoveText::text).toList());
    return "No move has the name '%s'%s. Type ? for help, moves for the list."
        .formatted(typed, near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near));
  }

  private static String ambiguous(String typed, List<Integer> begun, List<MoveText> texts) {
    var names = begun.stream().map(i -> (i + 1) + " " + texts.get(i).text()).toList();
    return "'%s' is ambiguous: %s.".formatted(typed, String.join(", ", names));
  }

  /** At most so many lines, unless there are more kinds than that; each kind has an equal part. */
  private void list(List<MoveText> texts, int linesMax) {
    if (texts.size() <= FEW) {
      for (int i = 0; i < texts.size(); i++) {
        talk.println(entry(i, texts));
      }
      return;
    }
    var kinds = new LinkedHashMap<String, List<String>>();
    for (int i = 0; i < texts.size(); i++) {
      kinds.computeIfAbsent(texts.get(i).kind(), _ -> new ArrayList<>()).add(entry(i, texts));
    }
    int lines = kinds.values().stream().mapToInt(entries -> flow(entries).size()).sum();
    int each = lines <= linesMax ? lines : Math.max(1, linesMax / kinds.size());
    kinds.forEach((kind, entries) -> print(kind, entries, each));
  }

  private static String entry(int index, List<MoveText> texts) {
    return "%3d  %s".formatted(index + 1, texts.get(index).text());
  }

  private void print(String kind, List<String> entries, int linesMax) {
    var lines = flow(entries);
    if (lines.size() <= linesMax) {
      lines.forEach(talk::println);
      return;
    }
    lines.stream().limit(linesMax - 1L).forEach(talk::println);
    int columns = columns(entries);
    int shown = (linesMax - 1) * columns;
    talk.println(
        "%s to %s (%d more): type 'moves %s'"
            .formatted(
                entries.get(shown), entries.getLast().strip(), entries.size() - shown, kind));
  }

  private void listKind(String kind, List<MoveText> texts) {
    var entries = new ArrayList<String>();
    for (int i = 0; i < texts.size(); i++) {
      if (texts.get(i).kind().equals(kind)) {
        entries.add(entry(i, texts));
      }
    }
    if (entries.isEmpty()) {
      var kinds = texts.stream().map(MoveText::kind).distinct().toList();
      talk.println(
          "No move is of kind '%s'; there %s."
              .formatted(kind, Words.agree(kinds.size(), "is ", "are ") + Words.list(kinds)));
    }
    flow(entries).forEach(talk::println);
  }

  private static int width(List<String> entries) {
    return entries.stream().mapToInt(String::length).max().orElse(0) + 2;
  }

  private static int columns(List<String> entries) {
    return Math.max(1, LINE_WIDTH / width(entries));
  }

  /** Moves of one kind, in as many columns as fit. */
  private static List<String> flow(List<String> entries) {
    int width = width(entries);
    int columns = columns(entries);
    var lines = new ArrayList<String>();
    for (int first = 0; first < entries.size(); first += columns) {
      var line = new StringBuilder();
      for (var entry : entries.subList(first, Math.min(entries.size(), first + columns))) {
        line.append(entry).repeat(' ', width - entry.length());
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
