package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 11.1 and 11.3: using a tech, from its choices over its cooldown to its effect. */
final class TechUse extends Chapter<NebulaPosition> {
  private static final int USER = 1;
  private static final int TECH = 2;
  private static final int COPIED = 3;
  private static final int MADE = 4;
  private static final int FIRST = 5;
  private static final int SECOND = 6;
  private static final int THIRD = 7;

  static void begin(NebulaPosition p, int user, int tech) {
    p.frames.push(Step.TECH, user, tech, 0);
  }

  /** R 11.4, Hack: the copied tech is not paid for. */
  static void beginCopy(NebulaPosition p, int user, int tech) {
    p.frames.push(Step.TECH, user, tech, 1);
  }

  @Override
  public int decider(NebulaPosition p) {
    return p.frames.get(MADE) < effect(p).choices() ? p.frames.get(USER) : Position.NOBODY;
  }

  static Tech tech(NebulaPosition p) {
    return Tech.of(p.frames.get(TECH));
  }

  private static TechEffect effect(NebulaPosition p) {
    return tech(p).effect();
  }

  @Override
  public void legal(NebulaPosition p, MoveList into) {
    effect(p).legal(p, fill(p), p.frames.get(MADE), into);
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    int made = p.frames.get(MADE);
    p.frames.set(FIRST + made, NebulaMoves.choice(move));
    p.frames.set(MADE, made + 1);
  }

  /** R 11.1: once everything is chosen, the tech cools down, then it takes effect. */
  @Override
  public void run(NebulaPosition p, Chance chance, Chronicle chronicle) {
    var tech = tech(p);
    var use = fill(p);
    boolean copied = p.frames.get(COPIED) == 1;
    p.frames.pop();
    TechFacts.used(chronicle, p, tech, use, copied);
    p.count(NebulaCounter.TECHS);
    if (!copied) {
      p.techs.cool(use.user, tech.id, cooldown(p, use.user, tech));
    }
    tech.effect().apply(p, use, chance, chronicle);
  }

  /** What was chosen second. */
  static int second(NebulaPosition p) {
    return p.frames.get(SECOND);
  }

  /** R 11.1, Specialty: one less with a planet and the building of the tech's colour. */
  static int cooldown(NebulaPosition p, int seat, Tech tech) {
    int colour = Tech.colour(tech.id);
    boolean special = p.planets.controlsColour(seat, colour) && p.players.owns(seat, colour);
    return tech.tier().turns - (special ? 1 : 0);
  }

  private static TechEffect.Use fill(NebulaPosition p) {
    var use = p.use;
    use.user = p.frames.get(USER);
    use.first = p.frames.get(FIRST);
    use.second = p.frames.get(SECOND);
    use.third = p.frames.get(THIRD);
    return use;
  }
}
