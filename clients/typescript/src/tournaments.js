// Apogee: tournaments. Generated; do not edit.
// From matchmaker/src/main/resources/org/apogee/match/api/openapi.json.

export class Tournaments {
  #transport;

  constructor(transport) {
    this.#transport = transport;
  }

  makeTournament(body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments",
        {},
        { body, repeats: "key" in body },
    );
  }

  listTournaments(query = {}) {
    return this.#transport.json("GET", "/api/v1/tournaments", {}, { query, repeats: true });
  }

  importTournament(body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/import",
        {},
        { body, repeats: "key" in body },
    );
  }

  joinTournament(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/entrants",
        { id },
        { body, repeats: false },
    );
  }

  withdraw(id, entrant, query = {}) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/tournaments/{id}/entrants/{entrant}",
        { id, entrant },
        { query, repeats: false },
    );
  }

  startTournament(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/start",
        { id },
        { repeats: false },
    );
  }

  pauseTournament(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/pause",
        { id },
        { repeats: false },
    );
  }

  resumeTournament(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/resume",
        { id },
        { repeats: false },
    );
  }

  askForBye(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/byes",
        { id },
        { body, repeats: false },
    );
  }

  extendTournament(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/extend",
        { id },
        { body, repeats: "key" in body },
    );
  }

  addDirector(id, player) {
    return this.#transport.json(
        "PUT",
        "/api/v1/tournaments/{id}/directors/{player}",
        { id, player },
        { repeats: true },
    );
  }

  removeDirector(id, player) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/tournaments/{id}/directors/{player}",
        { id, player },
        { repeats: false },
    );
  }

  teamsOfTournament(id) {
    return this.#transport.json("GET", "/api/v1/tournaments/{id}/teams", { id }, { repeats: true });
  }

  enterTeam(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/teams",
        { id },
        { body, repeats: false },
    );
  }

  withdrawTeam(id, team) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/tournaments/{id}/teams/{team}",
        { id, team },
        { repeats: false },
    );
  }

  joinTeam(id, team, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/teams/{team}/members",
        { id, team },
        { body, repeats: false },
    );
  }

  leaveTeam(id, team, entrant) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/tournaments/{id}/teams/{team}/members/{entrant}",
        { id, team, entrant },
        { repeats: false },
    );
  }

  lineUpOfTeam(id, team) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/teams/{team}/line-up",
        { id, team },
        { repeats: true },
    );
  }

  chooseLineUp(id, team, body) {
    return this.#transport.json(
        "PUT",
        "/api/v1/tournaments/{id}/teams/{team}/line-up",
        { id, team },
        { body, repeats: true },
    );
  }

  checkInTeam(id, team) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/teams/{team}/check-in",
        { id, team },
        { repeats: false },
    );
  }

  cancelTournament(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/cancel",
        { id },
        { body, repeats: false },
    );
  }

  forbidPair(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/forbidden",
        { id },
        { body, repeats: false },
    );
  }

  pairByHand(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/pairing",
        { id },
        { body, repeats: false },
    );
  }

  voidTable(id, round, table, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/rounds/{round}/tables/{table}/void",
        { id, round, table },
        { body, repeats: false },
    );
  }

  ruleTable(id, round, table, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/rounds/{round}/tables/{table}/result",
        { id, round, table },
        { body, repeats: false },
    );
  }

  showTournament(id) {
    return this.#transport.json("GET", "/api/v1/tournaments/{id}", { id }, { repeats: true });
  }

  showRounds(id) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/rounds",
        { id },
        { repeats: true },
    );
  }

  showStandings(id) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/standings",
        { id },
        { repeats: true },
    );
  }

  showRound(id, round) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/rounds/{round}",
        { id, round },
        { repeats: true },
    );
  }

  showAudit(id, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/audit",
        { id },
        { query, repeats: true },
    );
  }

  followTournament(id, query = {}) {
    return this.#transport.lines("GET", "/api/v1/tournaments/{id}/stream", { id }, { query });
  }

  showReport(id, query = {}) {
    return this.#transport.text(
        "GET",
        "/api/v1/tournaments/{id}/trf",
        { id },
        { query, repeats: true },
    );
  }

  exportStandings(id) {
    return this.#transport.text(
        "GET",
        "/api/v1/tournaments/{id}/standings.csv",
        { id },
        { repeats: true },
    );
  }

  exportGames(id) {
    return this.#transport.text(
        "GET",
        "/api/v1/tournaments/{id}/games.csv",
        { id },
        { repeats: true },
    );
  }

  exportTournament(id) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/export.json",
        { id },
        { repeats: true },
    );
  }

  exportCalendar(id) {
    return this.#transport.text(
        "GET",
        "/api/v1/tournaments/{id}/calendar.ics",
        { id },
        { repeats: true },
    );
  }

  exportUpcoming() {
    return this.#transport.text("GET", "/api/v1/tournaments/calendar.ics", {}, { repeats: true });
  }

  listLadders() {
    return this.#transport.json("GET", "/api/v1/ladders", {}, { repeats: true });
  }

  openLadder(body) {
    return this.#transport.json("POST", "/api/v1/ladders", {}, { body, repeats: true });
  }

  showLadder(id) {
    return this.#transport.json("GET", "/api/v1/ladders/{id}", { id }, { repeats: true });
  }

  joinLadder(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/ladders/{id}/entrants",
        { id },
        { body, repeats: false },
    );
  }

  leaveLadder(id, entrant) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/ladders/{id}/entrants/{entrant}",
        { id, entrant },
        { repeats: false },
    );
  }

  pauseLadder(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/ladders/{id}/pause",
        { id },
        { body, repeats: false },
    );
  }

  resumeLadder(id) {
    return this.#transport.json("POST", "/api/v1/ladders/{id}/resume", { id }, { repeats: false });
  }

  showTournamentDocument() {
    return this.#transport.json("GET", "/api/v1/tournaments/openapi.json", {}, { repeats: true });
  }

  registration(id, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/registration",
        { id },
        { query, repeats: true },
    );
  }

  noShows(id) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/no-shows",
        { id },
        { repeats: true },
    );
  }

  checkIn(id, entrant) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/entrants/{entrant}/check-in",
        { id, entrant },
        { repeats: false },
    );
  }

  previewTournament(body) {
    return this.#transport.json("POST", "/api/v1/tournaments/preview", {}, { body, repeats: true });
  }

  makeTemplate(body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/templates",
        {},
        { body, repeats: "key" in body },
    );
  }

  listTemplates(query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/templates",
        {},
        { query, repeats: true },
    );
  }

  showTemplate(id) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/templates/{id}",
        { id },
        { repeats: true },
    );
  }

  useTemplate(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/templates/{id}/events",
        { id },
        { body, repeats: false },
    );
  }

  pauseTemplate(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/templates/{id}/pause",
        { id },
        { repeats: false },
    );
  }

  resumeTemplate(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/templates/{id}/resume",
        { id },
        { repeats: false },
    );
  }

  endTemplate(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/templates/{id}/end",
        { id },
        { repeats: false },
    );
  }

  listCompetitions(query = {}) {
    return this.#transport.json("GET", "/api/v1/competitions", {}, { query, repeats: true });
  }

  createCompetition(body) {
    return this.#transport.json(
        "POST",
        "/api/v1/competitions",
        {},
        { body, repeats: "key" in body },
    );
  }

  showCompetition(id) {
    return this.#transport.json("GET", "/api/v1/competitions/{id}", { id }, { repeats: true });
  }

  exportRanking(id) {
    return this.#transport.text(
        "GET",
        "/api/v1/competitions/{id}/ranking.csv",
        { id },
        { repeats: true },
    );
  }

  joinCompetition(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/competitions/{id}/entrants",
        { id },
        { body, repeats: false },
    );
  }

  leaveCompetition(id, entrant) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/competitions/{id}/entrants/{entrant}",
        { id, entrant },
        { repeats: false },
    );
  }

  advanceCompetition(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/competitions/{id}/advance",
        { id },
        { body, repeats: false },
    );
  }

  confirmCompetition(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/competitions/{id}/confirm",
        { id },
        { repeats: false },
    );
  }

  addDirectorOfCompetition(id, player) {
    return this.#transport.json(
        "PUT",
        "/api/v1/competitions/{id}/directors/{player}",
        { id, player },
        { repeats: true },
    );
  }

  removeDirectorOfCompetition(id, player) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/competitions/{id}/directors/{player}",
        { id, player },
        { repeats: false },
    );
  }

  cancelCompetition(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/competitions/{id}/cancel",
        { id },
        { body, repeats: false },
    );
  }

  listSeasons(query = {}) {
    return this.#transport.json("GET", "/api/v1/seasons", {}, { query, repeats: true });
  }

  createSeason(body) {
    return this.#transport.json("POST", "/api/v1/seasons", {}, { body, repeats: "key" in body });
  }

  showSeason(id) {
    return this.#transport.json("GET", "/api/v1/seasons/{id}", { id }, { repeats: true });
  }

  exportTables(id) {
    return this.#transport.text(
        "GET",
        "/api/v1/seasons/{id}/tables.csv",
        { id },
        { repeats: true },
    );
  }

  exportSeasonCalendar(id) {
    return this.#transport.text(
        "GET",
        "/api/v1/seasons/{id}/calendar.ics",
        { id },
        { repeats: true },
    );
  }

  joinSeason(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/seasons/{id}/members",
        { id },
        { body, repeats: false },
    );
  }

  leaveSeason(id, entrant) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/seasons/{id}/members/{entrant}",
        { id, entrant },
        { repeats: false },
    );
  }

  endSeason(id) {
    return this.#transport.json("POST", "/api/v1/seasons/{id}/end", { id }, { repeats: false });
  }

  nextSeason(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/seasons/{id}/next",
        { id },
        { body, repeats: false },
    );
  }

  addDirectorOfSeason(id, player) {
    return this.#transport.json(
        "PUT",
        "/api/v1/seasons/{id}/directors/{player}",
        { id, player },
        { repeats: true },
    );
  }

  removeDirectorOfSeason(id, player) {
    return this.#transport.json(
        "DELETE",
        "/api/v1/seasons/{id}/directors/{player}",
        { id, player },
        { repeats: false },
    );
  }

  cancelSeason(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/seasons/{id}/cancel",
        { id },
        { body, repeats: false },
    );
  }

  changeSettings(id, body) {
    return this.#transport.json(
        "PUT",
        "/api/v1/tournaments/{id}/settings",
        { id },
        { body, repeats: true },
    );
  }

  confirmTournament(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/confirm",
        { id },
        { repeats: false },
    );
  }

  nextPairing(id) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/next-pairing",
        { id },
        { repeats: true },
    );
  }

  tryPairing(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/next-pairing/try",
        { id },
        { body, repeats: false },
    );
  }

  announce(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/message",
        { id },
        { body, repeats: false },
    );
  }

  endRound(id, round) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/rounds/{round}/end",
        { id, round },
        { repeats: false },
    );
  }

  adjudicate(id, round, table, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/rounds/{round}/tables/{table}/adjudicate",
        { id, round, table },
        { body, repeats: false },
    );
  }

  drawTournament(id) {
    return this.#transport.bytes(
        "GET",
        "/api/v1/tournaments/{id}/picture",
        { id },
        { repeats: true },
    );
  }

  openRegistration(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/registration/open",
        { id },
        { repeats: false },
    );
  }

  closeRegistration(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/registration/close",
        { id },
        { repeats: false },
    );
  }

  openCheckIn(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/check-in/open",
        { id },
        { body, repeats: false },
    );
  }

  listTournamentWebhooks(id) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/webhooks",
        { id },
        { repeats: true },
    );
  }

  createTournamentWebhook(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/tournaments/{id}/webhooks",
        { id },
        { body, repeats: false },
    );
  }

  changeTournamentWebhook(id, webhook, body) {
    return this.#transport.json(
        "PUT",
        "/api/v1/tournaments/{id}/webhooks/{webhook}",
        { id, webhook },
        { body, repeats: true },
    );
  }

  removeTournamentWebhook(id, webhook) {
    return this.#transport.nothing(
        "DELETE",
        "/api/v1/tournaments/{id}/webhooks/{webhook}",
        { id, webhook },
        { repeats: false },
    );
  }

  testTournamentWebhook(id, webhook) {
    return this.#transport.nothing(
        "POST",
        "/api/v1/tournaments/{id}/webhooks/{webhook}/test",
        { id, webhook },
        { repeats: false },
    );
  }

  listTournamentDeliveries(id, webhook, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/tournaments/{id}/webhooks/{webhook}/deliveries",
        { id, webhook },
        { query, repeats: true },
    );
  }

  retryTournamentDelivery(id, webhook, number) {
    return this.#transport.nothing(
        "POST",
        "/api/v1/tournaments/{id}/webhooks/{webhook}/deliveries/{number}/retry",
        { id, webhook, number },
        { repeats: false },
    );
  }
}
