package org.apogee.engine.nova;

/** R 17.1, kind DV: cards that stay in front of a power for two Interphases. */
enum Development {
  FUSION_INDUSTRY(0, Card.E10),
  LONG_RANGE_SENSORS(1, Card.E11),
  ORBITAL_HABITATS(2, Card.E12),
  COMBINED_ARMS(3, Card.W9),
  HEAVY_BATTERIES(4, Card.W10),
  FLEET_YARDS(5, Card.W11),
  ASSAULT_TROOPS(6, Card.W12);

  static final int LIFE = 2;
  static final int COUNT = 7;

  private static final Development[] ALL = values();

  final int number;
  final Card card;

  Development(int number, Card card) {
    this.number = number;
    this.card = card;
  }

  static Development of(int number) {
    return ALL[number];
  }

  static Development ofCard(int card) {
    for (var development : ALL) {
      if (development.card.number == card) {
        return development;
      }
    }
    throw new IllegalArgumentException("no development: card " + card);
  }
}
