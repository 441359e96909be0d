package org.apogee.engine.nova;

import org.apogee.engine.steps.Chapter;

/** A chapter in which the active power decides. */
abstract class ActiveChapter extends Chapter<NovaPosition> {
  @Override
  public int decider(NovaPosition p) {
    return p.active();
  }
}
