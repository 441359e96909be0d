package org.apogee.proving.notice;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;

/** The webhooks and addresses of all bots, and what came of their notices. */
final class NoticeTargets {
  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int WEBHOOKS_OF_A_PLAYER = 4;
  private static final List<String> KINDS = List.of("your-turn", "game-over");

  private final ApiClient api;
  private final String organiser;
  private final List<Target> targets = new ArrayList<>();

  NoticeTargets(ApiClient api, String organiser) {
    this.api = api;
    this.organiser = organiser;
  }

  /**
   * One receiver.
   *
   * @param name by which its server knows it
   * @param path of its log, without the last part
   */
  private record Target(String name, String path, String token, boolean isMail) {}

  /** Something to wait for. */
  @FunctionalInterface
  interface Condition {
    boolean holds() throws InterruptedException;
  }

  static void await(String what, Duration patience, Condition condition)
      throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("timed out waiting for " + what);
      }
      Thread.sleep(50);
    }
  }

  void subscribe(FlakyReceiver receiver, FlakyMailServer mail) throws InterruptedException {
    for (var player : api.get("/players?kind=bot", organiser).orRefuse().path("items")) {
      var id = player.path("id").asText();
      var made = api.post("/players/" + id + "/tokens", organiser, Map.of()).orRefuse();
      var token = made.path("secret").asText();
      for (int i = 0; i < WEBHOOKS_OF_A_PLAYER; i++) {
        addWebhook(receiver, token);
      }
      addMail(mail, id, token);
    }
  }

  int size() {
    return targets.size();
  }

  private void addWebhook(FlakyReceiver receiver, String token) throws InterruptedException {
    var name = "webhook-" + targets.size();
    var wish = Map.of("address", receiver.address(name), "kinds", KINDS, "fastTurns", true);
    var id = api.post("/me/webhooks", token, wish).orRefuse().path("id").asText();
    targets.add(new Target(name, "/me/webhooks/" + id, token, false));
  }

  /** The link says which receiver it is. */
  private void addMail(FlakyMailServer mail, String player, String token)
      throws InterruptedException {
    var address = player + "@bench.invalid";
    var wish = Map.of("address", address, "kinds", KINDS, "fastTurns", true);
    api.send("PUT", "/me/email", token, wish).orRefuse();
    await("the link for " + address, PATIENCE, () -> mail.receiverOf(address).isPresent());
    var receiver = mail.receiverOf(address).orElseThrow();
    var link = Map.of("id", receiver, "key", mail.key(receiver).orElseThrow());
    api.post("/notices/confirm", "", link).orRefuse();
    targets.add(new Target(receiver, "/me/email", token, true));
  }

  /** Deliveries that wait or were given up. */
  long waiting() throws InterruptedException {
    long all = 0;
    for (var target : targets) {
      for (var state : List.of("pending", "dead")) {
        var log = target.path() + "/deliveries?limit=1&state=" + state;
        all += api.get(log, target.token()).orRefuse().path("items").size();
      }
    }
    return all;
  }

  /** Those of one channel. The number of the last delivery is how many there are. */
  NoticeCount count(boolean mails, Moods moods) throws InterruptedException {
    var sum = NoticeCount.NONE;
    for (var target : targets) {
      if (target.isMail() == mails) {
        var log = api.get(target.path() + "/deliveries?limit=1", target.token()).orRefuse();
        long last = log.path("items").path(0).path("number").asLong();
        sum = sum.plus(NoticeCount.of(last, moods.accepted(target.name())));
      }
    }
    return sum;
  }
}
