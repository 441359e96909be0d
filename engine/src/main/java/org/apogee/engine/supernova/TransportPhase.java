package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaMoves.LOAD;
import static org.apogee.engine.supernova.SupernovaMoves.MOVE_SHIP;
import static org.apogee.engine.supernova.SupernovaMoves.SHIFT;
import static org.apogee.engine.supernova.SupernovaMoves.UNLOAD;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 10.1: ships move between own planets, population between planets and ships. */
final class TransportPhase extends SupernovaChapter {
  /** A seat without ships is not asked. */
  @Override
  public int decider(SupernovaPosition p) {
    return p.table.ships[p.turn.asked] == 0 ? Position.NOBODY : p.turn.asked;
  }

  @Override
  public void run(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    Turns.next(p, chance, chronicle);
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    int seat = p.turn.asked;
    into.add(SupernovaMoves.END);
    for (long rest = p.table.ships[seat]; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      if (!p.table.moved.has(ship)) {
        addFlights(p, ship, seat, into);
      }
    }
    var inPlay = p.table.inPlay;
    int end = p.cards.end(CardType.MERC);
    int card = inPlay.next(p.cards.first(CardType.ALIEN));
    for (; card < end; card = inPlay.next(card + 1)) {
      if (!p.table.moved.has(card) && p.table.owner(p.table.on(card)) == seat) {
        addCarriage(p, card, p.table.on(card), into);
      }
    }
    Specials.legal(p, Effect.TRANSPORT, into);
  }

  private static void addFlights(SupernovaPosition p, int ship, int seat, MoveList into) {
    for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      if (p.table.on(ship) != planet && p.table.hasRoomForShip(planet)) {
        into.add(SupernovaMoves.of(MOVE_SHIP, ship, planet));
      }
    }
  }

  private static void addCarriage(SupernovaPosition p, int card, int host, MoveList into) {
    boolean aboard = p.table.isShip(host);
    int planet = aboard ? p.table.on(host) : host;
    if (planet == Table.DEEP_SPACE) {
      return;
    }
    if (aboard && mayLand(p, card, planet)) {
      into.add(SupernovaMoves.of(UNLOAD, card, planet));
    }
    for (long rest = p.table.orbit(planet); rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      if (ship != host && p.table.hasFreeCargo(ship)) {
        into.add(SupernovaMoves.of(aboard ? SHIFT : LOAD, card, ship));
      }
    }
  }

  private static boolean mayLand(SupernovaPosition p, int card, int planet) {
    boolean alien = p.cards.type(card) == CardType.ALIEN;
    return p.table.hasRoomForPopulation(planet)
        && !(alien && p.table.has(planet, CardKind.HOSTILE_NATIVES));
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int card = SupernovaMoves.a(move);
    int to = SupernovaMoves.b(move);
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.END -> Turns.next(p, chance, chronicle);
      case SupernovaMoves.PLAY_SPECIAL -> Specials.play(p, move, chronicle);
      case MOVE_SHIP -> {
        EmpireFacts.shipMoves(chronicle, p, card, to);
        p.table.place(card, to);
        p.table.moved.add(card);
      }
      case LOAD -> carry(p, "loaded", card, to, chronicle);
      case UNLOAD -> carry(p, "unloaded", card, to, chronicle);
      case SHIFT -> carry(p, "shifted", card, to, chronicle);
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  private static void carry(
      SupernovaPosition p, String fact, int card, int to, Chronicle chronicle) {
    EmpireFacts.populationMoves(chronicle, p, fact, card, to);
    p.table.carry(card, to);
    p.table.moved.add(card);
  }
}
