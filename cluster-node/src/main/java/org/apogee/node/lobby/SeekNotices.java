package org.apogee.node.lobby;

import java.util.List;
import java.util.stream.Stream;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.engine.words.Words;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.node.lobby.Seek.Place;
import org.jspecify.annotations.Nullable;

/** The notices that a change of a seek causes. Pure: a repeated change causes the same. */
final class SeekNotices {
  private SeekNotices() {}

  /**
   * For a seek that was made, or that changed.
   *
   * @param before null for a new one
   */
  static List<Notice> of(@Nullable Seek before, Seek after, long at) {
    if (before == null) {
      return after.kind() == Kind.CHALLENGE ? challenges(after, at) : List.of();
    }
    if (before.stage() == after.stage()) {
      return List.of();
    }
    return switch (after.stage()) {
      case OPENED -> agreed(after).map(place -> found(after, place, at)).toList();
      case DECLINED -> List.of(declined(after, at));
      default -> List.of();
    };
  }

  /** Names all challenged players: the seek does not hold who of them declined. */
  private static Notice declined(Seek seek, long at) {
    var owner = seek.placeOf(seek.owner()).orElseThrow();
    var challenged =
        seek.players().stream().filter(place -> !place.equals(owner)).map(Place::name).toList();
    return notice(
        seek,
        NoticeKind.CHALLENGE_DECLINED,
        owner,
        "Challenge declined",
        "Your challenge to %s to a game of %s was declined: %s"
            .formatted(Words.list(challenged), game(seek), seek.reason()),
        "/play",
        at);
  }

  private static List<Notice> challenges(Seek seek, long at) {
    var owner = seek.placeOf(seek.owner()).orElseThrow();
    return seek.players().stream()
        .filter(place -> !place.equals(owner))
        .map(place ->
            notice(
                seek,
                NoticeKind.CHALLENGE,
                place,
                "A challenge",
                "%s challenges you to a game of %s.".formatted(owner.name(), game(seek)),
                "/play",
                at))
        .toList();
  }

  private static Notice found(Seek seek, Place place, long at) {
    var others = agreed(seek).filter(one -> !one.equals(place)).map(Place::name).toList();
    var against = others.isEmpty() ? "house bots" : Words.list(others);
    return notice(
        seek,
        NoticeKind.GAME_FOUND,
        place,
        "Your game is open",
        "You play a game of %s against %s.".formatted(game(seek), against),
        "/games/" + seek.game().text(),
        at);
  }

  private static Notice notice(
      Seek seek, NoticeKind kind, Place place, String title, String text, String path, long at) {
    var id = "%s/%s/%s".formatted(seek.id(), kind.word(), place.player());
    return new Notice(id, kind, place.player(), null, false, title, text, path, at);
  }

  private static Stream<Place> agreed(Seek seek) {
    return seek.players().stream().filter(Place::agreed);
  }

  private static String game(Seek seek) {
    return seek.terms().ruleset().replaceFirst("/.*", "");
  }
}
