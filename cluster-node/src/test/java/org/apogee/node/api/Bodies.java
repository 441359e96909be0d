package org.apogee.node.api;

import java.util.List;

/** Bodies that deserve no better, with the code that they earn. */
final class Bodies {
  private Bodies() {}

  /** A body and the code that it earns. */
  record Foul(String body, String code) {}

  private static Foul foul(String body, String code) {
    return new Foul(body, code);
  }

  /** Wrong for every route. */
  static final List<Foul> BAD =
      List.of(
          foul("", "bad-json"),
          foul("{", "bad-json"),
          foul("}", "bad-json"),
          foul("null", "bad-json"),
          foul("[]", "bad-json"),
          foul("\"text\"", "bad-json"),
          foul("12", "bad-json"),
          foul("{\"a\":1,\"a\":2}", "bad-json"),
          foul("{\"a\":NaN}", "bad-json"),
          foul("{\"a\":+1}", "bad-json"),
          foul("{\"a\":0x10}", "bad-json"),
          foul("{'a':1}", "bad-json"),
          foul("{\"a\":1,}", "bad-json"),
          foul("{\"a\":1}/**/", "bad-json"),
          foul("{\"a\":\"\\x\"}", "bad-json"),
          foul("{\"a\":\"\u0001\"}", "bad-json"),
          foul("\uFEFF{}", "bad-json"),
          foul("{\"a\":" + "[".repeat(5000), "bad-json"),
          foul("{\"a\":" + "{\"a\":".repeat(500) + "1" + "}".repeat(501), "bad-json"),
          foul("{\"a\":" + "9".repeat(5000) + "}", "bad-json"),
          foul("{\"a\":\"" + "x".repeat(70_000) + "\"}", "body-too-large"),
          foul(" ".repeat(100_000), "body-too-large"));

  static final List<Foul> MOVES =
      List.of(
          foul("{}", "missing-field"),
          foul("{\"ply\":0}", "missing-field"),
          foul("{\"move\":\"1\"}", "missing-field"),
          foul("{\"ply\":\"0\",\"move\":\"1\"}", "wrong-type"),
          foul("{\"ply\":null,\"move\":\"1\"}", "wrong-type"),
          foul("{\"ply\":true,\"move\":\"1\"}", "wrong-type"),
          foul("{\"ply\":0.0,\"move\":\"1\"}", "wrong-type"),
          foul("{\"ply\":1e2,\"move\":\"1\"}", "wrong-type"),
          foul("{\"ply\":1e999,\"move\":\"1\"}", "wrong-type"),
          foul("{\"ply\":[0],\"move\":\"1\"}", "wrong-type"),
          foul("{\"ply\":-1,\"move\":\"1\"}", "out-of-range"),
          foul("{\"ply\":1000001,\"move\":\"1\"}", "out-of-range"),
          foul("{\"ply\":2147483648,\"move\":\"1\"}", "out-of-range"),
          foul("{\"ply\":9999999999999999999999,\"move\":\"1\"}", "out-of-range"),
          foul("{\"ply\":999999,\"move\":\"1\"}", "ply-ahead"),
          foul("{\"ply\":0,\"move\":1}", "wrong-type"),
          foul("{\"ply\":0,\"move\":null}", "wrong-type"),
          foul("{\"ply\":0,\"move\":{}}", "wrong-type"),
          foul("{\"ply\":0,\"move\":\"\"}", "out-of-range"),
          foul("{\"ply\":0,\"move\":\" \"}", "out-of-range"),
          foul("{\"ply\":0,\"move\":\"\\u0000\"}", "out-of-range"),
          foul("{\"ply\":0,\"move\":\"" + "1".repeat(50) + "\"}", "out-of-range"),
          foul("{\"ply\":0,\"move\":\"abc\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"1.0\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"1e9\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"0x1\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"01\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"+1\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"9223372036854775808\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"١\"}", "bad-move"),
          foul("{\"ply\":0,\"move\":\"-9223372036854775808\"}", "illegal-move"),
          foul("{\"ply\":0,\"move\":\"9223372036854775807\"}", "illegal-move"),
          foul("{\"ply\":0,\"move\":\"-1\"}", "illegal-move"));

  static List<Foul> games(String me) {
    var seat = "{\"player\":\"" + me + "\"}";
    var sol = "{\"game\":\"sol\",\"seats\":[" + seat + "]";
    return List.of(
        foul("{\"game\":\"chess\",\"seats\":[" + seat + "]}", "unknown-game"),
        foul("{\"game\":\"sol/99\",\"seats\":[" + seat + "]}", "unknown-game"),
        foul("{\"game\":\"../sol\",\"seats\":[" + seat + "]}", "unknown-game"),
        foul("{\"game\":1,\"seats\":[" + seat + "]}", "wrong-type"),
        foul("{\"seats\":[" + seat + "]}", "missing-field"),
        foul("{\"game\":\"sol\"}", "bad-seat-count"),
        foul("{\"game\":\"sol\",\"seats\":[]}", "bad-seat-count"),
        foul("{\"game\":\"sol\",\"seats\":{}}", "wrong-type"),
        foul("{\"game\":\"sol\",\"seats\":[1]}", "wrong-type"),
        foul("{\"game\":\"sol\",\"seats\":[null]}", "wrong-type"),
        foul("{\"game\":\"sol\",\"seats\":[{}]}", "bad-seat"),
        foul(
            "{\"game\":\"sol\",\"seats\":[{\"player\":\"" + me + "\",\"bot\":\"random\"}]}",
            "bad-seat"),
        foul("{\"game\":\"sol\",\"seats\":[{\"player\":\"" + me + "\",\"x\":1}]}", "unknown-field"),
        foul("{\"game\":\"sol\",\"seats\":[" + seat + "," + seat + "]}", "player-twice"),
        foul(
            "{\"game\":\"sol\",\"seats\":[" + (seat + ",").repeat(8) + seat + "]}", "out-of-range"),
        foul("{\"game\":\"supernova\",\"seats\":[" + seat + "]}", "bad-seat-count"),
        foul("{\"game\":\"sol\",\"seats\":[{\"player\":\"nobody\"}]}", "unknown-player"),
        foul("{\"game\":\"sol\",\"seats\":[{\"bot\":\"skynet\"}]}", "unknown-bot"),
        foul("{\"game\":\"sol\",\"seats\":[{\"bot\":\"mcts:9999999\"}]}", "bot-too-slow"),
        foul("{\"game\":\"sol\",\"seats\":[{\"bot\":\"mcts:3600s\"}]}", "bot-too-slow"),
        foul("{\"game\":\"sol\",\"seats\":[{\"bot\":\"mcts:99999999999\"}]}", "unknown-bot"),
        foul("{\"game\":\"sol\",\"seats\":[{\"bot\":\"mcts:0\"}]}", "unknown-bot"),
        foul(
            "{\"game\":\"sol\",\"seats\":[{\"player\":\"" + me + "\",\"nonce\":\"a b\"}]}",
            "bad-nonce"),
        foul(
            "{\"game\":\"sol\",\"seats\":[{\"player\":\"" + me + "\",\"nonce\":\"ü\"}]}",
            "bad-nonce"),
        foul(sol + ",\"options\":[]}", "wrong-type"),
        foul(sol + ",\"options\":{\"cheat\":\"on\"}}", "unknown-option"),
        foul(sol + ",\"options\":{\"cheat\":1}}", "wrong-type"),
        foul(sol + ",\"options\":{\"\\u0000\":\"x\"}}", "out-of-range"),
        foul(sol + ",\"clock\":{}}", "missing-field"),
        foul(
            sol + ",\"clock\":{\"bankMillis\":0,\"incrementMillis\":0,\"capMillis\":1}}",
            "out-of-range"),
        foul(
            sol + ",\"clock\":{\"bankMillis\":1,\"incrementMillis\":-1,\"capMillis\":1}}",
            "out-of-range"),
        foul(
            sol + ",\"clock\":{\"bankMillis\":99999999999,\"incrementMillis\":0,\"capMillis\":1}}",
            "out-of-range"),
        foul(sol + ",\"clock\":\"fast\"}", "wrong-type"),
        foul(sol + ",\"onForfeit\":\"explode\"}", "out-of-range"),
        foul(sol + ",\"key\":\"" + "k".repeat(65) + "\"}", "out-of-range"),
        foul(sol + ",\"pool\":\"rated\"}", "unknown-field"),
        foul(sol + ",\"seed\":\"00\"}", "unknown-field"));
  }

  static final List<Foul> NAMES =
      List.of(
          foul("{\"name\":\"\"}", "out-of-range"),
          foul("{\"name\":7}", "wrong-type"),
          foul("{\"name\":\"" + "n".repeat(65) + "\"}", "out-of-range"),
          foul("{\"name\":\"" + "n".repeat(41) + "\"}", "bad-name"),
          foul("{\"name\":\" Zoe\"}", "bad-name"),
          foul("{\"name\":\"<script>\"}", "bad-name"),
          foul("{\"name\":\"Z\\u0000e\"}", "out-of-range"),
          foul("{\"name\":\"Z\\u202Ee\"}", "bad-name"),
          foul("{\"name\":\"Z\\ud800\"}", "out-of-range"),
          foul("{\"name\":\"'; DROP TABLE directory.player; --\"}", "bad-name"));

  static final List<Foul> TOKENS =
      List.of(
          foul("{\"days\":0}", "out-of-range"),
          foul("{\"days\":3651}", "out-of-range"),
          foul("{\"days\":-1}", "out-of-range"),
          foul("{\"days\":\"1\"}", "wrong-type"),
          foul("{\"scopes\":\"play\"}", "wrong-type"),
          foul("{\"scopes\":[\"god\"]}", "unknown-scope"),
          foul("{\"scopes\":[\"admin\"]}", "wrong-scope"),
          foul("{\"scopes\":[\"play\",\"organise\"]}", "wrong-scope"),
          foul("{\"scopes\":[\"play\",\"play\",\"play\",\"play\",\"play\"]}", "out-of-range"),
          foul("{\"scopes\":[1]}", "wrong-type"),
          foul("{\"player\":\"organiser\"}", "unknown-field"));

  static final List<Foul> REASONS =
      List.of(
          foul("{}", "missing-field"),
          foul("{\"reason\":\"\"}", "out-of-range"),
          foul("{\"reason\":1}", "wrong-type"),
          foul("{\"reason\":\"a\\nb\"}", "out-of-range"),
          foul("{\"reason\":\"" + "r".repeat(201) + "\"}", "out-of-range"));
}
