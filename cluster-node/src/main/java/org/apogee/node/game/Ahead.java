package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.Position;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.platform.metrics.Invariant;
import org.jspecify.annotations.Nullable;

/**
 * Moves and what came of them. To find out what is to be journaled they are played ahead, on a copy
 * of the position; the game takes the copy for its own and need not play them again.
 *
 * @param event for any other event, equal or not, this says nothing
 * @param after the position after them, which nobody else holds
 * @param facts what happened, one list for each move
 */
record Ahead(Moved event, Position after, List<List<Fact>> facts) {

  /** Of the first event, if there is one. */
  static @Nullable Ahead of(List<GameEvent> events, Position after, List<List<Fact>> facts) {
    return events.isEmpty() ? null : new Ahead((Moved) events.getFirst(), after, facts);
  }

  @SuppressWarnings("ReferenceEquality") // an equal event from the journal was decided elsewhere
  boolean isOf(Moved other) {
    return event == other;
  }

  /** Plays journaled moves on the position itself; throws when they lead to another truth. */
  static Ahead replay(Moved event, Position position) {
    var chance = Chance.replay(event.draws());
    var happened = new ArrayList<List<Fact>>();
    for (long move : event.moves()) {
      var facts = new ArrayList<Fact>();
      position.play(move, chance, Chronicle.into(facts));
      happened.add(facts);
    }
    checkFingerprint(position, event.fingerprint());
    return new Ahead(event, position, happened);
  }

  static void checkFingerprint(Position position, long expected) {
    long found = position.fingerprint();
    if (found != expected) {
      throw new BrokenInvariant(
          Invariant.FINGERPRINT,
          "replaying the journal leads to another position: fingerprint %016x, expected %016x"
              .formatted(found, expected));
    }
  }
}
