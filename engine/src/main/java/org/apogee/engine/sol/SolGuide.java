package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolMoves.TAKE;

import java.util.LinkedHashSet;
import java.util.List;
import org.apogee.engine.MoveGuide;
import org.apogee.engine.MoveHint;
import org.apogee.engine.Position;
import org.apogee.engine.words.Words;

/** Each move with its cost and effect, for the person who is about to choose. */
final class SolGuide implements MoveGuide {
  static final SolGuide INSTANCE = new SolGuide();

  private SolGuide() {}

  @Override
  public MoveHint hint(Position position, long move) {
    var p = (SolPosition) position;
    int a = SolMoves.a(move);
    int b = SolMoves.b(move);
    int c = SolMoves.c(move);
    var from = p.board.name(Math.min(a, p.board.spaces() - 1));
    var to = p.board.name(Math.min(b, p.board.spaces() - 1));
    return switch (SolMoves.kind(move)) {
      case SolMoves.CHOOSE -> choose(p, a);
      case SolMoves.LAUNCH -> launch(p, a);
      case SolMoves.FLY -> fly(p, a, b, 1);
      case SolMoves.FLY_GROUP -> fly(p, a, b, c);
      case SolMoves.FLY_STATION -> flyStation(p, a, b);
      case SolMoves.HURL ->
          MoveHint.of("Hurl a sundiver from %s into the Sun%s".formatted(from, hurled(p)), from);
      case SolMoves.HURL_STATION ->
          MoveHint.of(
              "Hurl your %s on %s into the Sun%s".formatted(station(p, a), from, hurled(p)), from);
      case SolMoves.CONVERT_BRIDGE -> bridge(p, a, b, c);
      case SolMoves.CONVERT_NODE ->
          build(p, SolTables.NODE, a, p.board.counterclockwise(a), p.board.clockwise(a));
      case SolMoves.CONVERT_FOUNDRY -> build(p, SolTables.FOUNDRY, a, a, b);
      case SolMoves.CONVERT_TOWER -> build(p, SolTables.TOWER, a, a, b, c);
      case SolMoves.DECONVERT_STATION -> takeBack(p.pieces.stationType(a), from, from);
      case SolMoves.DECONVERT_BRIDGE -> takeBack(SolTables.BRIDGE, from + "-" + to, from, to);
      case SolMoves.ACTIVATE -> activate(p, a);
      case SolMoves.BONUS -> bonus(p, a == TAKE);
      case SolMoves.FLARE ->
          MoveHint.of(
              b == TAKE
                  ? "Pay 1 energy in the flare: your foundry on %s builds a sundiver."
                      .formatted(from)
                  : "Pay nothing in the flare: your foundry on %s builds nothing.".formatted(from));
      case SolMoves.PLAY_EFFECT -> effect(p, SolEffect.of(a), b, c);
      case SolMoves.BURN ->
          MoveHint.of("Burn 1 energy for 2 movement points, %d in all.".formatted(p.turn.mp + 2));
      case SolMoves.KEEP -> keep(p, a);
      case SolMoves.END -> end(p);
      default -> throw SolMoves.notOffered(p, move);
    };
  }

  private static MoveHint choose(SolPosition p, int action) {
    int points = p.track(p.active());
    boolean isLast = p.isLastTransmission();
    return MoveHint.of(
        switch (action) {
          case SolMoves.TO_MOVE ->
              isLast
                  ? "Hurl sundivers from the core into the Sun, up to %d.".formatted(points)
                  : "Move: launch, fly and hurl sundivers with %s."
                      .formatted(Words.count(points, "movement point"));
          case SolMoves.TO_CONVERT ->
              "Convert sundivers into a bridge or a station, or one of these back into sundivers.";
          default ->
              isLast
                  ? "Activate towers to transmit energy as momentum."
                  : "Activate stations of one type for energy, sundivers or momentum.";
        });
  }

  private static MoveHint launch(SolPosition p, int to) {
    var space = p.board.name(to);
    boolean gives = p.turn.effect == SolEffect.CEREMONY && p.board.layer(to) == SolTables.UPPER;
    return MoveHint.of(
        "Launch a sundiver from the mothership to %s%s; %s."
            .formatted(space, gives ? " and gain 1 energy" : "", left(p.turn.mp - 1)),
        "M" + p.active(),
        space);
  }

  private static String left(int points) {
    return Words.count(points, "movement point") + Words.agree(points, " is left", " are left");
  }

  private static MoveHint fly(SolPosition p, int from, int to, int divers) {
    boolean crossing = p.board.edge(from, to) != SolBoard.NO_EDGE;
    boolean isFree = divers == 1 && crossing && MoveEffects.hasFreeCrossings(p.turn);
    return MoveHint.of(
        "Fly %s from %s to %s%s; %s."
            .formatted(
                Words.some(divers, "sundiver"),
                p.board.name(from),
                p.board.name(to),
                toll(p, from, to),
                left(p.turn.mp - (isFree ? 0 : 1))),
        p.board.name(from),
        p.board.name(to));
  }

  /** R 6.5; the owner of the bridge does not matter. */
  private static String toll(SolPosition p, int from, int to) {
    int edge = p.board.edge(from, to);
    if (edge == SolBoard.NO_EDGE || p.turn.effect == SolEffect.TRANSCEND) {
      return "";
    }
    int owner = p.pieces.bridgeOwner(edge);
    boolean pays = owner != p.active() && !p.turn.tollPaid(owner);
    return pays ? " over the bridge of " + Words.seat(owner) + ", who gains 1 energy" : "";
  }

  private static MoveHint flyStation(SolPosition p, int from, int to) {
    return MoveHint.of(
        "Fly your %s from %s to %s%s; %s."
            .formatted(
                station(p, from),
                p.board.name(from),
                p.board.name(to),
                toll(p, from, to),
                left(p.turn.mp - 1)),
        p.board.name(from),
        p.board.name(to));
  }

  private static String station(SolPosition p, int space) {
    return SolTables.pieceName(p.pieces.stationType(space));
  }

  /** R 6.6 and 6.8. */
  private static String hurled(SolPosition p) {
    boolean draws = !p.isLastTransmission() && p.turn.hurls % 2 == 1;
    return " for good: %d momentum%s; %s."
        .formatted(
            SolTables.MOMENTUM_OF_A_HURL,
            draws ? ", and this turn draws a card more" : "",
            left(p.turn.mp - 1));
  }

  private static MoveHint bridge(SolPosition p, int outer, int inner, int behind) {
    var start = p.board.name(outer);
    var end = p.board.name(inner);
    var second = p.board.name(behind);
    return MoveHint.of(
        "Turn the sundivers on %s and %s into the bridge %s-%s: your movement track rises to %d%s."
            .formatted(
                start,
                second,
                start,
                end,
                p.track(p.active()) + 1,
                cards(SolTables.cards(p.board.layer(inner)))),
        start,
        end,
        second);
  }

  private static String cards(int cards) {
    return cards == 0 ? "" : " and this turn draws " + Words.count(cards, "instability card");
  }

  private static MoveHint build(SolPosition p, int type, int at, int... used) {
    var names = new String[used.length];
    for (int i = 0; i < used.length; i++) {
      names[i] = p.board.name(used[i]);
    }
    var pieces = new LinkedHashSet<>(List.of(names));
    pieces.add(p.board.name(at));
    var piece = SolTables.pieceName(type);
    int cards = SolTables.cards(p.board.layer(at));
    return MoveHint.of(
        "Turn the sundivers on %s into %s on %s%s."
            .formatted(Words.list(List.of(names)), Words.a(piece), p.board.name(at), cards(cards)),
        pieces.toArray(String[]::new));
  }

  private static MoveHint takeBack(int piece, String where, String... pieces) {
    return MoveHint.of(
        "Take your %s %s back: the mothership gets %s from the reserve."
            .formatted(
                SolTables.pieceName(piece),
                piece == SolTables.BRIDGE ? where : "on " + where,
                Words.count(SolTables.cost(piece), "sundiver")),
        pieces);
  }

  private static MoveHint activate(SolPosition p, int space) {
    var name = p.board.name(space);
    int layer = p.board.layer(space);
    int owner = p.pieces.stationOwner(space);
    int base = SolTables.base(layer);
    int built = p.turn.effect == SolEffect.DUPLICATE ? 2 * base : base;
    var gain =
        switch (p.pieces.stationType(space)) {
          case SolTables.NODE -> "gain %d energy".formatted(base);
          case SolTables.FOUNDRY ->
              "pay %d energy for %s".formatted(base, Words.count(built, "sundiver"));
          default -> "pay %d energy for %d momentum".formatted(base, base);
        };
    return MoveHint.of(
        "Activate %s %s on %s: %s%s."
            .formatted(
                owner == p.active() ? "your" : Words.possessive(Words.seat(owner)),
                station(p, space),
                name,
                gain,
                p.isLastTransmission() ? "" : cards(SolTables.cards(layer))), // R 11.3
        name);
  }

  private static MoveHint bonus(SolPosition p, boolean take) {
    var space = p.board.name(p.turn.bonusAt);
    if (!take) {
      return MoveHint.of(
          "Decline the bonus of the %s on %s.".formatted(station(p, p.turn.bonusAt), space));
    }
    int amount = SolTables.bonus(p.board.layer(p.turn.bonusAt));
    return MoveHint.of(
        "Take the bonus of the %s on %s: %s."
            .formatted(
                station(p, p.turn.bonusAt),
                space,
                switch (p.pieces.stationType(p.turn.bonusAt)) {
                  case SolTables.NODE -> "gain %d energy".formatted(amount);
                  case SolTables.FOUNDRY ->
                      "pay %d energy for %s".formatted(amount, Words.count(amount, "sundiver"));
                  default -> "pay %d energy for %d momentum".formatted(amount, amount);
                }));
  }

  private static MoveHint effect(SolPosition p, SolEffect effect, int b, int c) {
    var text =
        "Play %s and discard your card: %s".formatted(effect.title(), lower(effect.sentence));
    return switch (effect) {
      case PUNCTURE ->
          MoveHint.of(
              "Play Puncture and discard your card: your sundiver on %s becomes the bridge %s-%s%s."
                  .formatted(
                      p.board.name(b),
                      p.board.name(b),
                      p.board.name(c),
                      cards(SolTables.cards(p.board.layerOfEdge(p.board.edge(b, c))))),
              p.board.name(b),
              p.board.name(c));
      case METAMORPHOSIS ->
          MoveHint.of(
              "Play Metamorphosis and discard your card: your %s on %s becomes %s."
                  .formatted(station(p, b), p.board.name(b), Words.a(SolTables.pieceName(c))),
              p.board.name(b));
      case INVADE ->
          MoveHint.of(
              "Play Invade and discard your card: %s become your %s on %s, and %s leaves%s."
                  .formatted(
                      Words.count(SolTables.cost(p.pieces.stationType(b)), "sundiver"),
                      station(p, b),
                      p.board.name(b),
                      Words.possessive(Words.seat(p.pieces.stationOwner(b))),
                      cards(SolTables.cards(p.board.layer(b)))),
              p.board.name(b));
      case SQUEEZE ->
          MoveHint.of(
              "Play Squeeze and discard your card: activate your %s on %s again%s."
                  .formatted(
                      station(p, b), p.board.name(b), cards(SolTables.cards(p.board.layer(b)))),
              p.board.name(b));
      case PILLAR ->
          MoveHint.of(
              "Play Pillar and discard your card: each %s card of this turn gives 2 momentum."
                  .formatted(SolTables.suitName(b)));
      default -> MoveHint.of(text);
    };
  }

  private static String lower(String sentence) {
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }

  private static MoveHint keep(SolPosition p, int suit) {
    var effect = p.effectOf(suit);
    return MoveHint.of(
        "Keep the card of %s for its effect %s: %s"
            .formatted(SolTables.suitName(suit), effect.title(), lower(effect.sentence)));
  }

  private static MoveHint end(SolPosition p) {
    if (p.isLastTransmission()) {
      return MoveHint.ending("End your last transmission.");
    }
    boolean moves = p.frames.isAt(Step.MOVE);
    int owed = p.turn.owed + (moves ? p.turn.hurls / 2 : 0);
    return MoveHint.ending(
        owed == 0
            ? "End your turn without drawing a card%s.".formatted(wasted(p, moves))
            : "End your turn and draw %s%s."
                .formatted(Words.count(owed, "instability card"), wasted(p, moves)));
  }

  private static String wasted(SolPosition p, boolean moves) {
    return moves && p.turn.mp > 0
        ? "; %s".formatted(Words.count(p.turn.mp, "movement point"))
            + Words.agree(p.turn.mp, " expires", " expire")
        : "";
  }
}
