package org.apogee.match.tournament;

/** Maps a requested change to the function that decides it. */
final class TournamentChanges {
  private TournamentChanges() {}

  static TournamentDecision decide(
      TournamentState state, TournamentCommand.Change change, long now) {
    var by = change.by();
    return switch (change) {
      case TournamentCommand.Create it ->
          TournamentDecisions.create(state, by, it.settings(), it.entrants(), it.past(), now);
      case TournamentCommand.ChangeSettings it ->
          SettingsDecisions.change(state, by, it.settings(), now);
      case TournamentCommand.Join it ->
          RegistrationDecisions.join(state, by, it.entrant(), it.admission(), now);
      case TournamentCommand.CheckIn it ->
          RegistrationDecisions.checkIn(state, by, it.entrant(), now);
      case TournamentCommand.Withdraw it ->
          TournamentDecisions.withdraw(state, by, it.entrant(), now);
      case TournamentCommand.EnterTeam it ->
          TeamDecisions.enter(
              state, by, it.team(), it.name(), it.captain(), it.invited(), it.admission(), now);
      case TournamentCommand.JoinTeam it ->
          TeamDecisions.join(
              state, by, it.team(), it.entrant(), it.admitted(), it.admission(), now);
      case TournamentCommand.LeaveTeam it ->
          TeamDecisions.leave(state, by, it.team(), it.entrant(), now);
      case TournamentCommand.LineUp it ->
          TeamDecisions.lineUp(state, by, it.team(), it.boards(), now);
      case TournamentCommand.Excuse it ->
          TournamentDecisions.excuse(state, by, it.entrant(), it.round(), it.kind(), now);
      case TournamentCommand.Forbid it ->
          TournamentDecisions.forbid(state, by, it.one(), it.other(), now);
      case TournamentCommand.PairByHand it ->
          TournamentDecisions.pairByHand(state, by, it.tables(), it.byes(), it.version(), now);
      case TournamentCommand.Start _ -> TournamentDecisions.start(state, by, now);
      case TournamentCommand.Pause _ -> TournamentDecisions.pause(state, by, now);
      case TournamentCommand.Resume _ -> TournamentDecisions.resume(state, by, now);
      case TournamentCommand.Extend it ->
          TournamentDecisions.extend(state, by, it.rounds(), it.millis(), it.key(), now);
      case TournamentCommand.Cancel it -> TournamentDecisions.cancel(state, by, it.reason(), now);
      case TournamentCommand.AddDirector it -> TournamentDirectors.add(state, by, it.player(), now);
      case TournamentCommand.RemoveDirector it ->
          TournamentDirectors.remove(state, by, it.player(), now);
      case TournamentCommand.VoidTable it ->
          TournamentDecisions.voidTable(
              state, by, it.round(), it.table(), it.replay(), it.reason(), now);
      case TournamentCommand.Rule it ->
          TournamentDecisions.rule(
              state, by, it.round(), it.table(), it.places(), it.played(), it.reason(), now);
      case TournamentCommand.EndRound it -> ConsoleDecisions.endRound(state, by, it.round(), now);
      case TournamentCommand.Confirm _ -> ConsoleDecisions.confirm(state, by, now);
      case TournamentCommand.Adjudicate it ->
          ConsoleDecisions.adjudicate(
              state, by, it.round(), it.table(), it.places(), it.reason(), now);
      case TournamentCommand.Explain it -> ConsoleDecisions.explain(state, by, it.reason(), now);
      case TournamentCommand.Regulate it ->
          SettingsDecisions.regulate(state, by, it.gate(), it.millis(), now);
      case TournamentCommand.Announce it -> ConsoleDecisions.announce(state, by, it.text(), now);
    };
  }
}
