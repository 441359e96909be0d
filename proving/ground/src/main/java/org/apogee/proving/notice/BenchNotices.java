package org.apogee.proving.notice;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.proving.load.Driver;
import org.apogee.proving.load.MoveOutcomes;
import org.apogee.proving.rig.Scratch;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench notices}: what killed senders and a bad receiver do to webhooks. */
@Command(
    name = "notices",
    description = {
      "Real processes and games; webhooks of a receiver that fails, hangs and restarts. The sender is",
      "killed. Each notice must arrive, in order, and at most one in a thousand twice."
    },
    footer = {"", "Example:", "  apogee bench notices --deliveries 5000 --kills 10"})
public final class BenchNotices implements Callable<Integer> {
  private static final String TOKEN = "bench-organiser-token-0123456789abcdef";
  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int WEBHOOKS_OF_A_PLAYER = 4;
  private static final Duration RECEIVER_AWAY = Duration.ofSeconds(2);
  private static final Duration NODE_AWAY = Duration.ofMillis(500);

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--deliveries",
      paramLabel = "N",
      description = "How many at least (default 5000).")
  private int deliveries = 5000;

  @Option(names = "--kills", paramLabel = "N", description = "How many (default 10).")
  private int kills = 10;

  @Option(names = "--games", paramLabel = "N", description = "Games at once (default 6).")
  private int games = 6;

  @Option(
      names = "--thinking",
      paramLabel = "MS",
      description = "How long a player thinks before a move (default 100).")
  private int thinking = 100;

  @Option(names = "--seed", paramLabel = "N", description = "Of moves and faults (default 1).")
  private long seed = 1;

  private final Terminal terminal;

  public BenchNotices(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The findings of a run. */
  record Outcome(
      NoticeCount count, int kills, int restarts, int failures, int hangs, int webhooks) {}

  @Override
  public Integer call() throws Exception {
    if (deliveries < 1 || kills < 0 || games < 1 || thinking < 0) {
      throw new BadInput(
          "bad-usage",
          "--deliveries and --games are at least 1, --kills and --thinking at least 0.");
    }
    try (var scratch = Scratch.create("notices", terminal)) {
      var plan = StackPlan.onFreePorts(scratch.home(), 1).with(environment());
      try (var stack = LocalStack.start(plan, TOKEN, Steps.lines(this::say));
          var receiver = new FlakyReceiver(seed)) {
        var outcome = run(stack, receiver);
        terminal.out().println(common.json() ? JsonText.of(outcome) : text(outcome));
        return scratch.exitCode(outcome.count().isRight());
      }
    }
  }

  private static Map<String, String> environment() {
    var all = new HashMap<>(BackgroundLoad.NO_LIMITS);
    all.put("APOGEE_NOTICES_ALLOW_INTERNAL", "true");
    all.put("APOGEE_NOTICES_PORTS", "all");
    all.put("APOGEE_NOTICES_TIMEOUT", "1s");
    all.put("APOGEE_NOTICES_LEASE", "5s");
    all.put("APOGEE_NOTICES_FIRST_RETRY", "200ms");
    all.put("APOGEE_NOTICES_LAST_RETRY", "2s");
    return all;
  }

  private Outcome run(LocalStack stack, FlakyReceiver receiver)
      throws IOException, InterruptedException {
    var driving = Driver.Plan.of("sol", Duration.ofMillis(thinking), seed);
    try (var api = new ApiClient(List.of(stack.address()));
        var driver = new Driver(api, TOKEN, new MoveOutcomes(), driving)) {
      driver.open(0);
      var webhooks = webhooks(api, receiver);
      driver.refill(true);
      driver.open(games);
      for (int kill = 1; kill <= kills; kill++) {
        long goal = (long) deliveries * kill / (kills + 1);
        await("deliveries", () -> receiver.total() >= goal);
        receiver.restart(RECEIVER_AWAY.toMillis());
        int starts = stack.faults().starts(0);
        stack.faults().killNodeNow(0, NODE_AWAY);
        say("killed the sender after %,d deliveries".formatted(receiver.total()));
        await("a new sender", () -> stack.faults().starts(0) > starts && stack.ready(0));
      }
      await("deliveries", () -> receiver.total() >= deliveries);
      driver.refill(false);
      driver.wrapUp();
      if (!driver.awaitEnd(PATIENCE)) {
        throw new IllegalStateException("games did not end");
      }
      var sum = NoticeCount.NONE;
      for (var webhook : webhooks) {
        await("the end of " + webhook.name(), () -> waiting(api, webhook) == 0);
        sum = sum.plus(NoticeCount.of(last(api, webhook), receiver.accepted(webhook.name())));
      }
      return new Outcome(
          sum, kills, receiver.restarts(), receiver.failures(), receiver.hangs(), webhooks.size());
    }
  }

  private record Webhook(String name, String id, String token) {}

  private static List<Webhook> webhooks(ApiClient api, FlakyReceiver receiver)
      throws InterruptedException {
    var webhooks = new ArrayList<Webhook>();
    for (var player : api.get("/players?kind=bot", TOKEN).orRefuse().path("items")) {
      var id = player.path("id").asText();
      var token =
          api.post("/players/" + id + "/tokens", TOKEN, Map.of())
              .orRefuse()
              .path("secret")
              .asText();
      for (int i = 0; i < WEBHOOKS_OF_A_PLAYER; i++) {
        var name = "webhook-" + webhooks.size();
        var wish =
            Map.of(
                "address",
                receiver.address(name),
                "kinds",
                List.of("your-turn", "game-over"),
                "fastTurns",
                true);
        var made = api.post("/me/webhooks", token, wish).orRefuse();
        webhooks.add(new Webhook(name, made.path("id").asText(), token));
      }
    }
    return webhooks;
  }

  private static long waiting(ApiClient api, Webhook webhook) throws InterruptedException {
    for (var one : api.get("/me/webhooks", webhook.token()).orRefuse().path("items")) {
      if (one.path("id").asText().equals(webhook.id())) {
        return one.path("waiting").asLong() + one.path("dead").asLong();
      }
    }
    throw new IllegalStateException("the webhook is gone: " + webhook.id());
  }

  /** The number of its last delivery, by its log. */
  private static long last(ApiClient api, Webhook webhook) throws InterruptedException {
    var log = "/me/webhooks/" + webhook.id() + "/deliveries?limit=1";
    return api.get(log, webhook.token()).orRefuse().path("items").path(0).path("number").asLong();
  }

  private interface Condition {
    boolean holds() throws InterruptedException;
  }

  private static void await(String what, Condition condition) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("timed out waiting for " + what);
      }
      Thread.sleep(50);
    }
  }

  private void say(String sentence) {
    if (!common.json()) {
      terminal.err().println("bench: " + sentence);
      terminal.err().flush();
    }
  }

  private static String text(Outcome outcome) {
    var count = outcome.count();
    return """
    %,d deliveries to %d webhooks; the sender was killed %d times
    the receiver restarted %d times, answered 503 %d times and did not answer %d times
    lost: %d   out of order: %d   twice: %d (%.3f %%)
    %s\
    """
        .formatted(
            count.deliveries(),
            outcome.webhooks(),
            outcome.kills(),
            outcome.restarts(),
            outcome.failures(),
            outcome.hangs(),
            count.lost(),
            count.disordered(),
            count.doubled(),
            100.0 * count.doubled() / Math.max(1, count.deliveries()),
            count.isRight() ? "as promised" : "NOT as promised");
  }
}
