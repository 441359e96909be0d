package org.apogee.engine.supernova;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The sentences of a scene. {@link #put} makes one true; {@link #read} takes one and says what is
 * true instead, in the same form, so that a scene compares sentence with sentence. Cards are named
 * without copy numbers and listed in the order of the card list.
 */
final class SceneWords {
  private static final String CARD = "([A-Z][A-Za-z' -]*?)";
  private static final String ON_IT = "(?: \\[(.*)])?";
  private static final String DEEP_SPACE = "Deep Space";

  private record Sentence(
      Pattern form,
      BiConsumer<SupernovaPosition, MatchResult> put,
      BiFunction<SupernovaPosition, MatchResult, String> read) {}

  private static final List<Sentence> SENTENCES =
      List.of(
          new Sentence(
              Pattern.compile("seat (\\d) (has|declared) " + CARD + ON_IT),
              SceneTable::putPlanet,
              SceneWords::planet),
          new Sentence(
              Pattern.compile("" + CARD + ON_IT + " at " + CARD),
              SceneTable::putShip,
              SceneWords::ship),
          new Sentence(
              Pattern.compile(CARD + ON_IT + " of seat (\\d) in Deep Space"),
              (p, m) ->
                  SceneTable.putShip(
                      p, Integer.parseInt(m.group(3)), m.group(1), m.group(2), Table.DEEP_SPACE),
              SceneWords::shipInDeepSpace),
          new Sentence(
              Pattern.compile("seat (\\d) holds (.*)"),
              (p, m) -> SceneTable.putHand(p, Integer.parseInt(m.group(1)), m.group(2)),
              (p, m) ->
                  "seat %s holds %s"
                      .formatted(
                          m.group(1), names(p, p.piles.hands[Integer.parseInt(m.group(1))]))),
          new Sentence(
              Pattern.compile("Discard pile: (.*)"),
              (p, m) -> SceneTable.putDiscards(p, m.group(1)),
              (p, m) -> "Discard pile: " + discards(p)),
          new Sentence(
              Pattern.compile("Scrapyard: (.*)"),
              (p, m) -> SceneTable.putScrap(p, m.group(1)),
              (p, m) -> "Scrapyard: " + names(p, p.piles.scrap)),
          new Sentence(
              Pattern.compile("Main Deck of (\\d+)"),
              (p, m) -> SceneTable.shrinkMainDeck(p, Integer.parseInt(m.group(1))),
              (p, m) -> "Main Deck of " + p.piles.main.size()),
          new Sentence(
              Pattern.compile("(cards in hands|potentials|places|scores)((?: \\d+)+)"),
              (p, m) -> reject(m),
              (p, m) -> m.group(1) + bySeat(p, m.group(1))),
          new Sentence(
              Pattern.compile("seat (\\d) in ([A-Z_]+)"),
              (p, m) -> reject(m),
              (p, m) -> "seat %d in %s".formatted(p.seatToAct(), p.step())),
          new Sentence(
              Pattern.compile("turn (\\d+)"),
              (p, m) -> p.turn.number = Integer.parseInt(m.group(1)),
              (p, m) -> "turn " + p.turn.number),
          new Sentence(
              Pattern.compile("final turn"),
              (p, m) -> p.turn.finalTurn = true,
              (p, m) -> p.turn.finalTurn ? "final turn" : "not the final turn"),
          new Sentence(
              Pattern.compile("no specials in force"),
              (p, m) -> reject(m),
              (p, m) -> p.attack.hasMods() ? "specials in force" : "no specials in force"),
          new Sentence(
              Pattern.compile("over by ([a-z-]+)"),
              (p, m) -> reject(m),
              (p, m) -> p.isOver() ? "over by " + p.outcome().ending() : "not over"),
          new Sentence(
              Pattern.compile("counted (\\d+) ([a-z.-]+)"),
              (p, m) -> reject(m),
              (p, m) -> "counted %d %s".formatted(counted(p, m.group(2)), m.group(2))),
          new Sentence(
              Pattern.compile("strengths of " + CARD + " (\\d+ \\d+ \\d+)"),
              (p, m) -> reject(m),
              (p, m) -> "strengths of %s %s".formatted(m.group(1), strengths(p, m.group(1)))));

  private SceneWords() {}

  static void put(SupernovaPosition p, String sentence) {
    var match = match(sentence);
    match.sentence.put.accept(p, match.result);
  }

  static String read(SupernovaPosition p, String sentence) {
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

  private static String planet(SupernovaPosition p, MatchResult m) {
    int planet = SceneTable.planet(p, m.group(3));
    if (!p.table.inPlay.has(planet)) {
      return "nobody has " + m.group(3);
    }
    return "seat %d %s %s%s"
        .formatted(
            p.table.owner(planet),
            p.table.isDeclared(planet) ? "declared" : "has",
            m.group(3),
            on(p, planet));
  }

  private static String on(SupernovaPosition p, int host) {
    var cards = new CardSet();
    for (int card = p.table.nextOn(host, 0);
        card < CardSet.END;
        card = p.table.nextOn(host, card + 1)) {
      cards.add(card);
    }
    return cards.isEmpty() ? "" : " [" + names(p, cards) + "]";
  }

  private static String ship(SupernovaPosition p, MatchResult m) {
    int ship = SceneTable.shipInPlay(p, m.group(1));
    if (ship < 0) {
      return "no " + m.group(1);
    }
    int place = p.table.on(ship);
    var where =
        switch (place) {
          case Table.DEEP_SPACE -> DEEP_SPACE;
          case Table.IN_ATTACK -> "Attack";
          default -> p.cards.label(place);
        };
    return "%s%s at %s".formatted(m.group(1), on(p, ship), where);
  }

  private static String shipInDeepSpace(SupernovaPosition p, MatchResult m) {
    int ship = SceneTable.shipInPlay(p, m.group(1));
    if (ship < 0) {
      return "no " + m.group(1);
    }
    boolean deep = p.table.on(ship) == Table.DEEP_SPACE;
    return "%s%s of seat %d in %s"
        .formatted(m.group(1), on(p, ship), p.table.owner(ship), deep ? DEEP_SPACE : "orbit");
  }

  static String names(SupernovaPosition p, CardSet cards) {
    var names =
        IntStream.range(0, p.cards.size())
            .filter(cards::has)
            .mapToObj(card -> p.cards.kind(card).label)
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "nothing" : names;
  }

  private static String discards(SupernovaPosition p) {
    var names =
        IntStream.range(0, p.piles.discardSize())
            .mapToObj(i -> p.cards.kind(p.piles.discarded(i)).label)
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "nothing" : names;
  }

  private static String bySeat(SupernovaPosition p, String what) {
    return IntStream.range(0, p.seats())
        .map(seat ->
            switch (what) {
              case "cards in hands" -> p.piles.hands[seat].size();
              case "places" -> p.place(seat);
              default -> p.score(seat);
            })
        .mapToObj(number -> " " + number)
        .collect(Collectors.joining());
  }

  private static long counted(SupernovaPosition p, String label) {
    return IntStream.range(0, SupernovaCounter.count())
        .mapToObj(SupernovaCounter::of)
        .filter(counter -> counter.label.equals(label))
        .mapToLong(p::count)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no counter: " + label));
  }

  private static String strengths(SupernovaPosition p, String name) {
    int planet = SceneTable.planet(p, name);
    return IntStream.range(0, Table.CATEGORIES)
        .mapToObj(category -> "" + Math.max(0, p.table.strength(planet, category)))
        .collect(Collectors.joining(" "));
  }
}
