package org.apogee.engine.solis;

/** R 5: whose turn it is, and what comes between turns. */
final class Turn {
  private static final int TURNS_PER_SEAT = 400;

  private Turn() {}

  /** R 4.10. */
  static void first(SolisPosition p) {
    begin(p, p.startSeat());
  }

  /** R 5.4: after an action, or whatever came of it, is finished. */
  static void goOn(SolisPosition p) {
    p.flow.reset();
    if (p.step() == Step.OVER || Deficit.ask(p)) {
      return;
    }
    if (p.flow.get(Flow.TRACK_DUE) != 0) {
      p.flow.set(Flow.TRACK_DUE, 0);
      if (EntityPhase.isDue(p)) {
        EntityPhase.begin(p);
      }
    }
    if (p.entity.get(Entity.STAGE) != Entity.IDLE) {
      EntityPhase.run(p);
      return;
    }
    next(p);
  }

  /** R 5.4 and R 14.16. */
  static void next(SolisPosition p) {
    begin(p, (p.turnSeat() + 1) % p.seats());
  }

  /** R 5.6: the last safety net. */
  private static void begin(SolisPosition p, int seat) {
    p.flow.add(Flow.TURNS, 1);
    p.flow.set(Flow.TOUCHED, 0);
    p.flow.set(Flow.TURN_SEAT, seat);
    p.ask(Step.TURN, seat);
    if (p.flow.get(Flow.TURNS) > TURNS_PER_SEAT * p.seats()) {
      Victory.end(p, Ending.DEFEAT_STALL);
    }
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.DECLARE_VICTORY -> Victory.declare(p, seat);
      case SolisMoves.REVEAL_OBJECTIVE -> Victory.revealObjective(p, seat, a);
      case SolisMoves.TURN_ABILITY -> TurnPowers.use(p, seat, Techs.byReference(a));
      case SolisMoves.ACTION_ABILITY -> TurnPowers.act(p, seat, move);
      case SolisMoves.COLONIZE -> Settle.colonize(p, seat, a);
      case SolisMoves.IMPROVE -> Settle.improve(p, seat, a);
      case SolisMoves.ABANDON -> Settle.abandon(p, seat, a);
      case SolisMoves.SCAN -> Explore.scan(p, seat);
      case SolisMoves.REVEAL -> Explore.reveal(p, seat, a);
      case SolisMoves.BUILD_SHIPS -> Build.ships(p, seat);
      case SolisMoves.BUILD_STATION -> Build.station(p, seat, a);
      case SolisMoves.BUILD_GATE -> Build.gate(p, seat, a);
      case SolisMoves.MOVE -> Movement.move(p, seat, a);
      case SolisMoves.WARP_IN -> Movement.warpIn(p, seat, a);
      case SolisMoves.WARP_OUT -> Movement.warpOut(p, seat, a);
      case SolisMoves.ATTACK -> Combat.attack(p, seat, a, SolisMoves.b(move));
      case SolisMoves.RESEARCH -> Science.research(p, seat);
      case SolisMoves.DISCOVER -> Discovery.begin(p, seat);
      case SolisMoves.SYNTHESIZE -> Science.synthesize(p, seat, a);
      case SolisMoves.LOGISTICS -> Logistics.begin(p, seat);
      default -> throw SolisMoves.notOffered(p, move);
    }
  }
}
