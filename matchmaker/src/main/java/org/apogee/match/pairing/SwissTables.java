package org.apogee.match.pairing;

/** Swiss tournaments at tables of three and more: groups of near scores that have not met. */
public final class SwissTables implements PairingSystem {
  @Override
  public RoundPlan pair(PairingInput input) {
    var eligible = new EligibleEntrants(input);
    var round = new TableRound(input, eligible);
    return round.plan(eligible.ranked(), (one, other) -> round.rules(one, other) + gap(one, other));
  }

  static double gap(History one, History other) {
    double points = (double) (one.score() - other.score()) / Scoring.POINT;
    return 100 * points * points;
  }
}
