package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolFacts.args;
import static org.apogee.engine.sol.SolFacts.tell;

import java.util.List;
import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** What the Sun does, and how the game ends, as facts for everybody; see {@link SolFacts}. */
final class SolSunFacts {
  private SolSunFacts() {}

  /** Cards drawn one after the other without a flare between them are one fact. */
  static void cardsDrawn(Chronicle chronicle, SolPosition p, List<Integer> drawn) {
    if (drawn.isEmpty()) {
      return;
    }
    var suits = drawn.stream().map(SolTables::suitName).toList();
    var args = p.isQuietDraw() ? Args.none() : args(p.active());
    args.put("cards", suits.size());
    args.put("suits", suits);
    var who = p.isQuietDraw() ? "The Sun" : "Seat " + p.active();
    var what =
        suits.size() == 1
            ? suits.getFirst()
            : Words.count(suits.size(), "card") + ", last " + suits.getLast();
    var fact =
        Fact.forEverybody("cards-drawn", args, Phrase.of("%s draws %s.", who, what)).in("draw");
    chronicle.tell(
        suits.size() == 1
            ? fact
            : fact.with(
                drawn.stream()
                    .map(suit ->
                        Phrase.of(
                            "%s, with the effect %s",
                            SolTables.suitName(suit), p.effectOf(suit).title()))
                    .toList()));
  }

  static void flare(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tellOfFlare(
          chronicle,
          "flare",
          Args.of("countdown", p.countdown()),
          Phrase.of("The Sun flares: the countdown falls to %d.", p.countdown()));
    }
  }

  private static void tellOfFlare(
      Chronicle chronicle, String kind, SequencedMap<String, Object> args, String text) {
    chronicle.tell(Fact.forEverybody(kind, args, text).in("flare"));
  }

  static void energyLost(Chronicle chronicle, SolPosition p, int seat, int energy) {
    if (chronicle.listens()) {
      tellOfFlare(
          chronicle,
          "energy-lost",
          args(seat, "energy", -energy),
          Phrase.of(
              "Seat %d loses %d energy to the flare and has %d left.",
              seat, energy, p.holdings.energy[seat]));
    }
  }

  static void nodesRewarded(Chronicle chronicle, int seat, int energy) {
    if (chronicle.listens()) {
      tellOfFlare(
          chronicle,
          "flare-harvested",
          args(seat, "energy", energy),
          Phrase.of(
              "The flare gives seat %d %d energy for its %s in the upper orbit.",
              seat, energy, Words.agree(energy, "node", "nodes")));
    }
  }

  static void flareAnswered(Chronicle chronicle, SolPosition p, int at, boolean paid) {
    if (chronicle.listens()) {
      int seat = p.pieces.stationOwner(at);
      var space = p.board.name(at);
      tellOfFlare(
          chronicle,
          paid ? "flare-paid" : "flare-declined",
          args(seat, "space", space),
          paid
              ? Phrase.of("Seat %d pays 1 energy at %s and builds a sundiver.", seat, space)
              : Phrase.of("Seat %d builds nothing at %s.", seat, space));
    }
  }

  static void quietDraw(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "quiet-draw",
          Args.of("cards", p.seats()),
          Phrase.of(
              "The Sun was quiet for too long and draws %s by itself.",
              Words.count(p.seats(), "card")));
    }
  }

  static void cardKept(Chronicle chronicle, SolPosition p, int suit) {
    if (chronicle.listens()) {
      var name = SolTables.suitName(suit);
      var effect = p.effectOf(suit);
      tell(
          chronicle,
          "card-kept",
          args(p.active(), "suit", name, "effect", effect.lowerName()),
          Phrase.of("Seat %d keeps %s, with the effect %s.", p.active(), name, effect.title()));
    }
  }

  static void nova(Chronicle chronicle) {
    if (chronicle.listens()) {
      tell(chronicle, "nova", Args.none(), "The Sun goes nova.");
    }
  }

  static void lastTransmission(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "last-transmission",
          args(p.active()),
          Phrase.of("Seat %d has a last chance to transmit.", p.active()));
    }
  }

  static void over(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "game-over",
          Args.of("ending", p.ending().code),
          p.ending() == SolEnding.ROUND_LIMIT
              ? "The last round ends, and with it the game."
              : "The game ends: the motherships ride the wave.");
      for (int seat = 0; seat < p.seats(); seat++) {
        var args = args(seat, "place", p.place(seat), "momentum", p.score(seat));
        var text =
            Phrase.of(
                "Seat %d takes the %s place with %d momentum",
                seat, Words.ordinal(p.place(seat)), p.score(seat));
        if (p.seats() == 1) {
          var band = SolBand.of(p.score(seat));
          args.put("result", band.code);
          text += ": " + band.words;
        }
        tell(chronicle, "placed", args, Words.sentence(text));
      }
    }
  }
}
