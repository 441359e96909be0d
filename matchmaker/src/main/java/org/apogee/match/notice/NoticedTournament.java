package org.apogee.match.notice;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.engine.words.Words;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentState;
import org.apogee.match.tournament.TournamentState.Stage;
import org.jspecify.annotations.Nullable;

/** A tournament, and which notices its next event causes. */
public final class NoticedTournament {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneOffset.UTC);

  private final TournamentState state;

  public NoticedTournament(String id) {
    state = new TournamentState(id);
  }

  /** The number of the last event. */
  public int sequence() {
    return state.version();
  }

  /** Applies the next event; a repeat of it in another process gives the same notices. */
  public List<Notice> apply(TournamentEvent event) {
    state.apply(event);
    return switch (event) {
      case TournamentEvent.Paired paired -> paired(paired);
      case TournamentEvent.Promoted up -> promoted(up);
      case TournamentEvent.Announced it ->
          toAll(NoticeKind.MESSAGE, "Message of " + name(), it.text(), it.at());
      case TournamentEvent.Finished end -> over("is complete", end.reason(), end.at());
      case TournamentEvent.Cancelled end -> over("is cancelled", end.reason(), end.at());
      default -> List.of();
    };
  }

  private List<Notice> paired(TournamentEvent.Paired paired) {
    var notices = new ArrayList<Notice>();
    var title = "Round %d of %s is paired".formatted(paired.round(), name());
    var tables = Words.count(paired.tables().size(), "table");
    var text = "The round has " + tables + ".";
    notices.add(notice(NoticeKind.ROUND_PAIRED, "all", null, title, text, paired.at()));
    for (var table : paired.tables()) {
      for (var entrant : table.seats()) {
        var others = table.seats().stream().filter(one -> !one.equals(entrant)).map(this::nameOf);
        var opponents = "You play against " + Words.list(others.toList()) + ".";
        addFor(entrant, NoticeKind.ROUND_PAIRED, title, opponents, paired.at(), notices);
      }
    }
    for (var bye : paired.byes()) {
      addFor(
          bye.entrant(),
          NoticeKind.ROUND_PAIRED,
          title,
          "You have a bye in this round.",
          paired.at(),
          notices);
    }
    return notices;
  }

  private List<Notice> promoted(TournamentEvent.Promoted up) {
    var notices = new ArrayList<Notice>();
    var title = "You have a place in " + name();
    addFor(up.entrant(), NoticeKind.PROMOTED, title, up.reason(), up.at(), notices);
    return notices;
  }

  private List<Notice> over(String how, String reason, long at) {
    var text = reason.isBlank() ? "The standings are final." : Words.sentence(reason);
    return toAll(NoticeKind.EVENT_OVER, name() + " " + how, text, at);
  }

  private List<Notice> toAll(NoticeKind kind, String title, String text, long at) {
    var notices = new ArrayList<Notice>();
    notices.add(notice(kind, "all", null, title, text, at));
    for (var entrant : state.entrants()) {
      addFor(entrant.id(), kind, title, text, at, notices);
    }
    return notices;
  }

  /** When the check-in opens, or opened while it is still open; empty if none is to come. */
  Optional<Instant> checkInAt(Instant now) {
    var registration = state.settings().registration();
    boolean isAwaited =
        state.stage() == Stage.OPEN
            && registration.hasCheckIn()
            && now.toEpochMilli() < registration.checkInUntil();
    return isAwaited
        ? Optional.of(Instant.ofEpochMilli(registration.checkInFrom()))
        : Optional.empty();
  }

  /** The notices that the check-in is open. No event opens it, so each entrant has one notice. */
  List<Notice> checkIn() {
    long at = state.settings().registration().checkInFrom();
    var until = Instant.ofEpochMilli(state.settings().registration().checkInUntil());
    var title = "The check-in of " + name() + " is open";
    var text = "Confirm by %s (UTC) that you are present.".formatted(MINUTE.format(until));
    return toAll(NoticeKind.CHECK_IN, title, text, at);
  }

  private void addFor(
      String id, NoticeKind kind, String title, String text, long at, List<Notice> notices) {
    var team = state.teams().team(id);
    if (team != null) {
      team.members().forEach(member -> addFor(member, kind, title, text, at, notices));
      return;
    }
    @Nullable TournamentEntrant entrant = state.entrant(id);
    if (entrant != null && entrant.bot() == null) {
      notices.add(notice(kind, id, entrant.player(), title, text, at));
    }
  }

  private Notice notice(
      NoticeKind kind, String to, @Nullable String player, String title, String text, long at) {
    return new Notice(
        "%s/%d/%s/%s"
            .formatted(state.id(), kind == NoticeKind.CHECK_IN ? 0 : sequence(), kind.word(), to),
        kind,
        player,
        state.id(),
        false,
        title,
        text,
        "/tournaments/" + state.id(),
        at);
  }

  private String name() {
    return state.settings().name();
  }

  private String nameOf(String entrant) {
    return Objects.requireNonNull(state.entrant(entrant), entrant).shownName();
  }
}
