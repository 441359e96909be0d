package org.apogee.engine.solis;

/** R 2.27, the secret objectives: a row for each. */
enum Objective {
  OB01(Tier.BRONZE, "Surveyor"),
  OB02(Tier.BRONZE, "Prospector"),
  OB03(Tier.BRONZE, "Shipwright"),
  OB04(Tier.BRONZE, "Fortifier"),
  OB05(Tier.BRONZE, "Student"),
  OB06(Tier.BRONZE, "Homesteader"),
  OB07(Tier.BRONZE, "Skirmisher"),
  OB08(Tier.BRONZE, "Developer"),
  OB09(Tier.SILVER, "Archaeologist"),
  OB10(Tier.SILVER, "Industrialist"),
  OB11(Tier.SILVER, "Admiral"),
  OB12(Tier.SILVER, "Gatekeeper"),
  OB13(Tier.SILVER, "Researcher"),
  OB14(Tier.SILVER, "Reactor Chief"),
  OB15(Tier.SILVER, "Exterminator"),
  OB16(Tier.SILVER, "Core Settler"),
  OB17(Tier.GOLD, "Heir of the Ancients"),
  OB18(Tier.GOLD, "Relic Lord"),
  OB19(Tier.GOLD, "Imperator"),
  OB20(Tier.GOLD, "Warmaster"),
  OB21(Tier.GOLD, "Throne of the Void"),
  OB22(Tier.GOLD, "Technocrat"),
  OB23(Tier.GOLD, "Jewel"),
  OB24(Tier.GOLD, "Keeper of Anomalies");

  /** What it is worth. */
  enum Tier {
    BRONZE(3),
    SILVER(6),
    GOLD(10);

    final int points;

    Tier(int points) {
      this.points = points;
    }

    /** Counting from 0, in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order is the edition's
    int number() {
      return ordinal();
    }
  }

  private static final Objective[] ALL = values();

  final Tier tier;
  final String label;

  Objective(Tier tier, String label) {
    this.tier = tier;
    this.label = label;
  }

  static Objective of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  /** Bit o for objective o. */
  static int ofTier(Tier tier) {
    int set = 0;
    for (var objective : ALL) {
      set |= objective.tier == tier ? 1 << objective.number() : 0;
    }
    return set;
  }

  /** Whether a seat could show it now. */
  boolean holds(SolisPosition p, int seat) {
    return switch (this) {
      case OB01 -> p.wealth.revealed(seat) >= 5;
      case OB02 -> Logistics.kindsInStock(p, seat) >= 3;
      case OB03 -> p.galaxy.shipsOf(seat) >= 6;
      case OB04 -> p.galaxy.stationsOf(seat) >= 3;
      case OB05 -> Long.bitCount(p.empires.active[seat]) >= 3;
      case OB06 -> Long.bitCount(p.galaxy.owned[seat]) >= 4;
      case OB07 -> p.empires.get(seat, Empires.ENTITY_KILLS) >= 3;
      case OB08 -> Census.improvementsOf(p.galaxy, seat) >= 4;
      case OB09 -> p.wealth.artifacts(seat) >= 2;
      case OB10 -> Logistics.kindsInStock(p, seat) == Good.BASICS;
      case OB11 -> p.galaxy.shipsOf(seat) >= 8;
      case OB12 -> Long.bitCount(Movement.jumpPoints(p, seat)) >= 3;
      case OB13 -> p.wealth.value(seat, Track.RESEARCH) >= 6;
      case OB14 -> p.wealth.value(seat, Track.ENERGY) >= 11;
      case OB15 -> p.empires.get(seat, Empires.ENTITY_KILLS) >= 8;
      case OB16 -> Census.sectorsInRing(p.galaxy, seat, 1) >= 2;
      case OB17 -> (p.empires.active[seat] & Techs.ANCIENT_SET) != 0;
      case OB18 -> p.wealth.individualArtifacts(seat) >= 3;
      case OB19 -> Long.bitCount(p.galaxy.owned[seat]) >= 6;
      case OB20 -> p.empires.get(seat, Empires.ENTITY_KILLS) >= 12;
      case OB21 -> p.galaxy.owner(Hex.CENTRAL) == seat;
      case OB22 -> Long.bitCount(p.empires.active[seat]) >= 7;
      case OB23 -> Census.bestValue(p.galaxy, seat) >= 9;
      case OB24 -> Census.anomaliesOf(p.galaxy, seat) >= 2;
    };
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
