package org.apogee.engine.solis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The names of {@link SolisFeatures}, in the order of their weights in the files. */
final class SolisFeatureNames {
  private static final String[] COLOURS = {"red", "yellow", "blue"};
  private static final String[] TRACKS = {"energy", "research", "population", "fleet"};

  static final List<String> ALL = all();

  private SolisFeatureNames() {}

  private static List<String> all() {
    var all = new ArrayList<String>();
    seatNames(all);
    all.addAll(
        List.of(
            "constant",
            "entity-phases",
            "time",
            "time-squared",
            "time-over",
            "entity-cards-left",
            "entity-nova-soon",
            "entity-overrun-soon",
            "entity-overrun",
            "entity-overrun-squared",
            "entity-ships",
            "entity-reserve",
            "entity-power",
            "entity-malice",
            "entity-presence",
            "points-missing",
            "points-missing-each-phase",
            "artifacts-missing",
            "artifacts-missing-late",
            "sealed",
            "seats"));
    return List.copyOf(all);
  }

  private static void timed(List<String> names, String name) {
    names.add(name);
    names.add(name + "-early");
  }

  private static void seatNames(List<String> names) {
    names.addAll(List.of("worth", "points", "lead", "lead-late", "first-late"));
    for (var race : Race.values()) {
      names.add("race-" + race.label.toLowerCase(Locale.ROOT));
    }
    timed(names, "energy");
    names.addAll(
        List.of("energy-used-up", "may-reset", "bonus", "bonus-lost", "resets", "resets-ahead"));
    for (int space = 0; space < Empires.SPACES; space++) {
      names.add("tokens-" + Energy.name(space));
    }
    names.addAll(List.of("tokens-crowded", "tokens-very-crowded"));
    for (var track : TRACKS) {
      timed(names, "track-" + track);
    }
    timed(names, "credits");
    timed(names, "credits-more");
    timed(names, "credits-most");
    timed(names, "discovery");
    names.addAll(List.of("archived"));
    timed(names, "goods");
    timed(names, "goods-more");
    timed(names, "omegas");
    timed(names, "technology");
    names.addAll(
        List.of(
            "technology-idle",
            "technology-useless",
            "technology-claim",
            "technology-at-hand",
            "technology-at-hand-now"));
    for (var colour : COLOURS) {
      timed(names, "slots-" + colour);
    }
    names.addAll(
        List.of(
            "stored-red",
            "stored-yellow",
            "stored-blue",
            "stored-value",
            "stored-misfits",
            "stored-artifacts",
            "stored-artifacts-now",
            "stored-misfit-artifacts",
            "stored-full",
            "scan"));
    names.addAll(List.of("artifacts", "artifacts-next", "artifacts-room", "wanted-artifacts"));
    timed(names, "sectors");
    timed(names, "anomalies");
    names.addAll(
        List.of(
            "core",
            "central",
            "colony-room",
            "settling",
            "settling-anomaly",
            "settling-anomaly-early",
            "settling-artifact",
            "improvable",
            "improvable-late"));
    timed(names, "ships");
    timed(names, "ships-more");
    names.addAll(
        List.of(
            "ships-disabled",
            "ships-captured",
            "ships-abroad",
            "ships-on-loose-stars",
            "loose-stars-near",
            "loose-stars-in-reach",
            "loose-stars-around-home"));
    names.addAll(List.of("stations", "gates", "jump-points", "hull"));
    timed(names, "attack");
    timed(names, "defence");
    names.addAll(
        List.of(
            "hunt",
            "hunt-with-energy",
            "hunt-danger",
            "ready",
            "fight",
            "exposed",
            "skirmish-gain",
            "skirmish-gain-with-energy",
            "skirmish-danger",
            "objectives",
            "objectives-that-hold",
            "objectives-secret",
            "turn-soon"));
  }
}
