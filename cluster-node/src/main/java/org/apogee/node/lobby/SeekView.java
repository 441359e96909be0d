package org.apogee.node.lobby;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.apogee.node.lobby.Seek.Stage;
import org.apogee.platform.http.Json;

/** A seek as everybody who sees it may know it: without secrets. */
public final class SeekView {
  private SeekView() {}

  public static ObjectNode of(Seek seek) {
    var terms = seek.terms();
    var json = Json.object();
    json.put("id", seek.id());
    json.put("kind", seek.kind().name().toLowerCase(Locale.ROOT));
    json.put("owner", seek.owner());
    json.put("ruleset", terms.ruleset());
    json.set("options", Json.tree(terms.options()));
    json.put("seats", terms.seats());
    json.set("clock", Json.tree(terms.clock()));
    json.put("onForfeit", terms.onForfeit().name().toLowerCase(Locale.ROOT));
    json.put("rated", terms.rated());
    if (terms.pool() != null) {
      json.put("pool", terms.pool());
    }
    if (terms.ratingMin() != null) {
      json.put("ratingMin", terms.ratingMin());
    }
    if (terms.ratingMax() != null) {
      json.put("ratingMax", terms.ratingMax());
    }
    json.set("bots", Json.tree(terms.bots()));
    if (terms.ownSeat() != null) {
      json.put("ownSeat", terms.ownSeat());
    }
    json.put("listed", seek.listed());
    json.put("stage", seek.stage().word());
    if (seek.reason() != null) {
      json.put("reason", seek.reason());
    }
    var players = json.putArray("players");
    seek.players()
        .forEach(place ->
            players
                .addObject()
                .put("player", place.player())
                .put("name", place.name())
                .put("agreed", place.agreed()));
    json.put("created", seek.created().toString());
    json.put("expires", seek.expires().toString());
    if (seek.fillAt() != null) {
      json.put("fillAt", seek.fillAt().toString());
    }
    json.put("lotHash", Seating.hash(seek.lot()));
    if (seek.stage() == Stage.OPENED) {
      json.put("lot", seek.lot());
      json.put("game", seek.game().text());
    }
    return json;
  }
}
