package org.apogee.match.tournament;

import java.util.Set;
import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.match.trf.TrfExchange;
import org.apogee.match.trf.TrfWriter;
import org.apogee.platform.http.Json;

/** The views of a tournament. */
final class TournamentViews {
  /** A page of the audit trail; clients follow with from. */
  private static final int STEPS_MAX = 200;

  private TournamentViews() {}

  static TournamentReply see(TournamentState state, What what, long number) {
    return switch (what) {
      case WHOLE -> json(TournamentView.whole(state));
      case ENTRY -> json(RegistrationView.entry(state));
      case REGISTRATION -> json(RegistrationView.of(state));
      case ROUNDS -> json(TournamentView.rounds(state));
      case ROUND ->
          number < 1 || number > state.rounds().size()
              ? new TournamentReply.Refused(TournamentRefusals.NO_SUCH_ROUND)
              : json(TournamentView.round(state, state.rounds().get((int) number - 1)));
      case STANDINGS -> json(TournamentView.standings(state));
      case AUDIT -> json(TournamentView.audit(state, number, STEPS_MAX));
      case REPORT -> report(state);
      case DIRECTORS -> json(TournamentDirectors.view(state));
      case TEAMS -> json(TeamView.teams(state));
      case OUTCOME -> new TournamentReply.Seen(TournamentOutcome.of(state).json());
    };
  }

  static TournamentReply team(TournamentState state, String id) {
    if (state.stage() == Stage.NEW) {
      return new TournamentReply.Refused(TournamentRefusals.NO_SUCH_TOURNAMENT);
    }
    var team = state.teams().team(id);
    return team == null
        ? new TournamentReply.Refused(TournamentRefusals.NO_SUCH_TEAM)
        : json(TeamView.lineUp(state, team));
  }

  private static TournamentReply json(Object value) {
    return new TournamentReply.Seen(Json.line(value));
  }

  private static TournamentReply report(TournamentState state) {
    var settings = state.settings();
    boolean isDutch = settings.format() == Format.SWISS && settings.largestTable() == 2;
    if (!isDutch || state.isTeamEvent() || settings.structure().deals() == Deals.MIRRORED) {
      return new TournamentReply.Refused(TournamentRefusals.NO_REPORT);
    }
    return new TournamentReply.Seen(
        TrfWriter.write(TrfExchange.export(settings.name(), state.pairingInput(Set.of()))));
  }
}
