package org.apogee.engine.supernova;

/** R 8.6 and R 8.9: the forms of an attack; the first three are categories of strength, too. */
enum Form {
  MILITARY("military", "by force"),
  DIPLOMATIC("diplomatic", "by diplomacy"),
  ECONOMIC("economic", "by economic means"),
  /** Only in orbit. */
  BYPASS("bypass", "");

  private static final Form[] ALL = values();

  final String label;

  /** How a planet is captured. */
  final String means;

  Form(String label, String means) {
    this.label = label;
    this.means = means;
  }

  static Form of(int number) {
    return ALL[number];
  }
}
