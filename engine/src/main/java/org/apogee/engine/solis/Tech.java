package org.apogee.engine.solis;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A technology: a basic card, or a side of a race card or of an ancient card. What its effects
 * amount to is worked out once, so that the rules look it up.
 */
final class Tech {
  final String id;
  final String label;
  final int copies;
  final int cost;
  final int points;
  final List<Effect> effects;

  /** Slots by resource; N P H B A, then omega. */
  final int[] slots = new int[Good.BASICS + 1];

  /** Slots that take any resource. */
  final int anySlots;

  final int[] passives = new int[Passive.count()];
  final int[] tiles = new int[TileKind.count()];
  final Effect.@Nullable Power power;
  final Effect.@Nullable When reward;
  final Effect.@Nullable PointsPer pointsPer;
  private final String slotCodes;

  private Tech(
      String id,
      String label,
      int copies,
      int cost,
      String slotCodes,
      int points,
      List<Effect> effects) {
    this.id = id;
    this.label = label;
    this.copies = copies;
    this.cost = cost;
    this.slotCodes = slotCodes;
    this.points = points;
    this.effects = effects;
    int any = 0;
    for (int i = 0; i < slotCodes.length(); i++) {
      char code = slotCodes.charAt(i);
      if (code == 'X') {
        any++;
      } else {
        slots[Good.of(code)]++;
      }
    }
    anySlots = any;
    Effect.Power foundPower = null;
    Effect.When foundReward = null;
    Effect.PointsPer foundPoints = null;
    for (var effect : effects) {
      switch (effect) {
        case Effect.Lasting lasting -> passives[lasting.what().number()] += lasting.amount();
        case Effect.Tiles provided -> tiles[provided.kind().number()] += provided.count();
        case Effect.PointsPer per -> foundPoints = per;
        case Effect.When when -> foundReward = when;
        case Effect.Power found -> foundPower = found;
      }
    }
    power = foundPower;
    reward = foundReward;
    pointsPer = foundPoints;
  }

  /** A row of a table: several basic cards of one name. */
  static Tech basic(
      String id, String label, int copies, int cost, String slots, int points, Effect... effects) {
    return new Tech(id, label, copies, cost, slots, points, List.of(effects));
  }

  /** A row of a table: a side of a card of which there is one. */
  static Tech side(String id, String label, int cost, String slots, int points, Effect... effects) {
    return new Tech(id, label, 1, cost, slots, points, List.of(effects));
  }

  String slotCodes() {
    return slotCodes;
  }

  /** Ask only where there is one. */
  Effect.Power itsPower() {
    if (power == null) {
      throw new IllegalStateException("no power: " + this);
    }
    return power;
  }

  boolean hasPower(Effect.Timing timing) {
    return power != null && power.timing() == timing;
  }

  @Override
  public String toString() {
    return id + " " + label;
  }
}
