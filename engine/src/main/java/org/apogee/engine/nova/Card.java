package org.apogee.engine.nova;

import java.util.Locale;

/** R 17.1, the kinds of cards: a row for each; there are two copies of each. */
@SuppressWarnings("ImmutableEnumChecker") // effects have no state
enum Card {
  E1(
      0,
      "Survey Flotilla",
      2,
      ExpansionEvent.SURVEY_FLOTILLA,
      "Explores one or two unexplored systems adjacent to a control zone, free."),
  E2(
      1,
      "Colony Convoy",
      3,
      ExpansionEvent.COLONY_CONVOY,
      "The next settlement, colony or capital of this impulse costs 3 AP less."),
  E3(
      2,
      "Trade Mission",
      2,
      ExpansionEvent.TRADE_MISSION,
      "Makes a treaty with a minor that has no relation to the power and no ally."),
  E4(
      3,
      "Embassy",
      3,
      ExpansionEvent.EMBASSY,
      "Turns a treaty with a minor into an alliance and ends its other treaties."),
  E5(4, "Industrial Boom", 3, ExpansionEvent.INDUSTRIAL_BOOM, "Builds a factory, free."),
  E6(5, "Pioneer Wave", 2, ExpansionEvent.PIONEER_WAVE, "Builds one or two outposts, free."),
  E7(6, "Detente", 2, ExpansionEvent.DETENTE, "Lowers the tension with another power by 2."),
  E8(
      7,
      "Market Crash",
      2,
      ExpansionEvent.MARKET_CRASH,
      "Lowers the economic base of another power by 1 until the next Interphase."),
  E9(
      8,
      "Terraforming",
      3,
      ExpansionEvent.TERRAFORMING,
      "Makes a barren planet with an own marker in a held system terran."),
  E10(9, "Fusion Industry", 3, Kind.DEVELOPMENT, "Adds 2 to the income."),
  E11(
      10,
      "Long-Range Sensors",
      2,
      Kind.DEVELOPMENT,
      "Makes the first exploration of each later impulse free."),
  E12(11, "Orbital Habitats", 3, Kind.DEVELOPMENT, "Lowers the price of settlements to 4 AP."),
  W1(
      12,
      "War Levy",
      3,
      WarEvent.WAR_LEVY,
      "Builds up to two escort fleets in one held system, free."),
  W2(13, "Shipyard Surge", 3, WarEvent.SHIPYARD_SURGE, "Raises naval power by 2, up to 6."),
  W3(
      14,
      "Border Incident",
      2,
      WarEvent.BORDER_INCIDENT,
      "Raises the tension with another power by 2."),
  W4(
      15,
      "Corsair Contract",
      2,
      WarEvent.CORSAIR_CONTRACT,
      "Activates an independent without relation to the power at once, with 2 added to its die."),
  W5(
      16,
      "Sabotage",
      2,
      WarEvent.SABOTAGE,
      "Takes a step from the first unit of another power in or adjacent to a control zone."),
  W6(17, "Forced March", 3, WarEvent.FORCED_MARCH, "Makes all own fleets in one system active."),
  W7(
      18,
      "Ambush",
      2,
      Kind.COMBAT,
      "Raises the factor of all own firing units by 1 in the first round of a combat."),
  W8(
      19,
      "Shield Grid",
      2,
      Kind.COMBAT,
      "Lets the own cover of a combat succeed on 1 to 4 instead of 1 to 3."),
  W9(
      20,
      "Combined Arms",
      3,
      Kind.DEVELOPMENT,
      "Raises the factor of own escort fleets in space to 2."),
  W10(21, "Heavy Batteries", 2, Kind.DEVELOPMENT, "Raises the factor of own fortresses by 1."),
  W11(22, "Fleet Yards", 3, Kind.DEVELOPMENT, "Lowers the price of line fleets to 1 AP."),
  W12(
      23,
      "Assault Troops",
      2,
      Kind.DEVELOPMENT,
      "Raises the factor of own attacking line fleets against planets to 2.");

  enum Kind {
    EVENT,
    DEVELOPMENT,
    COMBAT
  }

  static final int COUNT = 24;
  static final int COPIES = 2;

  private static final Card[] ALL = values();

  final int number;
  final String title;

  /** The action points it brings when it is not played for its effect. */
  final int points;

  final Kind kind;

  /** What an event does. */
  final CardEffect effect;

  /** What it does when it is played for its effect, for people. */
  final String sentence;

  /** An event. */
  Card(int number, String title, int points, CardEffect effect, String sentence) {
    this(number, title, points, Kind.EVENT, effect, sentence);
  }

  Card(int number, String title, int points, Kind kind, String sentence) {
    this(number, title, points, kind, CardEffect.NONE, sentence);
  }

  Card(int number, String title, int points, Kind kind, CardEffect effect, String sentence) {
    this.number = number;
    this.title = title;
    this.points = points;
    this.kind = kind;
    this.effect = effect;
    this.sentence = sentence;
  }

  static Card of(int number) {
    return ALL[number];
  }

  /** {@code E2-colony-convoy}, one word of a notation. */
  String word() {
    return name() + "-" + title.toLowerCase(Locale.ROOT).replace(' ', '-');
  }
}
