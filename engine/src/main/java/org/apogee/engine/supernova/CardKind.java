package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.CardType.ALIEN;
import static org.apogee.engine.supernova.CardType.CIVILIZATION;
import static org.apogee.engine.supernova.CardType.ENVIRONMENT;
import static org.apogee.engine.supernova.CardType.MERC;
import static org.apogee.engine.supernova.CardType.MODIFIER;
import static org.apogee.engine.supernova.CardType.PLANET;
import static org.apogee.engine.supernova.CardType.SHIP;
import static org.apogee.engine.supernova.Flags.CHARTER;
import static org.apogee.engine.supernova.Flags.CONSUL;
import static org.apogee.engine.supernova.Flags.DOCK;
import static org.apogee.engine.supernova.Flags.HIGH_G;
import static org.apogee.engine.supernova.Flags.LONG_RANGE;
import static org.apogee.engine.supernova.Flags.NEEDS_POPULATION;
import static org.apogee.engine.supernova.Flags.NO_ALIENS;
import static org.apogee.engine.supernova.Flags.SCOUT;

/**
 * R 2, the card list: a row for each name.
 *
 * <p>The columns are label, type, race (of a homeworld or of aliens), potential, military,
 * diplomatic and economic strength, cargo, flags, and the copies with 2 to 3 and with 4 to 6 seats.
 * Specials have an effect instead; their strengths are what a MOD adds to its side.
 */
enum CardKind {
  // R 2.2
  TLIS("Tlis", PLANET, Race.TLISK, 3, 2, 1, 1, 0, 0, 1, 1),
  KOOL("Ko'ol", PLANET, Race.KOOLIAN, 3, 1, 2, 1, 0, 0, 1, 1),
  ANTARES("Antares", PLANET, Race.ANTARIAN, 3, 1, 1, 2, 0, 0, 1, 1),
  VORNHEIM("Vornheim", PLANET, Race.VORN, 3, 2, 0, 2, 0, 0, 1, 1),
  SELENE("Selene", PLANET, Race.SELENI, 3, 0, 2, 2, 0, 0, 1, 1),
  EDEN("Eden", PLANET, Race.NONE, 4, 0, 1, 2, 0, 0, 1, 1),
  ALTAIR("Altair", PLANET, Race.NONE, 3, 0, 1, 1, 0, 0, 1, 1),
  REGULUS("Regulus", PLANET, Race.NONE, 3, 1, 0, 1, 0, 0, 1, 1),
  VEGA("Vega", PLANET, Race.NONE, 3, 0, 1, 1, 0, 0, 1, 1),
  SIRIUS("Sirius", PLANET, Race.NONE, 3, 1, 1, 0, 0, 0, 1, 1),
  SCORPIUS("Scorpius", PLANET, Race.NONE, 2, 2, 0, 0, 0, 0, 1, 1),
  FREYA("Freya", PLANET, Race.NONE, 2, 0, 1, 1, 0, 0, 1, 1),
  RIGEL("Rigel", PLANET, Race.NONE, 2, 1, 0, 1, 0, 0, 1, 1),
  DENEB("Deneb", PLANET, Race.NONE, 2, 0, 2, 0, 0, 0, 1, 1),
  PROCYON("Procyon", PLANET, Race.NONE, 2, 1, 0, 1, 0, 0, 1, 1),
  ARCTURUS("Arcturus", PLANET, Race.NONE, 2, 0, 0, 2, 0, 0, 1, 1),
  CAPELLA("Capella", PLANET, Race.NONE, 2, 0, 1, 1, 0, 0, 1, 1),
  POLARIS("Polaris", PLANET, Race.NONE, 2, 1, 1, 0, 0, 0, 1, 1),
  ALDEBARAN("Aldebaran", PLANET, Race.NONE, 2, 2, 0, 0, 0, 0, 1, 1),
  FOMALHAUT("Fomalhaut", PLANET, Race.NONE, 2, 0, 1, 1, 0, 0, 1, 1),
  MIZAR("Mizar", PLANET, Race.NONE, 1, 0, 0, 3, 0, 0, 1, 1),
  CASTOR("Castor", PLANET, Race.NONE, 1, 1, 2, 0, 0, 0, 1, 1),
  POLLUX("Pollux", PLANET, Race.NONE, 1, 2, 0, 1, 0, 0, 1, 1),
  ALGOL("Algol", PLANET, Race.NONE, 1, 3, 0, 0, 0, 0, 1, 1),
  SPICA("Spica", PLANET, Race.NONE, 3, 1, 1, 0, 0, 0, 0, 1),
  HADAR("Hadar", PLANET, Race.NONE, 3, 0, 0, 2, 0, 0, 0, 1),
  ELNATH("Elnath", PLANET, Race.NONE, 3, 1, 0, 1, 0, 0, 0, 1),
  BELLATRIX("Bellatrix", PLANET, Race.NONE, 2, 2, 0, 0, 0, 0, 0, 1),
  ALCOR("Alcor", PLANET, Race.NONE, 2, 0, 1, 1, 0, 0, 0, 1),
  MIRA("Mira", PLANET, Race.NONE, 2, 0, 0, 2, 0, 0, 0, 1),
  IZAR("Izar", PLANET, Race.NONE, 2, 0, 2, 0, 0, 0, 0, 1),
  THUBAN("Thuban", PLANET, Race.NONE, 2, 1, 1, 0, 0, 0, 0, 1),
  ALPHARD("Alphard", PLANET, Race.NONE, 2, 1, 0, 1, 0, 0, 0, 1),
  SHAULA("Shaula", PLANET, Race.NONE, 2, 0, 1, 1, 0, 0, 0, 1),
  NUNKI("Nunki", PLANET, Race.NONE, 1, 1, 1, 1, 0, 0, 0, 1),
  KOCHAB("Kochab", PLANET, Race.NONE, 1, 0, 2, 1, 0, 0, 0, 1),
  // R 2.3
  HOT_CLIMATE("Hot Climate", ENVIRONMENT, Race.NONE, 0, -1, 0, -1, 0, 0, 2, 3),
  COLD_CLIMATE("Cold Climate", ENVIRONMENT, Race.NONE, 0, 0, 0, -2, 0, 0, 2, 3),
  ABUNDANT_LAND("Abundant Land", ENVIRONMENT, Race.NONE, 1, 0, 0, 1, 0, 0, 2, 3),
  BARREN_LAND("Barren Land", ENVIRONMENT, Race.NONE, -1, 0, 0, -1, 0, 0, 2, 3),
  HOSTILE_NATIVES("Hostile Natives", ENVIRONMENT, Race.NONE, 0, 0, -2, 0, 0, NO_ALIENS, 2, 3),
  POISON_ATMOSPHERE("Poison Atmosphere", ENVIRONMENT, Race.NONE, -2, 1, 0, 0, 0, 0, 1, 2),
  RICH_ORES("Rich Ores", ENVIRONMENT, Race.NONE, 0, 0, 0, 2, 0, 0, 1, 1),
  DENSE_ASTEROIDS("Dense Asteroids", ENVIRONMENT, Race.NONE, 0, 2, 0, 0, 0, 0, 1, 1),
  ANCIENT_RUINS("Ancient Ruins", ENVIRONMENT, Race.NONE, 0, 0, 2, 0, 0, 0, 1, 2),
  // R 2.4
  MEGALOPOLIS("Megalopolis", CIVILIZATION, Race.NONE, 2, 0, 0, 1, 0, NEEDS_POPULATION, 2, 3),
  HYDROPONIC_DOMES("Hydroponic Domes", CIVILIZATION, Race.NONE, 1, 0, 0, 0, 0, 0, 2, 3),
  UNIVERSITY("University", CIVILIZATION, Race.NONE, 1, 0, 1, 1, 0, NEEDS_POPULATION, 1, 2),
  PLANETARY_SHIELD("Planetary Shield", CIVILIZATION, Race.NONE, 0, 3, 0, 0, 0, 0, 2, 3),
  EMBASSY("Embassy", CIVILIZATION, Race.NONE, 0, 0, 3, 0, 0, NEEDS_POPULATION, 2, 3),
  GALACTIC_BANK("Galactic Bank", CIVILIZATION, Race.NONE, 0, 0, 0, 3, 0, NEEDS_POPULATION, 2, 3),
  STAR_PORT("Star Port", CIVILIZATION, Race.NONE, 0, 1, 0, 0, 0, DOCK, 2, 2),
  WAR_COLLEGE("War College", CIVILIZATION, Race.NONE, 0, 2, 1, 0, 0, NEEDS_POPULATION, 1, 2),
  // R 2.5
  TLISK_RAIDERS("Tlisk Raiders", ALIEN, Race.TLISK, 0, 3, 0, 1, 0, 0, 2, 3),
  TLISK_WARLORDS("Tlisk Warlords", ALIEN, Race.TLISK, 0, 4, 0, 0, 0, 0, 1, 2),
  TLISK_ENGINEERS("Tlisk Engineers", ALIEN, Race.TLISK, 0, 1, 0, 2, 0, 0, 1, 1),
  KOOLIAN_DIPLOMATS("Koolian Diplomats", ALIEN, Race.KOOLIAN, 0, 0, 3, 1, 0, 0, 2, 3),
  KOOLIAN_ENVOYS("Koolian Envoys", ALIEN, Race.KOOLIAN, 0, 0, 4, 0, 0, 0, 1, 2),
  KOOLIAN_GUARDS("Koolian Guards", ALIEN, Race.KOOLIAN, 0, 2, 1, 0, 0, 0, 1, 1),
  ANTARIAN_TRADERS("Antarian Traders", ALIEN, Race.ANTARIAN, 0, 0, 1, 3, 0, 0, 2, 3),
  ANTARIAN_FINANCIERS("Antarian Financiers", ALIEN, Race.ANTARIAN, 0, 0, 0, 4, 0, 0, 1, 2),
  ANTARIAN_MILITIA("Antarian Militia", ALIEN, Race.ANTARIAN, 0, 2, 0, 1, 0, 0, 1, 1),
  VORN_SHOCK_TROOPS("Vorn Shock Troops", ALIEN, Race.VORN, 0, 3, 0, 0, 0, 0, 2, 3),
  VORN_MINERS("Vorn Miners", ALIEN, Race.VORN, 0, 1, 0, 2, 0, 0, 2, 3),
  SELENI_ORACLES("Seleni Oracles", ALIEN, Race.SELENI, 0, 0, 3, 0, 0, 0, 2, 3),
  SELENI_MERCHANTS("Seleni Merchants", ALIEN, Race.SELENI, 0, 0, 1, 2, 0, 0, 2, 3),
  EVIL_CLONES("Evil Clones", MERC, Race.NONE, 0, 2, 0, 0, 0, 0, 2, 3),
  DRIFTERS("Drifters", MERC, Race.NONE, 0, 1, 1, 1, 0, 0, 2, 4),
  GENERAL_BELLIS("General Bellis", MERC, Race.NONE, 0, 4, 0, 0, 0, 0, 1, 1),
  NORA_LUCRE("Nora Lucre", MERC, Race.NONE, 0, 0, 0, 4, 0, 0, 1, 1),
  SILVER_TONGUE_VEX("Silver Tongue Vex", MERC, Race.NONE, 0, 0, 4, 0, 0, 0, 1, 1),
  BOUNTY_HUNTERS("Bounty Hunters", MERC, Race.NONE, 0, 3, 1, 0, 0, 0, 1, 2),
  // R 2.6
  BATTLESHIP("Battleship", SHIP, Race.NONE, 0, 5, 0, 0, 1, 0, 2, 3),
  CRUISER("Cruiser", SHIP, Race.NONE, 0, 4, 0, 0, 1, 0, 2, 3),
  FIGHTER("Fighter", SHIP, Race.NONE, 0, 2, 0, 0, 0, 0, 4, 6),
  GARBAGE_SCOW("Garbage Scow", SHIP, Race.NONE, 0, 1, 0, 1, 2, 0, 2, 3),
  RELAY_SHIP("Relay Ship", SHIP, Race.NONE, 0, 1, 1, 0, 1, LONG_RANGE, 1, 2),
  CONSUL_SHIP("Consul Ship", SHIP, Race.NONE, 0, 0, 3, 0, 2, CONSUL, 2, 3),
  FREIGHTER("Freighter", SHIP, Race.NONE, 0, 0, 0, 2, 3, 0, 2, 3),
  GRAVITY_SKIFF("Gravity Skiff", SHIP, Race.NONE, 0, 1, 1, 0, 1, HIGH_G, 2, 3),
  FAST_SCOUT_SHIP("Fast Scout Ship", SHIP, Race.NONE, 0, 1, 0, 0, 0, LONG_RANGE | SCOUT, 1, 1),
  // R 2.7
  LAZE_CANNON("Laze Cannon", MODIFIER, Race.NONE, 0, 2, 0, 0, 0, 0, 2, 3),
  WARP_CANNON("Warp Cannon", MODIFIER, Race.NONE, 0, 3, 0, 0, 0, 0, 1, 2),
  DIPLOMATIC_SUITE("Diplomatic Suite", MODIFIER, Race.NONE, 0, 0, 2, 0, 0, 0, 1, 2),
  TRADE_CHARTER("Trade Charter", MODIFIER, Race.NONE, 0, 0, 0, 2, 0, CHARTER, 1, 2),
  HIGH_G_HULL("High-G Hull", MODIFIER, Race.NONE, 0, 0, 0, 0, 0, HIGH_G, 1, 1),
  LONG_RANGE_TANKS("Long Range Tanks", MODIFIER, Race.NONE, 0, 0, 0, 0, 0, LONG_RANGE, 1, 1),
  CARGO_PODS("Cargo Pods", MODIFIER, Race.NONE, 0, 0, 0, 1, 2, 0, 1, 1),
  // R 2.8
  SUPER_NOVA("Super Nova", Effect.DESTROY_PLANET, 0, 0, 0, 1, 1),
  BLACK_HOLE("Black Hole", Effect.COLLAPSE_PLANET, 0, 0, 0, 1, 1),
  WORMHOLE("Wormhole", Effect.BANISH_SHIP, 0, 0, 0, 2, 3),
  TEMPORAL_RIFT("Temporal Rift", Effect.EXTRA_ACTION, 0, 0, 0, 1, 1),
  BATTLE_FURY("Battle Fury", Effect.MOD, 3, 0, 0, 2, 3),
  SILVER_WORDS("Silver Words", Effect.MOD, 0, 3, 0, 1, 2),
  HOSTILE_TAKEOVER("Hostile Takeover", Effect.MOD, 0, 0, 3, 1, 2),
  SABOTAGE("Sabotage", Effect.MOD, -3, 0, 0, 1, 2),
  PLAGUE("Plague", Effect.KILL_POP, 0, 0, 0, 1, 1),
  TERRAFORMING("Terraforming", Effect.REMOVE_ENV, 0, 0, 0, 1, 2),
  JAMMING_FIELD("Jamming Field", Effect.CANCEL, 0, 0, 0, 1, 2),
  CEASEFIRE("Ceasefire", Effect.END_ATTACK, 0, 0, 0, 1, 1);

  final String label;
  final CardType type;
  final Race race;
  final int potential;
  final int military;
  final int diplomatic;
  final int economic;
  final int cargo;
  final int flags;
  final Effect effect;
  final int copiesInSmall;
  final int copiesInLarge;

  CardKind(
      String label,
      CardType type,
      Race race,
      int potential,
      int military,
      int diplomatic,
      int economic,
      int cargo,
      int flags,
      int copiesInSmall,
      int copiesInLarge) {
    this.label = label;
    this.type = type;
    this.race = race;
    this.potential = potential;
    this.military = military;
    this.diplomatic = diplomatic;
    this.economic = economic;
    this.cargo = cargo;
    this.flags = flags;
    this.effect = Effect.NONE;
    this.copiesInSmall = copiesInSmall;
    this.copiesInLarge = copiesInLarge;
  }

  CardKind(
      String label,
      Effect effect,
      int military,
      int diplomatic,
      int economic,
      int copiesInSmall,
      int copiesInLarge) {
    this.label = label;
    this.type = CardType.SPECIAL;
    this.race = Race.NONE;
    this.potential = 0;
    this.military = military;
    this.diplomatic = diplomatic;
    this.economic = economic;
    this.cargo = 0;
    this.flags = 0;
    this.effect = effect;
    this.copiesInSmall = copiesInSmall;
    this.copiesInLarge = copiesInLarge;
  }

  boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /** R 3.3: a planet with a race is its homeworld for ever. */
  boolean isPermanentHomeworld() {
    return type == PLANET && race != Race.NONE;
  }

  /** R 2.3: the environment that cancels this one, or this one itself if there is none. */
  CardKind opposite() {
    return switch (this) {
      case HOT_CLIMATE -> COLD_CLIMATE;
      case COLD_CLIMATE -> HOT_CLIMATE;
      case ABUNDANT_LAND -> BARREN_LAND;
      case BARREN_LAND -> ABUNDANT_LAND;
      default -> this;
    };
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
