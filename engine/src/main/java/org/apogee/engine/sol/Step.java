package org.apogee.engine.sol;

import org.apogee.engine.steps.Chapter;
import org.apogee.engine.steps.StepKind;

/**
 * R 3.6: what is being decided. One step at a time: a bonus and a flare lead back by themselves.
 */
@SuppressWarnings("ImmutableEnumChecker") // chapters have no state
enum Step implements StepKind<SolPosition> {
  /** R 5.1. */
  CHOOSE(new Choose()),
  /** R 6. */
  MOVE(new MoveAction()),
  /** R 7. */
  CONVERT(new ConvertAction()),
  /** R 8. */
  ACTIVATE(new ActivateAction()),
  /** R 8.4: the bonus of a station. */
  BONUS(new Bonus()),
  /** R 9.6: a foundry in the upper orbit during a flare. */
  FLARE(new Flare()),
  /** R 9.7. */
  KEEP(new Keep()),
  /** R 11.3: the choice of a last transmission. */
  LAST(new LastTransmission());

  static final Step[] ALL = values();

  private final SolChapter chapter;

  Step(SolChapter chapter) {
    this.chapter = chapter;
  }

  @Override
  public Chapter<SolPosition> chapter() {
    return chapter;
  }
}
