package org.apogee.node.gateway;

import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;

/**
 * What an account may do in an hour, over all nodes. A player, its bots and all their tokens are
 * one account. Organisers open games for others, so those limits are not theirs.
 */
final class OwnerQuotas {
  private final Quotas quotas;
  private final Quota opening;
  private final Quota guestOpening;
  private final Quota resigning;
  private final Quota guestResigning;
  private final Quota tokens;

  OwnerQuotas(Quotas quotas, GatewaySettings settings) {
    this.quotas = quotas;
    this.opening = opening(settings.gamesPerHour());
    this.guestOpening = opening(settings.guestGamesPerHour());
    this.resigning = resigning(settings.gamesPerHour());
    this.guestResigning = resigning(settings.guestGamesPerHour());
    this.tokens =
        new Quota(
            "token",
            settings.tokensPerHour(),
            "too-many-new-tokens",
            "You made too many tokens in this hour: " + settings.tokensPerHour() + " are allowed.");
  }

  private static Quota opening(int most) {
    return new Quota(
        "open",
        most,
        "too-many-openings",
        "You opened too many games in this hour: " + most + " are allowed.");
  }

  private static Quota resigning(int most) {
    return new Quota(
        "resign",
        most,
        "too-many-resignations",
        "You resigned too often in this hour: " + most + " times are allowed.");
  }

  void openGame(Caller caller) {
    take(caller, caller.guest() ? guestOpening : opening);
  }

  void resign(Caller caller) {
    take(caller, caller.guest() ? guestResigning : resigning);
  }

  private void take(Caller caller, Quota quota) {
    if (!caller.may(Scope.ORGANISE)) {
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
