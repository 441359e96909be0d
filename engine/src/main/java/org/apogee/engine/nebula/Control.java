package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 13, control of planets. */
final class Control {
  private static final int SEAT = 1;
  private static final int GAINED = 2;
  private static final int OWNED = 3;

  private Control() {}

  /** R 13.2; with a planet of that colour already, the player first decides which one to keep. */
  static void gain(NebulaPosition p, int seat, int planet, Chronicle chronicle) {
    p.planets.colonised[planet] = 1;
    int twin = Planets.twin(planet);
    if (p.planets.isControlledBy(twin, seat)) {
      p.frames.push(Step.KEEP, seat, planet, twin);
    } else {
      take(p, seat, planet, chronicle);
      Victory.check(p, chronicle);
    }
  }

  private static void take(NebulaPosition p, int seat, int planet, Chronicle chronicle) {
    boolean isCapture = p.planets.isControlledBy(planet, 1 - seat);
    p.planets.controllers[planet] = seat;
    p.count(isCapture ? NebulaCounter.CAPTURED : NebulaCounter.COLONISED);
    NebulaFacts.gained(chronicle, p, seat, planet, isCapture);
  }

  /** R 13.2: a neutral planet has fewer than five regiments. */
  private static void release(NebulaPosition p, int planet, Chronicle chronicle) {
    int surplus = p.planets.regiments[planet] - Planets.POOL_MAX;
    if (surplus > 0) {
      p.planets.leave(planet, surplus);
    }
    neutralise(p, planet, chronicle);
  }

  /** R 13.4, called when regiments left; R 13.5: Root Planets need no garrison. */
  static void checkGarrison(NebulaPosition p, int planet, Chronicle chronicle) {
    if (p.planets.controllers[planet] != Planets.NOBODY
        && !p.planets.isRoot(planet)
        && p.planets.regiments[planet] < Planets.GARRISON) {
      neutralise(p, planet, chronicle);
      Victory.check(p, chronicle);
    }
  }

  private static void neutralise(NebulaPosition p, int planet, Chronicle chronicle) {
    p.planets.controllers[planet] = Planets.NOBODY;
    p.count(NebulaCounter.LOST);
    NebulaFacts.released(chronicle, planet, p.planets.regiments[planet]);
  }

  /** R 13.2: which of two planets of a colour is kept. */
  static final class Keep extends Chapter<NebulaPosition> {
    @Override
    public int decider(NebulaPosition p) {
      return p.frames.get(SEAT);
    }

    @Override
    public void legal(NebulaPosition p, MoveList into) {
      into.add(NebulaMoves.of(NebulaMoves.KEEP, p.frames.get(GAINED), 0));
      into.add(NebulaMoves.of(NebulaMoves.KEEP, p.frames.get(OWNED), 0));
    }

    @Override
    public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
      int seat = p.frames.get(SEAT);
      int gained = p.frames.get(GAINED);
      int owned = p.frames.get(OWNED);
      p.frames.pop();
      if (NebulaMoves.a(move) == gained) {
        release(p, owned, chronicle);
        take(p, seat, gained, chronicle);
      } else {
        release(p, gained, chronicle);
      }
      Victory.check(p, chronicle);
    }
  }
}
