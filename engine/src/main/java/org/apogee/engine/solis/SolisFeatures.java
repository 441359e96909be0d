package org.apogee.engine.solis;

/**
 * What the evaluation of Nova Solis looks at: a seat, its part of the table and the Entity, as far
 * as the seat knows them. {@link SolisFeatureNames} has the names, in the same order.
 */
final class SolisFeatures {
  private static final double POINTS = 20; // a lead that changes the odds by a factor of e
  private static final double FEW = 4;
  private static final double MANY = 10;
  private static final int SHIPS = 4;
  private static final int CREDITS = 6;

  private final Skirmish skirmish = new Skirmish();
  private float[] into = {};
  private double time; // what is left of the game, from 1 down
  private int waiting; // stored artifacts without a slot
  private int next;

  /** Phases that are left; a reset brings the next one nearer. */
  static double timeLeft(SolisPosition p) {
    double gone = p.turn.get(TurnRecord.LOGISTICS_COUNT) / (double) p.seats();
    return Math.max(0.5, Economy.USUAL_LENGTH - gone);
  }

  void describe(SolisPosition p, int seat, float[] described) {
    into = described;
    next = 0;
    time = timeLeft(p) / Economy.USUAL_LENGTH;
    seat(p, seat);
    entity(p);
  }

  private void seat(SolisPosition p, int seat) {
    put(SolisEstimate.worth(p, seat) / POINTS);
    standing(p, seat);
    energy(p, seat);
    for (int track = 0; track < Track.COUNT; track++) {
      timed(p.wealth.level(seat, track) / FEW);
    }
    stocks(p, seat);
    technologies(p, seat);
    tiles(p, seat);
    sectors(p, seat);
    forces(p, seat);
    double hunt = hunt(p, seat);
    put(hunt / MANY);
    put(Energy.of(p, seat) > 0 ? hunt / MANY : 0);
    put(Math.min(0, hunt) / MANY);
    put(WarOutlook.readiness(p, seat) / MANY);
    put(p.fight.isOn() ? FightOutlook.worth(p, seat, WarOutlook.worthOfKill(p)) / MANY : 0);
    put(exposed(p, seat) / FEW);
    skirmish.foresee(p, seat);
    put(skirmish.gain / FEW);
    put(Energy.of(p, seat) > 0 ? skirmish.gain / FEW : 0);
    put(skirmish.danger / FEW);
    objectives(p, seat);
    put(((seat - p.turnSeat() + p.seats()) % p.seats()) / FEW);
  }

  private void standing(SolisPosition p, int seat) {
    int points = SolisScoring.total(p, seat);
    int lead = points - SolisEstimate.bestOther(p, seat);
    put(points / POINTS);
    put(lead / POINTS);
    put(lead / POINTS * (1 - time));
    put(lead > 0 ? 1 - time : 0);
    int race = p.empires.get(seat, Empires.RACE);
    for (int i = 0; i < Race.count(); i++) {
      put(i == race ? 0.5 : 0);
    }
  }

  private void energy(SolisPosition p, int seat) {
    int energy = Energy.of(p, seat);
    int tokens = p.empires.spentInAll(seat);
    int bonus = tokens / 2 - energy;
    timed(energy / MANY);
    put(energy == 0 ? 1 : 0);
    put(Logistics.isAllowed(p, seat) ? 1 : 0);
    put(Math.max(0, bonus) / FEW);
    put(Math.max(0, -bonus) / FEW);
    int resets = p.empires.tally(seat, SolisCounter.LOGISTICS);
    put(resets / FEW);
    put((resets - p.turn.get(TurnRecord.LOGISTICS_COUNT) / (double) p.seats()) / FEW);
    int crowded = 0;
    int veryCrowded = 0;
    for (int space = 0; space < Empires.SPACES; space++) {
      int here = Energy.tokens(p, seat, space);
      put(here / FEW);
      crowded += Math.max(0, here - 1);
      veryCrowded += Math.max(0, here - 2);
    }
    put(crowded / FEW);
    put(veryCrowded / FEW);
  }

  private void stocks(SolisPosition p, int seat) {
    int credits = p.empires.get(seat, Empires.CREDITS);
    timed(Math.min(CREDITS, credits) / MANY);
    timed(Math.min(CREDITS, Math.max(0, credits - CREDITS)) / MANY);
    timed(Math.max(0, credits - 2 * CREDITS) / MANY);
    boolean discovers = p.empires.get(seat, Empires.DISCOVERY) != 0;
    timed(discovers ? Math.min(CREDITS, credits) / (double) CREDITS : 0);
    put(p.empires.get(seat, Empires.ARCHIVED_COUNT));
    int goods = 0;
    for (int good = 0; good < Good.BASICS; good++) {
      goods += Logistics.stock(p, seat, good);
    }
    int kinds = Logistics.kindsInStock(p, seat);
    timed(kinds / FEW);
    timed((goods - kinds) / FEW);
    timed(Math.min(FEW, Logistics.stock(p, seat, Good.OMEGA)) / FEW);
  }

  private void technologies(SolisPosition p, int seat) {
    long known = p.empires.known[seat];
    double now = TechOutlook.atWork(p, seat);
    double best = TechOutlook.best(p, seat, known);
    double useless = 0;
    for (long rest = known; rest != 0; rest &= rest - 1) {
      useless += TechOutlook.value(p, seat, Long.numberOfTrailingZeros(rest));
    }
    timed(now / MANY);
    put((best - now) / MANY);
    put((useless - best) / MANY);
    put(TechOutlook.claim(p, seat) / MANY);
    double hand = TechOutlook.atHand(p, seat) / MANY;
    put(hand);
    put(p.empires.get(seat, Empires.DISCOVERY) != 0 ? hand : 0);
  }

  private void tiles(SolisPosition p, int seat) {
    int red = Economy.emptySlots(p, seat, Star.RED);
    int yellow = Economy.emptySlots(p, seat, Star.YELLOW);
    int blue = Economy.emptySlots(p, seat, Star.BLUE);
    timed(red / FEW);
    timed(yellow / FEW);
    timed(blue / FEW);
    int stored = p.empires.storedCount(seat);
    int start = next;
    for (int star = 0; star < Star.COUNT; star++) {
      put(0);
    }
    double value = 0;
    double misfits = 0;
    int artifacts = 0;
    int free = red;
    for (int i = 0; i < stored; i++) {
      int number = p.empires.stored(seat, i);
      var location = Location.of(number);
      into[start + location.star] += 0.25f;
      boolean fits;
      if (location.star == Star.BLUE && blue > 0) {
        blue--;
        fits = true;
      } else if (location.star != Star.RED && yellow > 0) {
        yellow--;
        fits = true;
      } else {
        fits = red > 0;
        red--;
      }
      double worth = Economy.tile(p, seat, number);
      value += fits ? worth : 0;
      misfits += fits ? 0 : worth;
      artifacts += location.isArtifact() ? 1 : 0;
    }
    waiting = Math.max(0, artifacts - free);
    artifacts -= waiting;
    put(value / MANY);
    put(misfits / MANY);
    put(artifacts / FEW);
    put(Energy.affords(p, seat, Energy.EXPLORE, 2) ? artifacts / FEW : 0);
    put(waiting / FEW);
    put(stored >= Scan.storage(p, seat) ? 1 : 0);
    put(Economy.scanWorth(p, seat) / MANY);
  }

  private void sectors(SolisPosition p, int seat) {
    int artifacts = p.wealth.individualArtifacts(seat);
    put(artifacts / FEW);
    int next = SolisScoring.ofArtifacts(artifacts + 1) - SolisScoring.ofArtifacts(artifacts);
    put(next / MANY);
    int room = 0;
    int improvable = 0;
    long owned = p.galaxy.owned[seat];
    for (long rest = owned; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      boolean more = Hex.has(p.galaxy.artifacts, sector);
      room += more && p.galaxy.emptySlot(sector, Star.RED) >= 0 ? 1 : 0;
      improvable += p.galaxy.isImproved(sector) ? 0 : 1;
    }
    put(room / FEW);
    int wanted = p.options().isExploration() ? 0 : p.options().artifactsWanted(p.seats());
    put(Math.min(wanted, SolisScoring.artifacts(p)) / FEW);
    timed(Long.bitCount(owned) / FEW);
    timed(Long.bitCount(owned & p.galaxy.anomalies) / FEW);
    put(Census.sectorsInRing(p.galaxy, seat, 1) / FEW);
    put(Hex.has(owned, Hex.CENTRAL) ? 1 : 0);
    put(Math.min(FEW, Math.max(0, Settle.coloniesAvailable(p, seat))) / FEW);
    put(Economy.settling(p, seat) / MANY);
    settling(p, seat);
    int left = Math.max(0, 2 - Energy.tokens(p, seat, Energy.SETTLE));
    int soon = Math.min(Energy.of(p, seat), Math.min(left, improvable));
    put(soon / FEW);
    put(soon / FEW * (1 - time));
  }

  /**
   * Sectors with an anomaly, or with room for an artifact that waits, for ships in or near them.
   */
  private void settling(SolisPosition p, int seat) {
    long taken = 0;
    for (long sectors : p.galaxy.owned) {
      taken |= sectors;
    }
    long ships = p.galaxy.active[seat];
    long near = Hex.around(p.galaxy.owned[seat]) & p.plan.board;
    near &= (ships | Hex.around(ships)) & ~(taken | p.plan.homes | p.contested(seat));
    int room = Settle.coloniesAvailable(p, seat);
    double anomaly = 0;
    double artifact = 0;
    for (; near != 0; near &= near - 1) {
      int sector = Hex.first(near);
      if (p.galaxy.tile(sector).colonies <= room) {
        double worth = Hex.has(ships, sector) ? 1 : 0.6;
        anomaly = Hex.has(p.galaxy.anomalies, sector) ? Math.max(anomaly, worth) : anomaly;
        boolean red = p.galaxy.emptySlot(sector, Star.RED) >= 0;
        artifact = red ? Math.max(artifact, worth) : artifact;
      }
    }
    timed(anomaly);
    put(waiting > 0 ? artifact : 0);
  }

  private void forces(SolisPosition p, int seat) {
    int ships = p.galaxy.shipsOf(seat);
    timed(Math.min(SHIPS, ships) / FEW);
    timed(Math.max(0, ships - SHIPS) / FEW);
    int home = p.empires.get(seat, Empires.HOME);
    put((ships - p.galaxy.activeShipsOf(seat)) / FEW);
    put(p.empires.get(seat, Empires.CAPTURED_SHIPS) / FEW);
    put((p.galaxy.activeShipsOf(seat) - p.galaxy.ships(seat, home)) / FEW);
    int here = 0;
    int near = 0;
    long active = p.galaxy.active[seat];
    for (long rest = active & ~p.galaxy.entityForces(); rest != 0; rest &= rest - 1) {
      int loose = p.galaxy.loose(Hex.first(rest));
      here += loose;
      near += Hex.has(Hex.neighbours(home), Hex.first(rest)) ? loose : 0;
    }
    put(Math.min(MANY, here) / MANY);
    put(Math.min(MANY, near) / MANY);
    int reach = 0;
    int around = 0;
    long safe = p.plan.board & ~p.galaxy.entityForces();
    for (long rest = Hex.around(active) & safe & ~active; rest != 0; rest &= rest - 1) {
      reach += p.galaxy.loose(Hex.first(rest));
    }
    long two = Hex.neighbours(home) | Hex.around(Hex.neighbours(home));
    for (long rest = two & safe; rest != 0; rest &= rest - 1) {
      around += p.galaxy.loose(Hex.first(rest));
    }
    put(Math.min(MANY, reach) / MANY);
    put(Math.min(MANY, around) / MANY);
    put(p.galaxy.stationsOf(seat) / FEW);
    put(p.galaxy.gatesOf(seat) / FEW);
    put(Long.bitCount(Movement.jumpPoints(p, seat)) / FEW);
    put(p.wealth.passive(seat, Passive.HULL));
    timed((attack(p, seat) - SHIPS) / FEW);
    timed((defence(p, seat) - SHIPS) / FEW);
  }

  static double hunt(SolisPosition p, int seat) {
    double attack = attack(p, seat) / Panel.FACES;
    double defence = defence(p, seat) / Panel.FACES;
    return Hunt.worth(p, seat, attack, defence, WarOutlook.worthOfKill(p));
  }

  /** Of all faces of a die together, as is the defence. */
  private static double attack(SolisPosition p, int seat) {
    double power = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      power += WarOutlook.power(p.empires.attackPlace(seat, face));
    }
    return power;
  }

  private static double defence(SolisPosition p, int seat) {
    double power = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      power += WarOutlook.power(p.empires.defencePlace(seat, face));
    }
    return power;
  }

  /** Sectors without forces next to ships of the Entity. */
  private static int exposed(SolisPosition p, int seat) {
    long danger = p.galaxy.entityShips | Hex.around(p.galaxy.entityShips);
    long open = p.galaxy.owned[seat] & ~p.galaxy.forces(seat) & ~p.plan.homes;
    return Long.bitCount(open & danger);
  }

  private void objectives(SolisPosition p, int seat) {
    double held = 0;
    int secret = 0;
    for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
      int card = p.empires.get(seat, Empires.OBJECTIVES + i);
      if (card >= 0 && !p.empires.isRevealed(seat, i)) {
        secret += Objective.of(card).tier.points;
        held += Objective.of(card).holds(p, seat) ? Objective.of(card).tier.points : 0;
      }
    }
    put(Economy.objectives(p, seat) / MANY);
    put(held / MANY);
    put(secret / MANY);
  }

  private void entity(SolisPosition p) {
    put(1);
    int phases = p.entity.get(Entity.PHASES);
    put(phases / MANY);
    put(time);
    put(time * time);
    put(time > 0.2 ? 0 : 0.2 - time);
    int cards = Integer.bitCount(p.entity.deck);
    put(cards / MANY);
    int draws = 2 + p.entity.get(Entity.PRESENCE);
    put(cards <= 9 ? Math.min(1, draws / (double) Math.max(1, cards)) : 0);
    int reserve = p.entity.get(Entity.RESERVE) + p.entity.get(Entity.CAPTURED_SHIPS);
    int due = draws * (2 + p.entity.get(Entity.MALICE));
    put(Math.max(0, 1 - reserve / (double) Math.max(1, due)));
    double overrun = WarOutlook.overrun(p);
    put(overrun);
    put(overrun * overrun);
    put(WarOutlook.entityShips(p) / MANY);
    put(reserve / MANY);
    put(p.entity.get(Entity.POWER) / FEW);
    put(p.entity.get(Entity.MALICE) / FEW);
    put(p.entity.get(Entity.PRESENCE) / FEW);
    int wanted = p.options().starsWanted(p.seats());
    double missing = Math.max(0, wanted - SolisScoring.victoryTrack(p)) / (double) p.seats();
    put(missing / POINTS);
    put(missing / MANY / timeLeft(p));
    int artifacts = p.options().artifactsWanted(p.seats()) - SolisScoring.artifacts(p);
    put(Math.max(0, artifacts) / FEW);
    put(Math.max(0, artifacts) / FEW * (1 - time));
    put(missing <= 0 && artifacts <= 0 ? 1 : 0);
    put(p.seats() / FEW);
  }

  private void timed(double value) {
    put(value);
    put(value * time);
  }

  private void put(double value) {
    into[next++] = (float) value;
  }
}
