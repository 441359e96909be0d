package org.apogee.engine.nova;

/** R 17.1, the kinds of cards: a row for each; there are two copies of each. */
enum Card {
  E1(0, "Survey Flotilla", 2, Kind.EVENT),
  E2(1, "Colony Convoy", 3, Kind.EVENT),
  E3(2, "Trade Mission", 2, Kind.EVENT),
  E4(3, "Embassy", 3, Kind.EVENT),
  E5(4, "Industrial Boom", 3, Kind.EVENT),
  E6(5, "Pioneer Wave", 2, Kind.EVENT),
  E7(6, "Detente", 2, Kind.EVENT),
  E8(7, "Market Crash", 2, Kind.EVENT),
  E9(8, "Terraforming", 3, Kind.EVENT),
  E10(9, "Fusion Industry", 3, Kind.DEVELOPMENT),
  E11(10, "Long-Range Sensors", 2, Kind.DEVELOPMENT),
  E12(11, "Orbital Habitats", 3, Kind.DEVELOPMENT),
  W1(12, "War Levy", 3, Kind.EVENT),
  W2(13, "Shipyard Surge", 3, Kind.EVENT),
  W3(14, "Border Incident", 2, Kind.EVENT),
  W4(15, "Corsair Contract", 2, Kind.EVENT),
  W5(16, "Sabotage", 2, Kind.EVENT),
  W6(17, "Forced March", 3, Kind.EVENT),
  W7(18, "Ambush", 2, Kind.COMBAT),
  W8(19, "Shield Grid", 2, Kind.COMBAT),
  W9(20, "Combined Arms", 3, Kind.DEVELOPMENT),
  W10(21, "Heavy Batteries", 2, Kind.DEVELOPMENT),
  W11(22, "Fleet Yards", 3, Kind.DEVELOPMENT),
  W12(23, "Assault Troops", 2, Kind.DEVELOPMENT);

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

  Card(int number, String title, int points, Kind kind) {
    this.number = number;
    this.title = title;
    this.points = points;
    this.kind = kind;
  }

  static Card of(int number) {
    return ALL[number];
  }

  /** {@code E2-colony-convoy}, one word of a notation. */
  String word() {
    return name() + "-" + title.toLowerCase(java.util.Locale.ROOT).replace(' ', '-');
  }
}
