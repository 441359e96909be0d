package org.apogee.engine.toy;

import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Notation;
import org.apogee.engine.Option;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.RulesetId;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.View;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** Drift: probes race outwards on secret fuel cards and a die. */
public final class DriftRuleset implements Ruleset {
  private static final RulesetId ID = new RulesetId("drift", 1);
  private static final List<Option> OPTIONS =
      List.of(
          new Option("goal", "How far a probe must come.", "12", new Option.Whole(5, 30)),
          new Option("rounds", "After how many rounds it ends.", "10", new Option.Whole(3, 20)));

  private static final Glossary GLOSSARY =
      Glossary.of(
          List.of(
              Entry.of(Kind.OPTION, "goal", "goal", "How far a probe must come.", "R 1.4"),
              Entry.of(Kind.OPTION, "rounds", "rounds", "After how many rounds it ends.", "R 1.4")
                  .plural("rounds"),
              Entry.of(Kind.ENDING, "arrived", "arrived", "A probe reached the goal.", "R 3.1"),
              Entry.of(
                  Kind.ENDING, "out-of-time", "out of time", "The last round ended.", "R 3.1")));

  private final DriftNotation notation = new DriftNotation();

  @Override
  public RulesetId id() {
    return ID;
  }

  @Override
  public String title() {
    return "Drift";
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 3;
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  public Glossary glossary() {
    return GLOSSARY;
  }

  @Override
  public boolean hasSecrets() {
    return true;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    var position = new DriftPosition(setup.seats(), setup.whole("goal"), setup.whole("rounds"));
    position.deal(chance);
    return position;
  }

  @Override
  public Position decode(SnapshotReader in) {
    return DriftSnapshot.read(in);
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(View view) {
    return ((DriftView) view).drawn();
  }
}
