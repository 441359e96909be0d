package org.apogee.engine.solis;

import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveGuide;
import org.apogee.engine.Notation;
import org.apogee.engine.Option;
import org.apogee.engine.Position;
import org.apogee.engine.Preset;
import org.apogee.engine.Ruleset;
import org.apogee.engine.RulesetId;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.View;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Reference;
import org.apogee.engine.words.ReferenceReader;

/**
 * Nova Solis: empires settle a galaxy that the Entity overruns. Together they must gather points
 * and artifacts before its reserve is empty or the star explodes; the one with the most points of
 * its own then wins.
 */
public final class SolisRuleset implements Ruleset {
  private static final RulesetId ID = new RulesetId("nova-solis", 1);

  private final SolisNotation notation = new SolisNotation();

  @Override
  public RulesetId id() {
    return ID;
  }

  @Override
  public String title() {
    return "Nova Solis";
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return MapPlan.SEATS_MAX;
  }

  @Override
  public List<Option> options() {
    return SolisOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return SolisOptions.PRESETS;
  }

  @Override
  public Glossary glossary() {
    return SolisGlossary.ALL;
  }

  @Override
  public Reference reference() {
    return ReferenceReader.read(SolisRuleset.class);
  }

  @Override
  public void check(Setup setup) {
    int start = SolisOptions.of(setup).startSeat();
    if (start >= setup.seats()) {
      throw new BadInput(
          "bad-start-seat",
          "Seat %d cannot start a game of %d seats; seats count from 0."
              .formatted(start, setup.seats()));
    }
  }

  /** R 18.1: stored tiles and secret objectives. */
  @Override
  public boolean hasSecrets() {
    return true;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    return SolisSetup.start(setup.seats(), SolisOptions.of(setup), chance);
  }

  @Override
  public Position decode(SnapshotReader in) {
    return SolisSnapshot.read(in);
  }

  @Override
  public MoveGuide guide() {
    return SolisGuide.INSTANCE;
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(View view) {
    return SolisSketch.of((SolisView) view);
  }

  @Override
  public Evaluation evaluation() {
    return SolisEvaluation.create();
  }
}
