package org.apogee.engine;

import java.util.ArrayList;
import java.util.List;

/** Passes draws on and keeps them: what the journal and the replay store of a move. */
public final class RecordingChance implements Chance {
  private final Chance source;
  private final List<Integer> draws = new ArrayList<>();

  public RecordingChance(Chance source) {
    this.source = source;
  }

  @Override
  public int below(int bound) {
    int draw = source.below(bound);
    draws.add(draw);
    return draw;
  }

  /** The draws since the last call. */
  public List<Integer> take() {
    var taken = List.copyOf(draws);
    draws.clear();
    return taken;
  }
}
