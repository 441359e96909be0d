package org.apogee.match.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.engine.words.Words;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentState;
import org.jspecify.annotations.Nullable;

/** A tournament, and which notices its next event causes. */
final class NoticedTournament {
  private final TournamentState state;

  NoticedTournament(String id) {
    state = new TournamentState(id);
  }

  /** The number of the last event. */
  int sequence() {
    return state.version();
  }

  /** Applies the next event; a repeat of it in another process gives the same notices. */
  List<Notice> apply(TournamentEvent event) {
    state.apply(event);
    return switch (event) {
      case TournamentEvent.Paired paired -> paired(paired);
      case TournamentEvent.Finished end -> over("is over", end.reason(), end.at());
      case TournamentEvent.Cancelled end -> over("is cancelled", end.reason(), end.at());
      default -> List.of();
    };
  }

  private List<Notice> paired(TournamentEvent.Paired paired) {
    var notices = new ArrayList<Notice>();
    var title = "Round %d of %s is paired".formatted(paired.round(), name());
    var tables = Words.count(paired.tables().size(), "table");
    notices.add(
        everybody(NoticeKind.ROUND_PAIRED, title, "The round has " + tables + ".", paired.at()));
    for (var table : paired.tables()) {
      for (var entrant : table.seats()) {
        var others = table.seats().stream().filter(one -> !one.equals(entrant)).map(this::nameOf);
        var text = "You play against " + Words.list(others.toList()) + ".";
        addFor(entrant, NoticeKind.ROUND_PAIRED, title, text, paired.at(), notices);
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

  private List<Notice> over(String how, String reason, long at) {
    var notices = new ArrayList<Notice>();
    var title = name() + " " + how;
    var text = reason.isBlank() ? "The standings are final." : Words.capital(reason);
    notices.add(everybody(NoticeKind.EVENT_OVER, title, text, at));
    for (var entrant : state.entrants()) {
      addFor(entrant.id(), NoticeKind.EVENT_OVER, title, text, at, notices);
    }
    return notices;
  }

  private void addFor(
      String id, NoticeKind kind, String title, String text, long at, List<Notice> notices) {
    @Nullable TournamentEntrant entrant = state.entrant(id);
    if (entrant != null && entrant.bot() == null) {
      notices.add(notice(kind, id, entrant.player(), title, text, at));
    }
  }

  private Notice everybody(NoticeKind kind, String title, String text, long at) {
    return notice(kind, "all", null, title, text, at);
  }

  private Notice notice(
      NoticeKind kind, String to, @Nullable String player, String title, String text, long at) {
    return new Notice(
        "%s/%d/%s/%s".formatted(state.id(), sequence(), kind.word(), to),
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
    return Objects.requireNonNull(state.entrant(entrant), entrant).name();
  }
}
