package org.apogee.engine.nova;

import org.apogee.engine.Preset;
import org.apogee.engine.words.Glossary.Kind;

/** What the course of a game names: phases, decisions, states, options and endings. */
final class GlossaryOfPlay {
  private GlossaryOfPlay() {}

  static void addTo(GlossaryRows rows) {
    phases(rows);
    decisions(rows);
    states(rows);
    options(rows);
    endings(rows);
  }

  private static void phases(GlossaryRows rows) {
    rows.add(
        Kind.PHASE,
        Step.INITIAL_PHASE,
        "initial phase",
        "Sieges are rolled for, and allied minors are reinforced.",
        "R 8.1");
    rows.add(
        Kind.PHASE,
        "naval-phase",
        "naval phase",
        "The active power plays cards and spends its action points.",
        "R 9.1");
    rows.add(
        Kind.PHASE,
        "battle-phase",
        "battle phase",
        "Declared attacks are fought, first in space, then on planets.",
        "R 10.1");
    rows.add(
        Kind.PHASE,
        "tension-phase",
        "tension phase",
        "Tensions rise by attacks and provocations, and the active power may adjust one.",
        "R 13.2");
    rows.add(
        Kind.PHASE,
        "final-impulse",
        "final impulse",
        "All fleets become active, and the active power draws a card.",
        "R 14.1");
    rows.addOne(
        Kind.PHASE,
        "interphase",
        "Interphase",
        "Economy, victory points, the turn, and a shuffle, after the third X card of a deck.",
        "R 14.3",
        "interphase");
  }

  private static void decisions(GlossaryRows rows) {
    String[][] table = {
      {"actions", "The active power plays a card, acts or ends its actions.", "R 9.4"},
      {"move-to", "Where the fleets move.", "R 9.5"},
      {"move-units", "Which fleets move.", "R 9.5"},
      {"attack-units", "Which fleets join an attack.", "R 9.8"},
      {"pick", "What a card is played on.", "R 9.3"},
      {"eliminate", "Which unit or marker is given up.", "R 9.9"},
      {"combat-card", "Whether a combat card is used.", "R 11.2"},
      {"call-ally", "Whether an allied minor is called.", "R 11.3"},
      {"withdraw", "Which fleets withdraw to a planet before the combat.", "R 11.4"},
      {"commit", "How many units fire; the others cover.", "R 11.5.2"},
      {"losses", "Which unit takes an impact.", "R 11.5.6"},
      {"stand", "Whether a side fights on.", "R 11.5.7"},
      {"planetary", "Which planet is assaulted, or whether the system is besieged.", "R 12.1"},
      {"retreat", "Where fleets retreat.", "R 11.10"},
      {"adjust", "Which tension the active power changes.", "R 13.2"},
      {"draw", "From which deck a card is drawn.", "R 14.2"},
      {"discard", "Which card leaves a full hand.", "R 14.2"},
      {"treaty", "Whether a treaty is paid for.", "R 15.4.5"},
      {"over", "The game has ended.", "R 18.1"}
    };
    for (var row : table) {
      rows.addOne(Kind.ACTION, row[0] + "-decision", row[0], row[1], row[2], row[0]);
    }
  }

  private static void states(GlossaryRows rows) {
    rows.addOne(Kind.STATE, "nobody", "nobody", "No party.", "R 2.2", "-");
    rows.addOne(
        Kind.STATE, "nothing", "nothing", "No marker, or no unit that fires.", "R 3.5", "nothing");
    rows.addOne(Kind.STATE, "none", "none", "Not there, or not yet.", "R 2.2", "none");
    rows.addOne(
        Kind.STATE,
        "hidden",
        "hidden",
        "A commitment that the other side must not know yet.",
        "R 20.1",
        "hidden");
    rows.addOne(
        Kind.STATE,
        "discount",
        "discount",
        "Colony Convoy makes the next settlement, colony or capital cheaper.",
        "R 17.12",
        "discount");
    rows.addOne(
        Kind.STATE,
        "free-explore",
        "free exploration",
        "Long-Range Sensors make the next exploration of the impulse free.",
        "R 17.21",
        "free-explore");
  }

  private static void options(GlossaryRows rows) {
    rows.addOne(
        Kind.OPTION,
        "preset",
        "preset",
        "Which values the other options have unless they are given.",
        "R 22.6",
        Preset.OPTION);
    rows.addOne(
        Kind.OPTION,
        "tournament",
        "tournament preset",
        "The values that we measured to be fair and quick.",
        "R 22.6",
        "tournament");
    rows.addOne(
        Kind.OPTION,
        "printed",
        "printed preset",
        "The values of the rules that we started from.",
        "R 22.6",
        "printed");
    rows.addOne(
        Kind.OPTION,
        "scenario",
        "scenario",
        "Age of Discovery or Armed Peace: fleets, tensions and events.",
        "R 22.1",
        "scenario");
    rows.addOne(
        Kind.OPTION,
        "last-turn",
        "last turn",
        "The turn after which the game ends.",
        "R 22.2",
        "lastTurn");
    rows.addOne(
        Kind.OPTION,
        "start-tension",
        "start tension",
        "The tension between all powers at the start.",
        "R 22.3",
        "startTension");
    rows.addOne(
        Kind.OPTION,
        "open-hands",
        "open hands",
        "Shows all hands to everybody.",
        "R 22.4",
        "openHands");
    rows.addOne(
        Kind.OPTION,
        "order-bonus",
        "order bonus",
        "Action points for later powers in the first round of impulses.",
        "R 22.5",
        "orderBonus");
  }

  private static void endings(GlossaryRows rows) {
    rows.addOne(
        Kind.ENDING,
        NovaEnding.FINAL_INTERPHASE.code,
        "final Interphase",
        "The regular end, with the Interphase of the last turn.",
        "R 18.1",
        NovaEnding.FINAL_INTERPHASE.code);
    rows.addOne(
        Kind.ENDING,
        NovaEnding.LAST_POWER.code,
        "last power",
        "At most one power is left.",
        "R 18.1",
        NovaEnding.LAST_POWER.code);
  }
}
