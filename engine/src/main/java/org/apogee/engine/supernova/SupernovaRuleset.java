package org.apogee.engine.supernova;

import java.util.List;
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
 * Supernova, the card game: empires discover planets, people them and take them from each other;
 * the one with the most room for its people wins.
 */
public final class SupernovaRuleset implements Ruleset {
  static final int SEATS_MIN = 2;
  static final int SEATS_MAX = 6;

  private static final RulesetId ID = new RulesetId("supernova", 1);

  private final SupernovaNotation notation = new SupernovaNotation();

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
    return SupernovaOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return SupernovaOptions.PRESETS;
  }

  /** R 14: hands. */
  @Override
  public boolean hasSecrets() {
    return true;
  }

  /** R 11.2: equal seats share a rank. */
  @Override
  public boolean allowsDraw() {
    return true;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    return SupernovaSetup.start(setup, chance);
  }

  @Override
  public Position decode(SnapshotReader in) {
    return SupernovaSnapshot.read(in);
  }

  @Override
  public MoveGuide guide() {
    return SupernovaGuide.INSTANCE;
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Glossary glossary() {
    return SupernovaGlossary.ALL;
  }

  @Override
  public Reference reference() {
    return ReferenceReader.read(SupernovaRuleset.class);
  }

  @Override
  public String draw(View view) {
    return SupernovaSketch.of((SupernovaView) view);
  }

  @Override
  public Evaluation evaluation() {
    return SupernovaEvaluation.create();
  }
}
