package org.apogee.match.tournament;

import java.util.List;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.Relaxation;
import org.apogee.protocol.game.GameCorrection;
import org.jspecify.annotations.Nullable;

/**
 * The events of a tournament in the journal, which are also its audit trail: every step with its
 * time and author.
 *
 * <p>Written by {@link TournamentEventCodec}; every version ever written stays readable.
 */
public sealed interface TournamentEvent {
  /** By whom, when nobody asked for it. */
  String ITSELF = "apogee";

  /** When it was decided, in milliseconds since 1970. */
  long at();

  /** The player who asked for it, or {@link #ITSELF}. */
  default String by() {
    return ITSELF;
  }

  /** The tournament was created and is open for entrants. */
  record Created(long at, String by, TournamentSettings settings) implements TournamentEvent {}

  /** The number is final once the tournament has started. */
  record Joined(long at, String by, TournamentEntrant entrant) implements TournamentEvent {}

  /** The settings were changed before the start. */
  record Changed(long at, String by, TournamentSettings settings) implements TournamentEvent {}

  /** All seats are taken: the entrant waits for one. */
  record Waitlisted(long at, String by, TournamentEntrant entrant) implements TournamentEvent {}

  /** The first of the waiting list takes a free seat. */
  record Promoted(long at, String entrant, String reason) implements TournamentEvent {}

  /** The entrant is present; in a team event, a team. */
  record CheckedIn(long at, String by, String entrant) implements TournamentEvent {}

  /** The entrant, in a team event a team, did not check in and loses its seat. */
  record NoShow(long at, String entrant) implements TournamentEvent {}

  /** All who did not check in have lost their seats. */
  record CheckInEnded(long at) implements TournamentEvent {}

  /** Never paired again; in a team event, a team. */
  record Withdrawn(long at, String by, String entrant) implements TournamentEvent {}

  /** A team of a team event entered, or its captain invites others. */
  record TeamEntered(
      long at, String by, String team, String name, String captain, List<String> invited)
      implements TournamentEvent {
    public TeamEntered {
      invited = List.copyOf(invited);
    }
  }

  /** The team that has just entered is on the waiting list. */
  record TeamWaits(long at, String by, String team) implements TournamentEvent {}

  /** A player is a member of a team now. */
  record TeamJoined(long at, String by, String team, TournamentEntrant entrant)
      implements TournamentEvent {}

  /** A player left its team before the start. */
  record TeamLeft(long at, String by, String team, String entrant) implements TournamentEvent {}

  /** The players at the boards of a team, from the next pairing on. */
  record LinedUp(long at, String by, String team, List<String> boards) implements TournamentEvent {
    public LinedUp {
      boards = List.copyOf(boards);
    }
  }

  /** Sits out a round to come. */
  record Excused(long at, String by, String entrant, int round, ByeKind kind)
      implements TournamentEvent {}

  /** The two should not meet. */
  record Forbade(long at, String by, String one, String other) implements TournamentEvent {}

  /**
   * The next round as paired by the director.
   *
   * @param byes the entrants with the points of a bye; entrants not listed are absent
   */
  record PairedByHand(long at, String by, List<List<String>> tables, List<String> byes)
      implements TournamentEvent {
    public PairedByHand {
      tables = tables.stream().map(List::copyOf).toList();
      byes = List.copyOf(byes);
    }
  }

  /** Rounds that were played elsewhere. */
  record Imported(long at, String by, List<PastRound> rounds) implements TournamentEvent {
    public Imported {
      rounds = List.copyOf(rounds);
    }
  }

  /**
   * The tournament started; the starting list is now ordered by rating.
   *
   * @param rounds the number of rounds; 0 if it is not fixed
   */
  record Started(long at, String by, int rounds) implements TournamentEvent {}

  /** One table of a round: seats, and why they meet. */
  record Seated(List<String> seats, String reason) {
    public Seated {
      seats = List.copyOf(seats);
    }
  }

  /** A round begins: its games are to be ordered. */
  record Paired(
      long at,
      int round,
      boolean manual,
      List<Seated> tables,
      List<PastRound.Bye> byes,
      List<Relaxation> relaxed,
      List<String> notes)
      implements TournamentEvent {
    public Paired {
      tables = List.copyOf(tables);
      byes = List.copyOf(byes);
      relaxed = List.copyOf(relaxed);
      notes = List.copyOf(notes);
    }
  }

  /**
   * A game ended and counts.
   *
   * @param number the number of the result among all results
   * @param entityPlace the place of the common enemy, or 0
   * @param played false if an entrant never moved and the clock alone decided the game
   */
  record Resulted(
      long at,
      String game,
      long number,
      String ending,
      List<Integer> places,
      int entityPlace,
      boolean played)
      implements TournamentEvent {
    public Resulted {
      places = List.copyOf(places);
    }

    /** A game without a common enemy. */
    public Resulted(
        long at, String game, long number, String ending, List<Integer> places, boolean played) {
      this(at, game, number, ending, places, 0, played);
    }
  }

  /**
   * A game ended and does not count: it is replayed a few times, then its table is void.
   *
   * @param number the number of the result among all results; 0 if the game could not be opened
   */
  record Lost(long at, String game, long number, String code, String sentence)
      implements TournamentEvent {}

  /** The games of a table do not count; they may be played again. */
  record Voided(long at, String by, int round, int table, boolean replay, String reason)
      implements TournamentEvent {}

  /** The director decides a table. */
  record Ruled(
      long at, String by, int round, int table, List<Integer> places, boolean played, String reason)
      implements TournamentEvent {
    public Ruled {
      places = List.copyOf(places);
    }
  }

  /**
   * The tables of a round share their chance.
   *
   * @param secret what their seeds follow from; never published
   */
  record Dealt(long at, int round, String secret) implements TournamentEvent {
    /** Events appear in logs, secrets must not. */
    @Override
    public String toString() {
      return "deal of round " + round;
    }
  }

  /** Every table of the round is decided. */
  record RoundEnded(long at, String by, int round) implements TournamentEvent {}

  /**
   * What the result of a game is worth changes after it was published: {@link GameCorrection} is
   * read by the feed, in the journal's order.
   */
  record Corrected(long at, String by, GameCorrection correction) implements TournamentEvent {}

  /** The game of a table in play is to end with these places, in the order of its seats. */
  record Adjudicated(
      long at, String by, int round, int table, String game, List<Integer> places, String reason)
      implements TournamentEvent {
    public Adjudicated {
      places = List.copyOf(places);
    }
  }

  /** A message of a director to all entrants. */
  record Announced(long at, String by, String text) implements TournamentEvent {}

  /**
   * A director's reason for an earlier step.
   *
   * @param step the number of that step
   */
  record Explained(long at, String by, int step, String reason) implements TournamentEvent {}

  /** Everything is played; results can be corrected until the tournament is confirmed. */
  record Played(long at, String reason) implements TournamentEvent {}

  /** No round starts until the tournament resumes. */
  record Paused(long at, String by) implements TournamentEvent {}

  /** Rounds begin again. */
  record Resumed(long at, String by) implements TournamentEvent {}

  /**
   * There is more to play.
   *
   * @param key that of the request, if it had one
   */
  record Extended(long at, String by, int rounds, long millis, @Nullable String key)
      implements TournamentEvent {}

  /** The standings are final. */
  record Finished(long at, String by, String reason) implements TournamentEvent {}

  /** A player besides the owner may change the tournament. */
  record DirectorAdded(long at, String by, String player) implements TournamentEvent {}

  /** The player may no longer change it. */
  record DirectorRemoved(long at, String by, String player) implements TournamentEvent {}

  /** It ends without final standings. */
  record Cancelled(long at, String by, String reason) implements TournamentEvent {}
}
