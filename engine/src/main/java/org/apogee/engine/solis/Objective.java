package org.apogee.engine.solis;

/** R 2.27, the secret objectives: a row for each. */
enum Objective {
  OB01(Tier.BRONZE, "Surveyor", "5 or more location tiles revealed in its sectors"),
  OB02(Tier.BRONZE, "Prospector", "a stock of 3 or more kinds of basic resources"),
  OB03(Tier.BRONZE, "Shipwright", "6 or more ships on the board"),
  OB04(Tier.BRONZE, "Fortifier", "3 or more stations on the board"),
  OB05(Tier.BRONZE, "Student", "3 or more active technologies"),
  OB06(Tier.BRONZE, "Homesteader", "4 or more sectors"),
  OB07(Tier.BRONZE, "Skirmisher", "3 or more units of the Entity destroyed"),
  OB08(Tier.BRONZE, "Developer", "4 or more improvements in its sectors"),
  OB09(Tier.SILVER, "Archaeologist", "2 or more artifacts in its sectors"),
  OB10(Tier.SILVER, "Industrialist", "a stock of all 5 kinds of basic resources"),
  OB11(Tier.SILVER, "Admiral", "8 or more ships on the board"),
  OB12(Tier.SILVER, "Gatekeeper", "3 or more jump points"),
  OB13(Tier.SILVER, "Researcher", "a research value of 6 or more"),
  OB14(Tier.SILVER, "Reactor Chief", "an energy value of 11 or more"),
  OB15(Tier.SILVER, "Exterminator", "8 or more units of the Entity destroyed"),
  OB16(Tier.SILVER, "Core Settler", "2 or more core sectors"),
  OB17(Tier.GOLD, "Heir of the Ancients", "an active ancient technology"),
  OB18(Tier.GOLD, "Relic Lord", "3 or more artifacts of its own count"),
  OB19(Tier.GOLD, "Imperator", "6 or more sectors"),
  OB20(Tier.GOLD, "Warmaster", "12 or more units of the Entity destroyed"),
  OB21(Tier.GOLD, "Throne of the Void", "the central sector"),
  OB22(Tier.GOLD, "Technocrat", "7 or more active technologies"),
  OB23(Tier.GOLD, "Jewel", "a sector of value 9 or more"),
  OB24(Tier.GOLD, "Keeper of Anomalies", "2 or more sectors with anomalies");

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

  /** What a seat must have to complete it. */
  final String wanted;

  Objective(Tier tier, String label, String wanted) {
    this.tier = tier;
    this.label = label;
    this.wanted = wanted;
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
