package org.apogee.engine.nebula;

import java.util.List;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** What each tech of R 11.4 does, in one sentence. */
final class TechGlossary {
  private TechGlossary() {}

  static List<Entry> entries() {
    return Tech.all().stream()
        .map(tech -> {
          var colour = Resource.of(Tech.colour(tech.id)).colour();
          var kind = tech.tier().word() + " " + colour + " tech";
          return Entry.of(
                  Kind.TECH,
                  tech.word(),
                  tech.title(),
                  "%s (%s)".formatted(sentence(tech), kind) + ".",
                  rule(tech))
              .plural(tech.title());
        })
        .toList();
  }

  static String rule(Tech tech) {
    return "R 11.4 "
        + switch (tech) {
          case ELECTRIC_CHARGE -> "CHARGE";
          case EMP -> "EMP";
          case SUICIDE -> "SUICIDE";
          case HACK -> "HACK";
          case RADIOACTIVE_RAY -> "RAY";
          case REPAIR -> "REPAIR";
          case BATTLE_SPEED -> "SPEED";
          case IMPROVED_CARGO -> "CARGO";
          case REVEAL_SPY -> "SPY";
          case ENERGY_SHIELD -> "SHIELD";
          case INVISIBILITY_FIELD -> "FIELD";
          case SUPERNOVA_CANNON -> "CANNON";
          case BALANCE -> "BALANCE";
          case MOTHERSHIP -> "MOTHERSHIP";
          case PATHFINDER -> "PATHFINDER";
          case CLONE -> "CLONE";
          case FREE_EXCHANGE -> "EXCHANGE";
          case JUMPGATE -> "JUMPGATE";
        };
  }

  /** Without its full stop. */
  static String sentence(Tech tech) {
    return switch (tech) {
      case ELECTRIC_CHARGE ->
          "Rolls a d6: 1 to 3 jams an opposing tech for its owner's next turn, 4 to 6 stops the"
              + " cooldown of one for a Maintenance";
      case EMP -> "Keeps an opposing ship from making steps in its owner's next turn";
      case SUICIDE -> "Destroys one's own ship and every ship adjacent to it";
      case HACK -> "Copies a ready tech of the opponent that can be used now";
      case RADIOACTIVE_RAY ->
          "Takes 1 durability from an opposing ship within 5 blocks, and on a roll of 1 to 3 from"
              + " each opposing ship beside it";
      case REPAIR -> "Restores a damaged ship of one's own";
      case BATTLE_SPEED -> "Gives one's own ships 5 steps instead of 4 this turn";
      case IMPROVED_CARGO -> "Lets a ship of one's own hold 8 regiments instead of 6 for good";
      case REVEAL_SPY -> "Adds 1 to the totals of one's own ship for the rest of a combat";
      case ENERGY_SHIELD -> "Prevents a loss of 1 durability";
      case INVISIBILITY_FIELD -> "Cancels a combat; the two ships do not fight this turn";
      case SUPERNOVA_CANNON ->
          "Removes up to 10 regiments from a planet within 5 blocks of an own ship, twice a game";
      case BALANCE -> "Makes one reserve equal to another, once a turn";
      case MOTHERSHIP -> "Carries regiments from a planet to a ship anywhere on the map";
      case PATHFINDER -> "Lets a ship enter or leave open space once this turn";
      case CLONE -> "Doubles the further orders of regiments this turn";
      case FREE_EXCHANGE -> "Frees exchanges of this turn, and an earlier one, from their price";
      case JUMPGATE -> "Puts a ship on a block exactly 7 blocks away";
    };
  }
}
