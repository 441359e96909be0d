package org.apogee.match.competition;

import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;

/** Why a competition refuses a request. */
public final class CompetitionRefusals {
  public static final Refusal NO_SUCH_COMPETITION =
      new Refusal("no-such-competition", Kind.NOT_FOUND, "The competition does not exist.");
  public static final Refusal OTHER_COMPETITION =
      new Refusal("other-competition", Kind.CONFLICT, "Another competition with this ID exists.");
  public static final Refusal COMPETITION_OVER =
      new Refusal("competition-over", Kind.CONFLICT, "The competition is complete.");
  public static final Refusal COMPETITION_STARTED =
      new Refusal(
          "competition-started", Kind.CONFLICT, "Entrants cannot join a competition in play.");
  public static final Refusal ENTRANT_TAKEN =
      new Refusal("entrant-taken", Kind.CONFLICT, "Another entrant has this ID.");
  public static final Refusal NO_SUCH_ENTRANT =
      new Refusal("no-such-entrant", Kind.NOT_FOUND, "There is no entrant with this ID.");
  public static final Refusal TOO_FEW =
      new Refusal("too-few-entrants", Kind.CONFLICT, "There are too few entrants for the groups.");
  public static final Refusal FULL =
      new Refusal("competition-full", Kind.CONFLICT, "The competition is full.");
  public static final Refusal STAGE_RUNNING =
      new Refusal("stage-running", Kind.CONFLICT, "The current stage is not complete.");
  public static final Refusal NO_MORE_STAGES =
      new Refusal("no-more-stages", Kind.CONFLICT, "There is no further stage.");

  private CompetitionRefusals() {}
}
