package org.apogee.proving.fault;

import java.time.Duration;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.load.Driver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench kill}: what a killed node costs, and that it costs no move. */
@Command(
    name = "kill",
    description = {
      "Three node processes, many games, an outside client: nodes are killed in turn. At the end",
      "every acknowledged move must be in its game exactly once."
    },
    footer = {"", "Example:", "  apogee bench kill --games 200 --kills 10"})
public final class BenchKill implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--kills", paramLabel = "N", description = "How many (default 10).")
  private int kills = 10;

  @Option(names = "--games", paramLabel = "N", description = "Games at once (default 200).")
  private int games = 200;

  @Option(names = "--game", paramLabel = "GAME", description = "Which game (default sol).")
  private String game = "sol";

  @Option(
      names = "--thinking",
      paramLabel = "MS",
      description = "How long a player thinks before a move (default 1000).")
  private int thinking = 1000;

  @Option(names = "--seed", paramLabel = "N", description = "Of the players' moves (default 1).")
  private long seed = 1;

  @Option(
      names = "--secured",
      description = "With TLS for the database, Kafka (and SASL) and between nodes.")
  private boolean secured;

  private final Terminal terminal;

  public BenchKill(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (kills < 1 || games < 1 || thinking < 0) {
      throw new BadInput("bad-usage", "--kills and --games are at least 1.");
    }
    return BenchFault.run(
        FaultScenario.named("kills"),
        Dose.times(kills),
        games,
        Driver.Plan.of(game, Duration.ofMillis(thinking), seed),
        terminal,
        common.json(),
        secured);
  }
}
