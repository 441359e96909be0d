package org.apogee.engine.sol;

import org.apogee.engine.steps.Chapter;

/** R 3.6: in most steps it is the active seat that decides. */
abstract class SolChapter extends Chapter<SolPosition> {
  @Override
  public int decider(SolPosition p) {
    return p.active();
  }
}
