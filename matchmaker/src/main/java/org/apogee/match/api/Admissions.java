package org.apogee.match.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.Optional;
import org.apogee.match.registration.Admission;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.EntryFactsTable;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.Caller;
import org.apogee.protocol.ProtocolJson;

/** With what somebody asks to enter: facts about the player, and an entry code. */
final class Admissions {
  /** A person tries a few codes; a program that guesses needs thousands. */
  private static final Quota CODES =
      new Quota("entry-code", 30, "too-many-codes", "Too many entry codes. Try again later.");

  private final Tournaments tournaments;
  private final DirectorAccess access;
  private final EntryFactsTable facts;
  private final Quotas quotas;

  Admissions(Tournaments tournaments, DirectorAccess access, EntryFactsTable facts, Quotas quotas) {
    this.tournaments = tournaments;
    this.access = access;
    this.facts = facts;
    this.quotas = quotas;
  }

  /** Directors enter whom they like. */
  Admission of(String id, Caller caller, String player, Optional<String> code) {
    if (access.directs(caller, id)) {
      return Admission.BY_DIRECTOR;
    }
    if (code.isPresent()) {
      quotas.take(CODES, caller.owner());
    }
    try {
      var entry = ProtocolJson.MAPPER.readTree(tournaments.look(id, What.ENTRY, 0));
      return new Admission(
          facts.of(player, entry.path("game").asText()),
          code.map(text -> EntryCodes.hash(entry.path("salt").asText(), text)).orElse(""));
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a tournament returned invalid JSON", ours);
    }
  }
}
