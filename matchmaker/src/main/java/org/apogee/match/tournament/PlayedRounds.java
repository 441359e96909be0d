package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.tournament.TournamentEvent.Imported;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.jspecify.annotations.Nullable;

/** The rounds of a tournament, with their tables and games. Part of {@link TournamentState}. */
final class PlayedRounds {
  private final List<PlayedRound> rounds = new ArrayList<>();

  /** Where a game of this tournament stands. */
  record Place(PlayedRound round, PlayedTable table, TableGame game) {}

  List<PlayedRound> all() {
    return List.copyOf(rounds);
  }

  @Nullable PlayedRound last() {
    return rounds.isEmpty() ? null : rounds.getLast();
  }

  /** A round by its number, from 1. */
  PlayedRound number(int round) {
    return rounds.get(round - 1);
  }

  boolean isEmpty() {
    return rounds.isEmpty();
  }

  List<PastRound> past(Deals deals) {
    return rounds.stream().map(round -> round.past(deals)).toList();
  }

  /** The entrants at the tables of each round. */
  List<Set<String>> seated() {
    return rounds.stream()
        .map(round ->
            round.tables().stream()
                .flatMap(table -> table.seats().stream())
                .collect(Collectors.toSet()))
        .toList();
  }

  /** How many were paired since then. */
  long pairedSince(long moment) {
    return rounds.stream().filter(round -> round.pairedAt() >= moment).count();
  }

  /** The games that are to be ordered or in play, with who sits where. */
  List<TableGame> liveGames() {
    return openTables().map(PlayedTable::liveGame).filter(Objects::nonNull).toList();
  }

  /** The entrants at unfinished tables. */
  Set<String> busy() {
    return openTables()
        .filter(table -> !table.isDone())
        .flatMap(table -> table.seats().stream())
        .collect(Collectors.toSet());
  }

  private Stream<PlayedTable> openTables() {
    return rounds.stream()
        .filter(round -> !round.isEnded())
        .flatMap(round -> round.tables().stream());
  }

  @Nullable Place place(String game) {
    for (var round : rounds.reversed()) {
      for (var table : round.tables()) {
        for (var one : table.games()) {
          if (one.id().equals(game)) {
            return new Place(round, table, one);
          }
        }
      }
    }
    return null;
  }

  @Nullable PlayedTable table(int round, int table) {
    return round < 1 || round > rounds.size() || table < 1 || table > number(round).tables().size()
        ? null
        : number(round).tables().get(table - 1);
  }

  void add(Imported past) {
    for (var round : past.rounds()) {
      var tables =
          IntStream.range(0, round.tables().size())
              .mapToObj(i -> new PlayedTable(i + 1, round.tables().get(i)))
              .toList();
      rounds.add(
          new PlayedRound(
              rounds.size() + 1, true, past.at(), tables, round.byes(), List.of(), List.of()));
      rounds.getLast().ended(true);
    }
  }

  /** The IDs of games follow from the tournament, the round and the table. */
  void add(Paired paired, String tournament, int gamesPerMatch) {
    var prefix = tournament + "-r" + paired.round() + "-t";
    var tables =
        IntStream.rangeClosed(1, paired.tables().size())
            .mapToObj(number -> {
              var seated = paired.tables().get(number - 1);
              return new PlayedTable(
                  prefix + number, number, seated.seats(), seated.reason(), gamesPerMatch);
            })
            .toList();
    rounds.add(
        new PlayedRound(
            paired.round(),
            paired.manual(),
            paired.at(),
            tables,
            paired.byes(),
            paired.relaxed(),
            paired.notes()));
  }
}
