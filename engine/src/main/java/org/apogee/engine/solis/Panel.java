package org.apogee.engine.solis;

import java.util.ArrayList;
import java.util.List;

/**
 * R 2.20 and R 2.24: what the six faces of a die mean to a seat, as printed, and to the Entity at
 * each level of power. A place holds the number of a {@link TileKind}, or {@link #EMPTY}.
 */
final class Panel {
  static final int EMPTY = -1;
  static final int FACES = 6;
  static final int POWER_MAX = 12;
  static final int SEAT_ARMOUR = 1;

  private static final String[] PRINTED = {"A1/-", "-/S1", "A1/-", "-/S1", "A1/S1", "A1/S1"};
  private static final String[] RED = {"A1/-", "-/S1", "A1/-", "-/S1", "A1/S1", "A2/S1"};

  private static final List<Row> POWER =
      List.of(
          row(1, "-/-", "-/-", "-/S1", "A1/-", "A1/S1", "A1/S1"),
          row(1, "-/-", "-/S1", "A1/-", "A1/S1", "A1/S1", "A1/S1"),
          row(1, "-/-", "-/S1", "A1/-", "A1/S1", "A1/S2", "A2/S1"),
          row(1, "-/S1", "A1/-", "A1/S1", "A1/S1", "A1/S2", "A2/S1"),
          row(1, "A1/-", "-/S1", "A1/S1", "A2/S1", "A1/S2", "ION/S2"),
          row(1, "A1/-", "A1/S1", "A1/S1", "A2/S1", "A2/S2", "ION/S2"),
          row(2, "A1/-", "A1/S1", "A1/S1", "A2/S1", "A2/S2", "MIS/S1"),
          row(2, "A1/S1", "A1/S1", "A2/-", "A2/S2", "ION/S2", "MIS/S1"),
          row(2, "A1/S1", "A2/S1", "A2/S1", "A2/S2", "ION/S2", "TAC/RFL"),
          row(3, "A1/S1", "A2/S1", "A2/S2", "A3/-", "MIS/S2", "TAC/RFL"),
          row(3, "A2/S1", "A2/S1", "A2/S2", "A3/S1", "MIS/S2", "TAC/RFL"),
          row(3, "A2/S2", "A2/S2", "A3/S1", "A3/S2", "MIS/PD", "TAC/RFL"));

  private static final Row SEAT = row(SEAT_ARMOUR, PRINTED);
  private static final Row KHARVATH = row(SEAT_ARMOUR, RED);

  /** Armour, then what each face gives. */
  record Row(int armour, List<Integer> attack, List<Integer> defence) {
    Row {
      attack = List.copyOf(attack);
      defence = List.copyOf(defence);
    }
  }

  private Panel() {}

  static int printedAttack(Race race, int face) {
    return (race == Race.KHARVATH ? KHARVATH : SEAT).attack.get(face - 1);
  }

  static int printedDefence(int face) {
    return SEAT.defence.get(face - 1);
  }

  static int entityArmour(int power) {
    return POWER.get(power - 1).armour;
  }

  static int entityAttack(int power, int face) {
    return POWER.get(power - 1).attack.get(face - 1);
  }

  static int entityDefence(int power, int face) {
    return POWER.get(power - 1).defence.get(face - 1);
  }

  private static Row row(int armour, String... faces) {
    var attack = new ArrayList<Integer>();
    var defence = new ArrayList<Integer>();
    for (var face : faces) {
      int slash = face.indexOf('/');
      attack.add(kind(face.substring(0, slash)));
      defence.add(kind(face.substring(slash + 1)));
    }
    return new Row(armour, attack, defence);
  }

  private static int kind(String label) {
    return label.equals("-") ? EMPTY : TileKind.valueOf(label).number();
  }
}
