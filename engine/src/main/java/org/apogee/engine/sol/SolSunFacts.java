package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolFacts.args;
import static org.apogee.engine.sol.SolFacts.tell;

import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;

/** What the Sun does, and how the game ends, as facts for everybody; see {@link SolFacts}. */
final class SolSunFacts {
  private SolSunFacts() {}

  static void cardDrawn(Chronicle chronicle, SolPosition p, int suit) {
    if (chronicle.listens()) {
      var name = SolTables.suitName(suit);
      var args = p.isQuietDraw() ? Args.of("suit", name) : args(p.active(), "suit", name);
      var who = p.isQuietDraw() ? "The Sun" : "Seat " + p.active();
      tell(chronicle, "card-drawn", args, "%s draws %s.".formatted(who, name));
    }
  }

  static void flare(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "flare",
          Args.of("countdown", p.countdown()),
          "Solar flare! The countdown falls to %d.".formatted(p.countdown()));
    }
  }

  static void energyLost(Chronicle chronicle, int seat, int energy) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "energy-lost",
          args(seat, "energy", -energy),
          "The flare costs seat %d %d energy.".formatted(seat, energy));
    }
  }

  static void nodesRewarded(Chronicle chronicle, int seat, int energy) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "flare-harvested",
          args(seat, "energy", energy),
          "The flare gives seat %d %d energy for its nodes in the upper orbit."
              .formatted(seat, energy));
    }
  }

  static void flareAnswered(Chronicle chronicle, SolPosition p, int at, boolean paid) {
    if (chronicle.listens()) {
      int seat = p.pieces.stationOwner(at);
      var space = p.board.name(at);
      tell(
          chronicle,
          paid ? "flare-paid" : "flare-declined",
          args(seat, "space", space),
          paid
              ? "Seat %d pays 1 energy at %s and builds 1 sundiver.".formatted(seat, space)
              : "Seat %d builds nothing at %s.".formatted(seat, space));
    }
  }

  static void quietDraw(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "quiet-draw",
          Args.of("cards", p.seats()),
          "The Sun was quiet for too long and draws %d %s by itself."
              .formatted(p.seats(), p.seats() == 1 ? "card" : "cards"));
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
          "Seat %d keeps %s (%s).".formatted(p.active(), name, effect));
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
          "Seat %d has a last chance to transmit.".formatted(p.active()));
    }
  }

  static void over(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "game-over",
          Args.of("ending", p.ending().code),
          p.ending() == SolEnding.ROUND_LIMIT
              ? "The last round is over."
              : "The game is over: the motherships ride the wave.");
      for (int seat = 0; seat < p.seats(); seat++) {
        tell(
            chronicle,
            "placed",
            args(seat, "place", p.place(seat), "momentum", p.score(seat)),
            "Seat %d is in place %d with %d momentum."
                .formatted(seat, p.place(seat), p.score(seat)));
      }
    }
  }
}
