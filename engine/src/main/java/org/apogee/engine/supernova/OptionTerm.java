package org.apogee.engine.supernova;

import java.util.List;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** Options, their values, and how games end, in words. */
enum OptionTerm {
  PRESET(
      Kind.OPTION,
      "preset",
      "preset",
      "Which values the other options have unless they are given.",
      "R 12.2"),
  TOURNAMENT(
      Kind.OPTION,
      "tournament",
      "tournament preset",
      "The values that were measured to be fair.",
      "R 12.2"),
  PRINTED(Kind.OPTION, "printed", "printed preset", "The values of the source.", "R 12.2"),
  THRESHOLD(Kind.OPTION, "threshold", "threshold", "The potential that ends the game.", "R 11.1"),
  AUTO(Kind.OPTION, "AUTO", "usual threshold", "17, 15 or 13 for 2, 3 or more seats.", "R 11.1"),
  TURN_LIMIT(
      Kind.OPTION,
      "turnLimit",
      "turn limit",
      "The turn after which the game ends in any case.",
      "R 11.1"),
  AUTO_PASS(
      Kind.OPTION,
      "autoPassWindows",
      "automatic passes",
      "Whether seats without a special to play pass unasked during attacks.",
      "R 8.7"),
  ON(Kind.OPTION, "on", "automatic passes on", "Such seats are not asked.", "R 8.7"),
  OFF(Kind.OPTION, "off", "automatic passes off", "Every seat is asked.", "R 8.7"),
  OPENER_OPTION(
      Kind.OPTION, "opener", "choice of the opener", "Who opens a turn after the first.", "R 4.4"),
  LOT(
      Kind.OPTION,
      "lot",
      "opener by lot",
      "Every seat may open the next turn, with equal chances.",
      "R 4.4"),
  ROTATE(
      Kind.OPTION,
      "rotate",
      "rotating opener",
      "The next seat clockwise opens the next turn.",
      "R 4.4"),
  MULLIGANS(
      Kind.OPTION,
      "mulligans",
      "limit of mulligans",
      "How many new hands a seat may draw before turn 1.",
      "R 4.2"),
  THREE(Kind.OPTION, "three", "three mulligans", "At most three new hands for a seat.", "R 4.2"),
  UNLIMITED(
      Kind.OPTION,
      "unlimited",
      "unlimited mulligans",
      "As many new hands as the Main Deck allows.",
      "R 4.2"),
  FOUR_SEAT_DECK(
      Kind.OPTION,
      "fourSeatDeck",
      "deck of four seats",
      "Which deck a game with 4 seats uses.",
      "R 2.1"),
  LARGE(Kind.OPTION, "large", "large deck", "180 cards.", "R 2.1"),
  SMALL(Kind.OPTION, "small", "small deck", "120 cards.", "R 2.1"),
  BY_POTENTIAL(
      Kind.ENDING,
      "potential",
      "end by potential",
      "A seat has reached the potential that ends the game.",
      "R 11.1"),
  BY_DECK(Kind.ENDING, "deck-exhausted", "end by the deck", "The Main Deck is empty.", "R 11.1"),
  BY_TURNS(
      Kind.ENDING, "turn-limit", "end by the turn limit", "The last turn was played.", "R 11.1");

  private final Kind kind;
  private final String code;
  private final String title;
  private final String sentence;
  private final String rule;

  OptionTerm(Kind kind, String code, String title, String sentence, String rule) {
    this.kind = kind;
    this.code = code;
    this.title = title;
    this.sentence = sentence;
    this.rule = rule;
  }

  Entry entry() {
    return new Entry(Term.id(this), kind, title, title, sentence, rule, List.of(code));
  }
}
