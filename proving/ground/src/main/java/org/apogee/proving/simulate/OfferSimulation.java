package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.engine.MoveList;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.GameDecision;
import org.apogee.node.game.GameDecisions;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.node.game.GameEventCodec;
import org.apogee.node.game.GameReply;
import org.apogee.node.game.GameState;
import org.apogee.node.game.OfferKind;
import org.apogee.node.game.OfferRules;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/**
 * One game from a seed whose seats make and answer offers: requests are lost, repeated and come
 * late, and the game dies between any two steps. What is durable is the journal and the snapshots.
 */
public final class OfferSimulation {
  private static final List<String> GAMES =
      List.of("sol", "supernova", "beyond-nebula", "nova", "nova-solis");

  /** Clocks do not matter here, and simulated requests are slow. */
  private static final ClockOrder CLOCK = new ClockOrder(86_400_000, 1_000, 86_400_000);

  /** Longer than the network keeps a request. */
  private static final int PAUSE_MILLIS = 60_000;

  private static final int DECISIONS = 60;
  private static final int STEPS_MAX = 20_000;
  private static final int CRASHES_PER_THOUSAND = 40;
  private static final int SNAPSHOT_EVERY = 16;

  private final OfferRules rules;
  private final EventQueue clock;
  private final boolean isRated;
  private final int seats;
  private final List<GameEvent> journal = new ArrayList<>();
  private final OfferLaws laws;
  private GameState state = new GameState();
  private byte @Nullable [] snapshot;
  private int inSnapshot;
  private int crashes;
  private int takenBack;
  private int decisions;

  /** Counts of a simulated game without violations. */
  public record Report(int takenBack, int crashes, int steps) {}

  private OfferSimulation(long seed, OfferRules rules) {
    this.rules = rules;
    clock = new EventQueue(new SplittableRandom(seed));
    var game = GAMES.get((int) Math.floorMod(seed, (long) GAMES.size()));
    var ruleset = Rulesets.find(game);
    seats = Math.min(ruleset.maxSeats(), 2 + clock.random(2));
    isRated = clock.random(5) == 0;
    laws = new OfferLaws(rules, isRated);
    store(GameDecisions.open(state, order(game), Seed.from("offers " + seed), clock.now()));
  }

  /** Throws a {@link Violation} if a promise is broken. */
  public static Report run(long seed, OfferRules rules) {
    return new OfferSimulation(seed, rules).run();
  }

  /** The last seat is a house bot in a third of the games; it agrees to all but a draw. */
  private GameOrder order(String game) {
    boolean hasBot = clock.random(3) == 0;
    var all = new ArrayList<SeatOrder>();
    for (int seat = 0; seat < seats; seat++) {
      all.add(
          hasBot && seat == seats - 1
              ? SeatOrder.house("random").withNonce("n" + seat)
              : SeatOrder.outside("p" + seat, "P" + seat).withNonce("n" + seat));
    }
    return GameOrder.of(
        Rulesets.find(game).id().toString(),
        new TreeMap<>(),
        all,
        CLOCK,
        OnForfeit.END,
        new Origin(OriginKind.CASUAL, "p0"),
        isRated ? game : null);
  }

  private Report run() {
    for (int seat = 0; seat < seats; seat++) {
      wake(seat);
    }
    int steps = 0;
    while (state.isLive() && decisions < DECISIONS) {
      if (!clock.step() || ++steps > STEPS_MAX) {
        throw new Violation("nothing happens any more after %d decisions".formatted(decisions));
      }
      if (clock.chance(CRASHES_PER_THOUSAND)) {
        crash();
      }
    }
    laws.checkReaders(journal, state);
    return new Report(takenBack, crashes, steps);
  }

  /** A seat looks at the game from time to time and does something. */
  private void wake(int seat) {
    clock.later(
        50 + clock.random(500),
        () -> {
          if (state.isLive()) {
            act(seat);
            wake(seat);
          }
        });
  }

  private void act(int seat) {
    if (state.botOf(seat) != null) {
      play(seat);
      return;
    }
    var open = rules.open(state);
    store(rules.endOfPause(state, clock.now()));
    if (rules.isPaused(state)) {
      if (clock.random(40) == 0) {
        clock.send(() -> store(rules.resume(state, player(seat), clock.now())));
      }
    } else if (open != null && open.seat() != seat && clock.random(4) > 0) {
      answer(seat, open);
    } else if (open != null && open.seat() == seat && clock.random(10) == 0) {
      send(seat, open.number(), OfferAnswer.WITHDRAW);
    } else if (clock.random(4) == 0) {
      offer(seat);
    } else {
      play(seat);
    }
  }

  /** A draw ends the game, so it is seldom agreed on. */
  private void answer(int seat, OfferRules.Open open) {
    boolean accepts = open.kind() == OfferKind.DRAW ? clock.random(20) == 0 : clock.random(4) > 0;
    send(seat, open.number(), accepts ? OfferAnswer.ACCEPT : OfferAnswer.DECLINE);
  }

  private void send(int seat, long number, OfferAnswer answer) {
    clock.send(() -> {
      var before = rules.open(state);
      var decision = rules.answer(state, player(seat), number, answer, clock.now());
      boolean isOther = before == null || before.number() != number;
      if (isOther && !decision.events().isEmpty()) {
        throw new Violation("an answer reached another offer than " + number);
      }
      store(decision);
    });
  }

  private void offer(int seat) {
    var kinds = OfferKind.values();
    var kind = clock.random(2) == 0 ? OfferKind.TAKE_BACK : kinds[clock.random(kinds.length)];
    long millis = kind == OfferKind.PAUSE ? PAUSE_MILLIS : 0;
    clock.send(() -> store(rules.offer(state, player(seat), kind, millis, clock.now())));
  }

  /** Decided for what the seat saw: a request that comes late may be stale. */
  private void play(int seat) {
    if (state.seatToAct() != seat || rules.isPaused(state)) {
      return;
    }
    if (state.botOf(seat) != null) {
      store(rules.houseTurn(state, clock.now()));
      return;
    }
    var legal = new MoveList();
    state.position().legalMoves(legal);
    long move = legal.get(clock.random(legal.size()));
    int ply = state.log().size();
    clock.send(() -> store(GameDecisions.play(state, player(seat), ply, move, clock.now())));
  }

  private static String player(int seat) {
    return "p" + seat;
  }

  private void store(GameDecision decision) {
    if (decision.reply() instanceof GameReply.Refused && !decision.events().isEmpty()) {
      return; // an expiry, which these clocks exclude
    }
    store(decision.events());
  }

  /** Through the journal's bytes; every event is checked as it comes. */
  private void store(List<GameEvent> events) {
    for (var event : events) {
      var manifest = GameEventCodec.manifest(event);
      var stored = GameEventCodec.decode(manifest, GameEventCodec.encode(event));
      laws.before(stored, state);
      journal.add(stored);
      laws.after(state.apply(stored), state);
      decisions += stored instanceof Moved moved ? moved.moves().size() : 0;
      if (stored instanceof TakenBack) {
        takenBack++;
        laws.checkReaders(journal, state);
      }
    }
    if (journal.size() - inSnapshot >= SNAPSHOT_EVERY) {
      snapshot = rules.snapshot(state);
      inSnapshot = journal.size();
    }
  }

  /** The game is read back from its last snapshot and the journal behind it. */
  private void crash() {
    crashes++;
    var before = rules.snapshot(state);
    state = snapshot == null ? new GameState() : rules.restored(snapshot);
    journal.subList(inSnapshot, journal.size()).forEach(state::apply);
    if (!Arrays.equals(before, rules.snapshot(state))) {
      throw new Violation("the game is another one after a crash");
    }
    store(rules.endOfPause(state, clock.now()));
  }
}
