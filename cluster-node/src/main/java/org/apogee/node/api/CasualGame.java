package org.apogee.node.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Fields;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/**
 * A casual game as a player asks for it.
 *
 * @param key what makes a repeat harmless: the same player with the same key has one game
 */
record CasualGame(
    String game,
    SortedMap<String, String> options,
    List<Seat> seats,
    ClockOrder clock,
    OnForfeit onForfeit,
    Optional<String> key) {
  private static final int SEATS_MAX = 8;
  private static final int OPTIONS_MAX = 50;
  private static final int OPTION_LENGTH_MAX = 1000;
  private static final int MILLIS_MAX = Integer.MAX_VALUE;

  /** 96 bits: two players' keys never collide. */
  private static final int ID_BYTES = 12;

  /** Either a player or a house bot; a player may bring a nonce. */
  record Seat(Optional<String> player, Optional<String> bot, Optional<String> nonce) {
    Seat {
      if (player.isPresent() == bot.isPresent()) {
        throw new BadInput("bad-seat", "A seat must have either a 'player' or a 'bot'.");
      }
    }

    static Seat read(Fields fields) {
      return new Seat(
          fields.optionalText("player", 64),
          fields.optionalText("bot", 64),
          fields.optionalText("nonce", 64));
    }
  }

  static CasualGame read(Fields fields) {
    return new CasualGame(
        fields.text("game", 64),
        fields.textsByName("options", OPTIONS_MAX, OPTION_LENGTH_MAX),
        fields.objects("seats", SEATS_MAX, Seat::read),
        fields.optionalObject("clock", CasualGame::clock).orElse(ClockOrder.USUAL),
        fields.choice("onForfeit", OnForfeit.class, OnForfeit.END),
        fields.optionalText("key", 64));
  }

  static ClockOrder clock(Fields fields) {
    return new ClockOrder(
        fields.whole("bankMillis", 1, MILLIS_MAX),
        fields.whole("incrementMillis", 0, MILLIS_MAX),
        fields.whole("capMillis", 1, MILLIS_MAX));
  }

  /** The id of the game: the same for the same key, a new one without a key. */
  GameId id(String player) {
    return key.map(text -> new GameId("k" + digest(player + "\n" + text))).orElseGet(GameId::fresh);
  }

  /** Everybody who would play, and who asks for it. */
  Set<String> players(String opener) {
    return Stream.concat(Stream.of(opener), seats.stream().flatMap(seat -> seat.player().stream()))
        .collect(Collectors.toSet());
  }

  private static String digest(String text) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, ID_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
