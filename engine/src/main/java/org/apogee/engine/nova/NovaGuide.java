package org.apogee.engine.nova;

import java.util.ArrayList;
import org.apogee.engine.MoveGuide;
import org.apogee.engine.MoveHint;
import org.apogee.engine.Position;
import org.apogee.engine.words.Words;

/** Each move with its cost and effect, for the person who is about to choose. */
final class NovaGuide implements MoveGuide {
  static final NovaGuide INSTANCE = new NovaGuide();

  private NovaGuide() {}

  @Override
  public MoveHint hint(Position position, long move) {
    var p = (NovaPosition) position;
    int a = NovaMoves.a(move);
    int b = NovaMoves.b(move);
    return switch (NovaMoves.kind(move)) {
      case NovaMoves.PASS -> MoveHint.of(pass(p));
      case NovaMoves.END ->
          MoveHint.ending(
              "End your actions%s; then battles are fought."
                  .formatted(
                      p.impulse.points > 0
                          ? " with %d AP unspent".formatted(p.impulse.points)
                          : ""));
      case NovaMoves.DONE -> MoveHint.of(done(p));
      case NovaMoves.PLAY_AP ->
          MoveHint.of(
              "Discard %s for %d AP, which makes %d."
                  .formatted(
                      Card.of(a).title, Card.of(a).points, p.impulse.points + Card.of(a).points),
              Card.of(a).name());
      case NovaMoves.PLAY_EVENT ->
          MoveHint.of(
              "Play %s for its effect: %s".formatted(Card.of(a).title, lower(Card.of(a).sentence)),
              Card.of(a).name());
      case NovaMoves.COMBAT_CARD ->
          MoveHint.of(
              "Use %s in this combat: %s".formatted(Card.of(a).title, lower(Card.of(a).sentence)),
              Card.of(a).name());
      case NovaMoves.DISCARD ->
          MoveHint.of(
              "Discard %s, because your hand is full.".formatted(Card.of(a).title),
              Card.of(a).name());
      case NovaMoves.ELIMINATE ->
          MoveHint.ending(
              "Give up a unit or a marker of your own%s.".formatted(price(p, Elimination.COST)));
      case NovaMoves.BUILD_NAVAL ->
          MoveHint.of(
              "Raise your naval power by 1 to %d%s."
                  .formatted(p.powers.naval[p.active()] + 1, price(p, Construction.NAVAL_COST)));
      case NovaMoves.STAY -> MoveHint.of("Withdraw no more fleets to planets.");
      case NovaMoves.FIGHT ->
          MoveHint.of("Fight another round of the combat at %s.".formatted(where(p)));
      case NovaMoves.STOP -> MoveHint.of("Stop the assault on %s.".formatted(where(p)));
      case NovaMoves.SIEGE -> MoveHint.of("Assault nothing more here and besiege the system.");
      case NovaMoves.DROP_TREATY ->
          MoveHint.of("Pay nothing: your treaty with %s ends.".formatted(partner(p)));
      case NovaMoves.PAY_NAVAL ->
          MoveHint.of("Pay 1 naval power to keep your treaty with %s.".formatted(partner(p)));
      case NovaMoves.RAISE ->
          MoveHint.of(
              "Raise your tension with %s by 1 to %d."
                  .formatted(NovaWords.who(a), p.powers.tension(p.active(), a) + 1));
      case NovaMoves.LOWER ->
          MoveHint.of(
              "Lower your tension with %s by 1 to %d%s."
                  .formatted(
                      NovaWords.who(a),
                      p.powers.tension(p.active(), a) - 1,
                      price(p, Tension.LOWER_COST)));
      case NovaMoves.DRAW -> MoveHint.of("Draw a card from deck %s.".formatted(Cards.deckName(a)));
      case NovaMoves.CALL_ALLY ->
          MoveHint.of("Call %s into this combat.".formatted(NovaWords.independent(a)));
      case NovaMoves.ATTACK -> attack(p, a, b);
      case NovaMoves.COMMIT -> commit(p, move);
      case NovaMoves.WITHDRAW ->
          MoveHint.of("Withdraw %s from the combat to a planet.".formatted(NovaWords.unit(a, b)));
      case NovaMoves.HIT -> hit(p, a, b);
      case NovaMoves.ADD_UNIT -> send(p, a, b, NovaMoves.c(move));
      case NovaMoves.ELIM_UNIT ->
          MoveHint.ending(
              "Give up %s at %s.".formatted(NovaWords.unit(b, NovaMoves.c(move)), at(p, a)),
              at(p, a));
      case NovaMoves.ELIM_MARKER ->
          MoveHint.ending(
              "Give up the %s on %s.".formatted(Marker.of(p.board.level(a)).word, planet(p, a)),
              planet(p, a));
      default -> placed(p, move);
    };
  }

  private static String at(NovaPosition p, int system) {
    return p.map().name(system);
  }

  private static String planet(NovaPosition p, int planet) {
    return p.map().planetName(planet);
  }

  private static String lower(String sentence) {
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /** {@code for 2 AP; 3 AP are left}. */
  private static String price(NovaPosition p, int cost) {
    int left = p.impulse.points - cost;
    return cost == 0 ? ", free" : " for %d AP; %d AP left".formatted(cost, left);
  }

  private static String pass(NovaPosition p) {
    return switch (p.frames.top()) {
      case ADJUST -> "Change no tension.";
      case PICK -> "Use the card no further.";
      case COMBAT ->
          switch (p.combat.stage) {
            case CARD_OF_ATTACKER, CARD_OF_DEFENDER -> "Use no combat card.";
            case ALLY_OF_ATTACKER, ALLY_OF_DEFENDER -> "Call no ally.";
            default -> "Pass.";
          };
      default -> "Pass.";
    };
  }

  private static String done(NovaPosition p) {
    return switch (p.frames.top()) {
      case MOVE_UNITS ->
          "Send no more fleets to %s: the move is complete.".formatted(at(p, p.frames.get(2)));
      case ATTACK_UNITS ->
          "Send no more fleets against %s: the attack is complete."
              .formatted(at(p, p.frames.get(1)));
      default -> "Give up nothing more.";
    };
  }

  private static String where(NovaPosition p) {
    return p.combat.isInSpace() ? at(p, p.combat.system) : planet(p, p.combat.planet());
  }

  private static String partner(NovaPosition p) {
    return NovaWords.independent(p.frames.get(1));
  }

  private static MoveHint attack(NovaPosition p, int system, int party) {
    boolean breaks =
        !Party.isPower(party)
            && p.independents.relation(Party.independent(party), p.active()) == Independents.TREATY;
    return MoveHint.of(
        "Attack %s at %s%s%s."
            .formatted(
                NovaWords.who(party),
                at(p, system),
                price(p, Attacks.COST),
                breaks ? "; your treaty ends and costs 1 VP" : ""),
        at(p, system));
  }

  private static MoveHint commit(NovaPosition p, long move) {
    int[] firing = {NovaMoves.a(move), NovaMoves.b(move), NovaMoves.c(move), NovaMoves.d(move)};
    var parts = new ArrayList<String>();
    for (int type = UnitType.LINE; type <= UnitType.MIXED; type++) {
      if (firing[type] > 0) {
        parts.add(NovaWords.units(firing[type], type));
      }
    }
    return MoveHint.of(
        parts.isEmpty()
            ? "Fire with nothing at %s: all your units cover.".formatted(where(p))
            : "Fire with %s at %s; your other units cover.".formatted(Words.list(parts), where(p)));
  }

  private static MoveHint hit(NovaPosition p, int type, int side) {
    return MoveHint.of(
        "Let %s at %s take an impact%s."
            .formatted(
                NovaWords.unit(type, side),
                where(p),
                side == UnitType.FULL ? " and be reduced" : " and be lost"));
  }

  private static MoveHint send(NovaPosition p, int system, int type, int side) {
    boolean moves = p.frames.isAt(Step.MOVE_UNITS);
    return MoveHint.of(
        "Send %s from %s %s."
            .formatted(
                NovaWords.unit(type, side),
                at(p, system),
                moves
                    ? "to " + at(p, p.frames.get(2))
                    : "into the attack on " + at(p, p.frames.get(1))),
        at(p, system));
  }

  private static MoveHint placed(NovaPosition p, long move) {
    int a = NovaMoves.a(move);
    return switch (NovaMoves.kind(move)) {
      case NovaMoves.BUILD_ESCORT -> unit(p, UnitType.ESCORT, at(p, a), Construction.ESCORT_COST);
      case NovaMoves.BUILD_LINE ->
          unit(p, UnitType.LINE, at(p, a), Construction.lineCost(p, p.active()));
      case NovaMoves.BUILD_FORTRESS ->
          unit(p, UnitType.FORTRESS, planet(p, a), Construction.FORTRESS_COST);
      case NovaMoves.BUILD_OUTPOST -> marker(p, a, Marker.OUTPOST, Construction.OUTPOST_COST);
      case NovaMoves.BUILD_FACTORY -> marker(p, a, Marker.FACTORY, Construction.FACTORY_COST);
      case NovaMoves.BUILD_SETTLEMENT -> grade(p, a, Marker.SETTLEMENT);
      case NovaMoves.BUILD_COLONY -> grade(p, a, Marker.COLONY);
      case NovaMoves.BUILD_CAPITAL -> grade(p, a, Marker.CAPITAL);
      case NovaMoves.REINFORCE_ESCORT ->
          reinforce(UnitType.ESCORT, at(p, a), price(p, Construction.REINFORCE_COST));
      case NovaMoves.REINFORCE_LINE ->
          reinforce(
              UnitType.LINE,
              at(p, a),
              " for 1 naval power; %d left".formatted(p.powers.naval[p.active()] - 1));
      case NovaMoves.REINFORCE_FORTRESS ->
          reinforce(UnitType.FORTRESS, planet(p, a), price(p, Construction.REINFORCE_COST));
      case NovaMoves.MOVE_FROM ->
          MoveHint.of(
              "Move fleets from %s%s.".formatted(at(p, a), price(p, Movement.COST)), at(p, a));
      case NovaMoves.MOVE_TO ->
          MoveHint.of(
              "Move fleets from %s to %s.".formatted(at(p, p.frames.get(1)), at(p, a)),
              at(p, p.frames.get(1)),
              at(p, a));
      case NovaMoves.EXPLORE ->
          MoveHint.of(
              "Explore %s: its tile is turned up%s."
                  .formatted(at(p, a), price(p, Exploration.cost(p))),
              at(p, a));
      case NovaMoves.RETREAT -> retreat(p, a);
      case NovaMoves.ASSAULT ->
          MoveHint.of(
              "Assault the %s on %s.".formatted(Marker.of(p.board.level(a)).word, planet(p, a)),
              planet(p, a));
      default -> picked(p, move);
    };
  }

  /** R 11.10. */
  private static MoveHint retreat(NovaPosition p, int to) {
    int from = p.frames.isAt(Step.RETREAT) ? p.frames.get(2) : p.combat.system;
    if (from == to) {
      return MoveHint.of("Retreat to your best planet of %s.".formatted(at(p, to)), at(p, to));
    }
    var way = "Retreat from %s to %s".formatted(at(p, from), at(p, to));
    int fleets = Retreat.fleets(p, p.seatToAct(), from);
    int lost = fleets - Retreat.room(p, p.seatToAct(), to);
    return lost <= 0
        ? MoveHint.of(way + ".", at(p, from), at(p, to))
        : MoveHint.ending(
            "%s; %d of your %d fleets %s."
                .formatted(
                    way,
                    lost,
                    fleets,
                    Words.agree(lost, "finds no room and is lost", "find no room and are lost")),
            at(p, from),
            at(p, to));
  }

  private static MoveHint unit(NovaPosition p, int type, String place, int cost) {
    return MoveHint.of(
        "Build %s at %s on its reduced side%s."
            .formatted(NovaWords.units(1, type), place, price(p, cost)),
        place);
  }

  private static MoveHint reinforce(int type, String place, String price) {
    return MoveHint.of(
        "Reinforce a reduced %s at %s to full strength%s."
            .formatted(UnitType.title(type), place, price),
        place);
  }

  private static MoveHint grade(NovaPosition p, int planet, Marker marker) {
    return marker(p, planet, marker, Construction.gradeCost(p, marker.level));
  }

  private static MoveHint marker(NovaPosition p, int planet, Marker marker, int cost) {
    int was = p.board.level(planet);
    return MoveHint.of(
        "Build %s on %s%s: income %d%s%s."
            .formatted(
                Words.a(marker.word),
                planet(p, planet),
                was == 0 ? "" : " in place of its " + Marker.of(was).word,
                marker.income,
                marker.points == 0 ? "" : ", %d VP in each Interphase".formatted(marker.points),
                cost == 0 ? ", free" : ", for %d AP".formatted(cost)),
        planet(p, planet));
  }

  /** R 17.1: what a card, an independent or an event is aimed at. */
  private static MoveHint picked(NovaPosition p, long move) {
    int a = NovaMoves.a(move);
    boolean isCard = p.frames.isAt(Step.PICK);
    var why = isCard ? "Play %s on ".formatted(Card.of(p.frames.get(1)).title) : "Choose ";
    return switch (NovaMoves.kind(move)) {
      case NovaMoves.PICK_SYSTEM -> MoveHint.of(why + at(p, a) + ".", at(p, a));
      case NovaMoves.PICK_PLANET -> MoveHint.of(why + planet(p, a) + ".", planet(p, a));
      case NovaMoves.PICK_POWER -> MoveHint.of(why + NovaWords.who(a) + ".");
      case NovaMoves.PICK_INDEPENDENT -> MoveHint.of(why + NovaWords.independent(a) + ".");
      case NovaMoves.PICK_GROUP -> {
        var system = at(p, NovaMoves.b(move));
        yield MoveHint.of(
            why + "the units of %s at %s.".formatted(NovaWords.who(a), system), system);
      }
      default -> throw new IllegalArgumentException("no move has this code: " + move);
    };
  }
}
