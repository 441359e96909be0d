package org.apogee.engine.solis;

import org.apogee.engine.steps.Chapter;

/** R 19.2: in every step one seat is asked, the one on turn or another. */
abstract class SolisChapter extends Chapter<SolisPosition> {
  @Override
  public final int decider(SolisPosition p) {
    return p.asked();
  }
}
