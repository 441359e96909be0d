package org.apogee.match.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.engine.chance.Seed;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.Standings;
import org.apogee.match.standing.TieBreak;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/** A tournament without a journal or a clock: every step is taken by hand. */
final class Scene {
  static final String BOSS = "boss";

  private final SplittableRandom random = new SplittableRandom(5);
  private final TournamentState state = new TournamentState("t1");
  private long now = 1_000;
  private long results;

  static Settings of(Format format) {
    return new Settings(format);
  }

  /** What a scene chooses; the rest is usual. */
  static final class Settings {
    private final Format format;
    private String game = "beyond-nebula";
    private int size = 2;
    private int smallest = 2;
    private int largest = 2;
    private int rounds;
    private int games = 1;
    private Deals deals = Deals.OWN;
    private int boards;
    private int reserves;
    private long startAt;
    private Registration registration = Registration.NONE;
    private @Nullable TournamentSettings made;
    private RoundControl control = RoundControl.USUAL;

    private Settings(Format format) {
      this.format = format;
    }

    Settings tables(int least, int usual, int most) {
      game = "supernova";
      smallest = least;
      size = usual;
      largest = most;
      return this;
    }

    Settings rounds(int count) {
      rounds = count;
      return this;
    }

    Settings games(int count) {
      games = count;
      return this;
    }

    Settings mirrored() {
      deals = Deals.MIRRORED;
      return this;
    }

    Settings teams(int each, int more) {
      boards = each;
      reserves = more;
      return this;
    }

    Settings control(RoundControl other) {
      control = other;
      return this;
    }

    Settings startAt(long millis) {
      startAt = millis;
      return this;
    }

    Settings registering(Registration rules) {
      registration = rules;
      return this;
    }

    /** Checked once: a test may play thousands of scenes with the same settings. */
    TournamentSettings settings() {
      var checked = made == null ? check() : made;
      made = checked;
      return checked;
    }

    private TournamentSettings check() {
      return new TournamentSettings(
              "Friday",
              game,
              new TreeMap<>(Map.of()),
              format,
              size,
              smallest,
              largest,
              rounds,
              games,
              ClockOrder.USUAL,
              OnForfeit.END,
              List.of(),
              boards > 0 ? List.of(TieBreak.BOARD_POINTS) : Standings.USUAL,
              7,
              true,
              format == Format.ARENA ? 60_000 : 0,
              startAt,
              BOSS,
              registration,
              control,
              new StructureSettings(1, false, new TreeMap<>(), "", deals, boards, reserves))
          .checked();
    }

    Scene with(int entrants) {
      return continuing(entrants);
    }

    /** Imported with these rounds. */
    Scene continuing(int entrants, PastRound... past) {
      var scene = new Scene();
      var list = new ArrayList<TournamentEntrant>();
      for (int i = 1; i <= entrants; i++) {
        list.add(entrant("e" + i, 2000 - i).numbered(i));
      }
      scene.done(
          TournamentDecisions.create(
              scene.state, BOSS, settings(), list, List.of(past), scene.now));
      return scene;
    }
  }

  static TournamentEntrant entrant(String id, int rating) {
    return new TournamentEntrant(id, 0, id, id, null, rating, true);
  }

  TournamentState state() {
    return state;
  }

  long now() {
    return now;
  }

  Scene later(long millis) {
    now += millis;
    return this;
  }

  /** Takes a decision in, which must not be a refusal. */
  Scene done(TournamentDecision decision) {
    assertThat(decision.refusal()).isNull();
    decision.events().forEach(this::apply);
    return this;
  }

  private void apply(TournamentEvent event) {
    var bytes = TournamentEventCodec.encode(event);
    var read = TournamentEventCodec.decode(TournamentEventCodec.manifest(event), bytes);
    assertThat(read).isEqualTo(event);
    state.apply(read);
  }

  /** All that the tournament does by itself now. */
  Scene settle() {
    while (true) {
      var events = TournamentProgress.next(state, now);
      var input = events.isEmpty() ? TournamentProgress.toPair(state, now) : null;
      if (input != null) {
        var settings = state.settings();
        var plan = settings.system().pair(input);
        events =
            MirroredDeals.dealing(
                state,
                TournamentProgress.paired(state, plan, now),
                () -> Seed.from("round " + state.rounds().size()));
      }
      if (events.isEmpty()) {
        return this;
      }
      events.forEach(this::apply);
    }
  }

  Scene start() {
    return done(TournamentDecisions.start(state, BOSS, now)).settle();
  }

  Scene result(String game, Integer... places) {
    return ended(game, false, 50, places.length, null, Arrays.asList(places), 0);
  }

  /** A game against the Entity. */
  Scene entityResult(String game, int entityPlace, Integer... places) {
    return ended(game, false, 50, places.length, null, Arrays.asList(places), entityPlace);
  }

  Scene cancelled(String game) {
    return ended(game, true, 3, 2, null, List.of(), 0);
  }

  /** A seat let its clock run out. */
  Scene late(String game, int plies, Integer... places) {
    return ended(game, false, plies, places.length, "time-out", Arrays.asList(places), 0);
  }

  private Scene ended(
      String game,
      boolean cancelled,
      int plies,
      int seats,
      @Nullable String givenUp,
      List<Integer> places,
      int entityPlace) {
    now += 10;
    var gone = new ArrayList<@Nullable String>(Collections.nCopies(seats, null));
    gone.set(seats - 1, givenUp);
    var ended =
        new EndedGame(
            game,
            new Origin(OriginKind.TOURNAMENT, state.id()),
            cancelled,
            cancelled ? "cancelled" : "done",
            places,
            List.of(),
            entityPlace,
            plies,
            gone);
    TournamentProgress.result(state, ended, ++results, now).forEach(this::apply);
    return settle();
  }

  /** Plays every live game, the better number mostly winning. */
  Scene playRound() {
    for (var game : state.liveGames()) {
      var strength = game.seats().stream().map(who -> number(who) + random.nextInt(6)).toList();
      result(
          game.id(),
          strength.stream()
              .map(mine -> 1 + (int) strength.stream().filter(other -> other < mine).count())
              .toArray(Integer[]::new));
    }
    return this;
  }

  private int number(String who) {
    var entrant = state.entrant(who);
    return entrant == null ? 0 : entrant.number();
  }

  /** Rounds until it is over; fails if it never is. */
  Scene playOut() {
    return playOut(TournamentState.Stage.FINISHED);
  }

  Scene playOut(TournamentState.Stage goal) {
    for (int i = 0; state.isLive() && state.stage() != goal; i++) {
      assertThat(i).as("steps of a tournament that goes on for ever").isLessThan(300);
      playRound().later(2_000).settle();
    }
    return this;
  }

  int numberOf(String who) {
    return Objects.requireNonNull(state.entrant(who)).number();
  }

  /** Whether the first table of a round was decided by play. */
  boolean wasPlayed(int round) {
    var table = state.rounds().get(round - 1).tables().getFirst();
    return Objects.requireNonNull(table.result()).played();
  }

  int points(String who) {
    return state.standings().rows().stream()
        .filter(row -> row.entrant().equals(who))
        .findFirst()
        .orElseThrow()
        .points();
  }

  String firstGame() {
    return state.liveGames().getFirst().id();
  }
}
