package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.EVALUATION;

import org.apogee.engine.Chance;

/** What bots go by: a fair number, found with fair means, and turns that never go back. */
final class EvaluationLaw implements MomentLaw {
  @Override
  public void check(Moment moment) {
    var evaluation = moment.ruleset().evaluation();
    for (int seat = 0; seat < moment.seats(); seat++) {
      double value = evaluation.value(moment.fresh(), seat);
      moment.check(
          EVALUATION, value >= 0 && value <= 1, "for seat %d it is %s".formatted(seat, value));
      var dealt = moment.fresh();
      dealt.determinize(seat, Chance.of(moment.random(EVALUATION)));
      double other = evaluation.value(dealt, seat);
      moment.check(
          EVALUATION,
          value == other,
          "what seat %d cannot know is dealt anew, and it becomes %s, not %s"
              .formatted(seat, other, value));
    }
    if (moment.ply() > 0 && !moment.isOver()) {
      int before = evaluation.turn(moment.story().at(moment.ply() - 1));
      int turn = evaluation.turn(moment.fresh());
      moment.check(EVALUATION, turn >= before, "turn %d follows turn %d".formatted(turn, before));
    }
  }
}
