package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/** R 20: how a view is filled. */
final class NovaViews {
  private NovaViews() {}

  static NovaView of(NovaPosition p, int viewer) {
    var systems = new ArrayList<NovaView.Place>();
    for (int system = 0; system < p.map().systems; system++) {
      systems.add(place(p, system));
    }
    var powers = new ArrayList<NovaView.Power>();
    for (int seat = 0; seat < p.seats(); seat++) {
      powers.add(power(p, seat, viewer));
    }
    var independents = new ArrayList<NovaView.Independent>();
    for (int independent = 0; independent < Party.INDEPENDENTS; independent++) {
      if (p.independents.isInPlay(independent)) {
        independents.add(independent(p, independent));
      }
    }
    return new NovaView(
        viewer,
        p.turn(),
        p.options().lastTurn(p.seats()),
        p.isAccelerated(),
        p.active(),
        p.seatToAct(),
        decision(p),
        p.isOver() ? "" : NovaAbout.text(p),
        p.impulse.points,
        marks(p),
        battles(p),
        anger(p),
        p.ending().code,
        combat(p, viewer),
        systems,
        powers,
        independents,
        List.of(deck(p, Cards.EXPANSION), deck(p, Cards.WAR)));
  }

  private static String decision(NovaPosition p) {
    if (p.isOver()) {
      return "over";
    }
    var step = p.frames.top();
    return step == Step.COMBAT
        ? p.combat.stage.word
        : step.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static List<String> marks(NovaPosition p) {
    var marks = new ArrayList<String>();
    if (p.impulse.discount) {
      marks.add("discount");
    }
    if (p.impulse.freeExplore) {
      marks.add("free-explore");
    }
    return marks;
  }

  /** The record of the impulse keeps them until the next one. */
  private static List<String> battles(NovaPosition p) {
    var battles = new ArrayList<String>();
    boolean areAhead =
        !p.isOver() && (p.frames.at(0) == Step.ACTIONS || p.frames.at(0) == Step.BATTLES);
    for (int i = 0; areAhead && i < p.impulse.battleCount; i++) {
      battles.add(p.map().name(p.impulse.system(i)) + " " + Party.name(p.impulse.party(i)));
    }
    return battles;
  }

  private static List<String> anger(NovaPosition p) {
    var anger = new ArrayList<String>();
    for (int seat = 0; seat < p.seats(); seat++) {
      if ((p.impulse.attacked >>> seat & 1) != 0) {
        anger.add(Party.name(seat) + " attacked");
      }
      if ((p.impulse.provoked >>> seat & 1) != 0) {
        anger.add(Party.name(seat) + " provoked");
      }
    }
    return anger;
  }

  private static NovaView.Place place(NovaPosition p, int system) {
    boolean isKnown = p.board.isExplored(system);
    boolean isBesieged = (p.board.besieged() >>> system & 1) != 0;
    var planets = new ArrayList<NovaView.Planet>();
    for (int planet = 2 * system; planet < 2 * system + 2; planet++) {
      if ((p.board.planets() >>> planet & 1) != 0) {
        planets.add(planet(p, planet));
      }
    }
    return new NovaView.Place(
        p.map().name(system),
        p.map().regionName(p.map().region(system)),
        isKnown ? Tile.of(p.board.tile(system)).word : "unknown",
        isBesieged
            ? Party.name(p.board.besieger(system)) + " " + Party.name(p.board.target(system))
            : "",
        planets,
        units(p, system));
  }

  private static NovaView.Planet planet(NovaPosition p, int planet) {
    return new NovaView.Planet(
        p.map().planetName(planet),
        (p.board.terran() >>> planet & 1) != 0,
        Party.name(p.board.owner(planet)),
        Marker.of(p.board.level(planet)).word,
        p.board.damage(planet),
        (p.board.built() >>> planet & 1) != 0);
  }

  private static List<NovaView.Unit> units(NovaPosition p, int system) {
    var groups = new LinkedHashMap<NovaView.Unit, Integer>();
    for (int unit = 0; unit < Units.COUNT; unit++) {
      if (p.units.system(unit) == system) {
        int place = p.units.place(unit);
        var one =
            new NovaView.Unit(
                Party.name(Units.owner(unit)),
                "" + UnitType.letter(Units.type(unit), p.units.side(unit)),
                place == Units.SPACE ? "space" : "" + (place - 1),
                p.units.isActive(unit),
                p.units.isReady(unit),
                1);
        groups.merge(one, 1, Integer::sum);
      }
    }
    var units = new ArrayList<NovaView.Unit>();
    groups.forEach((one, count) ->
        units.add(
            new NovaView.Unit(
                one.owner(), one.unit(), one.place(), one.active(), one.ready(), count)));
    return units;
  }

  private static NovaView.Power power(NovaPosition p, int seat, int viewer) {
    long hand = p.decks.hand(seat);
    boolean isOpen = seat == viewer || p.options().openHands();
    var developments = new ArrayList<String>();
    for (int i = 0; i < Development.COUNT; i++) {
      var development = Development.of(i);
      if (p.powers.has(seat, development)) {
        developments.add(development.card.name() + " " + p.powers.life(seat, development));
      }
    }
    var tensions = new ArrayList<Integer>();
    for (int other = 0; other < p.seats(); other++) {
      tensions.add(p.powers.tension(seat, other));
    }
    return new NovaView.Power(
        seat,
        p.powers.points[seat],
        p.powers.naval[seat],
        p.powers.base[seat],
        Economy.income(p, seat),
        List.of(
            Cards.size(Cards.ofDeck(hand, Cards.EXPANSION)),
            Cards.size(Cards.ofDeck(hand, Cards.WAR))),
        isOpen ? cards(hand) : List.of(),
        developments,
        tensions,
        p.powers.fallen[seat]);
  }

  private static List<String> cards(long bag) {
    var names = new ArrayList<String>();
    for (long left = Cards.kinds(bag); left != 0; left &= left - 1) {
      int card = Cards.kindAt(left);
      for (int i = 0; i < Cards.copies(bag, card); i++) {
        names.add(Card.of(card).name());
      }
    }
    return names;
  }

  private static NovaView.Independent independent(NovaPosition p, int independent) {
    var fleets = new ArrayList<String>();
    int end = Independents.end(independent);
    for (int fleet = Independents.first(independent); fleet < end; fleet++) {
      if (p.independents.exists(fleet)) {
        fleets.add(NovaAbout.fleet(p, fleet));
      }
    }
    var relations = new ArrayList<Integer>();
    for (int seat = 0; seat < p.seats(); seat++) {
      relations.add(p.independents.relation(independent, seat));
    }
    int party = Party.ofIndependent(independent);
    return new NovaView.Independent(
        Party.name(party),
        Party.title(party),
        independent == Party.CORSAIRS
            ? "none"
            : p.map().regionName(p.independents.region(independent)),
        fleets,
        relations);
  }

  private static NovaView.Deck deck(NovaPosition p, int deck) {
    return new NovaView.Deck(
        Cards.deckName(deck),
        Cards.size(Cards.ofDeck(p.decks.pile(), deck)) + p.decks.crossesLeft(deck),
        p.decks.crosses(deck),
        cards(Cards.ofDeck(p.decks.discards(), deck)));
  }

  private static List<NovaView.Combat> combat(NovaPosition p, int viewer) {
    if (p.combat.isClear()) {
      return List.of();
    }
    var sides = new ArrayList<NovaView.Side>();
    for (int side = 0; side < CombatRecord.SIDES; side++) {
      sides.add(side(p, side, viewer));
    }
    var place =
        p.combat.isInSpace()
            ? p.map().name(p.combat.system)
            : p.map().planetName(p.combat.planet());
    return List.of(new NovaView.Combat(place, p.combat.round, sides));
  }

  /** R 20.1: a commitment is hidden until both sides have committed. */
  private static NovaView.Side side(NovaPosition p, int side, int viewer) {
    int party = p.combat.party(side);
    int ally = p.combat.allies[side];
    int card = p.combat.cards[side];
    boolean isHidden = side == CombatRecord.ATTACKER && Commitment.isSecret(p) && viewer != party;
    return new NovaView.Side(
        Party.name(party),
        card == CombatRecord.NO_CARD ? "" : Card.of(card - 1).name(),
        ally == 0 ? "" : Party.name(Party.ofIndependent(Independents.owner(ally - 1))),
        isHidden ? "hidden" : FireFacts.commit(p, side),
        p.combat.boosts[side],
        p.combat.impacts[side]);
  }
}
