package org.apogee.node.lobby;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Set;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.node.lobby.Seek.Place;
import org.apogee.node.lobby.Seek.Stage;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Player;
import org.jspecify.annotations.Nullable;

/**
 * Decides about seeks and challenges: the seek as it is afterwards, or a refusal. Pure. A repeated
 * request returns the seek as it is.
 */
final class LobbyDecisions {
  private LobbyDecisions() {}

  /**
   * A player takes a seat.
   *
   * @param inviteHash the hash of the secret that the player sent, or null
   */
  static Seek join(Seek seek, Joiner joiner, @Nullable String inviteHash, Instant now) {
    if (seek.kind() == Kind.CHALLENGE || !maySee(seek, joiner.player(), inviteHash)) {
      throw refuse(LobbyRefusals.NO_SUCH_SEEK);
    }
    if (seek.placeOf(joiner.player()).isPresent() && !isGivenUp(seek)) {
      return seek;
    }
    checkOpen(seek, now);
    checkRated(seek, joiner);
    var players = new ArrayList<>(seek.players());
    players.add(new Place(joiner.player(), joiner.name(), true));
    return filled(seek.with(players));
  }

  /** A challenged player accepts. */
  static Seek accept(Seek seek, Joiner joiner, Instant now) {
    var place = challenged(seek, joiner.player());
    if (place.agreed() && !isGivenUp(seek)) {
      return seek;
    }
    checkOpen(seek, now);
    checkRated(seek, joiner);
    return filled(
        seek.with(
            seek.players().stream()
                .map(one -> one.equals(place) ? new Place(one.player(), one.name(), true) : one)
                .toList()));
  }

  /** A challenged player declines; nobody else is asked any more. */
  static Seek decline(Seek seek, String player, String reason, Instant now) {
    challenged(seek, player);
    if (player.equals(seek.owner())) {
      throw refuse(LobbyRefusals.OWNER_CANNOT_LEAVE);
    }
    if (seek.stage() == Stage.DECLINED) {
      return seek;
    }
    checkOpen(seek, now);
    return seek.with(Stage.DECLINED, reason);
  }

  static Seek leave(Seek seek, String player, Instant now) {
    if (player.equals(seek.owner())) {
      throw refuse(LobbyRefusals.OWNER_CANNOT_LEAVE);
    }
    if (seek.kind() == Kind.CHALLENGE || (!seek.listed() && seek.placeOf(player).isEmpty())) {
      throw refuse(LobbyRefusals.NO_SUCH_SEEK);
    }
    checkOpen(seek, now);
    return seek.with(
        seek.players().stream().filter(place -> !place.player().equals(player)).toList());
  }

  static Seek withdraw(Seek seek, String player, Instant now) {
    checkOwner(seek, player);
    if (seek.stage() == Stage.WITHDRAWN) {
      return seek;
    }
    checkOpen(seek, now);
    return seek.with(Stage.WITHDRAWN, null);
  }

  /** House bots take the free seats of a seek at the owner's request. */
  static Seek fill(Seek seek, String player, Instant now) {
    checkOwner(seek, player);
    if (seek.kind() == Kind.CHALLENGE || seek.terms().bots().isEmpty()) {
      throw refuse(LobbyRefusals.NO_BOTS);
    }
    if (seek.stage() == Stage.FULL || seek.stage() == Stage.OPENED) {
      return seek;
    }
    checkOpen(seek, now);
    return seek.with(Stage.FULL, null);
  }

  /** The effect of time alone. */
  static Seek age(Seek seek, Instant now) {
    if (seek.stage() != Stage.OPEN) {
      return seek;
    }
    var fillAt = seek.fillAt();
    if (fillAt != null && !now.isBefore(fillAt) && fillAt.isBefore(seek.expires())) {
      return seek.with(Stage.FULL, null);
    }
    return now.isBefore(seek.expires()) ? seek : seek.with(Stage.EXPIRED, null);
  }

  /** The game is open, or cannot be. A seek that is not full has nothing to do with a game. */
  static Seek settled(Seek seek, @Nullable String failure) {
    if (seek.stage() != Stage.FULL) {
      return seek;
    }
    return failure == null ? seek.with(Stage.OPENED, null) : seek.with(Stage.FAILED, failure);
  }

  /**
   * A seek whose last seat was taken. Joiners who may not play lose their seats: house bots take
   * these if they fill the seek, else it is open again. Without its owner a seek has no game, nor
   * has a challenge without one of its players.
   *
   * @param barred those of its players who were sanctioned or erased
   */
  static Seek checked(Seek full, Set<String> barred) {
    if (barred.isEmpty()) {
      return full;
    }
    if (full.kind() == Kind.CHALLENGE || barred.contains(full.owner())) {
      return full.with(Stage.FAILED, LobbyRefusals.PLAYER_UNAVAILABLE.sentence());
    }
    boolean fillsWithBots = full.agreed().size() < full.terms().seats();
    var staying = full.players().stream().filter(place -> !barred.contains(place.player()));
    return full.with(staying.toList()).with(fillsWithBots ? Stage.FULL : Stage.OPEN, null);
  }

  static boolean maySee(Seek seek, @Nullable String player, @Nullable String inviteHash) {
    boolean isIn = player != null && seek.placeOf(player).isPresent();
    boolean isInvited = seek.inviteHash() != null && seek.inviteHash().equals(inviteHash);
    return seek.listed() || isIn || isInvited;
  }

  /** Guests and bots have no rating among people, and a range is for those inside it. */
  static void checkRated(Seek seek, Joiner joiner) {
    var terms = seek.terms();
    if (!terms.rated()) {
      return;
    }
    if (joiner.guest()) {
      throw refuse(LobbyRefusals.GUEST_NOT_RATED);
    }
    if (joiner.kind() != Player.Kind.PERSON) {
      throw refuse(LobbyRefusals.RATED_FOR_PEOPLE);
    }
    boolean isOwner = joiner.player().equals(seek.owner());
    boolean isRanged = terms.ratingMin() != null || terms.ratingMax() != null;
    if (isOwner || !isRanged) {
      return;
    }
    double rating = joiner.rating().orElse(Double.NaN);
    boolean isAbove = terms.ratingMin() == null || rating >= terms.ratingMin();
    boolean isBelow = terms.ratingMax() == null || rating <= terms.ratingMax();
    if (!isAbove || !isBelow) {
      throw refuse(LobbyRefusals.RATING_OUT_OF_RANGE);
    }
  }

  private static Seek filled(Seek seek) {
    long taken = seek.agreed().size();
    boolean isFull =
        seek.kind() == Kind.CHALLENGE
            ? taken == seek.players().size()
            : taken == seek.terms().seats();
    return isFull ? seek.with(Stage.FULL, null) : seek;
  }

  private static Place challenged(Seek seek, String player) {
    if (seek.kind() != Kind.CHALLENGE) {
      throw refuse(LobbyRefusals.NO_SUCH_SEEK);
    }
    return seek.placeOf(player).orElseThrow(() -> refuse(LobbyRefusals.NOT_CHALLENGED));
  }

  private static void checkOwner(Seek seek, String player) {
    if (!player.equals(seek.owner())) {
      throw refuse(seek.listed() ? LobbyRefusals.NOT_YOUR_SEEK : LobbyRefusals.NO_SUCH_SEEK);
    }
  }

  private static boolean isGivenUp(Seek seek) {
    return seek.stage() != Stage.OPEN && seek.stage() != Stage.FULL && seek.stage() != Stage.OPENED;
  }

  private static void checkOpen(Seek seek, Instant now) {
    if (seek.stage() == Stage.FULL || seek.stage() == Stage.OPENED) {
      throw refuse(LobbyRefusals.SEEK_FULL);
    }
    if (age(seek, now).stage() != Stage.OPEN) {
      throw refuse(LobbyRefusals.SEEK_CLOSED);
    }
  }

  private static RequestRefused refuse(Refusal why) {
    return new RequestRefused(why);
  }
}
