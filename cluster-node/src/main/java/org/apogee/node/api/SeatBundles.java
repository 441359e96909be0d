package org.apogee.node.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.node.failure.ProgramFailures;
import org.apogee.node.failure.ProgramFailures.Reported;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.SeatReview;
import org.apogee.node.game.SeatReview.Decided;
import org.apogee.node.game.SeatReview.Forfeit;
import org.apogee.node.receipt.Receipt;
import org.apogee.node.receipt.Receipts;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;

/**
 * Everything that explains a forfeit or a slow move of one seat, as one JSON document: questions
 * with their views, answers, failures of the program, and where the time of each move went.
 */
final class SeatBundles {
  /** Each decision contains a whole view. */
  private static final int SLOW_MAX = 5;

  /** A move that takes this part of what a decision may take is slow. */
  private static final long SLOW_PART = 10;

  private static final long SLOW_MILLIS_MAX = 10_000;
  private static final long MICROS_OF_MILLI = 1_000;

  private final GameHistory history;
  private final Receipts receipts;
  private final ProgramFailures failures;

  SeatBundles(GameHistory history, Receipts receipts, ProgramFailures failures) {
    this.history = history;
    this.receipts = receipts;
    this.failures = failures;
  }

  /** The forfeit, the failures and the slowest moves; at least the slowest one. */
  ObjectNode of(GameId id, GameOrder order, int seat) {
    var moves = receiptsOf(id, seat);
    var reported = failures.of(id, seat);
    requireKept(id);
    var plies = new TreeSet<>(slowest(moves, slowMillis(order)));
    reported.forEach(one -> plies.add(one.failure().ply()));
    return bundle(id, order, seat, moves, reported, plies);
  }

  /** One decision. */
  ObjectNode of(GameId id, GameOrder order, int seat, int ply) {
    var moves = receiptsOf(id, seat);
    var reported = failures.of(id, seat);
    requireKept(id);
    return bundle(id, order, seat, moves, reported, Set.of(ply));
  }

  /**
   * Checks that the receipts and failures of a game still exist. They are deleted together, so a
   * bundle that was read before this check is whole.
   *
   * @throws RequestRefused {@code receipts-deleted} otherwise
   */
  void requireKept(GameId id) {
    if (receipts.areDeleted(id)) {
      throw RequestRefused.of(
          Kind.NOT_FOUND,
          "receipts-deleted",
          "The receipts and failures of this game have been deleted because of their age; its"
              + " record remains.");
    }
  }

  private List<Receipt> receiptsOf(GameId id, int seat) {
    return receipts.of(id).stream().filter(move -> move.seat() == seat).toList();
  }

  private static long slowMillis(GameOrder order) {
    return Math.min(SLOW_MILLIS_MAX, order.clock().capMillis() / SLOW_PART);
  }

  private static List<Integer> slowest(List<Receipt> moves, long slowMillis) {
    var sorted = moves.stream().sorted(Comparator.comparingLong(Receipt::outside).reversed());
    var candidates = sorted.limit(SLOW_MAX).toList();
    var slow =
        candidates.stream().filter(move -> move.outside() >= slowMillis * MICROS_OF_MILLI).toList();
    return (slow.isEmpty() ? candidates.stream().limit(1).toList() : slow)
        .stream().map(Receipt::ply).toList();
  }

  private ObjectNode bundle(
      GameId id,
      GameOrder order,
      int seat,
      List<Receipt> moves,
      List<Reported> reported,
      Set<Integer> plies) {
    var review = history.review(id, seat, plies);
    var sitter = order.seats().get(seat);
    var json = Json.object();
    json.put("game", id.text()).put("ruleset", order.ruleset());
    json.set("options", tree(order.options()));
    json.put("seat", seat).put("player", sitter.player());
    json.set("clock", tree(order.clock()));
    json.put("slowMillis", slowMillis(order));
    review.forfeit().ifPresent(gone -> json.set("forfeit", forfeit(gone)));
    var byPly = new LinkedHashMap<Integer, Receipt>();
    moves.forEach(move -> byPly.put(move.ply(), move));
    var decisions = json.putArray("decisions");
    review.decisions().forEach(one -> decisions.add(decision(one, review, byPly)));
    var failed = json.putArray("failures");
    reported.forEach(one -> failed.add(failure(one)));
    var all = json.putArray("receipts");
    moves.forEach(move -> all.add(receipt(move)));
    return json;
  }

  private static ObjectNode forfeit(Forfeit gone) {
    return Json.object()
        .put("ply", gone.ply())
        .put("code", gone.code())
        .put("reason", gone.reason())
        .put("at", gone.at());
  }

  private static ObjectNode decision(Decided one, SeatReview review, Map<Integer, Receipt> byPly) {
    var json = Json.object();
    boolean isForfeit =
        one.answer() == null && review.forfeit().filter(it -> it.ply() == one.ply()).isPresent();
    json.put("ply", one.ply()).put("forfeited", isForfeit);
    json.put("begun", one.begun()).put("at", one.at());
    json.set("question", tree(one.question()));
    if (one.answer() != null) {
      json.set("answer", tree(one.answer()));
      var receipt = byPly.get(one.ply());
      if (receipt != null) {
        json.set("receipt", receipt(receipt));
      }
    }
    return json;
  }

  private static ObjectNode failure(Reported reported) {
    var failure = reported.failure();
    var json = Json.object();
    json.put("ply", failure.ply());
    json.put("code", failure.code()).put("reason", failure.reason());
    json.set("lines", Json.tree(failure.lines()));
    return json.put("at", reported.at().toEpochMilli());
  }

  private static ObjectNode receipt(Receipt move) {
    var json = Json.object();
    json.put("ply", move.ply());
    json.put("wholeMicros", move.whole());
    json.putObject("micros")
        .put("asking", move.asking())
        .put("outside", move.outside())
        .put("absent", move.absent())
        .put("queued", move.queued())
        .put("deciding", move.deciding())
        .put("storing", move.storing())
        .put("publishing", move.publishing());
    return json;
  }

  private static JsonNode tree(Object value) {
    return ProtocolJson.MAPPER.valueToTree(value);
  }
}
