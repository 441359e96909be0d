// Apogee: play and watch. Generated; do not edit.
// From cluster-node/src/main/resources/org/apogee/node/api/openapi.json.

export class Games {
  #transport;

  constructor(transport) {
    this.#transport = transport;
  }

  listGames(query = {}) {
    return this.#transport.json("GET", "/api/v1/games", {}, { query, repeats: true });
  }

  openGame(body) {
    return this.#transport.json("POST", "/api/v1/games", {}, { body, repeats: "key" in body });
  }

  lookAtGame(id) {
    return this.#transport.json("GET", "/api/v1/games/{id}", { id }, { repeats: true });
  }

  viewGame(id) {
    return this.#transport.json("GET", "/api/v1/games/{id}/view", { id }, { repeats: true });
  }

  playMove(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/moves",
        { id },
        { body, repeats: true },
    );
  }

  tryMoves(id, body) {
    return this.#transport.json("POST", "/api/v1/games/{id}/try", { id }, { body, repeats: true });
  }

  resign(id) {
    return this.#transport.json("POST", "/api/v1/games/{id}/resign", { id }, { repeats: false });
  }

  makeOffer(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/offer",
        { id },
        { body, repeats: false },
    );
  }

  acceptOffer(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/offer/accept",
        { id },
        { body, repeats: false },
    );
  }

  declineOffer(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/offer/decline",
        { id },
        { body, repeats: false },
    );
  }

  withdrawOffer(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/offer/withdraw",
        { id },
        { body, repeats: false },
    );
  }

  resumeGame(id) {
    return this.#transport.json("POST", "/api/v1/games/{id}/resume", { id }, { repeats: false });
  }

  cancelGame(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/cancel",
        { id },
        { body, repeats: false },
    );
  }

  followGame(id, query = {}) {
    return this.#transport.lines("GET", "/api/v1/games/{id}/stream", { id }, { query });
  }

  recordOfGame(id) {
    return this.#transport.text("GET", "/api/v1/games/{id}/record", { id }, { repeats: true });
  }

  framesOfGame(id, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/games/{id}/frames",
        { id },
        { query, repeats: true },
    );
  }

  drawsOfGame(id) {
    return this.#transport.json("GET", "/api/v1/games/{id}/draws", { id }, { repeats: true });
  }

  storyOfGame(id) {
    return this.#transport.json("GET", "/api/v1/games/{id}/story", { id }, { repeats: true });
  }

  pictureOfGame(id) {
    return this.#transport.bytes("GET", "/api/v1/games/{id}/picture", { id }, { repeats: true });
  }

  bundleOfSeat(id, seat, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/games/{id}/seats/{seat}/bundle",
        { id, seat },
        { query, repeats: true },
    );
  }

  reportFailure(id, seat, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/seats/{seat}/failures",
        { id, seat },
        { body, repeats: false },
    );
  }

  failuresOfPlayer(id) {
    return this.#transport.json("GET", "/api/v1/players/{id}/failures", { id }, { repeats: true });
  }

  forkGame(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/forks",
        { id },
        { body, repeats: "key" in body },
    );
  }

  analyseDecision(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/games/{id}/analysis",
        { id },
        { body, repeats: false },
    );
  }

  listSeeks() {
    return this.#transport.json("GET", "/api/v1/seeks", {}, { repeats: true });
  }

  makeSeek(body) {
    return this.#transport.json("POST", "/api/v1/seeks", {}, { body, repeats: "key" in body });
  }

  followSeeks(query = {}) {
    return this.#transport.lines("GET", "/api/v1/seeks/stream", {}, { query });
  }

  getSeek(id) {
    return this.#transport.json("GET", "/api/v1/seeks/{id}", { id }, { repeats: true });
  }

  withdrawSeek(id) {
    return this.#transport.json("DELETE", "/api/v1/seeks/{id}", { id }, { repeats: false });
  }

  showInvitation(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/seeks/{id}/invitation",
        { id },
        { body, repeats: false },
    );
  }

  joinSeek(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/seeks/{id}/join",
        { id },
        { body, repeats: false },
    );
  }

  leaveSeek(id) {
    return this.#transport.json("POST", "/api/v1/seeks/{id}/leave", { id }, { repeats: false });
  }

  fillSeek(id) {
    return this.#transport.json("POST", "/api/v1/seeks/{id}/fill", { id }, { repeats: false });
  }

  listMySeeks() {
    return this.#transport.json("GET", "/api/v1/me/seeks", {}, { repeats: true });
  }

  getVacation() {
    return this.#transport.json("GET", "/api/v1/me/vacation", {}, { repeats: true });
  }

  beginVacation(body) {
    return this.#transport.json("PUT", "/api/v1/me/vacation", {}, { body, repeats: false });
  }

  endVacation() {
    return this.#transport.json("DELETE", "/api/v1/me/vacation", {}, { repeats: false });
  }

  listChallenges() {
    return this.#transport.json("GET", "/api/v1/challenges", {}, { repeats: true });
  }

  makeChallenge(body) {
    return this.#transport.json("POST", "/api/v1/challenges", {}, { body, repeats: "key" in body });
  }

  getChallenge(id) {
    return this.#transport.json("GET", "/api/v1/challenges/{id}", { id }, { repeats: true });
  }

  withdrawChallenge(id) {
    return this.#transport.json("DELETE", "/api/v1/challenges/{id}", { id }, { repeats: false });
  }

  acceptChallenge(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/challenges/{id}/accept",
        { id },
        { repeats: false },
    );
  }

  declineChallenge(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/challenges/{id}/decline",
        { id },
        { body, repeats: false },
    );
  }

  me() {
    return this.#transport.json("GET", "/api/v1/me", {}, { repeats: true });
  }

  followMe(query = {}) {
    return this.#transport.lines("GET", "/api/v1/me/stream", {}, { query });
  }

  listBots() {
    return this.#transport.json("GET", "/api/v1/me/bots", {}, { repeats: true });
  }

  createBot(body) {
    return this.#transport.json("POST", "/api/v1/me/bots", {}, { body, repeats: false });
  }

  listPlayers(query = {}) {
    return this.#transport.json("GET", "/api/v1/players", {}, { query, repeats: true });
  }

  createPlayer(body) {
    return this.#transport.json("POST", "/api/v1/players", {}, { body, repeats: false });
  }

  showPlayer(id) {
    return this.#transport.json("GET", "/api/v1/players/{id}", { id }, { repeats: true });
  }

  erasePlayer(id, query = {}) {
    return this.#transport.nothing(
        "DELETE",
        "/api/v1/players/{id}",
        { id },
        { query, repeats: false },
    );
  }

  imposeSanction(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/players/{id}/sanctions",
        { id },
        { body, repeats: false },
    );
  }

  listSanctions(id) {
    return this.#transport.json("GET", "/api/v1/players/{id}/sanctions", { id }, { repeats: true });
  }

  liftSanction(id) {
    return this.#transport.json("DELETE", "/api/v1/sanctions/{id}", { id }, { repeats: false });
  }

  listAudit(query = {}) {
    return this.#transport.json("GET", "/api/v1/audit", {}, { query, repeats: true });
  }

  exportAudit(query = {}) {
    return this.#transport.text("GET", "/api/v1/audit/export", {}, { query, repeats: true });
  }

  setRole(id, body) {
    return this.#transport.json(
        "PUT",
        "/api/v1/players/{id}/role",
        { id },
        { body, repeats: true },
    );
  }

  makePasswordLink(id) {
    return this.#transport.json(
        "POST",
        "/api/v1/players/{id}/password-link",
        { id },
        { repeats: false },
    );
  }

  usePasswordLink(body) {
    return this.#transport.json(
        "PUT",
        "/api/v1/session/password-link",
        {},
        { body, repeats: false },
    );
  }

  issueToken(id, body) {
    return this.#transport.json(
        "POST",
        "/api/v1/players/{id}/tokens",
        { id },
        { body, repeats: false },
    );
  }

  listTokens(id) {
    return this.#transport.json("GET", "/api/v1/players/{id}/tokens", { id }, { repeats: true });
  }

  revokeToken(id) {
    return this.#transport.nothing("DELETE", "/api/v1/tokens/{id}", { id }, { repeats: false });
  }

  listRulesets() {
    return this.#transport.json("GET", "/api/v1/rulesets", {}, { repeats: true });
  }

  showGlossary(id) {
    return this.#transport.json("GET", "/api/v1/rulesets/{id}/glossary", { id }, { repeats: true });
  }

  showSchema(id) {
    return this.#transport.json("GET", "/api/v1/rulesets/{id}/schema", { id }, { repeats: true });
  }

  openapi() {
    return this.#transport.json("GET", "/api/v1/openapi.json", {}, { repeats: true });
  }

  enterAsGuest(body) {
    return this.#transport.json("POST", "/api/v1/guests", {}, { body, repeats: false });
  }

  status() {
    return this.#transport.json("GET", "/api/v1/status", {}, { repeats: true });
  }

  feed(query = {}) {
    return this.#transport.json("GET", "/api/v1/feed", {}, { query, repeats: true });
  }

  dumps() {
    return this.#transport.json("GET", "/api/v1/dumps", {}, { repeats: true });
  }

  dumpFile(day, file) {
    return this.#transport.bytes(
        "GET",
        "/api/v1/dumps/{day}/{file}",
        { day, file },
        { repeats: true },
    );
  }

  signUp(body) {
    return this.#transport.json("POST", "/api/v1/accounts", {}, { body, repeats: false });
  }

  showSession() {
    return this.#transport.json("GET", "/api/v1/session", {}, { repeats: true });
  }

  signIn(body) {
    return this.#transport.json("POST", "/api/v1/session", {}, { body, repeats: false });
  }

  signOut() {
    return this.#transport.json("DELETE", "/api/v1/session", {}, { repeats: false });
  }

  beginProviderSignIn(body) {
    return this.#transport.json("POST", "/api/v1/session/provider", {}, { body, repeats: false });
  }

  completeProviderSignIn(body) {
    return this.#transport.json("PUT", "/api/v1/session/provider", {}, { body, repeats: false });
  }

  unlinkProvider() {
    return this.#transport.json("DELETE", "/api/v1/me/provider", {}, { repeats: false });
  }

  listSessions() {
    return this.#transport.json("GET", "/api/v1/me/sessions", {}, { repeats: true });
  }

  signOutEverywhere() {
    return this.#transport.json("DELETE", "/api/v1/me/sessions", {}, { repeats: false });
  }

  changePassword(body) {
    return this.#transport.json("PUT", "/api/v1/me/password", {}, { body, repeats: false });
  }

  listNotices(query = {}) {
    return this.#transport.json("GET", "/api/v1/me/notices", {}, { query, repeats: true });
  }

  chooseNotices(body) {
    return this.#transport.nothing("PUT", "/api/v1/me/notices", {}, { body, repeats: true });
  }

  listWebhooks() {
    return this.#transport.json("GET", "/api/v1/me/webhooks", {}, { repeats: true });
  }

  createWebhook(body) {
    return this.#transport.json("POST", "/api/v1/me/webhooks", {}, { body, repeats: false });
  }

  changeWebhook(id, body) {
    return this.#transport.json("PUT", "/api/v1/me/webhooks/{id}", { id }, { body, repeats: true });
  }

  removeWebhook(id) {
    return this.#transport.nothing(
        "DELETE",
        "/api/v1/me/webhooks/{id}",
        { id },
        { repeats: false },
    );
  }

  testWebhook(id) {
    return this.#transport.nothing(
        "POST",
        "/api/v1/me/webhooks/{id}/test",
        { id },
        { repeats: false },
    );
  }

  listDeliveries(id, query = {}) {
    return this.#transport.json(
        "GET",
        "/api/v1/me/webhooks/{id}/deliveries",
        { id },
        { query, repeats: true },
    );
  }

  retryDelivery(id, number) {
    return this.#transport.nothing(
        "POST",
        "/api/v1/me/webhooks/{id}/deliveries/{number}/retry",
        { id, number },
        { repeats: false },
    );
  }

  getEmail() {
    return this.#transport.json("GET", "/api/v1/me/email", {}, { repeats: true });
  }

  chooseEmail(body) {
    return this.#transport.json("PUT", "/api/v1/me/email", {}, { body, repeats: true });
  }

  removeEmail() {
    return this.#transport.nothing("DELETE", "/api/v1/me/email", {}, { repeats: false });
  }

  sendEmailLink() {
    return this.#transport.nothing("POST", "/api/v1/me/email/link", {}, { repeats: false });
  }

  testEmail() {
    return this.#transport.nothing("POST", "/api/v1/me/email/test", {}, { repeats: false });
  }

  listEmails(query = {}) {
    return this.#transport.json("GET", "/api/v1/me/email/deliveries", {}, { query, repeats: true });
  }

  retryEmail(number) {
    return this.#transport.nothing(
        "POST",
        "/api/v1/me/email/deliveries/{number}/retry",
        { number },
        { repeats: false },
    );
  }

  confirmEmail(body) {
    return this.#transport.nothing("POST", "/api/v1/notices/confirm", {}, { body, repeats: false });
  }

  unsubscribe(body) {
    return this.#transport.nothing(
        "POST",
        "/api/v1/notices/unsubscribe",
        {},
        { body, repeats: false },
    );
  }

  unsubscribeByOneClick(id, key) {
    return this.#transport.nothing(
        "POST",
        "/api/v1/notices/unsubscribe/{id}/{key}",
        { id, key },
        { repeats: false },
    );
  }

  followNotices(query = {}) {
    return this.#transport.lines("GET", "/api/v1/me/notices/stream", {}, { query });
  }
}
