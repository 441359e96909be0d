package org.apogee.node.inbox;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.node.inbox.InboxCommand.Line;
import org.jspecify.annotations.Nullable;

/**
 * The inboxes and the readers of inboxes that live in this process, for calls without messages. A
 * message through sharding would change threads four times between a game and its player's
 * connection.
 *
 * <p>A call to an inbox that is about to leave is lost, as a message to another node may be: the
 * waiting game repeats its question.
 */
final class LocalInboxes {
  /** About four questions of SOL. */
  private static final long ROOM_LEAST = 16L << 10;

  /** About sixty questions of SOL. */
  private static final long ROOM_MOST = 256L << 10;

  /** The part of the memory of this process for the answered questions of all inboxes. */
  private static final long PART = 32;

  private final long roomOfAll = Runtime.getRuntime().maxMemory() / PART;
  private final ConcurrentHashMap<String, Inbox> inboxes = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<ActorRef<Line>, Consumer<Line>> readers =
      new ConcurrentHashMap<>();

  void add(String player, Inbox inbox) {
    inboxes.put(player, inbox);
  }

  /** Its successor in this process may be there already, and stays. */
  void remove(String player, Inbox inbox) {
    inboxes.remove(player, inbox);
  }

  @Nullable Inbox of(String player) {
    return inboxes.get(player);
  }

  /** How many bytes of answered questions each inbox may keep. */
  long room() {
    return Math.clamp(roomOfAll / Math.max(1, inboxes.size()), ROOM_LEAST, ROOM_MOST);
  }

  void add(ActorRef<Line> reader, Consumer<Line> takes) {
    readers.put(reader, takes);
  }

  void remove(ActorRef<Line> reader) {
    readers.remove(reader);
  }

  /** How to bring a line to a reader. */
  Consumer<Line> to(ActorRef<Line> reader) {
    var here = readers.get(reader);
    return here == null ? reader::tell : here;
  }
}
