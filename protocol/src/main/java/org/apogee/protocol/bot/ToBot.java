package org.apogee.protocol.bot;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveText;
import org.apogee.engine.View;
import org.apogee.protocol.game.ClockOrder;
import org.jspecify.annotations.Nullable;

/** A line from the platform to a bot. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = ToBot.Hello.class, name = "hello"),
  @JsonSubTypes.Type(value = ToBot.GameStart.class, name = "game-start"),
  @JsonSubTypes.Type(value = ToBot.Question.class, name = "question"),
  @JsonSubTypes.Type(value = ToBot.Offer.class, name = "offer"),
  @JsonSubTypes.Type(value = ToBot.GameOver.class, name = "game-over"),
  @JsonSubTypes.Type(value = ToBot.Bye.class, name = "bye")
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface ToBot {

  /**
   * The first line; the bot answers with {@link FromBot.Ready}.
   *
   * @param protocol the version of this protocol, {@link BotLines#VERSION}
   * @param timeMillis how long the bot may take to say that it is ready
   */
  record Hello(int protocol, long timeMillis) implements ToBot {}

  /**
   * A game begins; no answer.
   *
   * @param ruleset the game in its edition: {@code sol/1}
   * @param players who holds each seat, by name
   * @param moveTimeMillis the longest that one decision may take
   * @param gameTimeMillis the time that the game begins with for all decisions, if there is a limit
   * @param clock the clock of the seat in a game on the platform; absent in a local match
   * @param seed for a bot's own dice: the same in a repeated match, unrelated to the game's draws
   */
  record GameStart(
      String game,
      String ruleset,
      SortedMap<String, String> options,
      int seats,
      int seat,
      List<String> players,
      long moveTimeMillis,
      @Nullable Long gameTimeMillis,
      @Nullable ClockOrder clock,
      String seed)
      implements ToBot {
    public GameStart {
      options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
      players = List.copyOf(players);
    }
  }

  /**
   * The bot must decide; it answers with {@link FromBot.Move}.
   *
   * @param question the number of this question to the seat in this game, from 1; the answer
   *     repeats it
   * @param ply the number of decisions of all seats before this one
   * @param timeMillis the time limit for the answer
   * @param facts the facts since the last line of this game that the seat may know
   * @param view everything the seat may know
   * @param moves the legal moves, at least one
   */
  record Question(
      String game,
      int question,
      int ply,
      long timeMillis,
      List<Heard> facts,
      View view,
      List<LegalMove> moves)
      implements ToBot {
    public Question {
      facts = List.copyOf(facts);
      moves = List.copyOf(moves);
    }
  }

  /**
   * Another seat offers a draw, a take-back or a pause. It lapses at the next move. A program hears
   * of it if it is {@link FromBot.Ready} for offers, and answers with {@link FromBot.OfferAnswer}.
   *
   * @param number what an answer names
   * @param offer {@code draw}, {@code take-back} or {@code pause}
   * @param lengthMillis how long a pause would last at most; null for other offers
   */
  record Offer(String game, int seat, long number, String offer, @Nullable Long lengthMillis)
      implements ToBot {}

  /**
   * A game has ended; no answer.
   *
   * @param ending the code of the game ({@code nova}), or of the failure that decided it
   * @param reason one sentence when a failure decided the game
   * @param places the place of each seat, 1 is best, ties share
   * @param scores the points of each seat
   */
  record GameOver(
      String game,
      String ending,
      @Nullable String reason,
      List<Integer> places,
      List<Integer> scores,
      List<Heard> facts)
      implements ToBot {
    public GameOver {
      places = List.copyOf(places);
      scores = List.copyOf(scores);
      facts = List.copyOf(facts);
    }
  }

  /** Nothing more will be asked; the program should end. */
  record Bye() implements ToBot {}

  /**
   * A fact that the seat may know.
   *
   * @param phase the phase of the game it belongs to; absent in a game without phases
   * @param detail further lines for people; absent if there are none
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Heard(
      String kind,
      Map<String, Object> args,
      String text,
      @Nullable String phase,
      @Nullable List<String> detail) {
    public Heard {
      detail = detail == null ? null : List.copyOf(detail);
    }

    public static Heard of(Fact fact) {
      return new Heard(
          fact.kind(),
          fact.args(),
          fact.text(),
          fact.phase().isEmpty() ? null : fact.phase(),
          fact.detail().isEmpty() ? null : fact.detail());
    }
  }

  /**
   * A legal move in words.
   *
   * @param code what the bot answers; a text, because many languages round whole numbers above 2^53
   */
  record LegalMove(String code, String kind, Map<String, Object> args, String text) {
    public static LegalMove of(long move, MoveText words) {
      return new LegalMove(Long.toString(move), words.kind(), words.args(), words.text());
    }
  }
}
