package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.supernova.SupernovaView.AttackView;
import org.apogee.engine.supernova.SupernovaView.Bid;
import org.apogee.engine.supernova.SupernovaView.Empire;
import org.apogee.engine.supernova.SupernovaView.PlanetView;
import org.apogee.engine.supernova.SupernovaView.Promise;
import org.apogee.engine.supernova.SupernovaView.ShipView;
import org.apogee.engine.supernova.SupernovaView.Strengths;
import org.apogee.engine.supernova.SupernovaView.TradeView;

/** Fills the view from a position: R 14.1 to R 14.3 say what a viewer may see. */
final class SupernovaViews {
  /** In place of a step. */
  static final String OVER = "over";

  private final SupernovaPosition p;
  private final Table table;
  private final int viewer;

  private SupernovaViews(SupernovaPosition p, int viewer) {
    this.p = p;
    this.table = p.table;
    this.viewer = viewer;
  }

  static SupernovaView of(SupernovaPosition p, int viewer) {
    return new SupernovaViews(p, viewer).view();
  }

  private SupernovaView view() {
    return new SupernovaView(
        viewer,
        p.turn.number,
        p.options().turnLimit(),
        p.turn.opener,
        p.isOver() ? OVER : p.step().label,
        p.seatToAct(),
        p.options().threshold(),
        p.turn.finalTurn,
        p.piles.main.size(),
        IntStream.range(0, p.piles.discardSize())
            .mapToObj(i -> p.cards.label(p.piles.discarded(i)))
            .toList(),
        SupernovaWords.labels(p, p.piles.scrap),
        IntStream.range(0, p.seats()).mapToObj(this::empire).toList(),
        planetLabels(p.turn.fresh),
        SupernovaWords.labels(p, table.moved),
        attack(),
        trade(),
        promises());
  }

  private Empire empire(int seat) {
    var planets = new ArrayList<PlanetView>();
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      planets.add(planet(Long.numberOfTrailingZeros(rest)));
    }
    long deep = 0;
    for (long rest = table.ships[seat]; rest != 0; rest &= rest - 1) {
      int ship = table.ship(rest);
      deep |= table.on(ship) == Table.DEEP_SPACE ? table.bit(ship) : 0;
    }
    return new Empire(
        seat,
        table.potentialOf(seat),
        p.piles.hands[seat].size(),
        knownOf(seat, p.piles.hands[seat]),
        p.turn.isPenalized(seat),
        p.turn.mulligans[seat],
        planets,
        fleet(deep));
  }

  /** Of some cards in a hand, those that the viewer has seen. */
  private List<String> knownOf(int seat, CardSet cards) {
    var known = new ArrayList<String>();
    var hand = p.piles.hands[seat];
    for (int card = cards.next(0); card < CardSet.END; card = cards.next(card + 1)) {
      if (hand.has(card) && (seat == viewer || p.piles.isSeenBy(card, viewer))) {
        known.add(p.cards.label(card));
      }
    }
    return known;
  }

  private List<String> planetLabels(long planets) {
    var labels = new ArrayList<String>();
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      labels.add(p.cards.label(Long.numberOfTrailingZeros(rest)));
    }
    return labels;
  }

  private PlanetView planet(int planet) {
    var kind =
        table.isHomeworld(planet) ? "homeworld" : table.isColony(planet) ? "colony" : "uninhabited";
    return new PlanetView(
        p.cards.label(planet),
        kind,
        table.isDeclared(planet),
        table.potential(planet),
        table.support(planet),
        strengths(planet),
        on(planet, CardType.ENVIRONMENT, CardType.ENVIRONMENT),
        on(planet, CardType.CIVILIZATION, CardType.CIVILIZATION),
        on(planet, CardType.ALIEN, CardType.MERC),
        fleet(table.orbit(planet)));
  }

  private List<ShipView> fleet(long ships) {
    var fleet = new ArrayList<ShipView>();
    for (long rest = ships; rest != 0; rest &= rest - 1) {
      int ship = table.ship(rest);
      fleet.add(
          new ShipView(
              p.cards.label(ship),
              strengths(ship),
              table.sum(ship, CardList.CARGO),
              on(ship, CardType.MODIFIER, CardType.MODIFIER),
              on(ship, CardType.ALIEN, CardType.MERC)));
    }
    return fleet;
  }

  private Strengths strengths(int host) {
    return new Strengths(
        Math.max(0, table.strength(host, Battle.MILITARY)),
        Math.max(0, table.strength(host, Battle.DIPLOMATIC)),
        Math.max(0, table.strength(host, Battle.ECONOMIC)));
  }

  private List<String> on(int host, CardType first, CardType last) {
    var labels = new ArrayList<String>();
    int end = p.cards.end(last);
    int card = table.nextOn(host, p.cards.first(first));
    for (; card < end; card = table.nextOn(host, card + 1)) {
      labels.add(p.cards.label(card));
    }
    return labels;
  }

  private List<AttackView> attack() {
    if (p.attack.origin == AttackRecord.NONE) {
      return List.of();
    }
    boolean announced =
        switch (p.step()) {
          case ORBIT_WINDOW, ORBIT_PICK, PLANET_WINDOW, PLANET_PICK -> true;
          default -> false;
        };
    return List.of(
        new AttackView(
            p.current(),
            p.cards.label(p.attack.origin),
            p.attack.target == AttackRecord.NONE ? "" : p.cards.label(p.attack.target),
            announced ? Form.of(p.attack.form).label : "",
            fleet(p.attack.fleet),
            SupernovaWords.labels(p, p.attack.attackerMods),
            SupernovaWords.labels(p, p.attack.defenderMods),
            p.attack.passes));
  }

  private List<TradeView> trade() {
    int card = p.trade.offered;
    if (card == TradeRecord.NO_CARD) {
      return List.of();
    }
    int offerer = p.current();
    boolean known = viewer == offerer || TradeFacts.seats(p, p.trade.addressed).contains(viewer);
    var bids = new ArrayList<Bid>();
    for (int seat : TradeFacts.seats(p, p.trade.addressed)) {
      bids.add(bid(seat));
    }
    return List.of(
        new TradeView(
            offerer,
            known ? p.cards.label(card) : "",
            TradeFacts.seats(p, p.trade.addressed),
            bids));
  }

  private Bid bid(int seat) {
    int count = 0;
    var bid = p.trade.bid;
    for (int card = bid.next(0); card < CardSet.END; card = bid.next(card + 1)) {
      count += p.piles.hands[seat].has(card) ? 1 : 0;
    }
    return new Bid(
        seat,
        count,
        viewer == seat || viewer == p.current() ? knownOf(seat, bid) : List.of(),
        p.trade.isBidder(seat),
        Pledge.of(p.trade.promises[seat]).label);
  }

  private List<Promise> promises() {
    var promises = new ArrayList<Promise>();
    for (int promise = 1; promise < TradeRecord.PROMISES; promise++) {
      for (int by = 0; by < p.seats(); by++) {
        for (int to = 0; to < p.seats(); to++) {
          int until = p.trade.keptUntil(promise, by, to);
          if (until >= p.turn.number) {
            promises.add(new Promise(by, to, Pledge.of(promise).label, until));
          }
        }
      }
    }
    return promises;
  }
}
