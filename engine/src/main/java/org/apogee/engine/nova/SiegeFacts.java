package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaWords.who;

import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** Sieges and planets that change hands, in words. */
final class SiegeFacts {
  private SiegeFacts() {}

  static void laid(Chronicle chronicle, NovaPosition p, int system) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "siege-laid",
          Args.of(
              "system",
              p.map().name(system),
              "besieger",
              Party.name(p.board.besieger(system)),
              "target",
              Party.name(p.board.target(system))),
          Phrase.of(
              "%s besieges %s at %s",
              who(p.board.besieger(system)), who(p.board.target(system)), p.map().name(system)));
    }
  }

  static void ended(Chronicle chronicle, NovaPosition p, int system) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "siege-ended",
          Args.of("system", p.map().name(system)),
          Phrase.of("the siege at %s ends", p.map().name(system)));
    }
  }

  /** R 8.1: up to how much the die has an effect. */
  static void rolled(Chronicle chronicle, NovaPosition p, int system, int die, int most) {
    if (chronicle.listens()) {
      var args = Args.of("system", p.map().name(system), "die", die, "hit", die <= most);
      args.put("most", most);
      NovaFacts.tell(
          chronicle,
          "siege-roll",
          args,
          Phrase.of(
              "the siege at %s rolls %d and %s (it needs %d or less)",
              p.map().name(system), die, die <= most ? "succeeds" : "fails", most));
    }
  }

  static void damaged(Chronicle chronicle, NovaPosition p, int planet, int impacts) {
    if (chronicle.listens()) {
      var args = Args.of("planet", p.map().planetName(planet), "impacts", impacts);
      args.put("damage", p.board.damage(planet));
      NovaFacts.tell(
          chronicle,
          "planet-damaged",
          args,
          Phrase.of(
              "the damage of %s is now %d, its resistance %d",
              p.map().planetName(planet),
              p.board.damage(planet),
              Marker.of(p.board.level(planet)).resistance));
    }
  }

  static void captured(
      Chronicle chronicle,
      NovaPosition p,
      int planet,
      int captor,
      int loser,
      Marker was,
      int level) {
    if (chronicle.listens()) {
      var args =
          Args.of(
              "planet",
              p.map().planetName(planet),
              "captor",
              Party.name(captor),
              "loser",
              Party.name(loser));
      int points = Party.isPower(captor) ? was.prize : 0;
      args.put("marker", Marker.of(level).word);
      args.put("points", points);
      var what =
          level == was.level
              ? was.word
              : level == 0
                  ? was.word + ", which is removed"
                  : was.word + ", which becomes " + NovaWords.marker(level);
      NovaFacts.tell(
          chronicle,
          "planet-captured",
          args,
          Phrase.of(
              "%s %s from %s, %s%s",
              NovaWords.subject(captor, "take"),
              p.map().planetName(planet),
              who(loser),
              Words.a(what),
              points == 0 ? "" : ", and gains " + points + " VP"));
    }
  }
}
