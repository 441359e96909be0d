package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaWords.left;
import static org.apogee.engine.nova.NovaWords.price;
import static org.apogee.engine.nova.NovaWords.who;

import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 9, what powers build, move and give up, in words. */
final class ActionFacts {
  private ActionFacts() {}

  private static String name(int party) {
    return Party.name(party);
  }

  /** Units of one type; free ones cost nothing. */
  static void unitsBuilt(
      Chronicle chronicle, NovaPosition p, int seat, int type, int system, int count, int cost) {
    if (chronicle.listens()) {
      var args =
          Args.of("power", name(seat), "unit", UnitType.word(type), "system", p.map().name(system));
      args.put("count", count);
      args.put("cost", cost);
      NovaFacts.tell(
          chronicle,
          "unit-built",
          args,
          Phrase.of(
              "%s %s %s at %s%s",
              name(seat),
              cost == 0 ? "receives" : "builds",
              NovaWords.units(count, type),
              p.map().name(system),
              price(p, cost)));
    }
  }

  /** R 9.4: line fleets for naval power, others for action points. */
  static void reinforced(Chronicle chronicle, NovaPosition p, int seat, int type, int system) {
    if (chronicle.listens()) {
      boolean isLine = type == UnitType.LINE;
      NovaFacts.tell(
          chronicle,
          "unit-reinforced",
          Args.of("power", name(seat), "unit", UnitType.word(type), "system", p.map().name(system)),
          Phrase.of(
              "%s reinforces %s at %s for %s and has %s",
              name(seat),
              NovaWords.units(1, type),
              p.map().name(system),
              isLine ? "1 naval power" : Construction.REINFORCE_COST + " AP",
              left(isLine ? p.powers.naval[seat] : p.impulse.points)));
    }
  }

  static void unitGivenUp(
      Chronicle chronicle, NovaPosition p, int seat, int type, int side, int system, int cost) {
    if (chronicle.listens()) {
      var args =
          Args.of("power", name(seat), "unit", UnitType.word(type), "system", p.map().name(system));
      args.put("cost", cost);
      NovaFacts.tell(
          chronicle,
          "unit-given-up",
          args,
          Phrase.of(
              "%s gives up %s at %s%s and keeps %s",
              name(seat),
              NovaWords.unit(type, side),
              p.map().name(system),
              cost == 0 ? "" : " for " + cost + " AP",
              Words.count(p.units.count(seat), "unit")));
    }
  }

  /** A marker, perhaps in the place of a lower one; independents pay nothing. */
  static void markerBuilt(
      Chronicle chronicle, NovaPosition p, int party, int planet, int was, int level, int cost) {
    if (chronicle.listens()) {
      var args =
          Args.of(
              "party",
              name(party),
              "marker",
              Marker.of(level).word,
              "planet",
              p.map().planetName(planet));
      args.put("cost", cost);
      var what =
          was == 0
              ? NovaWords.subject(party, cost == 0 ? "place" : "build")
                  + " "
                  + NovaWords.marker(level)
              : Phrase.of(
                  "%s %s at %s into %s",
                  NovaWords.subject(party, "turn"),
                  NovaWords.marker(was),
                  p.map().planetName(planet),
                  NovaWords.marker(level));
      NovaFacts.tell(
          chronicle,
          "marker-placed",
          args,
          what + (was == 0 ? " at " + p.map().planetName(planet) : "") + price(p, cost));
    }
  }

  static void markerGivenUp(Chronicle chronicle, NovaPosition p, int seat, int planet, int cost) {
    if (chronicle.listens()) {
      var args = Args.of("power", name(seat), "planet", p.map().planetName(planet), "cost", cost);
      NovaFacts.tell(
          chronicle,
          "marker-given-up",
          args,
          Phrase.of(
              "%s gives up its %s at %s%s",
              name(seat),
              Marker.of(p.board.level(planet)).word,
              p.map().planetName(planet),
              cost == 0 ? "" : " for " + cost + " AP"));
    }
  }

  static void moved(Chronicle chronicle, NovaPosition p, int from, int to, int fleets, int cost) {
    if (chronicle.listens()) {
      var args = Args.of("from", p.map().name(from), "to", p.map().name(to), "fleets", fleets);
      args.put("cost", cost);
      NovaFacts.tell(
          chronicle,
          "fleets-moved",
          args,
          Phrase.of(
              "%s moves %s from %s to %s%s",
              name(p.active()),
              Words.some(fleets, "fleet"),
              p.map().name(from),
              p.map().name(to),
              price(p, cost)));
    }
  }

  static void attacked(Chronicle chronicle, NovaPosition p, int system, int party, int cost) {
    if (chronicle.listens()) {
      var args =
          Args.of("power", name(p.active()), "system", p.map().name(system), "party", name(party));
      args.put("cost", cost);
      NovaFacts.tell(
          chronicle,
          "attack-declared",
          args,
          Phrase.of(
              "%s attacks %s at %s%s",
              name(p.active()), who(party), p.map().name(system), price(p, cost)));
    }
  }

  static void marched(Chronicle chronicle, NovaPosition p, int seat, int system) {
    if (chronicle.listens()) {
      NovaFacts.tell(
          chronicle,
          "fleets-active",
          Args.of("power", name(seat), "system", p.map().name(system)),
          Phrase.of("the fleets of %s at %s become active", name(seat), p.map().name(system)));
    }
  }
}
