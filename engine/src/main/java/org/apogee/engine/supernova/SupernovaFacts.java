package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaWords.few;
import static org.apogee.engine.supernova.SupernovaWords.rest;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/**
 * Hands, draws, turns and the end of the game, as facts. Each method asks {@link Chronicle#listens}
 * before it builds anything, so a search pays nothing. Empires, attacks, specials and trades have
 * classes of their own.
 */
final class SupernovaFacts {
  private static final String CARDS = "cards";

  private SupernovaFacts() {}

  static void tell(
      Chronicle chronicle, String kind, SequencedMap<String, Object> args, String text) {
    chronicle.tell(Fact.forEverybody(kind, args, text));
  }

  static SequencedMap<String, Object> args(int seat, Object... namesAndValues) {
    var args = Args.of("seat", seat);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return args;
  }

  static void handKept(Chronicle chronicle, int seat) {
    if (chronicle.listens()) {
      tell(chronicle, "hand-kept", args(seat), Words.sentence("seat %d keeps its hand", seat));
    }
  }

  static void mulligan(Chronicle chronicle, SupernovaPosition p, int seat) {
    if (chronicle.listens()) {
      var cards = SupernovaWords.labels(p, p.piles.hands[seat]);
      var text =
          Words.sentence("seat %d shows a hand without a planet and discards %s", seat, few(cards));
      chronicle.tell(
          Fact.forEverybody("mulligan", args(seat, CARDS, cards), text).with(rest(cards)));
    }
  }

  /** One sentence for the whole draw; the cards themselves for the seat alone. */
  static void drew(Chronicle chronicle, SupernovaPosition p, int seat) {
    if (chronicle.listens()) {
      int count = p.piles.drawn.size();
      var form = "seat %d draws %s from the Main Deck";
      chronicle.tell(
          new Fact(
              "drew",
              Audience.without(seat),
              args(seat, CARDS, count),
              Words.sentence(form, seat, Words.some(count, "card"))));
      var names = SupernovaWords.labels(p, p.piles.drawn);
      chronicle.tell(
          new Fact(
                  "drew",
                  Audience.only(seat),
                  args(seat, CARDS, count, "names", names),
                  Words.sentence(form, seat, few(names)))
              .with(rest(names)));
    }
  }

  /** Everybody has seen them. */
  static void drewDiscards(Chronicle chronicle, SupernovaPosition p, int seat) {
    if (chronicle.listens()) {
      var cards = SupernovaWords.labels(p, p.piles.drawn);
      chronicle.tell(
          Fact.forEverybody(
                  "drew-discard",
                  args(seat, CARDS, cards.size(), "names", cards),
                  Words.sentence("seat %d takes %s from the Discard pile", seat, few(cards)))
              .with(rest(cards)));
    }
  }

  static void finalTurn(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "final-turn",
          Args.of("turn", p.turn.number),
          Words.sentence("the Main Deck is empty, so turn %d is the last", p.turn.number));
    }
  }

  static void turnBegan(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "turn-began",
          Args.of("turn", p.turn.number, "opener", p.turn.opener),
          Words.sentence("turn %d begins, and seat %d opens it", p.turn.number, p.turn.opener));
    }
  }

  static void gameOver(Chronicle chronicle, SupernovaPosition p) {
    if (chronicle.listens()) {
      var reason =
          switch (p.ending()) {
            case POTENTIAL -> reached(p);
            case DECK_EXHAUSTED -> "the Main Deck is empty";
            default -> Phrase.of("turn %d was the last", p.turn.number);
          };
      var winners = IntStream.range(0, p.seats()).filter(seat -> p.place(seat) == 1).toArray();
      var args =
          Args.of("ending", p.ending().code, "winners", IntStream.of(winners).boxed().toList());
      args.put("potentials", IntStream.range(0, p.seats()).map(p::score).boxed().toList());
      var text =
          Words.sentence(
              "the game ends because %s: %s %s",
              reason, Words.seats(winners), winners.length == 1 ? "wins" : "share the victory");
      chronicle.tell(Fact.forEverybody("game-over", args, text).with(standings(p)));
    }
  }

  private static String reached(SupernovaPosition p) {
    int threshold = p.options().threshold();
    var seats = IntStream.range(0, p.seats()).filter(seat -> p.score(seat) >= threshold).toArray();
    return Phrase.of(
        "%s %s reached a potential of %d",
        Words.seats(seats), Words.agree(seats.length, "has", "have"), threshold);
  }

  private static List<String> standings(SupernovaPosition p) {
    var lines = new ArrayList<String>();
    for (int seat = 0; seat < p.seats(); seat++) {
      lines.add(
          Words.sentence(
              "seat %d has a potential of %d and takes %s place",
              seat, p.score(seat), Words.ordinal(p.place(seat))));
    }
    return lines;
  }
}
