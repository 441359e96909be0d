package org.apogee.node.lobby;

import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;

/** Why the lobby refuses a request. */
public final class LobbyRefusals {
  public static final Refusal NO_SUCH_SEEK =
      new Refusal("no-such-seek", Kind.NOT_FOUND, "The seek does not exist.");
  public static final Refusal OTHER_SEEK_MADE =
      new Refusal(
          "other-seek-made",
          Kind.CONFLICT,
          "You have made another seek or challenge with this key.");
  public static final Refusal SEEK_FULL =
      new Refusal("seek-full", Kind.CONFLICT, "All seats are taken.");
  public static final Refusal SEEK_CLOSED =
      new Refusal("seek-closed", Kind.CONFLICT, "The seek is closed.");
  public static final Refusal GUEST_NOT_RATED =
      new Refusal("guest-not-rated", Kind.FORBIDDEN, "Guests cannot play rated games.");
  public static final Refusal RATED_FOR_PEOPLE =
      new Refusal("rated-for-people", Kind.FORBIDDEN, "Only people can play in this rating pool.");
  public static final Refusal RATING_OUT_OF_RANGE =
      new Refusal(
          "rating-out-of-range", Kind.FORBIDDEN, "Your rating is outside the range of this seek.");
  public static final Refusal NOT_CHALLENGED =
      new Refusal("not-challenged", Kind.FORBIDDEN, "The challenge is not addressed to you.");
  public static final Refusal NOT_YOUR_SEEK =
      new Refusal("not-your-seek", Kind.FORBIDDEN, "Only its owner can do this.");
  public static final Refusal NO_BOTS =
      new Refusal("no-bots", Kind.CONFLICT, "The seek names no house bots for its free seats.");
  public static final Refusal OWNER_CANNOT_LEAVE =
      new Refusal(
          "owner-cannot-leave", Kind.CONFLICT, "The owner cannot leave; withdraw the seek.");

  /** For all of them: who was sanctioned or erased is not for the other players. */
  public static final Refusal PLAYER_UNAVAILABLE =
      new Refusal(
          "player-unavailable",
          Kind.CONFLICT,
          "The game cannot start, because one of its players may not play now.");

  private LobbyRefusals() {}
}
