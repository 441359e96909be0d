package org.apogee.engine.supernova;

/** R 2.9: what a card can do besides its numbers, in words about its planet or ship. */
enum Ability {
  NO_ALIENS(Flags.NO_ALIENS, "no-aliens", "ban on aliens", "takes in no aliens", "R 2.9"),
  NEEDS_POPULATION(
      Flags.NEEDS_POPULATION,
      "needs-population",
      "need of population",
      "must have population when this is built",
      "R 6.4"),
  DOCK(Flags.DOCK, "dock", "dock", "supports one more ship", "R 3.5"),
  CONSUL(
      Flags.CONSUL,
      "consul",
      "consul",
      "may attack ships in orbit by diplomacy, in a fleet of its kind without military strength",
      "R 8.6"),
  CHARTER(
      Flags.CHARTER,
      "charter",
      "charter",
      "may attack ships in orbit by economic means, if the whole fleet may",
      "R 8.6"),
  HIGH_G(
      Flags.HIGH_G,
      "high-g",
      "high-G drive",
      "may bypass ships in orbit with Koolians aboard, if the whole fleet may",
      "R 8.6"),
  LONG_RANGE(Flags.LONG_RANGE, "long-range", "long range", "may stay in Deep Space", "R 10.2"),
  SCOUT(
      Flags.SCOUT,
      "scout",
      "scout",
      "lets its owner discover one more planet when it is built",
      "R 6.7");

  final int flag;
  final String id;
  final String title;

  /** What the planet or ship does; its name goes before it. */
  final String clause;

  final String rule;

  Ability(int flag, String id, String title, String clause, String rule) {
    this.flag = flag;
    this.id = id;
    this.title = title;
    this.clause = clause;
    this.rule = rule;
  }
}
