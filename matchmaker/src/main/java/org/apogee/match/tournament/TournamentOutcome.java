package org.apogee.match.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Objects;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.standing.Standings;
import org.apogee.protocol.ProtocolJson;

/**
 * What a competition needs to know about one of its tournaments.
 *
 * @param version steps of the tournament's audit trail: an outcome replaces an older one
 * @param rows the standings, in a strict order: equal entrants follow the starting list
 * @param withdrawn entrants that have withdrawn
 * @param tables results that count, of all rounds
 */
public record TournamentOutcome(
    int version,
    TournamentState.Stage stage,
    List<Standings.Row> rows,
    List<String> withdrawn,
    List<TableResult> tables) {
  public TournamentOutcome {
    rows = List.copyOf(rows);
    withdrawn = List.copyOf(withdrawn);
    tables = List.copyOf(tables);
  }

  /** As the tournament is now. */
  public static TournamentOutcome of(TournamentState state) {
    return new TournamentOutcome(
        state.version(),
        state.stage(),
        state.standings().rows(),
        state.entrants().stream().filter(who -> !who.active()).map(TournamentEntrant::id).toList(),
        state.past().stream().map(PastRound::tables).flatMap(List::stream).toList());
  }

  public boolean isFinal() {
    return stage == TournamentState.Stage.FINISHED || stage == TournamentState.Stage.CANCELLED;
  }

  /** Whether the other one says the same, whatever else happened between them. */
  public boolean saysTheSameAs(TournamentOutcome other) {
    return Objects.equals(stage, other.stage)
        && rows.equals(other.rows)
        && withdrawn.equals(other.withdrawn)
        && tables.equals(other.tables);
  }

  public String json() {
    return ProtocolJson.write(this);
  }

  public static TournamentOutcome read(String json) {
    try {
      return ProtocolJson.MAPPER.readValue(json, TournamentOutcome.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tournament returned an unreadable outcome", e);
    }
  }
}
