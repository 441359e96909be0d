package org.apogee.engine.sol;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The sentences of a scene. {@link #put} makes one true; {@link #read} takes one and says what is
 * true instead, in the same form, so that a scene compares sentence with sentence.
 */
final class SceneWords {
  private record Sentence(
      Pattern form,
      BiConsumer<SolPosition, MatchResult> put,
      BiFunction<SolPosition, MatchResult, String> read) {}

  private static final List<Sentence> SENTENCES =
      List.of(
          new Sentence(
              Pattern.compile("seat (\\d) has (\\d+) on ([ULCRK]\\d+)"),
              (p, m) -> SceneTable.addDivers(p, number(m, 1), number(m, 2), space(p, m, 3)),
              (p, m) ->
                  "seat %s has %d on %s"
                      .formatted(
                          m.group(1), p.pieces.divers(number(m, 1), space(p, m, 3)), m.group(3))),
          new Sentence(
              Pattern.compile("(node|foundry|tower) of seat (\\d) on ([ULCRK]\\d+)"),
              (p, m) -> p.putStation(number(m, 2), type(m.group(1)), space(p, m, 3)),
              (p, m) -> stationOn(p, m.group(3), space(p, m, 3))),
          new Sentence(
              Pattern.compile("(no station on) ?()([ULCRK]\\d+)"),
              (p, m) -> reject(m),
              (p, m) -> stationOn(p, m.group(3), space(p, m, 3))),
          new Sentence(
              Pattern.compile("bridge ([LCR]\\d+)-([CRK]\\d+) of seat (\\d)"),
              (p, m) -> p.putBridge(number(m, 3), edge(p, m, 1, 2)),
              (p, m) -> bridgeOn(p, m)),
          new Sentence(
              Pattern.compile("no bridge ([LCR]\\d+)-([CRK]\\d+)"),
              (p, m) -> reject(m),
              (p, m) -> bridgeOn(p, m)),
          new Sentence(
              Pattern.compile("seat (\\d) holds ([A-Z]+)"),
              (p, m) -> SceneTable.giveEffect(p, number(m, 1), SolEffect.valueOf(m.group(2))),
              (p, m) ->
                  "seat %s holds %s"
                      .formatted(m.group(1), p.effectOf(p.holdings.held[number(m, 1)]).name())),
          new Sentence(
              Pattern.compile("seat (\\d) holds suit (\\d)"),
              (p, m) -> SceneTable.giveCard(p, number(m, 1), number(m, 2)),
              SceneWords::heldBy),
          new Sentence(
              Pattern.compile("seat (\\d) holds nothing"), (p, m) -> reject(m), SceneWords::heldBy),
          new Sentence(
              Pattern.compile("seat (\\d) (pool|reserve|lost|energy|momentum|dock|track) (-?\\d+)"),
              (p, m) -> SceneTable.set(p, m.group(2), number(m, 1), number(m, 3)),
              (p, m) ->
                  "seat %s %s %d"
                      .formatted(
                          m.group(1), m.group(2), SceneTable.get(p, m.group(2), number(m, 1)))),
          new Sentence(
              Pattern.compile("(pool|reserve|lost|energy|momentum|dock|track)((?: \\d+)+)"),
              (p, m) -> {
                var values = m.group(2).strip().split(" ", -1);
                for (int seat = 0; seat < values.length; seat++) {
                  SceneTable.set(p, m.group(1), seat, Integer.parseInt(values[seat]));
                }
              },
              (p, m) -> m.group(1) + bySeat(p, m.group(1))),
          new Sentence(
              Pattern.compile(
                  "seat (\\d) has (\\d) (bridges?|nodes?|foundry|foundries|towers?) left"),
              (p, m) ->
                  p.holdings.addPieces(
                      number(m, 1),
                      type(m.group(3)),
                      number(m, 2) - p.holdings.pieces(number(m, 1), type(m.group(3)))),
              (p, m) ->
                  m.group()
                      .replaceFirst(
                          "has \\d", "has " + p.holdings.pieces(number(m, 1), type(m.group(3))))),
          new Sentence(
              Pattern.compile("seat (\\d) in (\\w+)"),
              (p, m) -> reject(m),
              (p, m) ->
                  "seat %d in %s".formatted(p.seatToAct(), p.isOver() ? "over" : p.frames.top())),
          new Sentence(
              Pattern.compile("seat (\\d) is active"),
              (p, m) -> p.setActive(number(m, 1)),
              (p, m) -> "seat %d is active".formatted(p.active())),
          new Sentence(
              Pattern.compile("(countdown|round|quiet|pile|points|owed|hurls|uses) (\\d+)"),
              (p, m) -> SceneTable.setShared(p, m.group(1), number(m, 2)),
              (p, m) -> m.group(1) + " " + SceneTable.getShared(p, m.group(1))),
          new Sentence(
              Pattern.compile("(left|drawn|discards)((?: \\d+)+)"),
              (p, m) -> reject(m),
              (p, m) -> m.group(1) + bySuit(p, m.group(1))),
          new Sentence(
              Pattern.compile("(places|scores)((?: \\d+)+)"),
              (p, m) -> reject(m),
              (p, m) ->
                  m.group(1)
                      + IntStream.range(0, p.seats())
                          .map(seat -> m.group(1).equals("places") ? p.place(seat) : p.score(seat))
                          .mapToObj(number -> " " + number)
                          .collect(Collectors.joining())),
          new Sentence(
              Pattern.compile("over by ([a-z-]+)"),
              (p, m) -> reject(m),
              (p, m) -> p.isOver() ? "over by " + p.outcome().ending() : "not over"),
          new Sentence(
              Pattern.compile("counted (\\d+) ([a-z.-]+)"),
              (p, m) -> reject(m),
              (p, m) -> SceneTable.counted(p, m.group(2))));

  private SceneWords() {}

  static void put(SolPosition p, String sentence) {
    var match = match(sentence);
    match.sentence.put.accept(p, match.result);
  }

  static String read(SolPosition p, String sentence) {
    var match = match(sentence);
    return match.sentence.read.apply(p, match.result);
  }

  private record Match(Sentence sentence, MatchResult result) {}

  private static Match match(String text) {
    for (var sentence : SENTENCES) {
      var matcher = sentence.form.matcher(text);
      if (matcher.matches()) {
        return new Match(sentence, matcher.toMatchResult());
      }
    }
    throw new IllegalArgumentException("no sentence of a scene: " + text);
  }

  private static void reject(MatchResult m) {
    throw new IllegalArgumentException("only after a move: " + m.group());
  }

  private static int number(MatchResult m, int group) {
    return Integer.parseInt(m.group(group));
  }

  private static int space(SolPosition p, MatchResult m, int group) {
    return SceneTable.space(p.board, m.group(group));
  }

  private static int edge(SolPosition p, MatchResult m, int outer, int inner) {
    int edge = p.board.edge(space(p, m, outer), space(p, m, inner));
    if (edge == SolBoard.NO_EDGE) {
      throw new IllegalArgumentException("no membrane edge: " + m.group());
    }
    return edge;
  }

  private static int type(String name) {
    return switch (name) {
      case "node", "nodes" -> SolTables.NODE;
      case "foundry", "foundries" -> SolTables.FOUNDRY;
      case "tower", "towers" -> SolTables.TOWER;
      case "bridge", "bridges" -> SolTables.BRIDGE;
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static String stationOn(SolPosition p, String name, int space) {
    int type = p.pieces.stationType(space);
    return type == SolPieces.NO_STATION
        ? "no station on " + name
        : "%s of seat %d on %s"
            .formatted(
                List.of("node", "foundry", "tower").get(type), p.pieces.stationOwner(space), name);
  }

  private static String bridgeOn(SolPosition p, MatchResult m) {
    var name = m.group(1) + "-" + m.group(2);
    int owner = p.pieces.bridgeOwner(edge(p, m, 1, 2));
    return owner == SolPieces.NOBODY
        ? "no bridge " + name
        : "bridge %s of seat %d".formatted(name, owner);
  }

  private static String heldBy(SolPosition p, MatchResult m) {
    int held = p.holdings.held[number(m, 1)];
    return "seat %s holds %s"
        .formatted(m.group(1), held == SolHoldings.NO_CARD ? "nothing" : "suit " + held);
  }

  private static String bySeat(SolPosition p, String what) {
    return IntStream.range(0, p.seats())
        .mapToObj(seat -> " " + SceneTable.get(p, what, seat))
        .collect(Collectors.joining());
  }

  private static String bySuit(SolPosition p, String what) {
    var counts =
        switch (what.toLowerCase(Locale.ROOT)) {
          case "left" -> p.cards.left;
          case "drawn" -> p.cards.drawn;
          default -> p.cards.discarded;
        };
    return Arrays.stream(counts, 0, p.cards.suits())
        .mapToObj(count -> " " + count)
        .collect(Collectors.joining());
  }
}
