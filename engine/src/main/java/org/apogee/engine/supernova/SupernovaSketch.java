package org.apogee.engine.supernova;

final class SupernovaSketch {
  private SupernovaSketch() {}

  static String of(SupernovaView view) {
    return view.toString();
  }
}
