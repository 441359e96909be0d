package org.apogee.engine.solis;

import static org.apogee.engine.solis.Star.BLUE;
import static org.apogee.engine.solis.Star.RED;
import static org.apogee.engine.solis.Star.YELLOW;

import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/**
 * R 2.8, the location tiles: a row for each kind. The columns are the number on the page, the star
 * on its back, the name, what it brings and how much of it, its value, and how many there are.
 */
enum Location {
  B01("b01", BLUE, "Ore nebula", Gives.N, 1, 0, 4),
  B02("b02", BLUE, "Crystal nebula", Gives.P, 1, 0, 4),
  B03("b03", BLUE, "Archeolith nebula", Gives.H, 1, 0, 4),
  B04("b04", BLUE, "Condensate nebula", Gives.B, 1, 0, 4),
  B05("b05", BLUE, "Antimatter nebula", Gives.A, 1, 0, 4),
  B06("b06", BLUE, "Research nebula", Gives.RESEARCH, 1, 0, 5),
  B07("b07", BLUE, "Energetic nebula", Gives.ENERGY, 1, 0, 5),
  B08("b08", BLUE, "Low-gravity asteroid", Gives.FLEET, 1, 0, 5),
  B09("b09", BLUE, "Scorched asteroid", Gives.NOTHING, 0, 1, 3),
  B10("b10", BLUE, "Habitable moon", Gives.POPULATION, 1, 0, 6),
  B11("b11", BLUE, "Wormhole", Gives.WORMHOLE, 1, 0, 2),
  Y01("y01", YELLOW, "Rich ore nebula", Gives.N, 1, 1, 3),
  Y02("y02", YELLOW, "Rich crystal nebula", Gives.P, 1, 1, 3),
  Y03("y03", YELLOW, "Rich archeolith nebula", Gives.H, 1, 1, 3),
  Y04("y04", YELLOW, "Rich condensate nebula", Gives.B, 1, 1, 3),
  Y05("y05", YELLOW, "Rich antimatter nebula", Gives.A, 1, 1, 3),
  Y06("y06", YELLOW, "Habitable planet", Gives.POPULATION, 1, 1, 9),
  Y07("y07", YELLOW, "Energy planet", Gives.ENERGY, 2, 0, 5),
  Y08("y08", YELLOW, "Frozen planet", Gives.RESEARCH, 1, 1, 5),
  Y09("y09", YELLOW, "Asteroid base", Gives.FLEET, 1, 1, 4),
  Y10("y10", YELLOW, "Twin suns", Gives.NOTHING, 0, 2, 2),
  Y11("y11", YELLOW, "Bright wormhole", Gives.WORMHOLE, 1, 1, 2),
  R01("r01", RED, "Ancient artifact", Gives.ARTIFACT, 1, 0, 16),
  R02("r02", RED, "Ore motherlode", Gives.N, 2, 1, 1),
  R03("r03", RED, "Crystal motherlode", Gives.P, 2, 1, 1),
  R04("r04", RED, "Archeolith motherlode", Gives.H, 2, 1, 1),
  R05("r05", RED, "Condensate motherlode", Gives.B, 2, 1, 1),
  R06("r06", RED, "Antimatter motherlode", Gives.A, 2, 1, 1),
  R07("r07", RED, "Garden world", Gives.POPULATION, 2, 2, 3),
  R08("r08", RED, "Dying giant", Gives.ENERGY, 3, 1, 2),
  R09("r09", RED, "Ancient library", Gives.RESEARCH, 2, 1, 2),
  R10("r10", RED, "Ring shipyard", Gives.FLEET, 2, 1, 2),
  R11("r11", RED, "Ancient monument", Gives.NOTHING, 0, 3, 2);

  /** What tiles bring: a step on a track, a resource, an artifact, a wormhole. */
  static final class Gives {
    static final int N = 0;
    static final int P = 1;
    static final int H = 2;
    static final int B = 3;
    static final int A = 4;
    static final int ARTIFACT = 5;
    static final int ENERGY = 6;
    static final int RESEARCH = 7;
    static final int POPULATION = 8;
    static final int FLEET = 9;
    static final int WORMHOLE = 10;
    static final int NOTHING = 11;
    static final int COUNT = 12;

    private Gives() {}
  }

  private static final Location[] ALL = values();

  final String id;
  final int star;
  final String label;
  final int gives;
  final int amount;
  final int value;
  final int copies;

  Location(String id, int star, String label, int gives, int amount, int value, int copies) {
    this.id = id;
    this.star = star;
    this.label = label;
    this.gives = gives;
    this.amount = amount;
    this.value = value;
    this.copies = copies;
  }

  static Location of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  boolean isWormhole() {
    return gives == Gives.WORMHOLE;
  }

  boolean isArtifact() {
    return gives == Gives.ARTIFACT;
  }

  /** The track on which it counts, or -1. */
  int track() {
    boolean counts = gives >= Gives.ENERGY && gives <= Gives.FLEET;
    return counts ? gives - Gives.ENERGY : -1;
  }

  /** What it brings beside its value, in words. */
  String gift() {
    return switch (gives) {
      case Gives.ARTIFACT -> "an artifact and an Omega particle";
      case Gives.WORMHOLE -> "a jump point";
      case Gives.NOTHING -> "nothing else";
      case Gives.ENERGY, Gives.RESEARCH, Gives.POPULATION, Gives.FLEET ->
          Words.count(amount, "step") + " of " + Track.name(track());
      default -> Phrase.of("%d %s", amount, Good.name(gives));
    };
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
