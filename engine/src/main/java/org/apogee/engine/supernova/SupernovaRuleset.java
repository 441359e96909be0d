package org.apogee.engine.supernova;

import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Notation;
import org.apogee.engine.Option;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.RulesetId;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.apogee.engine.snapshot.SnapshotReader;

/**
 * Supernova, the card game: empires discover planets, people them and take them from each other;
 * the one with the most room for its people wins.
 */
public final class SupernovaRuleset implements Ruleset {
  static final int SEATS_MIN = 2;
  static final int SEATS_MAX = 6;

  private static final RulesetId ID = new RulesetId("supernova", 1);

  private static final List<Option> OPTIONS =
      List.of(
          new Option(
              "threshold",
              "The population potential that ends the game; AUTO is 17, 15 or 13 for 2, 3 or more"
                  + " seats.",
              SupernovaOptions.AUTO,
              new Option.Text(
                  "AUTO or a whole number from %d to %d"
                      .formatted(SupernovaOptions.THRESHOLD_MIN, SupernovaOptions.THRESHOLD_MAX),
                  "AUTO|[89]|[12][0-9]|30")),
          new Option(
              "turnLimit",
              "After how many turns the game ends even if nobody has reached the potential.",
              "20",
              new Option.Whole(SupernovaOptions.TURNS_MIN, SupernovaOptions.TURNS_MAX)),
          new Option(
              "autoPassWindows",
              "Whether seats without a special to play pass unasked during attacks: faster, but it"
                  + " shows what they do not hold.",
              SupernovaOptions.OFF,
              new Option.OneOf(List.of(SupernovaOptions.OFF, SupernovaOptions.ON))),
          new Option(
              "opener",
              "Who opens a turn after the first: a seat drawn by lot, or the next one clockwise.",
              SupernovaOptions.BY_LOT,
              new Option.OneOf(List.of(SupernovaOptions.BY_LOT, SupernovaOptions.ROTATES))));

  private final SupernovaNotation notation = new SupernovaNotation();
  private final SupernovaEvaluation evaluation = new SupernovaEvaluation();

  @Override
  public RulesetId id() {
    return ID;
  }

  @Override
  public String title() {
    return "Supernova";
  }

  @Override
  public int minSeats() {
    return SEATS_MIN;
  }

  @Override
  public int maxSeats() {
    return SEATS_MAX;
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  /** R 14: hands. */
  @Override
  public boolean hasSecrets() {
    return true;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    return SupernovaPosition.setUp(setup.seats(), SupernovaOptions.of(setup), chance);
  }

  @Override
  public Position decode(SnapshotReader in) {
    return SupernovaPosition.decode(in);
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(View view) {
    return SupernovaSketch.of((SupernovaView) view);
  }

  @Override
  public SupernovaEvaluation evaluation() {
    return evaluation;
  }
}
