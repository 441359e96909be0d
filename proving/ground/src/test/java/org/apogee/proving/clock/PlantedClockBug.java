package org.apogee.proving.clock;

import java.util.List;
import java.util.function.Supplier;
import org.apogee.node.game.ClockRules;
import org.apogee.node.game.GameClock;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameState;
import org.apogee.node.game.When;
import org.apogee.node.service.FormerHost;
import org.apogee.node.service.Others;
import org.apogee.node.service.Uptime;

/** Mistakes that somebody could make with clocks. The simulator must find each, and say which. */
@SuppressWarnings("ImmutableEnumChecker") // rules keep nothing
enum PlantedClockBug {
  /** Time is time, whoever was away. */
  AN_ABSENCE_IS_CHARGED(
      "charged",
      new ClockRules() {
        @Override
        public GameClock clock(String node, Supplier<Uptime> uptime) {
          return new GameClock(node, uptime) {
            @Override
            public long absent(long until, long now) {
              return 0;
            }
          };
        }
      }),

  /** What the journal has given back is given back again. */
  AN_ABSENCE_IS_GIVEN_BACK_AGAIN(
      "charged only",
      new ClockRules() {
        @Override
        public GameClock clock(String node, Supplier<Uptime> uptime) {
          return new GameClock(node, uptime) {
            @Override
            public long absent(long until, long now) {
              return uptime.get().absences(now).within(0, until);
            }
          };
        }
      }),

  /** A request that waited at a paused node counts when it is read. */
  A_PAUSED_DOOR_CHARGES(
      "charged 850 ms for 200 ms",
      new ClockRules() {
        @Override
        public long arrived(Uptime door, long now) {
          return now;
        }
      }),

  /** A request counts when its game gets to it. */
  THE_TIME_AT_THE_DOOR_IS_LOST(
      "for",
      new ClockRules() {
        @Override
        public long received(long atTheDoor, long atTheGame) {
          return atTheGame;
        }
      }),

  /** A game that comes back elsewhere takes its former host for alive. */
  A_DEAD_HOST_SERVED_TO_THE_END(
      "charged",
      new ClockRules() {
        @Override
        public FormerHost former(FormerHost found, long now) {
          return new FormerHost(found.node(), found.writtenAt(), now, found.absences());
        }
      }),

  /** A game that comes back begins every decision anew. */
  A_DECISION_BEGINS_ANEW(
      "charged only",
      new ClockRules() {
        @Override
        public FormerHost former(FormerHost found, long now) {
          return FormerHost.unknown(found.writtenAt());
        }
      }),

  /** A clock that rings has run out. */
  A_CLOCK_EXPIRES_WHILE_NOBODY_IS_SERVED(
      "lost on time",
      new ClockRules() {
        @Override
        public List<GameEvent> expire(GameState state, int ply, When when) {
          return super.expire(state, ply, When.at(when.now()));
        }
      }),

  /** The forfeit does not wait for moves that are on their way. */
  A_MOVE_ON_ITS_WAY_LOSES(
      "lost on time",
      new ClockRules() {
        @Override
        public List<GameEvent> expire(GameState state, int ply, When when) {
          return super.expire(
              state, ply, new When(when.now(), when.answered(), when.absent(), when.answered()));
        }
      }),

  /** Another node may hold a move, and nobody waits for it. */
  ANOTHER_NODES_SILENCE_DOES_NOT_MATTER(
      "lost on time",
      new ClockRules() {
        @Override
        public Uptime beat(Uptime before, long begun, long ended, Others others) {
          return super.beat(before, begun, ended, Others.NONE);
        }
      }),

  /** A player whose move was lost with its door pays for the way to another door. */
  A_LOST_DOOR_IS_CHARGED(
      "charged",
      new ClockRules() {
        @Override
        public Uptime beat(Uptime before, long begun, long ended, Others others) {
          return super.beat(before, begun, ended, new Others(others.alive(), List.of()));
        }
      }),

  /** Clocks never run out. */
  NOBODY_EVER_LOSES(
      "still not lost",
      new ClockRules() {
        @Override
        public List<GameEvent> expire(GameState state, int ply, When when) {
          return List.of();
        }
      });

  private final String complaint;
  private final ClockRules rules;

  PlantedClockBug(String complaint, ClockRules rules) {
    this.complaint = complaint;
    this.rules = rules;
  }

  String complaint() {
    return complaint;
  }

  ClockRules rules() {
    return rules;
  }
}
