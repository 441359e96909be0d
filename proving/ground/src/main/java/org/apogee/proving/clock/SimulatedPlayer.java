package org.apogee.proving.clock;

import java.util.SplittableRandom;
import org.apogee.engine.MoveList;
import org.apogee.node.game.ClockRules;
import org.apogee.node.game.GameState;
import org.jspecify.annotations.Nullable;

/**
 * The player to act in a simulated game. It thinks, sends, and retries until it gets a reply. It
 * also measures for how long the platform would have accepted a move, which the platform cannot
 * know.
 */
final class SimulatedPlayer {
  private static final long LOOK_UP_PATIENCE = 3_000;
  private static final long ANSWER_PATIENCE = 5_000;
  private static final long RETRY = 1_000;

  /** The proxy in front cuts requests that wait at a node that has become silent. */
  private static final long DOOR_PATIENCE = 4_000;

  private static final long NEVER = Long.MAX_VALUE;
  private static final long NOT_AT_ALL = 24L * 3600 * 1000;

  private final SplittableRandom random;
  private final String player;
  final int seat;
  final int ply;
  private final long move;
  private long sendsAt;
  private @Nullable SimulatedNode door;

  /** When the running try came to its door; or it waits for its next try. */
  private long receivedAt = NEVER;

  /** The same as far as it is charged. */
  private long arrivedAt;

  /** When the running try was sent. */
  private long knockedAt;

  /** It lies in front of the door, which stands still. */
  private boolean isUnread;

  private boolean isAdmitted;
  private boolean isAnswered;

  /** Milliseconds of this decision in which a move would have been taken, before the first try. */
  long served;

  boolean hasTried;

  /** Spans in which it would not have been. */
  int interruptions;

  private boolean wasServed = true;

  /** Doors that were lost, to this player or to others. */
  int lostDoors;

  private boolean wereOpen = true;

  /**
   * @param isAfterAbsence whether the grace of one may still go on
   * @param isAfterDoor the same for a lost door
   */
  SimulatedPlayer(
      GameState state,
      SplittableRandom random,
      boolean isAfterAbsence,
      boolean isAfterDoor,
      long now) {
    this.random = random;
    this.lostDoors = isAfterDoor ? 1 : 0;
    this.interruptions = isAfterAbsence ? 1 : 0;
    this.seat = state.seatToAct();
    this.ply = state.log().size();
    this.player = "p" + seat;
    var legal = new MoveList();
    state.position().legalMoves(legal);
    this.move = legal.get(random.nextInt(legal.size()));
    this.sendsAt = now + thinking(state);
  }

  /** Mostly quick, sometimes just in time, sometimes too late. */
  private long thinking(GameState state) {
    long allowed = state.deadline(seat) - state.decisionSince();
    return switch (random.nextInt(20)) {
      case 0 -> Math.max(0, allowed - random.nextInt(1_500));
      case 1 -> tooLong(allowed);
      default -> random.nextInt(2_500);
    };
  }

  private long tooLong(long allowed) {
    return switch (random.nextInt(10)) {
      case 0 -> allowed + 1_500;
      case 1 -> NOT_AT_ALL;
      default -> random.nextInt(6_000);
    };
  }

  /** A span of time passes before anything happens in it. */
  void passes(long millis, boolean isServed, boolean areOpen) {
    lostDoors += wereOpen && !areOpen ? 1 : 0;
    wereOpen = areOpen;
    if (!hasTried) {
      served += isServed ? millis : 0;
      interruptions += wasServed && !isServed ? 1 : 0;
      wasServed = isServed;
    }
  }

  void tick(
      long now, SimulatedNode[] doors, boolean canLookUp, SimulatedGame game, ClockRules rules) {
    if (isAnswered || now < sendsAt) {
      return;
    }
    var at = door == null ? knock(now, doors, rules) : door;
    if (at.isDead || receivedAt == NEVER) {
      tryAgain(now);
    } else if (at.runs(now)) {
      handle(now, at, canLookUp, game, rules);
    } else if (now - knockedAt > DOOR_PATIENCE) {
      tryAgain(now);
    }
  }

  /** The proxy in front tries the other node if one does not answer. */
  private SimulatedNode knock(long now, SimulatedNode[] doors, ClockRules rules) {
    hasTried = true;
    int first = random.nextInt(doors.length);
    var chosen = doors[first].runs(now) ? doors[first] : doors[doors.length - 1 - first];
    door = chosen;
    receivedAt = chosen.runs(now) ? now : NEVER;
    arrivedAt = rules.arrived(chosen.uptime, now);
    isAdmitted = false;
    isUnread = false;
    knockedAt = now;
    if (chosen.diesForNext) {
      chosen.isDead = true;
    }
    if (chosen.pausesForNext > 0) {
      chosen.pausedUntil = now + chosen.pausesForNext;
      chosen.pausesForNext = 0;
      isUnread = random.nextBoolean();
    }
    return chosen;
  }

  private void handle(
      long now, SimulatedNode at, boolean canLookUp, SimulatedGame game, ClockRules rules) {
    if (isUnread) {
      isUnread = false;
      receivedAt = now;
      arrivedAt = rules.arrived(at.uptime, now);
    }
    if (!isAdmitted && canLookUp) {
      isAdmitted = true;
      long received = arrivedAt;
      game.ask(new SimulatedGame.Request(player, ply, move, received, _ -> isAnswered = true));
    } else if (now - receivedAt > (isAdmitted ? ANSWER_PATIENCE : LOOK_UP_PATIENCE)) {
      tryAgain(now);
    }
  }

  private void tryAgain(long now) {
    door = null;
    sendsAt = now + RETRY;
  }
}
