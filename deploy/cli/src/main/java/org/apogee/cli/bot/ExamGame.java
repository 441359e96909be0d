package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotFailure;
import org.apogee.cli.process.BotProcess;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.BotLines;
import org.apogee.protocol.bot.FromBot;
import org.apogee.protocol.bot.ToBot;

/** A game in which a bot is examined: it holds one seat, and the others take any legal move. */
final class ExamGame {
  /** Enough to see a bot through its phases; long games end here. */
  private static final int QUESTIONS_MAX = 200;

  private final BotProcess bot;
  private final Ruleset ruleset;
  private final String id;
  private final int seat;
  private final Duration limit;
  private final SplittableRandom random;
  private final Position position;
  private final Chance chance;
  private final MoveList legal = new MoveList();
  private final List<ToBot.Heard> heard = new ArrayList<>();
  private final Chronicle ears =
      new Chronicle() {
        @Override
        public boolean listens() {
          return true;
        }

        @Override
        public void tell(Fact fact) {
          if (fact.audience().includes(seat)) {
            heard.add(ToBot.Heard.of(fact));
          }
        }
      };
  private int questions;
  private int ply;
  private boolean isOver;

  ExamGame(BotProcess bot, Ruleset ruleset, String id, int seat, Duration limit) {
    this.bot = bot;
    this.ruleset = ruleset;
    this.id = id;
    this.seat = seat;
    this.limit = limit;
    random = new SplittableRandom(id.hashCode());
    chance = Chance.of(random);
    position = ruleset.newPosition(Setup.of(ruleset, seats()), chance);
  }

  private int seats() {
    return Math.max(2, ruleset.minSeats());
  }

  void begin() {
    var names = IntStream.range(0, seats()).mapToObj(i -> i == seat ? "you" : "random").toList();
    var options = new TreeMap<>(Setup.of(ruleset, seats()).options());
    var name = ruleset.id().toString();
    bot.begin(
        id,
        BotLines.write(
            new ToBot.GameStart(
                id, name, options, seats(), seat, names, limit.toMillis(), null, null, "385")));
  }

  /** Up to the next answer of the bot, or to the end. */
  Duration step(boolean withUnknownField) throws BotFailed, InterruptedException {
    while (position.seatToAct() != seat && position.seatToAct() != Position.NOBODY) {
      position.legalMoves(legal);
      play(legal.get(random.nextInt(legal.size())));
    }
    if (position.seatToAct() == Position.NOBODY || questions == QUESTIONS_MAX) {
      end();
      return Duration.ZERO;
    }
    long begun = System.nanoTime();
    play(ask(withUnknownField));
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  boolean isOver() {
    return isOver;
  }

  int questions() {
    return questions;
  }

  private void play(long move) {
    position.play(move, chance, ears);
    ply++;
  }

  private long ask(boolean withUnknownField) throws BotFailed, InterruptedException {
    position.legalMoves(legal);
    var question = question();
    var line = BotLines.write(question);
    if (withUnknownField) {
      ObjectNode more = ProtocolJson.MAPPER.valueToTree(question);
      line = more.put("type", "question").put("later", "a field of a later version").toString();
    }
    return switch (bot.ask(id, questions, line, limit)) {
      case FromBot.Move move -> read(question, move);
      case FromBot.Resign _ -> throw bot.failed(BotFailure.RESIGNED, "It resigned.");
    };
  }

  private ToBot.Question question() {
    var moves = new ArrayList<ToBot.LegalMove>();
    for (int i = 0; i < legal.size(); i++) {
      var status = ruleset.notation().describe(position, legal.get(i));
      moves.add(ToBot.LegalMove.of(legal.get(i), status));
    }
    var facts = List.copyOf(heard);
    heard.clear();
    return new ToBot.Question(
        id, ++questions, ply, limit.toMillis(), facts, position.view(seat), moves);
  }

  private long read(ToBot.Question question, FromBot.Move move)
      throws BotFailed, InterruptedException {
    for (int i = 0; i < legal.size(); i++) {
      if (question.moves().get(i).code().equals(move.move())) {
        return legal.get(i);
      }
    }
    throw bot.failed(
        BotFailure.ILLEGAL_MOVE,
        "It answered question %d with '%s', which is not one of its %d legal moves."
            .formatted(questions, BotLines.excerpt(move.move()), legal.size()));
  }

  private void end() {
    isOver = true;
    boolean isFinished = position.seatToAct() == Position.NOBODY;
    var all = IntStream.range(0, seats()).boxed().toList();
    bot.say(
        BotLines.write(
            isFinished
                ? new ToBot.GameOver(
                    id,
                    position.outcome().ending(),
                    null,
                    all.stream().map(position::place).toList(),
                    all.stream().map(position::score).toList(),
                    heard)
                : new ToBot.GameOver(
                    id, "cancelled", "The examination has ended.", List.of(), List.of(), heard)));
  }
}
