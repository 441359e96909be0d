package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolMoves.TAKE;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;
import org.apogee.engine.words.Phrase;

/** Moves in the words of the game: {@code fly L0 C0}, {@code tower C1 from L0 U0}. */
final class SolNotation implements Notation {
  static final SolNotation INSTANCE = new SolNotation();

  private static final String[] ACTIONS = {"move", "convert", "activate"};

  private SolNotation() {}

  @Override
  public MoveText describe(Position position, long move) {
    var p = (SolPosition) position;
    var a = SolMoves.a(move);
    return switch (SolMoves.kind(move)) {
      case SolMoves.CHOOSE -> text("choose", Args.of("action", ACTIONS[a]), ACTIONS[a], "R 5.3");
      case SolMoves.LAUNCH -> at(p, move, "launch", "launch %s", "R 6.2");
      case SolMoves.FLY -> between(p, move, "fly", "fly %s %s", "R 6.4");
      case SolMoves.HURL -> at(p, move, "hurl", "hurl %s", "R 6.6");
      case SolMoves.FLY_GROUP -> group(p, move);
      case SolMoves.FLY_STATION -> between(p, move, "fly-station", "fly station %s %s", "R 10.3");
      case SolMoves.HURL_STATION -> at(p, move, "hurl-station", "hurl station %s", "R 10.3");
      case SolMoves.CONVERT_BRIDGE -> bridge(p, move);
      case SolMoves.CONVERT_NODE -> at(p, move, "node", "node %s", "R 7.2");
      case SolMoves.CONVERT_FOUNDRY -> foundry(p, move);
      case SolMoves.CONVERT_TOWER -> tower(p, move);
      case SolMoves.DECONVERT_STATION -> at(p, move, "deconvert-station", "deconvert %s", "R 7.5");
      case SolMoves.DECONVERT_BRIDGE ->
          between(p, move, "deconvert-bridge", "deconvert %s-%s", "R 7.5");
      case SolMoves.ACTIVATE -> at(p, move, "activate", "activate %s", "R 8.1");
      case SolMoves.BONUS -> bonus(p, a == TAKE);
      case SolMoves.FLARE -> flare(p, move);
      case SolMoves.PLAY_EFFECT -> effect(p, move);
      case SolMoves.BURN -> text("burn", Args.none(), "burn", "R 10.3");
      case SolMoves.KEEP -> keep(a);
      case SolMoves.END -> text("end", Args.none(), "end", "R 5.4");
      default -> throw SolMoves.notOffered(p, move);
    };
  }

  private static MoveText text(
      String kind, SequencedMap<String, Object> args, String text, String rule) {
    return new MoveText(kind, args, text, rule);
  }

  private static MoveText at(SolPosition p, long move, String kind, String form, String rule) {
    var space = p.board.name(SolMoves.a(move));
    return text(kind, Args.of("space", space), Phrase.of(form, space), rule);
  }

  private static MoveText between(SolPosition p, long move, String kind, String form, String rule) {
    var from = p.board.name(SolMoves.a(move));
    var to = p.board.name(SolMoves.b(move));
    return text(kind, Args.of("from", from, "to", to), Phrase.of(form, from, to), rule);
  }

  private static MoveText group(SolPosition p, long move) {
    var from = p.board.name(SolMoves.a(move));
    var to = p.board.name(SolMoves.b(move));
    int count = SolMoves.c(move);
    return text(
        "fly-group",
        Args.of("from", from, "to", to, "sundivers", count),
        Phrase.of("fly %s %s x%d", from, to, count),
        "R 10.3");
  }

  private static MoveText bridge(SolPosition p, long move) {
    var outer = p.board.name(SolMoves.a(move));
    var inner = p.board.name(SolMoves.b(move));
    var behind = p.board.name(SolMoves.c(move));
    return text(
        "bridge",
        Args.of("outer", outer, "inner", inner, "from", behind),
        Phrase.of("bridge %s-%s from %s", outer, inner, behind),
        "R 7.2");
  }

  private static MoveText foundry(SolPosition p, long move) {
    var space = p.board.name(SolMoves.a(move));
    var beside = p.board.name(SolMoves.b(move));
    return text(
        "foundry",
        Args.of("space", space, "with", beside),
        Phrase.of("foundry %s with %s", space, beside),
        "R 7.2");
  }

  private static MoveText tower(SolPosition p, long move) {
    var space = p.board.name(SolMoves.a(move));
    var second = p.board.name(SolMoves.b(move));
    var third = p.board.name(SolMoves.c(move));
    return text(
        "tower",
        Args.of("space", space, "second", second, "third", third),
        Phrase.of("tower %s from %s %s", space, second, third),
        "R 7.2");
  }

  private static MoveText bonus(SolPosition p, boolean take) {
    var args = Args.of("space", p.board.name(p.turn.bonusAt), "take", take);
    return text("bonus", args, take ? "take bonus" : "decline bonus", "R 8.4");
  }

  private static MoveText flare(SolPosition p, long move) {
    var space = p.board.name(SolMoves.a(move));
    boolean pay = SolMoves.b(move) == TAKE;
    return text(
        "flare",
        Args.of("space", space, "pay", pay),
        Phrase.of("flare %s %s", space, pay ? "pay" : "decline"),
        "R 9.6");
  }

  private static MoveText keep(int suit) {
    var name = SolTables.suitName(suit);
    return text("keep", Args.of("suit", name), "keep " + SolTables.lowerSuitName(suit), "R 9.8");
  }

  private static MoveText effect(SolPosition p, long move) {
    var effect = SolEffect.of(SolMoves.a(move));
    int b = SolMoves.b(move);
    int c = SolMoves.c(move);
    var args = new LinkedHashMap<String, Object>();
    args.put("effect", effect.lowerName());
    var text = "play " + effect.lowerName();
    switch (effect) {
      case PUNCTURE -> {
        args.put("from", p.board.name(b));
        args.put("to", p.board.name(c));
        text += " " + p.board.name(b) + "-" + p.board.name(c);
      }
      case METAMORPHOSIS -> {
        args.put("space", p.board.name(b));
        args.put("station", SolTables.pieceName(c));
        text += " " + p.board.name(b) + " " + SolTables.pieceName(c);
      }
      case INVADE, SQUEEZE -> {
        args.put("space", p.board.name(b));
        text += " " + p.board.name(b);
      }
      case PILLAR -> {
        args.put("suit", SolTables.suitName(b));
        text += " " + SolTables.lowerSuitName(b);
      }
      default -> {}
    }
    return text("play-effect", args, text, "R 10.3");
  }
}
