package org.apogee.node.game;

import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/** The live games of this process. */
final class LocalDoors {
  private final ConcurrentHashMap<GameId, LocalDoor> doors = new ConcurrentHashMap<>();

  /** The game reads its messages until the door is closed. */
  LocalDoor open(GameId id, ActorRef<GameCommand> game) {
    var door = new LocalDoor(game);
    doors.put(id, door);
    return door;
  }

  void close(GameId id, LocalDoor door) {
    doors.remove(id, door);
    door.close();
  }

  /** One look at all games from time to time costs less than a timer for each question. */
  void failLate() {
    doors.values().forEach(LocalDoor::failLate);
  }

  @Nullable LocalDoor find(GameId id) {
    return doors.get(id);
  }
}
