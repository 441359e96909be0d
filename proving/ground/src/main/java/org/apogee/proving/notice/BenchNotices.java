package org.apogee.proving.notice;

import java.io.IOException;
import java.time.Duration;
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

/** {@code apogee bench notices}: what killed senders and bad receivers do to notices. */
@Command(
    name = "notices",
    description = {
      "Real processes and games; a web server and a mail server fail, hang and restart. The sender is",
      "killed. Each notice must arrive, in order, and at most one in a thousand twice."
    },
    footer = {"", "Example:", "  apogee bench notices --deliveries 5000 --kills 10"})
public final class BenchNotices implements Callable<Integer> {
  private static final String TOKEN = "bench-organiser-token-0123456789abcdef";
  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final Duration RECEIVER_AWAY = Duration.ofSeconds(2);
  private static final Duration NODE_AWAY = Duration.ofMillis(500);

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--deliveries",
      paramLabel = "N",
      description = "To webhooks, at least (default 5000).")
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
  record Outcome(NoticeCount webhooks, NoticeCount mails, int receivers, Faults faults) {
    NoticeCount all() {
      return webhooks.plus(mails);
    }
  }

  /** The injected faults. */
  record Faults(int kills, int restarts, int failures, int hangs) {}

  @Override
  public Integer call() throws Exception {
    if (deliveries < 1 || kills < 0 || games < 1 || thinking < 0) {
      throw new BadInput(
          "bad-usage",
          "--deliveries and --games are at least 1, --kills and --thinking at least 0.");
    }
    try (var scratch = Scratch.create("notices", terminal)) {
      var moods = new Moods(seed);
      try (var receiver = new FlakyReceiver(moods);
          var mail = new FlakyMailServer(moods);
          var stack =
              LocalStack.start(
                  StackPlan.onFreePorts(scratch.home(), 1).with(environment(mail.port())),
                  TOKEN,
                  Steps.lines(this::say))) {
        var outcome = run(stack, receiver, mail, moods);
        terminal.out().println(common.json() ? JsonText.of(outcome) : text(outcome));
        return scratch.exitCode(outcome.all().isRight());
      }
    }
  }

  private static Map<String, String> environment(int mailPort) {
    var all = new HashMap<>(BackgroundLoad.NO_LIMITS);
    all.put("APOGEE_NOTICES_ALLOW_INTERNAL", "true");
    all.put("APOGEE_NOTICES_PORTS", "all");
    all.put("APOGEE_NOTICES_PUBLIC_URL", "http://bench.invalid");
    all.put("APOGEE_MAIL_HOST", "127.0.0.1");
    all.put("APOGEE_MAIL_PORT", Integer.toString(mailPort));
    all.put("APOGEE_MAIL_SECURITY", "none");
    all.put("APOGEE_MAIL_FROM", "notices@bench.invalid");
    all.put("APOGEE_MAIL_PER_HOUR", "1000000");
    all.put("APOGEE_NOTICES_TIMEOUT", "1s");
    all.put("APOGEE_NOTICES_LEASE", "5s");
    all.put("APOGEE_NOTICES_FIRST_RETRY", "200ms");
    all.put("APOGEE_NOTICES_LAST_RETRY", "2s");
    return all;
  }

  private Outcome run(LocalStack stack, FlakyReceiver receiver, FlakyMailServer mail, Moods moods)
      throws IOException, InterruptedException {
    var driving = Driver.Plan.of("sol", Duration.ofMillis(thinking), seed);
    try (var api = new ApiClient(List.of(stack.address()));
        var driver = new Driver(api, TOKEN, new MoveOutcomes(), driving)) {
      driver.open(0);
      var targets = new NoticeTargets(api, TOKEN);
      targets.subscribe(receiver, mail);
      driver.refill(true);
      driver.open(games);
      for (int kill = 1; kill <= kills; kill++) {
        long goal = (long) deliveries * kill / (kills + 1);
        await("deliveries", () -> receiver.accepted() >= goal);
        receiver.restart(RECEIVER_AWAY.toMillis());
        mail.restart(RECEIVER_AWAY.toMillis());
        int starts = stack.faults().starts(0);
        stack.faults().killNodeNow(0, NODE_AWAY);
        say("killed the sender after %,d webhooks".formatted(receiver.accepted()));
        await("a new sender", () -> stack.faults().starts(0) > starts && stack.ready(0));
      }
      await("deliveries", () -> receiver.accepted() >= deliveries);
      driver.refill(false);
      driver.wrapUp();
      if (!driver.awaitEnd(PATIENCE)) {
        throw new IllegalStateException("games did not end");
      }
      await("the end of all deliveries", () -> targets.waiting() == 0);
      return new Outcome(
          targets.count(false, moods),
          targets.count(true, moods),
          targets.size(),
          new Faults(kills, moods.restarts(), moods.failures(), moods.hangs()));
    }
  }

  private static void await(String what, NoticeTargets.Condition condition)
      throws InterruptedException {
    NoticeTargets.await(what, PATIENCE, condition);
  }

  private void say(String sentence) {
    if (!common.json()) {
      terminal.err().println("bench: " + sentence);
      terminal.err().flush();
    }
  }

  private static String text(Outcome outcome) {
    var faults = outcome.faults();
    return """
    %,d deliveries to %d receivers; the sender was killed %d times
    the receivers restarted %d times, failed %d times and did not answer %d times
    %s
    %s
    %s\
    """
        .formatted(
            outcome.all().deliveries(),
            outcome.receivers(),
            faults.kills(),
            faults.restarts(),
            faults.failures(),
            faults.hangs(),
            line("webhooks", outcome.webhooks()),
            line("e-mail", outcome.mails()),
            outcome.all().isRight() ? "as promised" : "NOT as promised");
  }

  private static String line(String channel, NoticeCount count) {
    return "%-8s  %,d deliveries   lost: %d   out of order: %d   twice: %d (%.3f %%)"
        .formatted(
            channel,
            count.deliveries(),
            count.lost(),
            count.disordered(),
            count.doubled(),
            100.0 * count.doubled() / Math.max(1, count.deliveries()));
  }
}
