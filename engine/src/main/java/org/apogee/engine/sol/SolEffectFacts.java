package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolFacts.args;
import static org.apogee.engine.sol.SolFacts.tell;

import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** What suit effects do, as facts for everybody; see {@link SolFacts}. */
final class SolEffectFacts {
  private SolEffectFacts() {}

  static void played(Chronicle chronicle, SolPosition p, SolEffect effect) {
    if (chronicle.listens()) {
      chronicle.tell(
          Fact.forEverybody(
                  "effect-played",
                  args(p.active(), "effect", effect.lowerName()),
                  Phrase.of("Seat %d plays %s.", p.active(), effect.title()))
              .with(List.of(effect.sentence)));
    }
  }

  static void energyGained(Chronicle chronicle, SolPosition p, SolEffect effect, int energy) {
    if (chronicle.listens() && energy > 0) {
      tell(
          chronicle,
          "effect-energy",
          args(p.active(), "effect", effect.lowerName(), "energy", energy),
          Phrase.of("Seat %d gains %d energy by %s.", p.active(), energy, effect.title()));
    }
  }

  static void momentumGained(Chronicle chronicle, SolPosition p, SolEffect effect, int momentum) {
    if (chronicle.listens() && momentum > 0) {
      tell(
          chronicle,
          "effect-momentum",
          args(p.active(), "effect", effect.lowerName(), "momentum", momentum),
          Phrase.of("Seat %d gains %d momentum by %s.", p.active(), momentum, effect.title()));
    }
  }

  static void suitNamed(Chronicle chronicle, SolPosition p, int suit) {
    if (chronicle.listens()) {
      var name = SolTables.suitName(suit);
      tell(
          chronicle,
          "suit-named",
          args(p.active(), "suit", name),
          Phrase.of("Seat %d names the suit %s.", p.active(), name));
    }
  }

  static void burnt(Chronicle chronicle, SolPosition p, int points) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "energy-burnt",
          args(p.active(), "energy", -1, "points", points),
          Phrase.of(
              "Seat %d burns 1 energy for %d movement points and has %d energy left.",
              p.active(), points, p.holdings.energy[p.active()]));
    }
  }

  static void procreated(Chronicle chronicle, SolPosition p, int at) {
    if (chronicle.listens()) {
      var space = p.board.name(at);
      tell(
          chronicle,
          "sundiver-born",
          args(p.active(), "space", space),
          Phrase.of("Seat %d gets another sundiver on %s.", p.active(), space));
    }
  }

  static void tributePaid(Chronicle chronicle, SolPosition p, int payer, int energy) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "tribute-paid",
          args(payer, "to", p.active(), "energy", energy),
          Phrase.of("Seat %d pays %d energy to seat %d.", payer, energy, p.active()));
    }
  }

  static void stationChanged(Chronicle chronicle, SolPosition p, int before, int type, int at) {
    if (chronicle.listens()) {
      var old = SolTables.pieceName(before);
      var name = SolTables.pieceName(type);
      var space = p.board.name(at);
      tell(
          chronicle,
          "station-changed",
          args(p.active(), "space", space, "before", old, "station", name),
          Phrase.of("The %s of seat %d on %s becomes %s.", old, p.active(), space, Words.a(name)));
    }
  }

  static void invaded(Chronicle chronicle, SolPosition p, int victim, int type, int at) {
    if (chronicle.listens()) {
      var name = SolTables.pieceName(type);
      var space = p.board.name(at);
      tell(
          chronicle,
          "invaded",
          args(p.active(), "space", space, "station", name, "victim", victim),
          Phrase.of(
              "Seat %d takes the place of seat %d's %s on %s.", p.active(), victim, name, space));
    }
  }
}
