package org.apogee.proving.simulate;

import java.util.List;
import java.util.function.Supplier;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.engine.chance.Seed;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.RoundPlan;
import org.apogee.match.result.ResultBook;
import org.apogee.match.tournament.MirroredDeals;
import org.apogee.match.tournament.OrderBook;
import org.apogee.match.tournament.TableGame;
import org.apogee.match.tournament.TournamentDecision;
import org.apogee.match.tournament.TournamentDecisions;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentEventCodec;
import org.apogee.match.tournament.TournamentProgress;
import org.apogee.match.tournament.TournamentState;
import org.apogee.protocol.game.EndedGame;
import org.jspecify.annotations.Nullable;

/** The decisions under test, as they are. A test plants a bug by overriding one of them. */
public class TournamentRules {
  /** An event as the journal keeps it. */
  public static final class Stored {
    private final String manifest;
    private final byte[] bytes;

    private Stored(String manifest, byte[] bytes) {
      this.manifest = manifest;
      this.bytes = bytes;
    }

    static Stored of(TournamentEvent event) {
      return new Stored(TournamentEventCodec.manifest(event), TournamentEventCodec.encode(event));
    }

    public TournamentEvent event() {
      return TournamentEventCodec.decode(manifest, bytes);
    }
  }

  protected List<TournamentEvent> next(TournamentState state, long now) {
    return TournamentProgress.next(state, now);
  }

  protected TournamentDecision join(
      TournamentState state, String by, TournamentEntrant entrant, long now) {
    return TournamentDecisions.join(state, by, entrant, now);
  }

  protected TournamentDecision withdraw(
      TournamentState state, String by, String entrant, long now) {
    return TournamentDecisions.withdraw(state, by, entrant, now);
  }

  protected @Nullable PairingInput toPair(TournamentState state, long now) {
    return TournamentProgress.toPair(state, now);
  }

  /** The number of steps for which a plan was made. */
  protected List<TournamentEvent> paired(
      TournamentState state, int version, RoundPlan plan, long now) {
    return version == state.version() ? TournamentProgress.paired(state, plan, now) : List.of();
  }

  /** With the deal of a round that is paired among them. */
  protected List<TournamentEvent> dealing(
      TournamentState state, List<TournamentEvent> events, Supplier<Seed> secrets) {
    return MirroredDeals.dealing(state, events, secrets);
  }

  /** What a director decided about a table. */
  protected TournamentDecision decided(TournamentDecision decision) {
    return decision;
  }

  protected List<TournamentEvent> result(
      TournamentState state, EndedGame ended, long number, long now) {
    return TournamentProgress.result(state, ended, number, now);
  }

  protected List<TableGame> toOrder(OrderBook book, TournamentState state, long now) {
    return book.toOrder(state, now);
  }

  /** Under which id a game is ordered. */
  protected String idOf(TableGame game, int life) {
    return game.id();
  }

  protected void ordered(OrderBook book, DeskAnswer answer, long now) {
    book.ordered(answer, now);
  }

  protected long toStore(ResultBook book, long lastBrought) {
    return book.done();
  }

  protected TournamentState recover(String id, List<Stored> journal) {
    var state = new TournamentState(id);
    journal.forEach(stored -> state.apply(stored.event()));
    return state;
  }
}
