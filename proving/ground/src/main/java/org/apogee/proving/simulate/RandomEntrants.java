package org.apogee.proving.simulate;

import java.util.function.Function;
import java.util.function.Predicate;
import org.apogee.match.ladder.LadderDecision;
import org.apogee.match.ladder.LadderDecisions;
import org.apogee.match.ladder.LadderMember;
import org.apogee.match.ladder.LadderSettings;
import org.apogee.match.ladder.LadderState;

/** Entrants who join, change and leave at random; requests that must succeed are repeated. */
final class RandomEntrants {
  private static final String BY = "boss";
  private static final long AGAIN = 3_000;
  private static final long PLAY = 60_000;
  private static final long WAKE = 15_000;
  private static final int ACTIONS_MAX = 12;

  private final LadderSimulation world;
  private final EventQueue clock;
  private int entrants;
  private boolean closing;

  RandomEntrants(LadderSimulation world) {
    this.world = world;
    this.clock = world.clock();
  }

  /** No game begins any more. */
  boolean isClosing() {
    return closing;
  }

  void begin(LadderSettings settings) {
    until(
        LadderState::isOpened,
        state -> LadderDecisions.open(state, BY, settings, clock.now()),
        clock.random(500));
    entrants = 3 + clock.random(8);
    for (int i = 0; i < entrants; i++) {
      var member = member("p" + i);
      until(
          state -> state.find(member.player()) != null,
          state -> LadderDecisions.join(state, BY, member, clock.now()),
          clock.random(5_000));
    }
    int actions = clock.random(ACTIONS_MAX);
    for (int i = 0; i < actions; i++) {
      int kind = clock.random(6);
      clock.later(3_000 + clock.random((int) PLAY - 3_000), () -> act(kind));
    }
    clock.later(WAKE, this::wake);
    clock.later(PLAY, this::close);
  }

  /** In another version and with another cap each time; two of three have an owner in common. */
  private LadderMember member(String player) {
    int version = clock.random(100);
    var owner = clock.random(3) == 0 ? player : "o" + clock.random(3);
    return new LadderMember(player, player + " v" + version, null, owner, 1 + clock.random(4));
  }

  /** Asks again and again until it is seen to be so. */
  private void until(
      Predicate<LadderState> isSo, Function<LadderState, LadderDecision> action, long after) {
    clock.later(
        after,
        () -> {
          if (!isSo.test(world.truth())) {
            once(action);
            until(isSo, action, AGAIN);
          }
        });
  }

  private void once(Function<LadderState, LadderDecision> action) {
    clock.send(() -> {
      var life = world.life();
      if (!life.isDead()) {
        life.persist(action.apply(life.state()).events(), () -> {});
      }
    });
  }

  private void act(int kind) {
    var who = "p" + clock.random(entrants);
    switch (kind) {
      case 0, 1 -> once(state -> LadderDecisions.leave(state, BY, who, clock.now()));
      case 2, 3 -> {
        var again = member(who);
        once(state -> LadderDecisions.join(state, BY, again, clock.now()));
      }
      case 4 -> {
        var late = member("p" + entrants++);
        once(state -> LadderDecisions.join(state, BY, late, clock.now()));
      }
      default -> once(state -> LadderDecisions.pause(state, BY, "A whim.", clock.now()));
    }
  }

  /** Resumes the ladder and rejoins entrants until the ladder is closed. */
  private void wake() {
    if (!closing) {
      once(state -> LadderDecisions.resume(state, BY, clock.now()));
      var back = member("p" + clock.random(entrants));
      once(state -> LadderDecisions.join(state, BY, back, clock.now()));
      clock.later(WAKE, this::wake);
    }
  }

  /** For ever, because an old command to resume may still be in flight. */
  private void close() {
    closing = true;
    once(state -> LadderDecisions.pause(state, BY, "Closed.", clock.now()));
    clock.later(AGAIN, this::close);
  }
}
