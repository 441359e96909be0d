package org.apogee.match.competition;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import org.apogee.match.competition.FinalRanking.Ranked;
import org.apogee.protocol.ProtocolJson;

/**
 * What a season needs to know about one of its competitions.
 *
 * @param version steps of its audit trail: an outcome replaces an older one
 */
public record CompetitionOutcome(int version, CompetitionState.Phase phase, List<Ranked> ranking) {
  public CompetitionOutcome {
    ranking = List.copyOf(ranking);
  }

  public static CompetitionOutcome of(CompetitionState state) {
    return new CompetitionOutcome(state.version(), state.phase(), FinalRanking.of(state));
  }

  public boolean isFinal() {
    return phase == CompetitionState.Phase.FINISHED || phase == CompetitionState.Phase.CANCELLED;
  }

  public boolean saysTheSameAs(CompetitionOutcome other) {
    return phase == other.phase && ranking.equals(other.ranking);
  }

  public String json() {
    return ProtocolJson.write(this);
  }

  public static CompetitionOutcome read(String json) {
    try {
      return ProtocolJson.MAPPER.readValue(json, CompetitionOutcome.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a competition returned an unreadable outcome", e);
    }
  }
}
