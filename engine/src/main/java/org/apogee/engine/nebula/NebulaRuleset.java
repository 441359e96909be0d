package org.apogee.engine.nebula;

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

/** Beyond Nebula, first edition: two players fight for the planets of a galactic map. */
public final class NebulaRuleset implements Ruleset {
  private static final RulesetId ID = new RulesetId("beyond-nebula", 1);

  private final NebulaNotation notation = new NebulaNotation();

  @Override
  public RulesetId id() {
    return ID;
  }

  @Override
  public String title() {
    return "Beyond Nebula";
  }

  @Override
  public int minSeats() {
    return NebulaPosition.SEATS;
  }

  @Override
  public int maxSeats() {
    return NebulaPosition.SEATS;
  }

  @Override
  public List<Option> options() {
    return NebulaOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return NebulaOptions.PRESETS;
  }

  @Override
  public Glossary glossary() {
    return NebulaGlossary.ALL;
  }

  @Override
  public Reference reference() {
    return ReferenceReader.read(NebulaRuleset.class);
  }

  @Override
  public boolean hasSecrets() {
    return true;
  }

  /** R 12.4: a game can end in a draw. */
  @Override
  public boolean allowsDraw() {
    return true;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    return NebulaSetup.start(NebulaOptions.of(setup), chance);
  }

  @Override
  public Position decode(SnapshotReader in) {
    return NebulaSnapshot.read(in);
  }

  @Override
  public MoveGuide guide() {
    return NebulaGuide.INSTANCE;
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(View view) {
    return NebulaSketch.draw((NebulaView) view);
  }

  @Override
  public Evaluation evaluation() {
    return NebulaEvaluation.create();
  }
}
