package org.apogee.engine.nebula;

import java.util.List;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** What becomes of techs, in words: the facts of R 8.4, 8.7, 9.5.1 ZONE and 11. */
final class TechFacts {
  private TechFacts() {}

  /** R 14.3: the others learn colour and tier only. */
  static void research(Chronicle chronicle, NebulaPosition p, int seat, int tech) {
    if (chronicle.listens()) {
      var row = Tech.of(tech);
      int colour = Tech.colour(tech);
      var tier = row.tier().word();
      var args = Args.of("seat", seat, "colour", Resource.of(colour).colour(), "tier", tier);
      var what = Words.a(tier + " " + Resource.of(colour).colour() + " tech");
      var price = NebulaWords.amounts(resource -> row.tier().price(colour, resource));
      int tokens = Integer.bitCount(p.techs.researching[seat]);
      var now = Words.count(tokens, "tech");
      var form = "%s begins research of %s for %s and now researches %s";
      var named = Args.of("seat", seat, "colour", Resource.of(colour).colour(), "tier", tier);
      named.put("tech", row.word());
      var name = row.title() + ", " + what + ",";
      var text = Words.sentence(form, Words.seat(seat), name, price, now);
      if (p.options().openResearch()) {
        chronicle.tell(Fact.forEverybody("research-begun", named, text));
      } else {
        chronicle.tell(new Fact("research-begun", Audience.only(seat), named, text));
        chronicle.tell(
            new Fact(
                "research-begun",
                Audience.without(seat),
                args,
                Words.sentence(form, Words.seat(seat), what, price, now)));
      }
    }
  }

  static void advanced(Chronicle chronicle, NebulaPosition p, int seat, int tech) {
    if (chronicle.listens()) {
      int left = p.techs.indicator(seat, tech);
      var args = Args.of("seat", seat, "tech", Tech.of(tech).word(), "left", left);
      args.put("price", Progress.ADVANCE_PRICE);
      NebulaFacts.tell(
          chronicle,
          "cooldown-advanced",
          args,
          "%s pays %d Crystal in its Laboratory to cool %s, which takes %s",
          Words.seat(seat),
          Progress.ADVANCE_PRICE,
          Tech.of(tech).title(),
          left == 0 ? "no more turns" : Words.count(left, "more turn"));
    }
  }

  static void ready(Chronicle chronicle, int seat, int tech, boolean inMaintenance) {
    if (chronicle.listens()) {
      var row = Tech.of(tech);
      var fact =
          Fact.forEverybody(
              "tech-ready",
              Args.of("seat", seat, "tech", row.word()),
              Words.sentence("%s of %s is ready", row.title(), Words.seat(seat)));
      chronicle.tell(inMaintenance ? fact.in("maintenance") : fact);
    }
  }

  /** Takes the owner of the tech. */
  static void jammed(Chronicle chronicle, int seat, int tech) {
    struck(chronicle, "tech-jammed", seat, tech, "%s of %s is jammed for its owner's next turn");
  }

  static void frozen(Chronicle chronicle, int seat, int tech) {
    struck(chronicle, "tech-frozen", seat, tech, "%s of %s does not cool in its next Maintenance");
  }

  private static void struck(Chronicle chronicle, String kind, int seat, int tech, String form) {
    if (chronicle.listens()) {
      var row = Tech.of(tech);
      var args = Args.of("seat", seat, "tech", row.word());
      NebulaFacts.tell(chronicle, kind, args, form, row.title(), Words.seat(seat));
    }
  }

  /** R 9.5.1 ZONE: the draw is public; so is the token of a tech whose research it ends. */
  static void received(Chronicle chronicle, NebulaPosition p, int tech, boolean wasResearched) {
    if (chronicle.listens()) {
      var row = Tech.of(tech);
      var colour = Resource.of(Tech.colour(tech)).colour();
      var args = Args.of("seat", p.active(), "tech", row.word(), "colour", colour);
      args.put("by", p.passive());
      args.put("was-researched", wasResearched);
      NebulaFacts.tell(
          chronicle,
          "tech-received",
          args,
          "%s picks %s, and %s receives %s, ready for use%s",
          Words.seat(p.passive()),
          colour,
          Words.seat(p.active()),
          row.title(),
          wasResearched ? "; its research ends" : "");
    }
  }

  /** R 11.1, before the tech takes effect. */
  static void used(
      Chronicle chronicle, NebulaPosition p, Tech tech, TechEffect.Use use, boolean copied) {
    if (chronicle.listens()) {
      var args = Args.of("seat", use.user, "tech", tech.word(), "copied", copied);
      var on = new StringBuilder();
      for (int choice = 0; choice < tech.effect().choices(); choice++) {
        int chosen = choice == 0 ? use.first : choice == 1 ? use.second : use.third;
        on.append(choice == 0 ? "" : ", ");
        on.append(NebulaWords.choice(tech.effect().kind(choice), chosen));
      }
      args.put("on", on.toString());
      var text =
          Words.sentence(
              "%s %s %s%s",
              Words.seat(use.user), copied ? "copies" : "uses", tech.title(), effect(p, tech, use));
      var fact = Fact.forEverybody("tech-used", args, text);
      chronicle.tell(copied ? fact : fact.with(List.of(cooldown(p, tech, use.user))));
    }
  }

  private static String cooldown(NebulaPosition p, Tech tech, int user) {
    int turns = TechUse.cooldown(p, user, tech);
    return Words.sentence(
        "%s cools down for %s%s",
        tech.title(),
        Words.count(turns, "turn"),
        turns < tech.tier().turns ? ", one less thanks to Specialty" : "");
  }

  /** What a tech is used on and what it does; what a fact of its own tells is left to that. */
  private static String effect(NebulaPosition p, Tech tech, TechEffect.Use use) {
    return switch (tech) {
      case ELECTRIC_CHARGE, HACK -> Phrase.of(" on %s", Tech.of(use.first).title());
      case EMP -> Phrase.of(" on %s, which makes no steps in its owner's next turn", ship(use));
      case SUICIDE -> Phrase.of(" on %s, which takes all adjacent ships with it", ship(use));
      case RADIOACTIVE_RAY -> Phrase.of(" on %s", ship(use));
      case REPAIR -> Phrase.of(" on %s, whose durability is 2 again", ship(use));
      case BATTLE_SPEED -> ", which gives its ships 5 steps this turn";
      case IMPROVED_CARGO -> Phrase.of(" on %s, which now holds 8 regiments", ship(use));
      case REVEAL_SPY -> ", which adds 1 to the totals of its ship in this combat";
      case ENERGY_SHIELD -> ", which prevents the damage";
      case INVISIBILITY_FIELD -> ", and the two ships do not fight this turn";
      case SUPERNOVA_CANNON -> Phrase.of(" on %s", Planets.title(use.first));
      case BALANCE -> balance(p, use);
      case MOTHERSHIP ->
          Phrase.of(
              ", which carries %s from %s to %s",
              Words.count(use.third, "regiment"), Planets.title(use.second), ship(use));
      case PATHFINDER -> Phrase.of(" on %s, which may enter or leave open space once", ship(use));
      case CLONE -> ", which doubles its further orders of regiments this turn";
      case FREE_EXCHANGE -> ", which frees its exchanges this turn from their price";
      case JUMPGATE -> Phrase.of(" on %s", ship(use));
    };
  }

  /** Of a tech whose first choice is a ship. */
  private static String ship(TechEffect.Use use) {
    return "ship " + Ships.name(use.first);
  }

  private static String balance(NebulaPosition p, TechEffect.Use use) {
    int from = use.first / Resource.COUNT;
    int to = use.first % Resource.COUNT;
    return Phrase.of(
        ", which makes its %s %d instead of %d, as its %s",
        Resource.of(to).title(),
        p.players.reserve(use.user, from),
        p.players.reserve(use.user, to),
        Resource.of(from).title());
  }
}
