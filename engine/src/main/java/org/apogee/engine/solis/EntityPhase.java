package org.apogee.engine.solis;

import java.util.Arrays;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 14: what the Entity does when its track is at NOVA. It stops where a seat must decide. */
final class EntityPhase {
  private static final int ANOMALY_DICE = 3;
  private static final int[] ANOMALY_STARS = {0, 2, 5, 10};
  private static final int DRAWS = 2;

  private EntityPhase() {}

  /** R 13.4: moves the track; whether it is at NOVA now. */
  static boolean isDue(SolisPosition p) {
    int at = p.entity.get(Entity.TRACK);
    int next = at == Entity.NOVA ? p.seats() : at - 1;
    p.entity.set(Entity.TRACK, next == 1 ? Entity.NOVA : next);
    return next == 1;
  }

  static void begin(SolisPosition p, Chance chance, Chronicle chronicle) {
    p.entity.set(Entity.STAGE, Entity.ATTACKS);
    p.entity.add(Entity.PHASES, 1);
    EntityFacts.began(chronicle, p);
    anomalies(p, chance, chronicle);
    restore(p);
    p.entity.set(Entity.CURSOR, 0);
  }

  /** R 14.2. */
  private static void anomalies(SolisPosition p, Chance chance, Chronicle chronicle) {
    int rolled = 0; // four bits for each face
    for (int i = 0; i < ANOMALY_DICE; i++) {
      rolled += 1 << (4 * Dice.d6(chance));
    }
    EntityFacts.anomalyDice(chronicle, rolled);
    for (long rest = p.galaxy.anomalies; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      int stars = ANOMALY_STARS[(rolled >> (4 * p.galaxy.tile(sector).anomaly)) & 0xf];
      int owner = p.galaxy.owner(sector);
      if (stars > 0 && owner >= 0) {
        var why = chronicle.listens() ? "the anomaly in " + SolisWords.sector(sector) : "";
        Stars.earnCommon(p, owner, stars, SolisCounter.STARS_ANOMALIES, why, chronicle);
      } else if (stars > 0) {
        p.galaxy.setLoose(sector, p.galaxy.loose(sector) + stars);
        EntityFacts.starsLoose(chronicle, sector, stars);
      }
    }
  }

  /** R 14.3. */
  private static void restore(SolisPosition p) {
    p.entity.add(Entity.RESERVE, p.entity.get(Entity.CAPTURED_SHIPS));
    p.entity.set(Entity.CAPTURED_SHIPS, 0);
    p.entity.set(Entity.CAPTURED_STATIONS, 0);
    for (long rest = p.galaxy.entityDisabled; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      int ships = p.galaxy.entityDisabled(sector);
      p.galaxy.addEntityDisabled(sector, -ships);
      p.galaxy.addEntityShips(sector, ships);
    }
  }

  /** Goes on from where it stopped. */
  static void run(SolisPosition p, Chance chance, Chronicle chronicle) {
    while (!p.isOver()) {
      switch (p.entity.get(Entity.STAGE)) {
        case Entity.ATTACKS -> {
          if (attack(p, chance, chronicle)) {
            return;
          }
        }
        case Entity.CARDS -> {
          if (p.entity.get(Entity.CARD) == p.entity.get(Entity.DRAWN_COUNT)) {
            finish(p, chronicle);
            return;
          }
          resolveNext(p, chance, chronicle);
        }
        case Entity.FLARE -> {
          if (Flare.ask(p, chronicle)) {
            return;
          }
        }
        default -> throw new IllegalStateException("no Entity phase goes on");
      }
    }
  }

  /** R 14.16. */
  private static void finish(SolisPosition p, Chronicle chronicle) {
    EntityFacts.ended(chronicle, p);
    var entity = p.entity;
    entity.set(Entity.STAGE, Entity.IDLE);
    entity.set(Entity.CURSOR, 0);
    entity.set(Entity.CARD, 0);
    clearDrawn(p);
    Turns.next(p, chronicle);
  }

  private static void clearDrawn(SolisPosition p) {
    for (int i = 0; i < Entity.DRAWN_MAX; i++) {
      p.entity.set(Entity.DRAWN + i, -1);
    }
    p.entity.set(Entity.DRAWN_COUNT, 0);
  }

  /** The sectors in which some seat has presence (R 1.5). */
  static long presence(SolisPosition p) {
    long presence = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      presence |= p.galaxy.owned[seat] | p.galaxy.active[seat] | p.galaxy.disabled[seat];
    }
    return presence & ~p.plan.homes;
  }

  /** R 14.4, the next attack or, after the last, movement and cards; whether a seat is asked. */
  private static boolean attack(SolisPosition p, Chance chance, Chronicle chronicle) {
    long left = p.galaxy.entityForces() & presence(p) & (-1L << p.entity.get(Entity.CURSOR));
    if (left == 0) {
      move(p, chance, chronicle);
      draw(p, chance, chronicle);
      return false;
    }
    int sector = Hex.first(left);
    p.entity.set(Entity.CURSOR, sector + 1);
    return !Combat.start(p, Entity.SEAT, sector, target(p, sector), 0, chance, chronicle)
        || Deficit.ask(p);
  }

  static int target(SolisPosition p, int sector) {
    if (p.galaxy.owner(sector) >= 0) {
      return p.galaxy.owner(sector);
    }
    int best = -1;
    int target = 0;
    for (int i = 0; i < p.seats(); i++) {
      int seat = p.inOrder(i);
      int ships = (p.galaxy.shipsIn(seat, sector) << 8) | p.galaxy.ships(seat, sector);
      if (ships > best) {
        best = ships;
        target = seat;
      }
    }
    return target;
  }

  /** R 14.6 to R 14.9: ships that have moved are not counted again, for they were not there. */
  private static void move(SolisPosition p, Chance chance, Chronicle chronicle) {
    long presence = presence(p);
    var arrived = p.arrived;
    Arrays.fill(arrived, 0);
    for (long rest = p.galaxy.entityShips & ~presence; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      moveFrom(
          p, sector, p.galaxy.entityShips(sector) - arrived[sector], presence, chance, chronicle);
    }
  }

  private static void moveFrom(
      SolisPosition p, int sector, int ships, long presence, Chance chance, Chronicle chronicle) {
    int to = Hex.step(sector, Dice.d6(chance));
    if (to == Hex.OFF || !Hex.has(p.plan.board & ~p.plan.homes, to)) {
      return;
    }
    long held = p.galaxy.anomalies | p.galaxy.artifacts | Hex.bit(Hex.CENTRAL);
    if (Hex.has(held, sector) && !Hex.has(presence, to)) {
      return;
    }
    int room = Entity.limit(p.seats()) - p.galaxy.entityShipsIn(to);
    int moving = Math.max(0, Math.min(ships, room));
    if (moving > 0) {
      p.galaxy.addEntityShips(sector, -moving);
      p.galaxy.addEntityShips(to, moving);
      p.arrived[to] += moving;
      EntityFacts.moved(chronicle, sector, to, moving);
    }
  }

  /** R 14.10. */
  private static void draw(SolisPosition p, Chance chance, Chronicle chronicle) {
    var entity = p.entity;
    clearDrawn(p);
    entity.set(Entity.CARD, 0);
    entity.set(Entity.STAGE, Entity.CARDS);
    boolean supernova = false;
    int draws = DRAWS + entity.get(Entity.PRESENCE);
    for (int i = 0; i < draws && entity.deck != 0; i++) {
      int card = drawCard(p, chance);
      entity.set(Entity.DRAWN + i, card);
      entity.add(Entity.DRAWN_COUNT, 1);
      supernova |= card == ActionCard.SUPERNOVA.number();
    }
    EntityFacts.drawn(chronicle, p);
    if (supernova) {
      Victory.end(
          p,
          p.options().isExploration() ? SolisEnding.END_SUPERNOVA : SolisEnding.DEFEAT_SUPERNOVA,
          chronicle);
    }
  }

  /** R 4.1: from the lowest stage that has cards left, evenly. */
  private static int drawCard(SolisPosition p, Chance chance) {
    int among = 0;
    for (int stage = 1; among == 0; stage++) {
      among = p.entity.deck & ActionCard.ofStage(stage);
    }
    int last = 1 << ActionCard.SUPERNOVA.number();
    if (p.options().supernovaLast() && among != last) {
      among &= ~last;
    }
    int left = chance.below(Integer.bitCount(among));
    for (; left > 0; left--) {
      among &= among - 1;
    }
    int card = Integer.numberOfTrailingZeros(among);
    p.entity.deck &= ~(1 << card);
    return card;
  }

  private static void resolveNext(SolisPosition p, Chance chance, Chronicle chronicle) {
    var entity = p.entity;
    var card = ActionCard.of(entity.get(Entity.DRAWN + entity.get(Entity.CARD)));
    entity.add(Entity.CARD, 1);
    EntityFacts.resolves(chronicle, p, card);
    switch (card.kind) {
      case STANDARD -> EntityActions.standard(p, card, chance, chronicle);
      case FLARE -> Flare.begin(p);
      case PRESENCE -> EntityActions.presence(p, chronicle);
      case MALICE -> EntityActions.malice(p, card, chronicle);
      case SUPERNOVA -> throw new IllegalStateException("a supernova ends the game when drawn");
    }
  }
}
