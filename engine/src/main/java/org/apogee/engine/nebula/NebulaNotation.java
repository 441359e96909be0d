package org.apogee.engine.nebula;

import org.apogee.engine.Args;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;

/** Moves in words, R 15.3: {@code move S1 0E8}, {@code research battle-speed}, {@code end turn}. */
final class NebulaNotation implements Notation {
  @Override
  public MoveText describe(Position position, long move) {
    var p = (NebulaPosition) position;
    int a = NebulaMoves.a(move);
    int b = NebulaMoves.b(move);
    return switch (NebulaMoves.kind(move)) {
      case NebulaMoves.PASS -> new MoveText("pass", Args.none(), "pass", "R 1.6");
      case NebulaMoves.END_PHASE -> endPhase(p);
      case NebulaMoves.BUILD_EXTRACTOR ->
          of("extractor", "resource", NebulaWords.resource(a), "R 8.1");
      case NebulaMoves.UPGRADE_EXTRACTOR ->
          of("specialise", "resource", NebulaWords.resource(a), "R 8.2");
      case NebulaMoves.CONSTRUCT -> of("construct", "building", NebulaWords.building(a), "R 8.3");
      case NebulaMoves.RESEARCH -> of("research", "tech", NebulaWords.tech(a), "R 8.4");
      case NebulaMoves.PRODUCE_REGIMENT -> of("regiment", "planet", Planets.name(a), "R 8.5");
      case NebulaMoves.PRODUCE_SHIP -> of("ship", "planet", Planets.name(a), "R 8.6");
      case NebulaMoves.LAB_ADVANCE -> of("advance", "tech", NebulaWords.tech(a), "R 8.7");
      case NebulaMoves.EXCHANGE ->
          of("exchange", "from", NebulaWords.resource(a), "to", NebulaWords.resource(b), "R 8.8");
      case NebulaMoves.AMOUNT -> of("amount", "regiments", a, rule(p));
      case NebulaMoves.USE_TECH -> of("use", "tech", NebulaWords.tech(a), "R 11.1");
      case NebulaMoves.CHOOSE_TECH -> of("choose", "tech", NebulaWords.tech(a), "R 11.3");
      case NebulaMoves.CHOOSE_SHIP -> of("choose", "ship", Ships.name(Ships.of(b, a)), "R 11.3");
      case NebulaMoves.CHOOSE_PLANET -> of("choose", "planet", Planets.name(a), "R 11.3");
      case NebulaMoves.CHOOSE_PAIR ->
          of("choose", "from", NebulaWords.resource(a), "to", NebulaWords.resource(b), "R 11.4");
      case NebulaMoves.CHOOSE_BLOCK -> of("choose", "block", GalacticMap.name(b), "R 11.4");
      case NebulaMoves.MOVE ->
          of("move", "ship", ship(p, a), "block", GalacticMap.name(b), "R 9.3");
      case NebulaMoves.LOAD -> of("load", "ship", ship(p, a), "regiments", b, "R 9.7");
      case NebulaMoves.UNLOAD -> of("unload", "ship", ship(p, a), "regiments", b, "R 9.8");
      case NebulaMoves.KEEP -> of("keep", "planet", Planets.name(a), "R 13.2");
      case NebulaMoves.CHOOSE_COLOUR ->
          of("choose", "colour", NebulaWords.colour(a), "R 9.5.1 ZONE");
      default -> throw new IllegalArgumentException("no move has this code: " + move);
    };
  }

  private static MoveText endPhase(NebulaPosition p) {
    boolean isProgress = p.frames.isAt(Step.PROGRESS);
    return isProgress
        ? of("end", "phase", "progress", "R 8.10")
        : of("end", "phase", "turn", "R 9.2");
  }

  private static String rule(NebulaPosition p) {
    return p.frames.isAt(Step.AMOUNT) ? "R 8.8" : "R 11.4";
  }

  /** The ship of the active seat, who alone moves, loads and unloads. */
  private static String ship(NebulaPosition p, int slot) {
    return Ships.name(Ships.of(p.active(), slot));
  }

  private static MoveText of(String kind, String name, Object value, String rule) {
    return new MoveText(kind, Args.of(name, value), kind + " " + value, rule);
  }

  private static MoveText of(
      String kind, String first, Object a, String second, Object b, String rule) {
    return new MoveText(kind, Args.of(first, a, second, b), kind + " " + a + " " + b, rule);
  }
}
