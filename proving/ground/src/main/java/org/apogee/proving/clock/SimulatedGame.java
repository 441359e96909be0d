package org.apogee.proving.clock;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.apogee.node.game.ClockRules;
import org.apogee.node.game.GameClock;
import org.apogee.node.game.GameDecisions;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEventCodec;
import org.apogee.node.game.GameReply;
import org.apogee.node.game.GameState;
import org.apogee.node.service.FormerHost;
import org.jspecify.annotations.Nullable;

/** A game's actor without Pekko: one command at a time, and a journal that may not answer. */
final class SimulatedGame {
  private static final long WRITE_PATIENCE = 4_000;

  /** As Alarms: a deadline that cannot be settled is looked at four times a second. */
  private static final long RING_EVERY = 250;

  /** As Alarms: a lost notification costs at most this much. */
  private static final long NAG_EVERY = 10_000;

  /** A move that lies in the mailbox. */
  record Request(String player, int ply, long move, long received, Consumer<GameReply> reply) {}

  private record Write(List<GameEvent> events, long decidedAt, Runnable done) {}

  final GameState state;
  private final ClockRules rules;
  private final SplittableRandom random;
  private final Consumer<GameEvent> stored;
  private final Deque<Request> mailbox = new ArrayDeque<>();
  private SimulatedNode host;
  private GameClock clock;
  private @Nullable Write pending;
  private @Nullable Write late;
  private boolean isRecovering;
  private long recoversAt;
  private String writer;
  private long writtenAt;
  private SimulatedNode formerNode;
  private long nextRing;
  private long nextNag;

  SimulatedGame(
      GameState state,
      SimulatedNode host,
      long now,
      ClockRules rules,
      SplittableRandom random,
      Consumer<GameEvent> stored) {
    this.state = state;
    this.host = host;
    this.rules = rules;
    this.random = random;
    this.stored = stored;
    this.clock = clockOn(host);
    this.clock.stored(now, now);
    this.writer = host.name;
    this.formerNode = host;
    this.writtenAt = now;
    this.nextNag = now + random.nextInt((int) NAG_EVERY);
  }

  private GameClock clockOn(SimulatedNode node) {
    return rules.clock(node.name, () -> node.uptime);
  }

  SimulatedNode host() {
    return host;
  }

  boolean isThere(long now) {
    return host.runs(now) && !isRecovering;
  }

  void ask(Request request) {
    mailbox.add(request);
  }

  /** The host died: the game comes back elsewhere, with what the journal had got by then. */
  void moveTo(SimulatedNode node, long now) {
    if (pending != null && random.nextBoolean()) {
      late = pending;
    }
    pending = null;
    host = node;
    clock = clockOn(node);
    recover(now + 3_000 + random.nextInt(9_000));
  }

  private void recover(long when) {
    isRecovering = true;
    recoversAt = when;
  }

  void tick(long now, boolean canWrite) {
    if (canWrite) {
      storeLate();
    }
    if (!host.runs(now)) {
      return;
    }
    var writing = pending;
    if (writing != null) {
      goOnWriting(writing, now, canWrite);
    } else if (isRecovering) {
      if (now >= recoversAt && canWrite) {
        comeBack(now);
      }
    } else if (state.isLive()) {
      work(now);
    }
  }

  /** A statement that nobody waits for any more may be carried out all the same. */
  private void storeLate() {
    var unknown = late;
    if (unknown != null) {
      store(unknown.events, unknown.decidedAt);
      late = null;
    }
  }

  private void goOnWriting(Write write, long now, boolean canWrite) {
    if (canWrite) {
      pending = null;
      store(write.events, write.decidedAt);
      clock.stored(write.decidedAt, now);
      isRecovering = false;
      write.done.run();
    } else if (now - write.decidedAt > WRITE_PATIENCE) {
      pending = null;
      late = random.nextBoolean() ? write : null;
      clock.failed(write.decidedAt);
      recover(now + 200 + random.nextInt(2_200));
    }
  }

  private void store(List<GameEvent> events, long decidedAt) {
    for (var event : events) {
      var read =
          GameEventCodec.decode(GameEventCodec.manifest(event), GameEventCodec.encode(event));
      state.apply(read);
      stored.accept(read);
    }
    writer = host.name;
    formerNode = host;
    writtenAt = decidedAt;
  }

  private void comeBack(long now) {
    var found = new FormerHost(writer, writtenAt, formerNode.alive, formerNode.absent);
    clock.resumed(rules.former(found, now), now);
    isRecovering = false;
    var events = GameDecisions.compensate(state, clock.now(now));
    if (!events.isEmpty()) {
      isRecovering = true; // until it is stored nobody is served
      write(events, now, () -> {});
    }
  }

  private void work(long now) {
    if (now >= nextRing) {
      nextRing = now + RING_EVERY;
      var lost = rules.expire(state, state.log().size(), clock.now(now));
      if (!lost.isEmpty()) {
        write(lost, now, () -> {});
        return;
      }
    }
    if (now >= nextNag) {
      nextNag = now + NAG_EVERY;
      var back = rules.giveBack(state, clock, now);
      if (!back.isEmpty()) {
        write(back, now, () -> {});
        return;
      }
    }
    var request = mailbox.poll();
    if (request != null) {
      play(request, now);
    }
  }

  private void play(Request request, long now) {
    var when = clock.received(rules.received(request.received, now), now);
    if (rules.mustWait(state, request.player, request.ply, when)) {
      mailbox.addFirst(request);
      return;
    }
    var decision = GameDecisions.play(state, request.player, request.ply, request.move, when);
    if (decision.events().isEmpty()) {
      request.reply.accept(decision.reply());
    } else {
      write(decision.events(), now, () -> request.reply.accept(decision.reply()));
    }
  }

  private void write(List<GameEvent> events, long now, Runnable done) {
    pending = new Write(events, now, done);
  }
}
