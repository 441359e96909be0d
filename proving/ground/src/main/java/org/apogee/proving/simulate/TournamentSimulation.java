package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.engine.chance.Seed;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.Standings;
import org.apogee.match.tournament.Deals;
import org.apogee.match.tournament.OrderBook;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.RoundControl.Moment;
import org.apogee.match.tournament.StructureSettings;
import org.apogee.match.tournament.TableGame;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.match.tournament.TournamentState;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.proving.simulate.GameHost.GameFaults;
import org.apogee.proving.simulate.TournamentRules.Stored;

/**
 * One tournament from a seed: its format, its entrants, its organiser's actions and all that goes
 * wrong follow from that number alone. What is durable lives here: journal, results, the stored
 * offset.
 */
public final class TournamentSimulation extends SurvivingParts<TournamentEvent> {
  private static final RoundControl CONFIRMED_BY_HAND =
      new RoundControl(Moment.AUTO, 0, 0, Moment.MANUAL, 0);

  private final TournamentRules rules;
  private final TournamentModel model;
  private final List<Stored> journal = new ArrayList<>();
  private final TournamentState truth = new TournamentState("t1");
  private final RandomOrganiser organiser;
  private final Map<String, String> deals = new HashMap<>();

  /** Of its own, so that what a seed meant before stays. */
  private final SplittableRandom variants;

  private int lives;
  private TournamentLife life;

  /** Counts of a simulated tournament without violations. */
  public record Report(
      int games, int results, int corrections, int crashes, int steps, boolean finished) {}

  private TournamentSimulation(long seed, TournamentRules rules) {
    super(new SplittableRandom(seed), GameFaults.NONE);
    this.rules = rules;
    variants = new SplittableRandom(~seed);
    model = new TournamentModel(host());
    life = new TournamentLife(this, ++lives);
    organiser = new RandomOrganiser(this);
  }

  /** Throws a {@link Violation} if a promise is broken. */
  public static Report run(long seed, TournamentRules rules) {
    return new TournamentSimulation(seed, rules).run();
  }

  private Report run() {
    organiser.begin(settings(), entrants());
    life.begin();
    int steps = 0;
    while (truth.stage() == TournamentState.Stage.NEW || truth.isLive()) {
      if (!clock().step() || ++steps > STEPS_MAX || clock().now() > TIME_MAX) {
        throw new Violation(
            "it does not come to an end: %s, round %d, %d live games"
                .formatted(truth.stage(), truth.rounds().size(), truth.liveGames().size()));
      }
    }
    compareStandings();
    boolean finished = truth.stage() == TournamentState.Stage.FINISHED;
    return new Report(
        host().opened(), model.results(), model.corrections(), crashes(), steps, finished);
  }

  private TournamentSettings settings() {
    var clock = clock();
    var formats = List.copyOf(EnumSet.allOf(Format.class));
    var format = formats.get(clock.random(formats.size()));
    int size = 2 + clock.random(3);
    boolean isKnockOut = format == Format.KNOCK_OUT || format == Format.DOUBLE_KNOCK_OUT;
    int smallest = isKnockOut ? 2 : Math.max(2, size - 1);
    var structure = structure(format, size);
    return new TournamentSettings(
            "Simulated",
            "supernova",
            new TreeMap<>(Map.of()),
            format,
            size,
            smallest,
            size == 2 ? 2 : size + 1,
            format == Format.SWISS ? 1 + clock.random(4) : 0,
            1 + clock.random(3) / 2 * (1 + clock.random(2)),
            ClockOrder.USUAL,
            OnForfeit.END,
            List.of(),
            structure.boards() > 0 ? Standings.OF_TEAMS : Standings.USUAL,
            clock.random(1_000_000),
            true,
            format == Format.ARENA ? 60_000 : 0,
            0,
            "boss",
            structure.boards() > 0 ? Registration.NONE : registration(),
            variants.nextInt(3) == 0 ? CONFIRMED_BY_HAND : RoundControl.USUAL,
            structure)
        .checked();
  }

  /** Where everybody plays for points, a third has mirrored deals; duels are often of teams. */
  private StructureSettings structure(Format format, int size) {
    boolean fits = format == Format.SWISS || format == Format.ROUND_ROBIN;
    int kind = fits ? variants.nextInt(3) : 0;
    int boards = kind == 2 && size == 2 ? 2 + variants.nextInt(2) : 0;
    return new StructureSettings(
        1,
        false,
        new TreeMap<>(),
        "",
        kind == 1 ? Deals.MIRRORED : Deals.OWN,
        boards,
        boards > 0 ? 1 : 0);
  }

  /** The secret of a round. */
  Seed secret() {
    return Seed.from("secret " + variants.nextLong());
  }

  /** Every other tournament has a capacity and a check-in before the organiser may start it. */
  private Registration registration() {
    var clock = clock();
    if (clock.random(2) == 0) {
      return Registration.NONE;
    }
    long opens = clock.now() + clock.random(5_000);
    return new Registration(
        0,
        0,
        5 + clock.random(6),
        opens,
        opens + 5_000 + clock.random(20_000),
        Conditions.NONE,
        EntryCodes.NONE);
  }

  private List<TournamentEntrant> entrants() {
    int count = 4 + clock().random(9);
    var entrants = new ArrayList<TournamentEntrant>();
    for (int i = 0; i < count; i++) {
      entrants.add(entrant(i));
    }
    return entrants;
  }

  TournamentEntrant entrant(int number) {
    var id = "e" + number;
    return new TournamentEntrant(id, 0, id, id, null, 1000 + clock().random(1000), true);
  }

  TournamentRules rules() {
    return rules;
  }

  TournamentState truth() {
    return truth;
  }

  List<Stored> journal() {
    return journal;
  }

  @Override
  TournamentLife life() {
    return life;
  }

  @Override
  void revive() {
    life = new TournamentLife(this, ++lives);
    life.begin();
  }

  @Override
  void store(List<? extends TournamentEvent> events) {
    for (var event : events) {
      model.take(event);
      var stored = Stored.of(event);
      if (!stored.event().equals(event)) {
        throw new Violation("the journal does not keep " + event);
      }
      journal.add(stored);
      truth.apply(event);
    }
    model.check();
  }

  @Override
  boolean isSettled(String game) {
    return model.isSettled(game);
  }

  @Override
  void opened(String game, GameOrder order) {
    var planned =
        truth.rounds().stream()
            .flatMap(round -> round.tables().stream())
            .flatMap(table -> table.games().stream())
            .filter(one -> one.id().equals(game))
            .findFirst()
            .orElseThrow(() -> new Violation("a game that no round has was opened: " + game));
    if (!OrderBook.order(truth, planned).equals(order)) {
      throw new Violation("a game was opened that was ordered otherwise: " + game);
    }
    checkDeal(planned, order);
  }

  /** All tables of a round play the same deal, and one that is played again none of these. */
  private void checkDeal(TableGame game, GameOrder order) {
    boolean isMirrored = truth.settings().structure().deals() == Deals.MIRRORED;
    var deal = order.deal();
    if ((deal != null) != (isMirrored && game.attempt() == 1)) {
      throw new Violation("a deal that should not be, or none: " + game.id());
    }
    if (deal != null) {
      int set = (game.number() - 1) / game.seats().size();
      var key = deal.round() + " " + set + " " + game.seats().size();
      var known = deals.putIfAbsent(key, deal.seed());
      if (known != null && !known.equals(deal.seed())) {
        throw new Violation("a table has a deal of its own: " + game.id());
      }
    }
  }

  void compareStandings() {
    var points = model.points();
    for (var row : truth.standings().rows()) {
      if (points.getOrDefault(row.entrant(), -1) != row.points()) {
        throw new Violation(
            "%s has %d points, but %d by the results"
                .formatted(row.entrant(), row.points(), points.getOrDefault(row.entrant(), -1)));
      }
      if (truth.isTeamEvent()) {
        long boards = model.boardPoints().getOrDefault(row.entrant(), 0);
        if (row.tieBreaks().getFirst() != 2 * boards) {
          throw new Violation(row.entrant() + " has other board points than its boards give");
        }
      }
    }
  }
}
