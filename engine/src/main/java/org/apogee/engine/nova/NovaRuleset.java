package org.apogee.engine.nova;

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

/** NOVA, first edition: two to four powers compete for a galaxy with cards and fleets. */
public final class NovaRuleset implements Ruleset {
  static final int SEATS_MIN = 2;

  private static final RulesetId ID = new RulesetId("nova", 1);
  private static final Glossary GLOSSARY = NovaGlossary.build();

  private final NovaNotation notation = new NovaNotation();

  @Override
  public RulesetId id() {
    return ID;
  }

  @Override
  public String title() {
    return "NOVA";
  }

  @Override
  public int minSeats() {
    return SEATS_MIN;
  }

  @Override
  public int maxSeats() {
    return Party.POWERS;
  }

  @Override
  public List<Option> options() {
    return NovaOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return NovaOptions.PRESETS;
  }

  @Override
  public Glossary glossary() {
    return GLOSSARY;
  }

  @Override
  public Reference reference() {
    return ReferenceReader.read(NovaRuleset.class);
  }

  /** R 20.1: hands and commitments. */
  @Override
  public boolean hasSecrets() {
    return true;
  }

  /** R 18.3: equal powers share a place. */
  @Override
  public boolean allowsDraw() {
    return true;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    return NovaSetup.start(setup.seats(), NovaOptions.of(setup), chance);
  }

  @Override
  public Position decode(SnapshotReader in) {
    return NovaSnapshot.read(in);
  }

  @Override
  public MoveGuide guide() {
    return NovaGuide.INSTANCE;
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(View view) {
    return NovaSketch.draw((NovaView) view);
  }

  @Override
  public Evaluation evaluation() {
    return NovaEvaluation.create();
  }
}
