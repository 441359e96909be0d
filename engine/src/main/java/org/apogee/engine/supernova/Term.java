package org.apogee.engine.supernova;

import java.util.List;
import java.util.Locale;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/**
 * What views, facts and moves name besides cards, races and effects: a row for each, with its name,
 * its plural, what it means and the rule; then the codes that stand for it. Steps and options have
 * rows of their own: {@link PhaseTerm}, {@link OptionTerm}.
 */
enum Term {
  SEAT(Kind.SEAT, "seat", "seats", "A place at the table, numbered clockwise from 0.", "R 0.4"),
  OPENER(Kind.SEAT, "opener", "openers", "The seat that starts every phase of the turn.", "R 0.4"),
  ATTACKER(Kind.SEAT, "attacker", "attackers", "The seat whose fleet attacks.", "R 8.1"),
  DEFENDER(
      Kind.SEAT, "defender", "defenders", "The owner of the planet that is attacked.", "R 8.3"),
  NOBODY(Kind.SEAT, "nobody", "nobody", "No seat: all strengths of a battle are equal.", "R 8.8"),
  POTENTIAL(
      Kind.RESOURCE,
      "potential",
      "potential",
      "Room for population on planets; a seat's sum is its score.",
      "R 3.2"),
  POPULATION(
      Kind.RESOURCE,
      "population",
      "population",
      "Cards of aliens and mercenaries on a planet or ship.",
      "R 3.4"),
  MILITARY(
      Kind.RESOURCE,
      "military strength",
      "military strength",
      "Counts first in a military attack.",
      "R 3.6"),
  DIPLOMATIC(
      Kind.RESOURCE,
      "diplomatic strength",
      "diplomatic strength",
      "Counts first in a diplomatic attack.",
      "R 3.6"),
  ECONOMIC(
      Kind.RESOURCE,
      "economic strength",
      "economic strength",
      "Counts first in an economic attack.",
      "R 3.6"),
  SUPPORT(
      Kind.RESOURCE,
      "support",
      "support",
      "How many ships may orbit a planet: one, and one more for each population card and dock.",
      "R 3.5"),
  CARGO(Kind.RESOURCE, "cargo", "cargo", "How many population cards a ship can carry.", "R 2.6"),
  CARD(Kind.UNIT, "card", "cards", "One physical card; copies of a name are numbered.", "R 0.5"),
  PLANET(
      Kind.UNIT,
      "planet",
      "planets",
      "A card that gives room for population and supports ships.",
      "R 2.2"),
  ENVIRONMENT(
      Kind.UNIT,
      "environment",
      "environments",
      "A card that changes a new planet for good.",
      "R 2.3"),
  CIVILIZATION(
      Kind.UNIT, "civilization", "civilizations", "A card that is built on a planet.", "R 2.4"),
  ALIEN(Kind.UNIT, "alien", "aliens", "Population of a race.", "R 6.2"),
  MERC(
      Kind.UNIT,
      "mercenary",
      "mercenaries",
      "Population of no race, for homeworlds and colonies.",
      "R 6.2"),
  SHIP(
      Kind.UNIT,
      "ship",
      "ships",
      "A card that orbits planets, carries population and attacks.",
      "R 6.3"),
  MODIFIER(Kind.UNIT, "modifier", "modifiers", "A card that is fitted to a ship.", "R 6.5"),
  SPECIAL(
      Kind.UNIT,
      "special",
      "specials",
      "A card that takes effect once and goes to the Scrapyard.",
      "R 9.1"),
  ASSET(
      Kind.UNIT,
      "asset",
      "assets",
      "Civilization and population of a planet, or modifiers and cargo of a ship.",
      "R 0.4"),
  MAIN_DECK(
      Kind.PLACE,
      "Main Deck",
      "Main Decks",
      "The face-down pile from which seats draw.",
      "R 1.1",
      "main"),
  DISCARD_PILE(
      Kind.PLACE,
      "Discard pile",
      "Discard piles",
      "The face-up pile of discarded cards, from which seats may draw too.",
      "R 1.1",
      "discard"),
  SCRAPYARD(Kind.PLACE, "Scrapyard", "Scrapyards", "The cards that are out of the game.", "R 1.1"),
  HAND(
      Kind.PLACE,
      "hand",
      "hands",
      "The cards that a seat holds; only their number is public.",
      "R 14.1"),
  TABLE(Kind.PLACE, "table", "tables", "Where the cards in play lie.", "R 1.2"),
  ORBIT(Kind.PLACE, "orbit", "orbits", "Where the ships of a planet are.", "R 0.4"),
  DEEP_SPACE(
      Kind.PLACE,
      "Deep Space",
      "Deep Space",
      "Where ships go that flee; without long range they are lost in the Discard phase.",
      "R 10.2"),
  HOMEWORLD(
      Kind.STATE,
      "homeworld",
      "homeworlds",
      "A planet of a race, or one that its owner declared.",
      "R 3.3"),
  COLONY(
      Kind.STATE, "colony", "colonies", "A planet with population that is no homeworld.", "R 3.3"),
  UNINHABITED(
      Kind.STATE,
      "uninhabited planet",
      "uninhabited planets",
      "A planet without population that is no homeworld.",
      "R 3.3",
      "uninhabited"),
  FINAL_TURN(
      Kind.STATE,
      "final turn",
      "final turns",
      "The turn in which the Main Deck ran out; the game ends after it.",
      "R 4.6"),
  PENALTY(
      Kind.STATE,
      "penalty",
      "penalties",
      "A seat that had no card to discard draws only one card in the next turn.",
      "R 10.4"),
  MILITARY_FORM(
      Kind.ACTION,
      "military attack",
      "military attacks",
      "Military strength counts first, and the loser's cards go to the Scrapyard.",
      "R 8.11",
      "military"),
  DIPLOMATIC_FORM(
      Kind.ACTION,
      "diplomatic attack",
      "diplomatic attacks",
      "Diplomatic strength counts first, and the loser takes one asset back.",
      "R 8.11",
      "diplomatic"),
  ECONOMIC_FORM(
      Kind.ACTION,
      "economic attack",
      "economic attacks",
      "Economic strength counts first, the winner keeps one asset, and the loser takes the others"
          + " back.",
      "R 8.11",
      "economic"),
  BYPASS(
      Kind.ACTION,
      "bypass",
      "bypasses",
      "The fleet passes the ships in orbit without a battle.",
      "R 8.6"),
  TRADE(Kind.ACTION, "trade", "trades", "One card of the hand for the best bid.", "R 7.4"),
  NO_PROMISE(Kind.ACTION, "no promise", "no promises", "A bid of cards alone.", "R 7.4", "nothing"),
  NO_ATTACK(
      Kind.ACTION,
      "promise of peace",
      "promises of peace",
      "Not to attack the other seat until the end of the next turn; it binds nobody.",
      "R 7.4",
      "no attack"),
  NO_SPECIAL(
      Kind.ACTION,
      "promise of no special",
      "promises of no special",
      "Not to play a special against the other seat until the end of the next turn; it binds"
          + " nobody.",
      "R 7.4",
      "no special");

  private final Kind kind;
  private final String title;
  private final String plural;
  private final String sentence;
  private final String rule;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> codes;

  Term(Kind kind, String title, String plural, String sentence, String rule, String... codes) {
    this.kind = kind;
    this.title = title;
    this.plural = plural;
    this.sentence = sentence;
    this.rule = rule;
    this.codes = List.of(codes);
  }

  Entry entry() {
    return new Entry(id(this), kind, title, plural, sentence, rule, codes);
  }

  /** {@code main-deck}. */
  static String id(Enum<?> row) {
    return row.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
