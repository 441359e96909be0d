package org.apogee.engine.nova;

import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;

/** Moves in words: {@code build escort H0}, {@code attack K1 P1}, {@code fire line 2}. */
final class NovaNotation implements Notation {
  @Override
  public MoveText describe(Position position, long move) {
    var map = ((NovaPosition) position).map();
    int kind = NovaMoves.kind(move);
    int a = NovaMoves.a(move);
    return switch (kind) {
      case NovaMoves.PASS -> plain("pass", rule((NovaPosition) position));
      case NovaMoves.END -> plain("end", "R 9.1");
      case NovaMoves.DONE -> plain("done", rule((NovaPosition) position));
      case NovaMoves.BUILD_NAVAL -> new MoveText("build", Args.none(), "build naval", "R 9.4");
      case NovaMoves.ELIMINATE -> plain("eliminate", "R 9.9");
      case NovaMoves.STAY -> plain("stay", "R 11.4");
      case NovaMoves.FIGHT -> plain("fight", rule((NovaPosition) position));
      case NovaMoves.STOP -> plain("stop", "R 12.4");
      case NovaMoves.SIEGE -> plain("siege", "R 12.1");
      case NovaMoves.DROP_TREATY -> plain("drop-treaty", "R 15.4");
      case NovaMoves.PAY_NAVAL -> plain("pay-naval", "R 15.4");
      case NovaMoves.RAISE -> of("raise", "power", Party.name(a), "R 13.2");
      case NovaMoves.LOWER -> of("lower", "power", Party.name(a), "R 13.2");
      case NovaMoves.DRAW -> of("draw", "deck", Cards.deckName(a), "R 14.2");
      case NovaMoves.PLAY_AP -> of("spend", "card", Card.of(a).word(), "R 9.2");
      case NovaMoves.PLAY_EVENT -> of("play", "card", Card.of(a).word(), "R 9.3");
      case NovaMoves.COMBAT_CARD -> of("use", "card", Card.of(a).word(), "R 11.2");
      case NovaMoves.DISCARD -> of("discard", "card", Card.of(a).word(), "R 14.2");
      case NovaMoves.CALL_ALLY -> of("call", "minor", independent(a), "R 11.3");
      case NovaMoves.ATTACK ->
          of("attack", "system", map.name(a), "party", Party.name(NovaMoves.b(move)), "R 9.8");
      case NovaMoves.COMMIT -> commit(move);
      case NovaMoves.WITHDRAW -> unit("withdraw", a, NovaMoves.b(move), "R 11.4");
      case NovaMoves.HIT -> unit("hit", a, NovaMoves.b(move), "R 11.5.6");
      case NovaMoves.ADD_UNIT -> unitAt("send", map, move, "R 9.5");
      case NovaMoves.ELIM_UNIT -> unitAt("scrap", map, move, "R 9.9");
      default -> kind >= NovaMoves.PICK_SYSTEM ? choice(map, kind, move) : action(map, kind, a);
    };
  }

  private static MoveText action(Galaxy map, int kind, int a) {
    return switch (kind) {
      case NovaMoves.BUILD_ESCORT -> build("escort", "system", map.name(a));
      case NovaMoves.BUILD_LINE -> build("line", "system", map.name(a));
      case NovaMoves.BUILD_FORTRESS -> build("fortress", "planet", map.planetName(a));
      case NovaMoves.BUILD_OUTPOST -> build("outpost", "planet", map.planetName(a));
      case NovaMoves.BUILD_FACTORY -> build("factory", "planet", map.planetName(a));
      case NovaMoves.BUILD_SETTLEMENT -> build("settlement", "planet", map.planetName(a));
      case NovaMoves.BUILD_COLONY -> build("colony", "planet", map.planetName(a));
      case NovaMoves.BUILD_CAPITAL -> build("capital", "planet", map.planetName(a));
      case NovaMoves.REINFORCE_ESCORT ->
          of("reinforce", "unit", "escort", "system", map.name(a), "R 9.4");
      case NovaMoves.REINFORCE_LINE ->
          of("reinforce", "unit", "line", "system", map.name(a), "R 9.4");
      case NovaMoves.REINFORCE_FORTRESS ->
          of("reinforce", "unit", "fortress", "planet", map.planetName(a), "R 9.4");
      case NovaMoves.MOVE_FROM -> of("move", "from", map.name(a), "R 9.5");
      case NovaMoves.MOVE_TO -> of("to", "system", map.name(a), "R 9.5");
      case NovaMoves.EXPLORE -> of("explore", "system", map.name(a), "R 9.6");
      case NovaMoves.ELIM_MARKER -> of("abandon", "planet", map.planetName(a), "R 9.9");
      default -> throw new IllegalArgumentException("no move has this kind: " + kind);
    };
  }

  private static MoveText choice(Galaxy map, int kind, long move) {
    int a = NovaMoves.a(move);
    return switch (kind) {
      case NovaMoves.PICK_SYSTEM -> of("choose", "system", map.name(a), "R 17.1");
      case NovaMoves.PICK_PLANET -> of("choose", "planet", map.planetName(a), "R 17.1");
      case NovaMoves.PICK_POWER -> of("choose", "power", Party.name(a), "R 17.1");
      case NovaMoves.PICK_INDEPENDENT -> of("choose", "independent", independent(a), "R 17.1");
      case NovaMoves.PICK_GROUP ->
          of("choose", "power", Party.name(a), "system", map.name(NovaMoves.b(move)), "R 17.1");
      case NovaMoves.RETREAT -> of("retreat", "system", map.name(a), "R 11.10");
      case NovaMoves.ASSAULT -> of("assault", "planet", map.planetName(a), "R 12.1");
      default -> throw new IllegalArgumentException("no move has this kind: " + kind);
    };
  }

  private static String independent(int independent) {
    return Party.name(Party.ofIndependent(independent));
  }

  private static String rule(NovaPosition p) {
    return switch (p.frames.top()) {
      case ADJUST -> "R 13.2";
      case COMBAT -> combatRule(p);
      case MOVE_UNITS -> "R 9.5";
      case ATTACK_UNITS -> "R 9.8";
      case ELIMINATE -> "R 16.5";
      default -> "R 17.1";
    };
  }

  private static String combatRule(NovaPosition p) {
    return switch (p.combat.stage) {
      case CARD_OF_ATTACKER, CARD_OF_DEFENDER -> "R 11.2";
      case ALLY_OF_ATTACKER, ALLY_OF_DEFENDER -> "R 11.3";
      default -> p.combat.isInSpace() ? "R 11.5.7" : "R 12.4";
    };
  }

  /** {@code fire line 2 escort 1}, or {@code cover} for a side that does not fire. */
  private static MoveText commit(long move) {
    var args = Args.none();
    var text = new StringBuilder("fire");
    int[] firing = {NovaMoves.a(move), NovaMoves.b(move), NovaMoves.c(move), NovaMoves.d(move)};
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      args.put(UnitType.word(type), firing[type]);
      if (firing[type] > 0) {
        text.append(' ').append(UnitType.word(type)).append(' ').append(firing[type]);
      }
    }
    boolean isNone = move == NovaMoves.of(NovaMoves.COMMIT);
    return new MoveText("fire", args, isNone ? "cover" : text.toString(), "R 11.5.2");
  }

  private static MoveText plain(String word, String rule) {
    return new MoveText(word, Args.none(), word, rule);
  }

  private static MoveText build(String what, String where, String place) {
    return of("build", "what", what, where, place, "R 9.4");
  }

  private static MoveText unit(String kind, int type, int side, String rule) {
    return of(kind, "unit", UnitType.word(type, side), rule);
  }

  private static MoveText unitAt(String kind, Galaxy map, long move, String rule) {
    var unit = UnitType.word(NovaMoves.b(move), NovaMoves.c(move));
    return of(kind, "unit", unit, "system", map.name(NovaMoves.a(move)), rule);
  }

  private static MoveText of(String kind, String name, Object value, String rule) {
    return text(kind, Args.of(name, value), kind + " " + value, rule);
  }

  private static MoveText of(
      String kind, String first, Object a, String second, Object b, String rule) {
    return text(kind, Args.of(first, a, second, b), kind + " " + a + " " + b, rule);
  }

  private static MoveText text(
      String kind, SequencedMap<String, Object> args, String text, String rule) {
    return new MoveText(kind, args, text, rule);
  }
}
