package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaMoves.a;
import static org.apogee.engine.supernova.SupernovaMoves.b;

import org.apogee.engine.MoveGuide;
import org.apogee.engine.MoveHint;
import org.apogee.engine.Position;
import org.apogee.engine.words.Words;

/** Each move with its cost and effect, for the person who is about to choose. */
final class SupernovaGuide implements MoveGuide {
  static final SupernovaGuide INSTANCE = new SupernovaGuide();

  /** R 8.8 and R 8.11, but by force. */
  private static final String PLANET_OR_SHIPS =
      "the planet is yours, or your ships are the defender's.";

  private SupernovaGuide() {}

  @Override
  public MoveHint hint(Position position, long move) {
    var p = (SupernovaPosition) position;
    return switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.MULLIGAN ->
          MoveHint.ending("Discard your whole hand, which has no planet, and draw a new one.");
      case SupernovaMoves.KEEP_HAND -> MoveHint.of("Keep your hand.");
      case SupernovaMoves.DRAW -> draw(p, move);
      case SupernovaMoves.PLAY_PLANET -> discover(p, move);
      case SupernovaMoves.PLAY_ENV -> environment(p, move);
      case SupernovaMoves.BUILD -> build(p, move);
      case SupernovaMoves.PLAY_SPECIAL -> special(p, move);
      case SupernovaMoves.TRADE_OFFER ->
          card(p, move, "Offer %s in a trade; in this Action phase you do nothing else.");
      case SupernovaMoves.TRADE_TO -> address(p, move);
      case SupernovaMoves.TRADE_ADD -> card(p, move, "Add %s to your bid.");
      case SupernovaMoves.TRADE_BID -> bid(p, move);
      case SupernovaMoves.TRADE_DECLINE -> MoveHint.of("Decline the trade and keep your cards.");
      case SupernovaMoves.TRADE_ACCEPT ->
          MoveHint.of(
              "Accept the bid of %s: its cards are yours, and %s is theirs."
                  .formatted(Words.seat(a(move)), p.cards.label(p.trade.offered)));
      case SupernovaMoves.TRADE_REFUSE -> MoveHint.of("Refuse all bids and keep your card.");
      case SupernovaMoves.JETTISON ->
          card(p, move, "Discard %s as your action; more cards may follow.");
      case SupernovaMoves.ATTACK_ORIGIN ->
          card(p, move, "Attack with ships from the orbit of %s, as your action.");
      case SupernovaMoves.FLEET_ADD -> ship(p, move, "Send %s along (%s).");
      case SupernovaMoves.FLEET_DONE ->
          MoveHint.of(
              "The fleet is complete: %s.".formatted(SupernovaWords.fleet(p, p.attack.fleet)));
      case SupernovaMoves.ATTACK_TARGET -> target(p, move);
      case SupernovaMoves.FLEE -> ship(p, move, "Let %s flee into Deep Space (%s).");
      case SupernovaMoves.FLEE_DONE -> MoveHint.of("No more ships flee; those in orbit fight.");
      case SupernovaMoves.ORBIT_FORM -> orbit(p, a(move));
      case SupernovaMoves.PLANET_FORM -> planet(p, a(move));
      case SupernovaMoves.WITHDRAW ->
          MoveHint.ending("Withdraw: the fleet flies home without a battle on the planet.");
      case SupernovaMoves.PICK_ASSET -> pick(p, move);
      case SupernovaMoves.MOVE_SHIP -> onto(p, move, "Move %s to the orbit of %s.");
      case SupernovaMoves.LOAD -> onto(p, move, "Load %s into %s.");
      case SupernovaMoves.UNLOAD -> onto(p, move, "Unload %s on %s.");
      case SupernovaMoves.SHIFT -> onto(p, move, "Shift %s to %s.");
      case SupernovaMoves.DROP_POP ->
          card(p, move, "Discard %s, because its planet cannot support so much population.");
      case SupernovaMoves.DROP_SHIP ->
          card(p, move, "Discard %s with all it carries, because its planet cannot support it.");
      case SupernovaMoves.DISCARD -> card(p, move, "Discard %s at the end of the turn.");
      case SupernovaMoves.PASS -> pass(p);
      case SupernovaMoves.END -> MoveHint.ending(end(p));
      default -> throw SupernovaMoves.notOffered(p, move);
    };
  }

  private static String end(SupernovaPosition p) {
    return switch (p.step()) {
      case JETTISON -> "End the jettison, and with it your action.";
      case TRANSPORT -> "End your Transport phase.";
      default -> "End your Build phase.";
    };
  }

  private static MoveHint card(SupernovaPosition p, long move, String form) {
    var label = p.cards.label(a(move));
    return MoveHint.of(form.formatted(label), label);
  }

  private static MoveHint ship(SupernovaPosition p, long move, String form) {
    var label = p.cards.label(a(move));
    return MoveHint.of(form.formatted(label, strengths(p, a(move))), label);
  }

  private static MoveHint onto(SupernovaPosition p, long move, String form) {
    var label = p.cards.label(a(move));
    var to = p.cards.label(b(move));
    return MoveHint.of(form.formatted(label, to), label, to);
  }

  /** With what lies on the ship. */
  private static String strengths(SupernovaPosition p, int ship) {
    return "%d military, %d diplomatic, %d economic"
        .formatted(
            Math.max(0, p.table.strength(ship, Battle.MILITARY)),
            Math.max(0, p.table.strength(ship, Battle.DIPLOMATIC)),
            Math.max(0, p.table.strength(ship, Battle.ECONOMIC)));
  }

  /** The card's own sentence, within another one and without its full stop. */
  private static String about(SupernovaPosition p, int card) {
    var text = CardSentences.sentence(p.cards.kind(card));
    return Character.toLowerCase(text.charAt(0)) + text.substring(1, text.length() - 1);
  }

  private static MoveHint draw(SupernovaPosition p, long move) {
    return MoveHint.of(
        a(move) == SupernovaMoves.FROM_MAIN
            ? "Fill your hand from the Main Deck, which has %s."
                .formatted(Words.count(p.piles.main.size(), "card"))
            : "Fill your hand from the Discard pile first, which has %s."
                .formatted(Words.count(p.piles.discardSize(), "card")));
  }

  private static MoveHint discover(SupernovaPosition p, long move) {
    var label = p.cards.label(a(move));
    return MoveHint.of(
        "Discover %s%s: %s."
            .formatted(
                label, b(move) == 1 ? " and declare it your homeworld" : "", about(p, a(move))),
        label);
  }

  private static MoveHint environment(SupernovaPosition p, long move) {
    var label = p.cards.label(a(move));
    var to = p.cards.label(b(move));
    return MoveHint.of("Play %s on %s: %s.".formatted(label, to, about(p, a(move))), label, to);
  }

  private static MoveHint build(SupernovaPosition p, long move) {
    var label = p.cards.label(a(move));
    var to = p.cards.label(b(move));
    var where =
        switch (p.cards.type(a(move))) {
          case SHIP -> "in the orbit of";
          default -> "on";
        };
    return MoveHint.of(
        "Build %s %s %s: %s.".formatted(label, where, to, about(p, a(move))), label, to);
  }

  private static MoveHint special(SupernovaPosition p, long move) {
    var label = p.cards.label(a(move));
    var target = SpecialFacts.target(p, a(move), b(move));
    if (target.isEmpty()) {
      return MoveHint.of("Play %s: %s.".formatted(label, about(p, a(move))), label);
    }
    boolean isSide = p.cards.kind(a(move)).effect == Effect.MOD;
    return MoveHint.of(
        "Play %s on %s: %s.".formatted(label, isSide ? "the " + target : target, about(p, a(move))),
        label,
        target);
  }

  private static MoveHint address(SupernovaPosition p, long move) {
    var seats = TradeFacts.seats(p, a(move)).stream().mapToInt(Integer::intValue).toArray();
    return MoveHint.of(
        "Offer %s to %s, who %s it."
            .formatted(
                p.cards.label(p.trade.offered),
                Words.seats(seats),
                Words.agree(seats.length, "sees", "see")));
  }

  private static MoveHint bid(SupernovaPosition p, long move) {
    var offerer = Words.seat(p.current());
    return MoveHint.of(
        switch (Pledge.of(a(move))) {
          case NOTHING -> "Bid the cards that you added, without a promise.";
          case NO_ATTACK ->
              "Bid, and promise not to attack %s until the end of the next turn."
                  .formatted(offerer);
          case NO_SPECIAL ->
              "Bid, and promise no special against %s until the end of the next turn."
                  .formatted(offerer);
        });
  }

  private static MoveHint target(SupernovaPosition p, long move) {
    int planet = a(move);
    var label = p.cards.label(planet);
    long orbit = p.table.orbit(planet);
    return MoveHint.of(
        "Attack %s of %s (%s)%s."
            .formatted(
                label,
                Words.seat(p.table.owner(planet)),
                strengths(p, planet),
                orbit == 0
                    ? ", which has no ships in orbit"
                    : ", past " + SupernovaWords.fleet(p, orbit) + " in orbit"),
        label);
  }

  private static String against(SupernovaPosition p, int form, boolean inOrbit) {
    return "%d against %d"
        .formatted(
            Strengths.counted(Battle.attackerStrengths(p), form),
            Strengths.counted(Battle.defenderStrengths(p, inOrbit), form));
  }

  private static MoveHint orbit(SupernovaPosition p, int form) {
    return MoveHint.of(
        switch (Form.of(form)) {
          case MILITARY ->
              "Attack the ships in orbit by force, %s: the losers are destroyed."
                  .formatted(against(p, form, true));
          case DIPLOMATIC ->
              "Attack the ships in orbit by diplomacy, %s: the losers join the winner."
                  .formatted(against(p, form, true));
          case ECONOMIC ->
              "Attack the ships in orbit by economic means, %s: the losers join the winner."
                  .formatted(against(p, form, true));
          case BYPASS -> "Bypass the ships in orbit and go for the planet.";
        });
  }

  private static MoveHint planet(SupernovaPosition p, int form) {
    return MoveHint.of(
        switch (Form.of(form)) {
          case MILITARY ->
              "Attack the planet by force, %s: you capture it without its assets, or lose your fleet."
                  .formatted(against(p, form, false));
          case DIPLOMATIC ->
              "Attack the planet by diplomacy, %s: the loser takes back one asset; %s"
                  .formatted(against(p, form, false), PLANET_OR_SHIPS);
          case ECONOMIC ->
              "Attack the planet by economic means, %s: the winner keeps one asset; %s"
                  .formatted(against(p, form, false), PLANET_OR_SHIPS);
          case BYPASS -> throw new IllegalStateException("only ships in orbit are bypassed");
        });
  }

  private static MoveHint pick(SupernovaPosition p, long move) {
    return card(
        p,
        move,
        p.attack.form == Battle.DIPLOMATIC
            ? "Take %s back into your hand; the winner gets the rest."
            : "Keep %s; the loser takes the other assets back.");
  }

  private static MoveHint pass(SupernovaPosition p) {
    return switch (p.frames.top()) {
      case DISCOVER -> MoveHint.ending("Pass: discover no planet this turn.");
      case ACTION ->
          p.turn.extraAction
              ? MoveHint.of("Pass: take no action in this Action phase; you have another one.")
              : MoveHint.ending("Pass: take no action in this Action phase.");
      case RIVAL_ENVIRONMENT, OWN_ENVIRONMENT -> MoveHint.of("Pass: play no environment.");
      case ORBIT_WINDOW, PLANET_WINDOW -> MoveHint.of("Pass: play no special in this attack.");
      default -> MoveHint.of("Pass.");
    };
  }
}
