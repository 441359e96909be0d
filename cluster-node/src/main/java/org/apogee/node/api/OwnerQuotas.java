package org.apogee.node.api;

import org.apogee.node.lobby.LobbySettings;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;

/**
 * Hourly limits of an account, for all nodes together. A player, its bots and all their tokens are
 * one account. The limits do not apply to admins, because they open games for others.
 */
final class OwnerQuotas {
  private final Quotas quotas;
  private final Quota opening;
  private final Quota guestOpening;
  private final Quota resigning;
  private final Quota guestResigning;
  private final Quota tokens;
  private final Quota analysing;

  OwnerQuotas(Quotas quotas, ApiSettings settings) {
    this.quotas = quotas;
    this.opening = opening(settings.gamesPerHour());
    this.guestOpening = opening(settings.guestGamesPerHour());
    this.resigning = resigning(settings.gamesPerHour());
    this.guestResigning = resigning(settings.guestGamesPerHour());
    this.analysing =
        new Quota(
            "analyse",
            settings.analysesPerHour(),
            "too-many-analyses",
            "You have requested too many analyses within an hour; limit: "
                + settings.analysesPerHour()
                + ".");
    this.tokens =
        new Quota(
            "token",
            settings.tokensPerHour(),
            "too-many-new-tokens",
            "You have created too many tokens within an hour; limit: "
                + settings.tokensPerHour()
                + ".");
  }

  private static Quota opening(int most) {
    return new Quota(
        "open",
        most,
        "too-many-openings",
        "You have opened too many games within an hour; limit: " + most + ".");
  }

  private static Quota resigning(int most) {
    return new Quota(
        "resign",
        most,
        "too-many-resignations",
        "You have resigned too often within an hour; limit: " + most + ".");
  }

  void openGame(Caller caller) {
    take(caller, caller.guest() ? guestOpening : opening);
  }

  void resign(Caller caller) {
    take(caller, caller.guest() ? guestResigning : resigning);
  }

  /** A seek or a challenge. */
  void seek(Caller caller, LobbySettings lobby) {
    int most = lobby.seeksPerHour();
    take(
        caller,
        new Quota(
            "seek",
            most,
            "too-many-seeks",
            "You have made too many seeks and challenges within an hour; limit: " + most + "."));
  }

  /** A decision that a house bot thinks about for nobody's game. */
  void analyse(Caller caller) {
    take(caller, analysing);
  }

  private void take(Caller caller, Quota quota) {
    if (!caller.may(Scope.ADMIN)) {
      quotas.take(quota, caller.owner());
    }
  }

  /** Also for the first token of a bot. */
  void makeToken(Caller caller) {
    if (!caller.may(Scope.ADMIN)) {
      quotas.take(tokens, caller.owner());
    }
  }
}
