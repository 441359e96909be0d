package org.apogee.node.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Ruleset;
import org.apogee.engine.View;
import org.apogee.engine.trial.Trial;
import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * Answers what would come of some moves of the seat to act, and explains the moves after them. The
 * game does not change and keeps nothing of it.
 */
final class TrialText {
  private TrialText() {}

  /**
   * @param ply the decision at which the trial begins
   * @param played how many of the moves were carried out
   * @param stop why the move after them was not; absent if all were
   * @param view what the seat would then see
   * @param moves the moves that would then be legal
   * @param facts what the seat would hear
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record TrialLook(
      String game,
      int ply,
      int played,
      @Nullable String stop,
      View view,
      List<ExplainedMove> moves,
      List<Heard> facts) {}

  /** A legal move with its hint. */
  private record ExplainedMove(
      String code,
      String kind,
      Map<String, Object> args,
      String text,
      String sentence,
      List<String> pieces,
      boolean isFinal,
      String rule) {}

  static GameReply answer(GameId game, GameState state, GameCommand.Try command) {
    var refusal = GameDecisions.whyNoTrial(state, command.player(), command.ply());
    if (refusal != null) {
      return new GameReply.Refused(refusal);
    }
    try {
      var moves = command.moves().stream().mapToLong(Long::longValue).toArray();
      // Not the game's seed: an imagined hand must not follow from anything that somebody may know.
      var trial = Trial.of(state.position(), moves, Chance.of(new SplittableRandom()));
      return new GameReply.Tried(ProtocolJson.write(look(game, state, trial)));
    } catch (BadInput illegal) {
      return new GameReply.Refused(
          new Refusal(illegal.code(), Kind.AGAINST_THE_RULES, illegal.sentence()));
    }
  }

  private static TrialLook look(GameId game, GameState state, Trial trial) {
    return new TrialLook(
        game.text(),
        state.log().size(),
        trial.played(),
        trial.stop() == Trial.Stop.NONE
            ? null
            : trial.stop().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        trial.after().view(state.seatToAct()),
        explained(state.order().rules(), trial),
        trial.facts().stream().map(Heard::of).toList());
  }

  private static List<ExplainedMove> explained(Ruleset rules, Trial trial) {
    var position = trial.after();
    var legal = new MoveList();
    position.legalMoves(legal);
    var moves = new ArrayList<ExplainedMove>();
    for (int i = 0; i < legal.size(); i++) {
      long move = legal.get(i);
      var name = rules.notation().describe(position, move);
      var hint = rules.guide().hint(position, move);
      moves.add(
          new ExplainedMove(
              Long.toString(move),
              name.kind(),
              name.args(),
              name.text(),
              hint.sentence(),
              hint.pieces(),
              hint.isFinal(),
              name.rule()));
    }
    return moves;
  }
}
