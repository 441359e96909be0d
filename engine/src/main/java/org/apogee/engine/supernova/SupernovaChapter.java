package org.apogee.engine.supernova;

import org.apogee.engine.steps.Chapter;

/**
 * R 0.6: a seat is asked even if it has one legal move only, because a decision that is skipped
 * would show what a hand does not contain. Where the table alone leaves nothing to decide, a
 * chapter says that nobody decides.
 */
abstract class SupernovaChapter extends Chapter<SupernovaPosition> {
  @Override
  public int decider(SupernovaPosition p) {
    return p.turn.asked;
  }

  @Override
  public boolean isMain() {
    return true;
  }
}
