package org.apogee.match.ladder;

import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;

/** Why a ladder refuses a request. */
public final class LadderRefusals {
  public static final Refusal NO_SUCH_LADDER =
      new Refusal("no-such-ladder", Kind.NOT_FOUND, "The ladder does not exist.");
  public static final Refusal OTHER_LADDER =
      new Refusal("other-ladder", Kind.CONFLICT, "Another ladder with this ID exists.");
  public static final Refusal NOT_YOUR_LADDER =
      new Refusal(
          "not-your-event",
          Kind.FORBIDDEN,
          "Only the owner of the ladder or an admin can do this.");
  public static final Refusal LADDER_FULL =
      new Refusal("ladder-full", Kind.CONFLICT, "The ladder is full.");
  public static final Refusal NOT_ON_LADDER =
      new Refusal(
          "not-on-ladder", Kind.NOT_FOUND, "There is no entrant with this ID on the ladder.");
  public static final Refusal NOT_YOUR_ENTRANT =
      new Refusal(
          "not-your-entrant", Kind.FORBIDDEN, "You can act only for yourself and your own bots.");
  public static final Refusal NOT_PAUSED =
      new Refusal("not-paused", Kind.CONFLICT, "The ladder is not paused.");

  private LadderRefusals() {}
}
