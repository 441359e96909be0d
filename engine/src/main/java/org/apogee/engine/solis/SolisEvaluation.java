package org.apogee.engine.solis;

import java.util.List;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Pace;
import org.apogee.engine.Position;
import org.apogee.engine.learned.Foresight;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;

/**
 * What bots go by in Nova Solis: the points that a seat will have at the end, and what all seats
 * together will lack of the demand. Both are foreseen from {@link SolisFeatures}, with weights that
 * {@code apogee fit nova-solis} made; what foresight by few games undervalues is added by hand.
 */
final class SolisEvaluation implements Foresight {
  private static final int OWN = 0;
  private static final int COMMON = 1;
  private static final List<String> QUANTITIES = List.of("points", "track");
  private static final List<Network> NETWORKS =
      QUANTITIES.stream()
          .map(quantity ->
              WeightsFile.read(
                  SolisEvaluation.class,
                  "nova-solis.%s.weights".formatted(quantity),
                  SolisFeatureNames.ALL))
          .toList();

  /** The lead at which a seat is half way between even and certain. */
  private static final double SCALE = 160;

  /** In COOP a victory is shared and worth a half; what leads there must be worth less. */
  private static final double COOP = 0.45;

  private static final double OTHERS = 0.2;

  /** In EXPLORATION nothing but the order of points decides. */
  private static final double RIVALS = 0.5;

  private static final double MISSING = 0.5;
  private static final double RESERVED = 2;
  private static final double ARTIFACT_WANTED = 6;
  private static final int DECLARED = 5; // R 15.1

  /**
   * What an overrun costs that the next phase may bring, and one that this phase may still bring.
   */
  private static final double OVERRUN_NEXT = 8;

  private static final double OVERRUN_NOW = 60;

  /** A forecast that is as good as any other near the end. */
  private static final double FEW_POINTS = 10;

  /** In the games to which the weights were fitted; they would differ after others. */
  private static final Care FITTING = new Care(0.1, 0, 0, OTHERS, 0, 1, false);

  private static final Care USUAL = new Care(1, 0.4, 12, RIVALS, 1, 0.15, true);

  private static final Pace PACE = new SolisPace();

  /**
   * What a forecast by few games undervalues, because those games have little of it.
   *
   * @param hunt of what combats with the Entity promise
   * @param energy of a level of the energy track in each phase that is left
   * @param victory of a victory that the seat could declare and would win
   * @param rivals of the best rival's points where nothing but their order decides
   * @param overrun of the danger of an overrun
   * @param lastPhase what is left of a forecast when the next phase surely is the last
   * @param amended whether {@link Amends} rates what the forecast cannot
   */
  private record Care(
      double hunt,
      double energy,
      double victory,
      double rivals,
      double overrun,
      double lastPhase,
      boolean amended) {}

  private final SolisFeatures features = new SolisFeatures();
  private final float[] described = new float[SolisFeatureNames.ALL.size()];
  private final List<Network> networks;
  private final Care care;

  private SolisEvaluation(List<Network> networks, Care care) {
    this.care = care;
    this.networks = networks.stream().map(Network::copy).toList();
  }

  static SolisEvaluation create() {
    return new SolisEvaluation(NETWORKS, USUAL);
  }

  @Override
  public Foresight with(List<Network> others) {
    return new SolisEvaluation(others, FITTING);
  }

  @Override
  public double value(Position position, int seat) {
    var p = (SolisPosition) position;
    if (p.isOver()) {
      return Evaluation.ofEnd(p, seat);
    }
    boolean isCoop = p.options().isCoop();
    double share = isCoop ? COOP : 1;
    if (!hasBegun(p)) {
      return share * (0.5 + Economy.objectives(p, seat) / SCALE);
    }
    describe(p, seat, described);
    if (care.amended) {
      Amends.hide(described);
    }
    double worth = isCoop ? 0 : own(p, seat);
    worth += care.energy * SolisFeatures.timeLeft(p) * p.wealth.level(seat, Track.ENERGY);
    worth += p.options().isExploration() ? 0 : common(p, seat);
    return share * (0.5 + 0.5 * worth / (Math.abs(worth) + SCALE));
  }

  private double own(SolisPosition p, int seat) {
    double points = reached(p, seat, OWN) + forecast(p, OWN);
    points += care.amended ? Amends.points(p, seat, described) : 0;
    double others = p.options().isExploration() ? care.rivals : OTHERS;
    return points - others * SolisEstimate.bestOther(p, seat);
  }

  /** R 15.1 and R 15.3: the demand, and the Entity, which must not end the game before. */
  private double common(SolisPosition p, int seat) {
    double wanted = p.options().starsWanted(p.seats()) / (double) p.seats() + RESERVED;
    double missing = wanted - reached(p, seat, COMMON) - forecast(p, COMMON);
    double worth = -MISSING * p.seats() * positive(missing);
    worth += ARTIFACT_WANTED * Shortage.artifacts(p, seat);
    double kill = WarOutlook.worthOfKill(p);
    worth += mayDeclare(p, seat) ? care.victory : 0;
    worth -= care.overrun * danger(p);
    return worth + care.hunt * (SolisFeatures.hunt(p, seat) - kill * WarOutlook.entityShips(p));
  }

  /** What a seat may still hope for; where the next phase ends the game, it has no time for it. */
  private double forecast(SolisPosition p, int quantity) {
    double forecast = networks.get(quantity).rate(described);
    double end = WarOutlook.supernova(p);
    double kept = 1 - (1 - care.lastPhase) * end * end * end;
    return FEW_POINTS + kept * (forecast - FEW_POINTS);
  }

  /** R 14.14; while the Entity attacks, the cards of its phase are not drawn yet. */
  private static double danger(SolisPosition p) {
    boolean isNow = p.entity.get(Entity.STAGE) == Entity.ATTACKS;
    return (isNow ? OVERRUN_NOW : OVERRUN_NEXT) * WarOutlook.overrunNext(p);
  }

  /** R 15.1: all demands are met, and the points for declaring would put the seat in front. */
  private static boolean mayDeclare(SolisPosition p, int seat) {
    return SolisScoring.victoryTrack(p) >= p.options().starsWanted(p.seats())
        && SolisScoring.artifacts(p) >= p.options().artifactsWanted(p.seats())
        && SolisScoring.total(p, seat) + DECLARED > SolisEstimate.bestOther(p, seat);
  }

  /** About the number where it is positive, and about nothing where it is not. */
  private static double positive(double number) {
    return 0.5 * (number + Math.sqrt(number * number + 1));
  }

  @Override
  public List<String> names() {
    return SolisFeatureNames.ALL;
  }

  @Override
  public List<String> quantities() {
    return QUANTITIES;
  }

  @Override
  public boolean hasBegun(Position position) {
    return !((SolisPosition) position).frames.top().isSetup();
  }

  @Override
  public void describe(Position position, int seat, float[] into) {
    features.describe((SolisPosition) position, seat, into);
  }

  @Override
  public double reached(Position position, int seat, int quantity) {
    var p = (SolisPosition) position;
    return quantity == OWN
        ? SolisScoring.total(p, seat)
        : SolisScoring.victoryTrack(p) / (double) p.seats();
  }

  @Override
  public boolean endsTurn(Position position, int seat) {
    return PACE.endsTurn(position, seat);
  }
}
