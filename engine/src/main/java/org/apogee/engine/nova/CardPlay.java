package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 9.2, R 9.3 and R 17: cards for action points, events, developments. */
final class CardPlay {
  private static final int CONTRACT = 2;

  private CardPlay() {}

  static void list(NovaPosition p, MoveList into) {
    long kinds = Cards.kinds(p.decks.hand(p.active()));
    for (long left = kinds; left != 0; left &= left - 1) {
      into.add(NovaMoves.of(NovaMoves.PLAY_AP, Cards.kindAt(left)));
    }
    for (long left = kinds; left != 0; left &= left - 1) {
      int card = Cards.kindAt(left);
      if (isPlayable(p, card)) {
        into.add(NovaMoves.of(NovaMoves.PLAY_EVENT, card));
      }
    }
  }

  private static boolean isPlayable(NovaPosition p, int card) {
    var row = Card.of(card);
    return switch (row.kind) {
      case COMBAT -> false;
      case DEVELOPMENT -> !p.powers.has(p.active(), Development.ofCard(card));
      case EVENT ->
          switch (row) {
            case E2 -> !p.impulse.discount;
            case W2 -> p.powers.naval[p.active()] < Powers.NAVAL_MAX;
            default -> CardTargets.exists(p, row);
          };
    };
  }

  static void playForPoints(NovaPosition p, int card) {
    p.decks.discard(p.active(), card);
    p.impulse.points += Card.of(card).points;
    p.count(NovaCounter.CARDS);
    NovaFacts.cardForPoints(p, card);
  }

  static void playForEffect(NovaPosition p, int card) {
    int seat = p.active();
    var row = Card.of(card);
    p.count(NovaCounter.CARDS);
    NovaFacts.cardForEffect(p, card);
    if (row.kind == Card.Kind.DEVELOPMENT) {
      p.decks.takeFromHand(seat, card);
      p.powers.setLife(seat, Development.ofCard(card), Development.LIFE);
      return;
    }
    p.decks.discard(seat, card);
    switch (row) {
      case E2 -> p.impulse.discount = true;
      case W2 -> {
        p.powers.addNaval(seat, 2);
        NovaFacts.naval(p, seat);
      }
      default -> p.frames.push(Step.PICK, card, 0);
    }
  }

  /** The effect of an event on what was chosen; the step of the choice has gone. */
  static void apply(NovaPosition p, Card card, int chosen, int system) {
    int seat = p.active();
    switch (card) {
      case E1 -> Exploration.explore(p, chosen);
      case E3 -> {
        p.independents.relate(chosen, seat, Independents.TREATY);
        p.count(NovaCounter.TREATIES);
        GalaxyFacts.related(p, chosen, seat);
      }
      case E4 -> ally(p, chosen, seat);
      case E5 -> Construction.found(p, chosen, Marker.FACTORY.level);
      case E6 -> Construction.found(p, chosen, Marker.OUTPOST.level);
      case E7 -> Tension.change(p, seat, chosen, -2);
      case E8 -> {
        p.powers.base[chosen]--;
        GalaxyFacts.crash(p, chosen);
      }
      case E9 -> {
        p.board.makeTerran(chosen);
        GalaxyFacts.terraformed(p, chosen);
      }
      case W1 -> levy(p, seat, chosen);
      case W3 -> Tension.change(p, seat, chosen, 2);
      case W4 -> p.frames.push(Step.ACTIVATION, chosen, CONTRACT, seat + 1);
      case W5 -> sabotage(p, chosen, system);
      case W6 -> march(p, seat, chosen);
      default -> throw new IllegalStateException("a card that chooses nothing: " + card);
    }
  }

  private static void ally(NovaPosition p, int minor, int seat) {
    for (int other = 0; other < p.seats(); other++) {
      p.independents.relate(minor, other, Independents.STRANGER);
    }
    p.independents.relate(minor, seat, Independents.ALLY);
    GalaxyFacts.related(p, minor, seat);
  }

  private static void levy(NovaPosition p, int seat, int system) {
    for (int i = 0; i < 2; i++) {
      if (p.units.pool(seat, UnitType.ESCORT) > 0
          && p.units.fleets(seat, system) < Units.STACK_LIMIT) {
        Construction.buildUnit(p, seat, UnitType.ESCORT, system, Units.SPACE);
      }
    }
  }

  /** In the order F, f, L, l, E, e. */
  private static void sabotage(NovaPosition p, int victim, int system) {
    int unit = Losses.firstBySide(p, victim, system, UnitType.FORTRESS);
    unit = unit == Units.NONE ? Losses.firstBySide(p, victim, system, UnitType.LINE) : unit;
    unit = unit == Units.NONE ? Losses.firstBySide(p, victim, system, UnitType.ESCORT) : unit;
    Losses.takeStep(p, unit);
    p.impulse.provoked |= 1 << victim;
    Housekeeping.run(p);
  }

  private static void march(NovaPosition p, int seat, int system) {
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.system(unit) == system) {
        p.units.activate(unit, true);
      }
    }
    NovaFacts.marched(p, seat, system);
  }
}
