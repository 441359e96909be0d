package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import org.apogee.match.pairing.PairingReview;
import org.apogee.match.pairing.Relaxation;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.tournament.NextPairing.Shown;
import org.apogee.platform.http.Json;

/** The next pairing as the API shows it. */
final class NextPairingText {
  private NextPairingText() {}

  static ObjectNode of(Shown shown) {
    var json = Json.object();
    json.put("version", shown.version());
    json.put("round", shown.plan().number());
    json.put("provisional", shown.isProvisional());
    json.put("manual", shown.isByHand());
    var tables = json.putArray("tables");
    for (int i = 0; i < shown.plan().tables().size(); i++) {
      var table = shown.plan().tables().get(i);
      var cost = shown.review().tables().get(i);
      var item = tables.addObject();
      table.seats().forEach(item.withArray("seats")::add);
      item.put("reason", table.reason());
      var rematches = item.putArray("rematches");
      for (var pair : cost.rematches()) {
        rematches
            .addObject()
            .put("one", pair.one())
            .put("other", pair.other())
            .put("times", pair.times());
      }
      var forbidden = item.putArray("forbidden");
      for (var pair : cost.forbidden()) {
        forbidden.addObject().put("one", pair.one()).put("other", pair.other());
      }
      item.put("spread", Scoring.text(cost.spread()));
    }
    var byes = json.putArray("byes");
    shown.plan().byes().forEach(byes::add);
    relaxed(json, "relaxed", shown.review().relaxed());
    var notes = json.putArray("notes");
    shown.plan().notes().forEach(notes::add);
    json.set("cost", cost(shown.review()));
    var other = shown.unforced();
    if (other != null) {
      json.set("unforced", cost(other.review()));
      var added = new LinkedHashSet<>(shown.review().relaxed());
      added.removeAll(other.review().relaxed());
      relaxed(json, "added", added);
    }
    return json;
  }

  private static ObjectNode cost(PairingReview review) {
    return Json.object()
        .put("rematches", review.rematches())
        .put("forbidden", review.forbidden())
        .put("spread", Scoring.text(review.spread()));
  }

  private static void relaxed(ObjectNode json, String field, Iterable<Relaxation> rules) {
    var items = json.putArray(field);
    for (var rule : rules) {
      items.addObject().put("rule", TournamentView.word(rule)).put("sentence", rule.sentence());
    }
  }
}
