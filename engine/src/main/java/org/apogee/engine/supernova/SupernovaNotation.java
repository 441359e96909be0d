package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaMoves.a;
import static org.apogee.engine.supernova.SupernovaMoves.b;

import org.apogee.engine.Args;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;
import org.apogee.engine.words.Phrase;

/**
 * Moves of Supernova in words: {@code discover Freya as homeworld}, {@code build Fighter-2 at
 * Freya}, {@code attack Vega}.
 */
final class SupernovaNotation implements Notation {
  @Override
  public MoveText describe(Position position, long move) {
    var p = (SupernovaPosition) position;
    return switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.MULLIGAN -> plain("mulligan", "mulligan", "R 4.2");
      case SupernovaMoves.KEEP_HAND -> plain("keep-hand", "keep hand", "R 4.2");
      case SupernovaMoves.DRAW -> draw(move);
      case SupernovaMoves.PLAY_PLANET -> discover(p, move);
      case SupernovaMoves.PLAY_ENV -> on(p, move, "play-environment", "play", "on", "R 5.3");
      case SupernovaMoves.BUILD -> build(p, move);
      case SupernovaMoves.PLAY_SPECIAL -> special(p, move);
      case SupernovaMoves.TRADE_OFFER -> card(p, move, "trade-offer", "offer", "R 7.4");
      case SupernovaMoves.TRADE_TO -> address(p, move);
      case SupernovaMoves.TRADE_ADD -> card(p, move, "trade-add", "add", "R 7.4");
      case SupernovaMoves.TRADE_BID -> bid(move);
      case SupernovaMoves.TRADE_DECLINE -> plain("trade-decline", "decline", "R 7.4");
      case SupernovaMoves.TRADE_ACCEPT -> accept(move);
      case SupernovaMoves.TRADE_REFUSE -> plain("trade-refuse", "refuse", "R 7.4");
      case SupernovaMoves.JETTISON -> card(p, move, "jettison", "jettison", "R 7.3");
      case SupernovaMoves.ATTACK_ORIGIN -> planet(p, move, "attack-from", "attack from", "R 8.1");
      case SupernovaMoves.FLEET_ADD -> card(p, move, "fleet-add", "send", "R 8.2");
      case SupernovaMoves.FLEET_DONE -> plain("fleet-done", "fleet done", "R 8.2");
      case SupernovaMoves.ATTACK_TARGET -> planet(p, move, "attack", "attack", "R 8.3");
      case SupernovaMoves.FLEE -> card(p, move, "flee", "flee", "R 8.4");
      case SupernovaMoves.FLEE_DONE -> plain("flee-done", "flight done", "R 8.4");
      case SupernovaMoves.ORBIT_FORM -> form(move, "orbit-form", "in orbit", "R 8.6");
      case SupernovaMoves.PLANET_FORM -> form(move, "planet-form", "on planet", "R 8.9");
      case SupernovaMoves.WITHDRAW -> plain("withdraw", "withdraw", "R 8.9");
      case SupernovaMoves.PICK_ASSET -> card(p, move, "pick", "pick", "R 8.8");
      case SupernovaMoves.MOVE_SHIP -> on(p, move, "move-ship", "move", "to", "R 10.1");
      case SupernovaMoves.LOAD -> on(p, move, "load", "load", "into", "R 10.1");
      case SupernovaMoves.UNLOAD -> on(p, move, "unload", "unload", "on", "R 10.1");
      case SupernovaMoves.SHIFT -> on(p, move, "shift", "shift", "to", "R 10.1");
      case SupernovaMoves.DROP_POP -> card(p, move, "drop-population", "drop", "R 10.2");
      case SupernovaMoves.DROP_SHIP -> card(p, move, "drop-ship", "drop", "R 10.2");
      case SupernovaMoves.DISCARD -> card(p, move, "discard", "discard", "R 10.2");
      case SupernovaMoves.PASS -> plain("pass", "pass", "R 15.2");
      case SupernovaMoves.END -> plain("end", "end", "R 15.2");
      default -> throw SupernovaMoves.notOffered(p, move);
    };
  }

  private static MoveText plain(String kind, String text, String rule) {
    return new MoveText(kind, Args.none(), text, rule);
  }

  private static MoveText card(
      SupernovaPosition p, long move, String kind, String verb, String rule) {
    var label = p.cards.label(a(move));
    return new MoveText(kind, Args.of("card", label), verb + " " + label, rule);
  }

  private static MoveText planet(
      SupernovaPosition p, long move, String kind, String verb, String rule) {
    var label = p.cards.label(a(move));
    return new MoveText(kind, Args.of("planet", label), verb + " " + label, rule);
  }

  private static MoveText on(
      SupernovaPosition p, long move, String kind, String verb, String where, String rule) {
    var label = p.cards.label(a(move));
    var to = p.cards.label(b(move));
    return new MoveText(
        kind,
        Args.of("card", label, "to", to),
        Phrase.of("%s %s %s %s", verb, label, where, to),
        rule);
  }

  private static MoveText draw(long move) {
    boolean main = a(move) == SupernovaMoves.FROM_MAIN;
    return new MoveText(
        "draw",
        Args.of("pile", main ? "main" : "discard"),
        main ? "draw main" : "draw discard",
        "R 4.5");
  }

  private static MoveText discover(SupernovaPosition p, long move) {
    var label = p.cards.label(a(move));
    boolean declared = b(move) == 1;
    return new MoveText(
        "discover",
        Args.of("planet", label, "homeworld", declared),
        "discover " + label + (declared ? " as homeworld" : ""),
        declared ? "R 5.2" : "R 5.1");
  }

  private static MoveText build(SupernovaPosition p, long move) {
    return switch (p.cards.type(a(move))) {
      case SHIP -> on(p, move, "build", "build", "at", "R 6.3");
      case CIVILIZATION -> on(p, move, "build", "build", "on", "R 6.4");
      case MODIFIER -> on(p, move, "build", "build", "on", "R 6.5");
      default -> on(p, move, "build", "build", "on", "R 6.2");
    };
  }

  private static MoveText special(SupernovaPosition p, long move) {
    var label = p.cards.label(a(move));
    var target = SpecialFacts.target(p, a(move), b(move));
    return target.isEmpty()
        ? new MoveText("play-special", Args.of("card", label), "play " + label, "R 9.2")
        : new MoveText(
            "play-special",
            Args.of("card", label, "target", target),
            Phrase.of("play %s on %s", label, target),
            "R 9.3");
  }

  private static MoveText address(SupernovaPosition p, long move) {
    var seats = TradeFacts.seats(p, a(move));
    var text = new StringBuilder("offer to");
    seats.forEach(seat -> text.append(' ').append(seat));
    return new MoveText("trade-to", Args.of("seats", seats), text.toString(), "R 7.4");
  }

  private static MoveText bid(long move) {
    var pledge = Pledge.of(a(move));
    return new MoveText("trade-bid", Args.of("promise", pledge.label), pledge.move, "R 7.4");
  }

  private static MoveText accept(long move) {
    return new MoveText("trade-accept", Args.of("seat", a(move)), "accept " + a(move), "R 7.4");
  }

  private static MoveText form(long move, String kind, String where, String rule) {
    var form = Form.of(a(move)).label;
    return new MoveText(
        kind,
        Args.of("form", form),
        a(move) == Battle.BYPASS ? "bypass orbit" : Phrase.of("%s %s", form, where),
        rule);
  }
}
