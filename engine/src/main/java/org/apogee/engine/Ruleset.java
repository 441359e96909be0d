package org.apogee.engine;

import java.util.List;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Reference;

/**
 * One game in one edition: its rules as an immutable object, shared by every thread. Found by
 * {@link java.util.ServiceLoader}, so a game is a jar on the class path.
 */
public interface Ruleset {
  RulesetId id();

  /** The name on the box. */
  String title();

  int minSeats();

  int maxSeats();

  /** What can be chosen at set-up, in the order a person would read it. */
  List<Option> options();

  /** Sets of option values that {@link Preset#OPTION} chooses from; the first is the default. */
  default List<Preset> presets() {
    return List.of();
  }

  /** Refuses, by {@link BadInput}, what the options one by one cannot see. */
  default void check(Setup setup) {}

  /** Whether a seat can know something that another seat or an observer does not. */
  boolean hasSecrets();

  /**
   * Whether two seats may agree on a draw: only where the rules know a shared first place, and
   * there is no common enemy who would win it.
   */
  default boolean allowsDraw() {
    return false;
  }

  /** Set-up may already roll and deal. */
  Position newPosition(Setup setup, Chance chance);

  /**
   * The inverse of {@link Position#encode}; refuses by {@link BadInput} what encode never wrote.
   */
  Position decode(SnapshotReader in);

  Notation notation();

  /** Each legal move as a sentence with its cost and effect. */
  default MoveGuide guide() {
    return MoveGuide.by(notation());
  }

  /** Everything that views, facts, moves and options name, in words. */
  default Glossary glossary() {
    return Glossary.NONE;
  }

  /** What views, moves, facts and counters contain, for authors of programs. */
  default Reference reference() {
    return Reference.NONE;
  }

  /** Draws what a viewer sees as text, for the terminal. */
  String draw(View view);

  /**
   * What bots go by; without one of its own a game is judged by its score. It may keep buffers, so
   * each caller asks for its own and uses it in one thread.
   */
  default Evaluation evaluation() {
    return Evaluation.BY_PLACE_AND_SCORE;
  }
}
