package org.apogee.engine.sol;

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
 * SOL: Last Days of a Star. Motherships circle a dying Sun; the one that gathers most momentum
 * before the nova escapes best.
 */
public final class SolRuleset implements Ruleset {
  static final int SEATS_MAX = 5;

  private static final RulesetId ID = new RulesetId("sol", 1);

  @Override
  public RulesetId id() {
    return ID;
  }

  @Override
  public String title() {
    return "SOL: Last Days of a Star";
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return SEATS_MAX;
  }

  @Override
  public List<Option> options() {
    return SolOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return SolOptions.PRESETS;
  }

  @Override
  public void check(Setup setup) {
    SolOptions.check(setup);
  }

  /** R 14: nobody sees what another does not, and the order of the pile does not exist yet. */
  @Override
  public boolean hasSecrets() {
    return false;
  }

  /** R 11.5: equal seats share a rank. */
  @Override
  public boolean allowsDraw() {
    return true;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    return SolSetup.start(setup, chance);
  }

  @Override
  public Position decode(SnapshotReader in) {
    return SolSnapshot.read(in);
  }

  @Override
  public Glossary glossary() {
    return SolGlossary.ALL;
  }

  @Override
  public Reference reference() {
    return ReferenceReader.read(SolRuleset.class);
  }

  @Override
  public Notation notation() {
    return SolNotation.INSTANCE;
  }

  @Override
  public MoveGuide guide() {
    return SolGuide.INSTANCE;
  }

  @Override
  public Evaluation evaluation() {
    return SolEvaluation.create();
  }

  @Override
  public String draw(View view) {
    return SolSketch.draw((SolView) view);
  }
}
