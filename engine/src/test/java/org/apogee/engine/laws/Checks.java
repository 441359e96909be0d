package org.apogee.engine.laws;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The laws of a moment, run at moments spread over one story. */
final class Checks {
  private final Story story;
  private final List<MomentLaw> laws;

  /**
   * Takes a second story whose positions may be overwritten, and the kinds of facts that open what
   * was chosen in secret.
   */
  Checks(Story story, Story old, Set<String> reveals) {
    this.story = story;
    this.laws =
        List.of(
            new LegalMovesLaw(),
            new ViewLaw(),
            new SameChanceLaw(),
            new AskingLaw(),
            new CopyLaw(old),
            new SnapshotLaw(),
            new NotationLaw(),
            new DeterminizeLaw(),
            new FactsLaw(reveals),
            new GlossaryLaw(),
            new PlacesLaw(),
            new EvaluationLaw());
  }

  void run(int moments) {
    for (int ply : plies(story, moments)) {
      laws.forEach(law -> run(law, new Moment(story, ply)));
    }
  }

  /** The first and the last ply, and others evenly between; all of them in a short game. */
  static int[] plies(Story story, int most) {
    int length = story.length();
    if (length < most) {
      return IntStream.rangeClosed(0, length).toArray();
    }
    return IntStream.range(0, most).map(i -> (int) ((long) i * length / (most - 1))).toArray();
  }

  private static void run(MomentLaw law, Moment moment) {
    try {
      law.check(moment);
    } catch (RuntimeException e) {
      var what = "while %s was checked, it threw %s".formatted(law.getClass().getSimpleName(), e);
      throw new BrokenLaw(Law.PLAYABLE, moment.story().where(moment.ply()), what, e);
    }
  }
}
