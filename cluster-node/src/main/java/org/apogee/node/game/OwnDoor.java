package org.apogee.node.game;

import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/** The short way to one game for requests on its own node: open while the game is live. */
final class OwnDoor {
  private final GameId id;
  private final LocalDoors doors;
  private final ActorRef<GameCommand> self;
  private @Nullable LocalDoor door;

  OwnDoor(GameId id, LocalDoors doors, ActorRef<GameCommand> self) {
    this.id = id;
    this.doors = doors;
    this.self = self;
  }

  void open() {
    if (door == null) {
      door = doors.open(id, self);
    }
  }

  /** Before the game stops reading, so that nobody waits for an answer that will not come. */
  void close() {
    if (door != null) {
      doors.close(id, door);
      door = null;
    }
  }
}
