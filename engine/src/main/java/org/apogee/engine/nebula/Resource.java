package org.apogee.engine.nebula;

import java.util.List;

/** R 1.3: a colour with its resource and its building, all under one number. */
enum Resource {
  METAL(0, "Yellow", "Metal", "Academy", 13, 11, 12),
  GAS(1, "Red", "Gas", "Hangar", 12, 14, 13),
  CRYSTAL(2, "Green", "Crystal", "Laboratory", 12, 11, 13);

  static final int COUNT = 3;
  static final List<Resource> ALL = List.of(values());

  final int number;
  private final String colour;
  private final String title;
  private final String building;
  private final int metalPrice;
  private final int gasPrice;
  private final int crystalPrice;

  Resource(
      int number, String colour, String title, String building, int metal, int gas, int crystal) {
    this.number = number;
    this.colour = colour;
    this.title = title;
    this.building = building;
    metalPrice = metal;
    gasPrice = gas;
    crystalPrice = crystal;
  }

  static Resource of(int number) {
    return ALL.get(number);
  }

  String colour() {
    return colour;
  }

  String title() {
    return title;
  }

  String building() {
    return building;
  }

  /** R 2: what the building of this colour costs of a resource. */
  int buildingPrice(int resource) {
    return switch (of(resource)) {
      case METAL -> metalPrice;
      case GAS -> gasPrice;
      case CRYSTAL -> crystalPrice;
    };
  }
}
