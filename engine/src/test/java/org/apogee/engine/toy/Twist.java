package org.apogee.engine.toy;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.View;
import org.apogee.engine.laws.Law;
import org.apogee.engine.words.Glossary;

/** Drift with one thing done differently; as it stands, nothing is. */
interface Twist {
  DriftRuleset HONEST = new DriftRuleset();

  /** The law that a ruleset with this twist breaks. */
  Law broken();

  default boolean hasSecrets() {
    return HONEST.hasSecrets();
  }

  default Glossary glossary() {
    return HONEST.glossary();
  }

  default DriftPosition start(Setup setup, Chance chance) {
    return (DriftPosition) HONEST.newPosition(setup, chance);
  }

  default DriftPosition decode(SnapshotReader in) {
    return DriftSnapshot.read(in);
  }

  default void encode(DriftPosition position, SnapshotWriter out) {
    position.encode(out);
  }

  default void legalMoves(DriftPosition position, MoveList into) {
    position.legalMoves(into);
  }

  default void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
    position.play(move, chance, chronicle);
  }

  default int place(DriftPosition position, int seat) {
    return position.place(seat);
  }

  default Outcome outcome(DriftPosition position) {
    return position.outcome();
  }

  default View view(DriftPosition position, int viewer) {
    return position.view(viewer);
  }

  default String draw(View view) {
    return HONEST.draw(view);
  }

  default void determinize(DriftPosition position, int viewer, Chance chance) {
    position.determinize(viewer, chance);
  }

  default DriftPosition copy(DriftPosition position) {
    return (DriftPosition) position.copy();
  }

  default void copyFrom(DriftPosition position, DriftPosition other) {
    position.copyFrom(other);
  }

  default MoveText describe(Position position, long move) {
    return HONEST.notation().describe(position, move);
  }

  /** What a text means that is the name of no legal move. */
  default long guess() {
    return Notation.UNREADABLE;
  }

  default double evaluate(DriftPosition position, int seat) {
    return Evaluation.BY_PLACE_AND_SCORE.value(position, seat);
  }

  default int turn(DriftPosition position) {
    return (position.round - 1) * position.seats() + position.seatToAct;
  }
}
