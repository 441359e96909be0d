package org.apogee.engine.supernova;

import java.util.List;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** The phases of a turn and the decisions inside them, in words. */
enum PhaseTerm {
  MULLIGAN_PHASE(
      Step.MULLIGAN.label,
      "mulligan",
      "Before turn 1 a seat without a planet may show its hand and draw a new one.",
      "R 4.2"),
  DRAW_PHASE(
      Step.DRAW.label,
      "Draw phase",
      "Each seat draws up to ten cards from one of the piles.",
      "R 4.5"),
  DISCOVER_PHASE(
      Step.DISCOVER.label, "Discover phase", "Each seat may put one planet into play.", "R 5.1"),
  RIVALS(
      Step.RIVAL_ENVIRONMENT.label,
      "environments on rivals",
      "Each seat may play one environment on each new planet of the others.",
      "R 5.3"),
  OWN(
      Step.OWN_ENVIRONMENT.label,
      "own environment",
      "Each seat may play one environment on its own new planet.",
      "R 5.4"),
  BUILD_PHASE(
      Step.BUILD.label,
      "Build phase",
      "Each seat puts any number of cards into play in its own empire.",
      "R 6.1"),
  SCOUTING(
      Step.SCOUT.label,
      "scouting",
      "The builder of a scout may discover one more planet.",
      "R 6.7"),
  ACTION_PHASE(
      Step.ACTION.label,
      "Action phase",
      "Each seat attacks, trades, jettisons cards or passes.",
      "R 7.1"),
  JETTISON(
      Step.JETTISON.label,
      "jettison",
      "Up to three cards of the hand go to the Discard pile.",
      "R 7.3"),
  TRADE_TO(
      Step.TRADE_TO.label,
      "trade: to whom",
      "The offerer chooses the seats that may bid.",
      "R 7.4"),
  TRADE_BID(
      Step.TRADE_BID.label, "trade: bid", "A seat bids cards and a promise, or declines.", "R 7.4"),
  TRADE_ANSWER(
      Step.TRADE_ANSWER.label, "trade: answer", "The offerer accepts a bid, or none.", "R 7.4"),
  FLEET(Step.FLEET.label, "attack: fleet", "The attacker chooses ships of one planet.", "R 8.2"),
  TARGET(
      Step.TARGET.label,
      "attack: target",
      "The attacker chooses a planet of another seat.",
      "R 8.3"),
  FLIGHT(
      Step.FLEE.label,
      "attack: flight",
      "The defender chooses ships that flee into Deep Space.",
      "R 8.4"),
  ORBIT_FORM(
      Step.ORBIT_FORM.label,
      "attack: form in orbit",
      "The attacker chooses the form of the attack on the ships in orbit.",
      "R 8.6"),
  ORBIT_WINDOW(
      Step.ORBIT_WINDOW.label,
      "attack: specials in orbit",
      "Every seat may play specials before the battle in orbit.",
      "R 8.7"),
  ORBIT_PICK(
      Step.ORBIT_PICK.label,
      "attack: spoils of orbit",
      "One side picks an asset after the battle in orbit.",
      "R 8.8"),
  PLANET_FORM(
      Step.PLANET_FORM.label,
      "attack: form on the planet",
      "The attacker chooses the form of the attack on the planet, or withdraws.",
      "R 8.9"),
  PLANET_WINDOW(
      Step.PLANET_WINDOW.label,
      "attack: specials on the planet",
      "Every seat may play specials before the battle for the planet.",
      "R 8.10"),
  PLANET_PICK(
      Step.PLANET_PICK.label,
      "attack: spoils of the planet",
      "One side picks an asset after the battle for the planet.",
      "R 8.11"),
  TRANSPORT_PHASE(
      Step.TRANSPORT.label,
      "Transport phase",
      "Each seat moves ships and population between its planets.",
      "R 10.1"),
  DISCARD_PHASE(
      Step.DISCARD.label,
      "Discard phase",
      "Each seat gives up what its planets cannot support, then one card of its hand.",
      "R 10.2"),
  OVER(SupernovaViews.OVER, "end of the game", "Nothing is left to decide.", "R 11.1");

  private final String code;
  private final String title;
  private final String sentence;
  private final String rule;

  PhaseTerm(String code, String title, String sentence, String rule) {
    this.code = code;
    this.title = title;
    this.sentence = sentence;
    this.rule = rule;
  }

  Entry entry() {
    return new Entry(Term.id(this), Kind.PHASE, title, title, sentence, rule, List.of(code));
  }
}
