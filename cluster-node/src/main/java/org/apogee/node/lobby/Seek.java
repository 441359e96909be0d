package org.apogee.node.lobby;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * A game that waits for its players.
 *
 * @param id also the ID of its game, so that a repeated opening opens nothing new
 * @param account whose limits apply to it
 * @param listed whether everybody sees it; others need an invitation
 * @param inviteHash the hash of the secret in the invite link, if it has one
 * @param lot secret until the seek is closed; it orders the seats
 * @param reason why it was declined or failed
 * @param fillAt when house bots take the free seats
 * @param players the owner and those who joined or are challenged, in this order
 */
public record Seek(
    String id,
    Kind kind,
    String owner,
    String account,
    SeekTerms terms,
    Stage stage,
    boolean listed,
    @Nullable String inviteHash,
    String lot,
    @Nullable String reason,
    Instant created,
    Instant expires,
    @Nullable Instant fillAt,
    List<Place> players) {
  private static final String PREFIX = "seek-";

  /** Open to all players, or a challenge to named ones. */
  public enum Kind {
    SEEK,
    CHALLENGE
  }

  /** The stages of a seek. In {@code FULL}, its game is not known to be open yet. */
  public enum Stage {
    OPEN,
    FULL,
    OPENED,
    WITHDRAWN,
    DECLINED,
    EXPIRED,
    FAILED;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A player of a seek.
   *
   * @param agreed false for a challenged player who has not accepted
   */
  public record Place(String player, String name, boolean agreed) {}

  public Seek {
    players = List.copyOf(players);
  }

  static String idOf(String random) {
    return PREFIX + random;
  }

  /** True for the game of a seek: it belongs to all its players, not to one who opened it. */
  public static boolean isGameOf(GameId game) {
    return game.text().startsWith(PREFIX);
  }

  public GameId game() {
    return new GameId(id);
  }

  /**
   * Whether the same wish made both. What happens to a seek later does not count: its stage, and
   * the players who join.
   */
  boolean wasMadeAs(Seek other) {
    return kind == other.kind
        && owner.equals(other.owner)
        && terms.equals(other.terms)
        && listed == other.listed
        && (inviteHash == null) == (other.inviteHash == null)
        && life().equals(other.life())
        && fillAfter().equals(other.fillAfter())
        && challenged().equals(other.challenged());
  }

  private Duration life() {
    return Duration.between(created, expires);
  }

  private Optional<Duration> fillAfter() {
    return Optional.ofNullable(fillAt).map(at -> Duration.between(created, at));
  }

  private List<String> challenged() {
    return kind == Kind.SEEK ? List.of() : players.stream().map(Place::player).toList();
  }

  public Optional<Place> placeOf(String player) {
    return players.stream().filter(place -> place.player().equals(player)).findFirst();
  }

  public List<String> agreed() {
    return players.stream().filter(Place::agreed).map(Place::player).toList();
  }

  Seek with(Stage next, @Nullable String why) {
    return with(next, why, players);
  }

  Seek with(List<Place> others) {
    return with(stage, reason, others);
  }

  private Seek with(Stage next, @Nullable String why, List<Place> others) {
    return new Seek(
        id,
        kind,
        owner,
        account,
        terms,
        next,
        listed,
        inviteHash,
        lot,
        why,
        created,
        expires,
        fillAt,
        others);
  }
}
