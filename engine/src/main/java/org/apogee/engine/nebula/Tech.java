package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.Tech.Tier.ADVANCED;
import static org.apogee.engine.nebula.Tech.Tier.BASIC;
import static org.apogee.engine.nebula.Window.BEFORE_COMBAT;
import static org.apogee.engine.nebula.Window.CONFLICT;
import static org.apogee.engine.nebula.Window.LOSS;
import static org.apogee.engine.nebula.Window.OPENING;
import static org.apogee.engine.nebula.Window.PROGRESS;
import static org.apogee.engine.nebula.Window.ROUND;

import java.util.List;
import java.util.Locale;

/** R 11.2 and 11.4: the eighteen techs, a row for each; six of every colour, in order of colour. */
enum Tech {
  ELECTRIC_CHARGE(0, "Electric Charge", BASIC, new ElectricCharge(), CONFLICT),
  EMP(1, "EMP", BASIC, new Emp(), CONFLICT),
  SUICIDE(2, "Suicide", BASIC, new Suicide(), OPENING, CONFLICT, BEFORE_COMBAT),
  HACK(3, "Hack", ADVANCED, new Hack(), Window.values()),
  RADIOACTIVE_RAY(4, "Radioactive Ray", ADVANCED, new RadioactiveRay(), OPENING, CONFLICT, ROUND),
  REPAIR(5, "Repair", ADVANCED, OnOwnShip.REPAIR, OPENING, CONFLICT, ROUND),

  BATTLE_SPEED(6, "Battle Speed", BASIC, Plain.BATTLE_SPEED, CONFLICT),
  IMPROVED_CARGO(7, "Improved Cargo", BASIC, OnOwnShip.IMPROVED_CARGO, OPENING, CONFLICT, ROUND),
  REVEAL_SPY(8, "Reveal Spy", BASIC, Plain.REVEAL_SPY, ROUND),
  ENERGY_SHIELD(9, "Energy Shield", ADVANCED, Plain.ENERGY_SHIELD, LOSS),
  INVISIBILITY_FIELD(10, "Invisibility Field", ADVANCED, Plain.INVISIBILITY_FIELD, BEFORE_COMBAT),
  SUPERNOVA_CANNON(
      11, "Supernova Cannon", ADVANCED, new SupernovaCannon(), OPENING, CONFLICT, ROUND),

  BALANCE(12, "Balance", BASIC, new Balance(), PROGRESS),
  MOTHERSHIP(13, "Mothership", BASIC, new Mothership(), OPENING, CONFLICT, ROUND),
  PATHFINDER(14, "Pathfinder", BASIC, OnOwnShip.PATHFINDER, CONFLICT),
  CLONE(15, "Clone", ADVANCED, Plain.CLONE, PROGRESS),
  FREE_EXCHANGE(16, "Free Exchange", ADVANCED, Plain.FREE_EXCHANGE, PROGRESS),
  JUMPGATE(17, "Jumpgate", ADVANCED, new Jumpgate(), CONFLICT);

  /** R 2: how long research and cooldown take, and what a tech costs. */
  enum Tier {
    BASIC(2, 8, 4),
    ADVANCED(3, 12, 6);

    final int turns;
    private final int ownPrice;
    private final int otherPrice;

    Tier(int turns, int ownPrice, int otherPrice) {
      this.turns = turns;
      this.ownPrice = ownPrice;
      this.otherPrice = otherPrice;
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** What a tech of this tier and a colour costs of a resource. */
    int price(int colour, int resource) {
      return colour == resource ? ownPrice : otherPrice;
    }
  }

  static final int COUNT = 18;
  static final int NONE = -1;
  static final int PER_COLOUR = 6;
  static final int PER_GROUP = 3;

  private static final Tech[] ALL = values();
  private static final int[] LISTED = new int[Window.COUNT];

  static {
    for (var tech : ALL) {
      for (int window = 0; window < Window.COUNT; window++) {
        LISTED[window] |= (tech.windows >>> window & 1) << tech.id;
      }
    }
  }

  final int id;
  private final String title;
  private final Tier tier;

  // Effects hold nothing, they only act on the position they are given.
  @SuppressWarnings("ImmutableEnumChecker")
  private final TechEffect effect;

  private final int windows; // R 11.2, bit w for window number w

  Tech(int id, String title, Tier tier, TechEffect effect, Window... windows) {
    this.id = id;
    this.title = title;
    this.tier = tier;
    this.effect = effect;
    int bits = 0;
    for (var window : windows) {
      bits |= 1 << window.number;
    }
    this.windows = bits;
  }

  static Tech of(int id) {
    return ALL[id];
  }

  static List<Tech> all() {
    return List.of(ALL);
  }

  static int listedFor(Window window) {
    return LISTED[window.number];
  }

  static int colour(int id) {
    return id / PER_COLOUR;
  }

  String title() {
    return title;
  }

  /** One word, for notation: {@code battle-speed}. */
  String word() {
    return title.toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  Tier tier() {
    return tier;
  }

  TechEffect effect() {
    return effect;
  }

  /** The techs of a colour, bit t for tech t. */
  static int techsOfColour(int colour) {
    return ((1 << PER_COLOUR) - 1) << (PER_COLOUR * colour);
  }

  /** R 14.2: techs of one colour and tier look alike while they are being researched. */
  static int group(int id) {
    return id / PER_GROUP;
  }

  /** The techs of a group, bit t for tech t. */
  static int techsOfGroup(int group) {
    return ((1 << PER_GROUP) - 1) << (PER_GROUP * group);
  }
}
