package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PairingReview;
import org.apogee.match.pairing.PairingSystem;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.RoundPlan;
import org.apogee.match.pairing.RoundPlan.Table;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.tournament.TournamentEvent.Announced;
import org.apogee.match.tournament.TournamentEvent.Corrected;
import org.apogee.match.tournament.TournamentEvent.PairedByHand;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The next round as it would be paired now. Nothing is stored: the same state leads to the same
 * plan when the round is paired. Immutable, so that another thread can compute it.
 */
final class NextPairing {
  private static final String FORCED = "forced by the director";

  private final int version;
  private final boolean isProvisional;
  private final PairingInput input;
  private final PairingSystem system;
  private final @Nullable PairedByHand byHand;
  private final List<List<String>> forced;

  private NextPairing(
      TournamentState state,
      PairingInput input,
      @Nullable PairedByHand byHand,
      List<List<String>> forced) {
    this.version = version(state);
    this.isProvisional = state.rounds().stream().anyMatch(round -> !round.isEnded());
    this.input = input;
    this.system = state.settings().system();
    this.byHand = byHand;
    this.forced = forced.stream().map(List::copyOf).toList();
  }

  /** Counts the steps that can change a pairing; a plan shown for another version is outdated. */
  static int version(TournamentState state) {
    return (int)
        state.trail().stream()
            .filter(step ->
                !(step instanceof Announced
                    || step instanceof Adjudicated
                    || step instanceof Corrected))
            .count();
  }

  /** Why there is no such plan; null if there is one. */
  static @Nullable Refusal whyNot(TournamentState state, List<List<String>> forced) {
    var refused = TournamentDecisions.whyNotOpen(state);
    if (refused != null) {
      return refused;
    }
    if (!TournamentProgress.canSeatTable(state)) {
      return TournamentRefusals.TOO_FEW;
    }
    var settings = state.settings();
    boolean isFixed = settings.format() == Format.SWISS || settings.format() == Format.ROUND_ROBIN;
    if (isFixed && state.stage() != Stage.OPEN && state.rounds().size() >= state.roundsInAll()) {
      return TournamentRefusals.NO_NEXT_ROUND;
    }
    if (forced.isEmpty()) {
      return null;
    }
    boolean canForce =
        settings.format() == Format.SWISS
            || (settings.format() == Format.ROUND_ROBIN && settings.tableSize() > 2);
    return canForce
        ? TournamentDecisions.whyBadPairing(state, forced, List.of())
        : TournamentRefusals.CANNOT_FORCE;
  }

  /** To be called if {@link #whyNot} allows it. */
  static NextPairing of(TournamentState state, List<List<String>> forced) {
    if (state.stage() == Stage.OPEN) {
      return new NextPairing(state, state.startingInput(), state.byHand(), forced);
    }
    var absent =
        state.settings().format() == Format.ARENA
            ? state.busy()
            : state.excused(state.rounds().size() + 1).keySet();
    return new NextPairing(state, state.pairingInput(absent), state.byHand(), forced);
  }

  /** A plan with what it costs. */
  record Shown(
      int version,
      boolean isProvisional,
      boolean isByHand,
      RoundPlan plan,
      PairingReview review,
      @Nullable Shown unforced) {}

  Shown compute() {
    var plan = byHand == null ? system.pair(input) : byHand(byHand);
    var shown = shown(plan, byHand != null, null);
    return forced.isEmpty() ? shown : shown(withForced(), false, shown);
  }

  private Shown shown(RoundPlan plan, boolean isByHand, @Nullable Shown unforced) {
    var review = PairingReview.of(input, plan.tables(), plan.byes());
    return new Shown(version, isProvisional, isByHand, plan, review, unforced);
  }

  private RoundPlan byHand(PairedByHand pairing) {
    var tables =
        pairing.tables().stream().map(seats -> new Table(seats, "the director's pairing")).toList();
    return new RoundPlan(
        input.past().size() + 1, tables, pairing.byes(), new LinkedHashSet<>(), List.of());
  }

  /** The forced tables stay, and the system pairs everybody else. */
  private RoundPlan withForced() {
    var absent = new HashSet<>(input.absent());
    forced.forEach(absent::addAll);
    var rest =
        system.pair(
            new PairingInput(
                input.entrants(), input.past(), absent, input.settings(), input.seed()));
    var tables = new ArrayList<Table>();
    forced.forEach(seats -> tables.add(new Table(seats, FORCED)));
    tables.addAll(rest.tables());
    return new RoundPlan(rest.number(), tables, rest.byes(), rest.relaxed(), rest.notes());
  }
}
