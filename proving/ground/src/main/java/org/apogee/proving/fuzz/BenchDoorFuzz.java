package org.apogee.proving.fuzz;

import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.proving.rig.Scratch;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench door-fuzz}: broken and slow requests, each of which must be answered. */
@Command(
    name = "door-fuzz",
    description = {
      "Send raw HTTP requests, well-formed and mutated, to a node and through the proxy of",
      "'apogee up': every request must be answered, and none with a status of 5xx. Then open",
      "slow connections, which must be cut while others are served."
    },
    footer = {
      "",
      "Examples:",
      "  apogee bench door-fuzz --requests 200000",
      "  apogee bench door-fuzz --address 127.0.0.1:8080 --seed 7"
    })
public final class BenchDoorFuzz implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--requests",
      paramLabel = "N",
      description = "Requests to each address (default 20000).")
  private long requests = 20_000;

  @Option(names = "--seed", paramLabel = "N", description = "Of the requests (default 1).")
  private long seed = 1;

  @Option(names = "--at-once", paramLabel = "N", description = "Connections (default 64).")
  private int atOnce = 64;

  @Option(
      names = "--slow",
      paramLabel = "N",
      description = "Slow senders, half of them with bodies (default 500; 0 for none).")
  private int slow = 500;

  @Option(
      names = "--address",
      paramLabel = "HOST:PORT",
      description = "A running server, instead of a stack of its own.")
  private @Nullable String address;

  private final Terminal terminal;

  public BenchDoorFuzz(Terminal terminal) {
    this.terminal = terminal;
  }

  /** One server's result. */
  record Result(String address, FuzzRun.Report fuzz, SlowSenders.@Nullable Report slow) {
    boolean isRight() {
      return fuzz.faults() == 0
          && (slow == null
              || (slow.neverCut() == 0
                  && slow.answered() == slow.senders()
                  && slow.honestNotServed() == 0));
    }
  }

  @Override
  public Integer call() throws Exception {
    if (requests < 1 || atOnce < 1 || slow < 0) {
      throw new BadInput("bad-usage", "Numbers of requests and connections are at least 1.");
    }
    try (var scratch = Scratch.create("door-fuzz", terminal)) {
      if (address != null) {
        return scratch.exitCode(report(List.of(measure(parsed(address)))));
      }
      var plan =
          StackPlan.onFreePorts(scratch.home(), 1).withMatchmaker().with(BackgroundLoad.NO_LIMITS);
      try (var stack = LocalStack.start(plan, "fuzz-organiser-token-0123456789abcdef", log())) {
        var node = parsed(URI.create(stack.nodeAddresses().getFirst()).getAuthority());
        var proxy = parsed(URI.create(stack.address()).getAuthority());
        return scratch.exitCode(report(List.of(measure(node), measure(proxy))));
      }
    }
  }

  private Steps log() {
    return Steps.lines(line -> terminal.err().println("bench: " + line));
  }

  private static InetSocketAddress parsed(String text) {
    int colon = text.lastIndexOf(':');
    if (colon < 1 || !text.substring(colon + 1).matches("[0-9]{1,5}")) {
      throw new BadInput("bad-usage", "--address must be HOST:PORT, not '%s'.".formatted(text));
    }
    return new InetSocketAddress(
        text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
  }

  private Result measure(InetSocketAddress server) throws InterruptedException {
    terminal.err().println("bench: %,d requests to %s".formatted(requests, server));
    terminal.err().flush();
    var fuzz = FuzzRun.run(server, seed, requests, atOnce);
    return new Result(server.toString(), fuzz, slow == 0 ? null : SlowSenders.run(server, slow));
  }

  private boolean report(List<Result> results) {
    if (common.json()) {
      terminal.out().println(JsonText.of(results));
    } else {
      results.forEach(this::print);
    }
    terminal.out().flush();
    return results.stream().allMatch(Result::isRight);
  }

  private void print(Result result) {
    var out = terminal.out();
    out.printf("%s, seed %d%n", result.address(), result.fuzz().seed());
    out.printf("  requests      %,d%n", result.fuzz().requests());
    out.printf("  by status     %s (0: empty lines only)%n", result.fuzz().byStatus());
    out.printf("  faults        %,d%n", result.fuzz().faults());
    for (var finding : result.fuzz().findings()) {
      out.printf(
          "    #%d %s (%s): %s%n",
          finding.number(), finding.fault(), finding.kind(), finding.request());
    }
    var slow = result.slow();
    if (slow != null) {
      out.printf(
          "  slow senders  %d: %d answered with 408 after %.1f to %.1f s, %d never cut%n",
          slow.senders(), slow.answered(), slow.cutAfterMin(), slow.cutAfterMax(), slow.neverCut());
      out.printf(
          "  meanwhile     %d requests, %d not served, the slowest %.2f s%n",
          slow.honest(), slow.honestNotServed(), slow.honestWorst());
    }
  }
}
