package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaWords.left;
import static org.apogee.engine.nova.NovaWords.price;

import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** What happens in a game, in words: impulses, cards, the Interphase, the end. */
final class NovaFacts {
  private NovaFacts() {}

  static void tell(
      Chronicle chronicle, String kind, SequencedMap<String, Object> args, String text) {
    chronicle.tell(Fact.forEverybody(kind, args, Words.sentence(text)));
  }

  static void tell(
      Chronicle chronicle,
      String kind,
      SequencedMap<String, Object> args,
      String text,
      List<String> detail) {
    chronicle.tell(Fact.forEverybody(kind, args, Words.sentence(text)).with(detail));
  }

  private static String name(int party) {
    return Party.name(party);
  }

  static void impulse(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "impulse",
          Args.of("power", name(p.active()), "turn", p.turn(), "points", p.impulse.points),
          Phrase.of(
              "turn %d: the impulse of %s begins with %d AP",
              p.turn(), name(p.active()), p.impulse.points));
    }
  }

  static void cardForPoints(Chronicle chronicle, NovaPosition p, Card card) {
    if (chronicle.listens()) {
      var args = Args.of("power", name(p.active()), "card", card.name(), "points", card.points);
      args.put("left", p.impulse.points);
      tell(
          chronicle,
          "card-for-points",
          args,
          Phrase.of(
              "%s spends %s for %d AP and has %d",
              name(p.active()), card.title, card.points, p.impulse.points));
    }
  }

  static void cardForEffect(Chronicle chronicle, NovaPosition p, Card card) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "card-for-effect",
          Args.of("power", name(p.active()), "card", card.name()),
          Phrase.of("%s plays %s", name(p.active()), card.title),
          List.of(card.sentence));
    }
  }

  /** R 20.3: the others learn the deck only; everybody sees an X card. */
  static void drew(Chronicle chronicle, NovaPosition p, int seat, int deck, int card) {
    if (!chronicle.listens()) {
      return;
    }
    var args = Args.of("power", name(seat), "deck", Cards.deckName(deck));
    if (card == Cards.X) {
      args.put("count", p.decks.crosses(deck));
      tell(
          chronicle,
          "x-card",
          args,
          Phrase.of(
              "%s draws the %s X card of deck %s",
              name(seat), Words.ordinal(p.decks.crosses(deck)), Cards.deckName(deck)));
      return;
    }
    boolean isOpen = p.options().openHands();
    if (!isOpen) {
      chronicle.tell(
          new Fact(
              "card-drawn",
              Audience.without(seat),
              args,
              Phrase.of("%s draws a card from deck %s.", name(seat), Cards.deckName(deck))));
    }
    var more = Args.of("power", name(seat), "deck", Cards.deckName(deck));
    more.put("card", Card.of(card).name());
    chronicle.tell(
        new Fact(
            "card-drawn",
            isOpen ? Audience.EVERYBODY : Audience.only(seat),
            more,
            Phrase.of(
                "%s draws %s from deck %s.",
                name(seat), Card.of(card).title, Cards.deckName(deck))));
  }

  static void discarded(Chronicle chronicle, int seat, Card card) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "card-discarded",
          Args.of("power", name(seat), "card", card.name()),
          Phrase.of(
              "%s has more than %s and discards %s",
              name(seat), Words.count(FinalImpulse.HAND_MAX, "card"), card.title));
    }
  }

  static void obsolete(Chronicle chronicle, int seat, Development development) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "development-obsolete",
          Args.of("power", name(seat), "card", development.card.name()),
          Phrase.of("%s discards %s, which is obsolete", name(seat), development.card.title));
    }
  }

  /** A naval factor that was paid for with action points. */
  static void navalBuilt(Chronicle chronicle, NovaPosition p, int seat, int cost) {
    if (chronicle.listens()) {
      var args = Args.of("power", name(seat), "naval", p.powers.naval[seat], "cost", cost);
      tell(
          chronicle,
          "naval-power",
          args,
          Phrase.of(
              "%s raises its naval power to %d%s",
              name(seat), p.powers.naval[seat], price(p, cost)));
    }
  }

  static void naval(Chronicle chronicle, NovaPosition p, int seat) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "naval-power",
          Args.of("power", name(seat), "naval", p.powers.naval[seat]),
          Phrase.of("the naval power of %s is now %d", name(seat), p.powers.naval[seat]));
    }
  }

  /** R 15.4.5. */
  static void treatyPaid(Chronicle chronicle, NovaPosition p, int seat, int independent) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "naval-power",
          Args.of(
              "power",
              name(seat),
              "naval",
              p.powers.naval[seat],
              "independent",
              name(Party.ofIndependent(independent))),
          Phrase.of(
              "%s keeps its treaty with %s for 1 naval power and has %s",
              name(seat), NovaWords.independent(independent), left(p.powers.naval[seat])));
    }
  }

  static void fallen(Chronicle chronicle, int seat) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "power-eliminated",
          Args.of("power", name(seat)),
          Phrase.of("%s has lost its last marker and is out of the game", name(seat)));
    }
  }

  static void economy(Chronicle chronicle, NovaPosition p, int seat) {
    if (chronicle.listens()) {
      int income = Economy.income(p, seat);
      int upkeep = Economy.upkeep(p, seat);
      var args = Args.of("power", name(seat), "income", income, "base", p.powers.base[seat]);
      args.put("upkeep", upkeep);
      tell(
          chronicle,
          "economy",
          args,
          Phrase.of(
              "%s has an income of %d, an upkeep of %d and therefore an economic base of %d",
              name(seat), income, upkeep, p.powers.base[seat]));
    }
  }

  static void points(Chronicle chronicle, NovaPosition p, int seat, int gained) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "victory-points",
          Args.of("power", name(seat), "gained", gained, "points", p.powers.points[seat]),
          Phrase.of("%s gains %d VP and has %d", name(seat), gained, p.powers.points[seat]),
          Interphase.reasons(p, seat));
    }
  }

  static void turn(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "turn",
          Args.of("turn", p.turn(), "last", p.options().lastTurn(p.seats())),
          Phrase.of("turn %d of %d begins", p.turn(), p.options().lastTurn(p.seats())));
    }
  }

  static void over(Chronicle chronicle, NovaPosition p) {
    if (chronicle.listens()) {
      var winners =
          IntStream.range(0, p.seats())
              .filter(seat -> NovaScoring.place(p, seat) == 1)
              .mapToObj(Party::name)
              .toList();
      boolean isRegular = p.ending() == NovaEnding.FINAL_INTERPHASE;
      tell(
          chronicle,
          "game-over",
          Args.of("ending", p.ending().code),
          Phrase.of(
              "%s, and %s %s",
              isRegular
                  ? "the game ends with the Interphase of turn " + p.turn()
                  : "the game ends because no other power is left",
              Words.list(winners),
              Words.agree(winners.size(), "wins", "win")));
    }
  }
}
