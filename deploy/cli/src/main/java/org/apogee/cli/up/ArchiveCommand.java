package org.apogee.cli.up;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.local.LocalDatabase;
import org.apogee.node.archive.ArchiveCheck;
import org.apogee.node.archive.ArchiveCheck.Status;
import org.apogee.stack.HomePorts;
import org.apogee.stack.Logs;
import org.apogee.stack.StackSecurity;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee archive}: how many finished games have left the journal, and whether they hold. */
@Command(
    name = "archive",
    description = {
      "Count the finished games in the journal and in the archive, and check the archive.",
      "Uses the database of a running 'apogee up', or that of APOGEE_DATABASE_URL."
    },
    footer = {
      "",
      "Exit code 1 if an archived game is damaged.",
      "",
      "Examples:",
      "  apogee archive",
      "  apogee archive --verify --json",
      "  apogee archive --unpack"
    })
public final class ArchiveCommand implements Callable<Integer> {
  private static final String URL = "APOGEE_DATABASE_URL";

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--verify",
      description = "Unpack every archived game, compare its checksum and play it again.")
  private boolean verify;

  @Option(
      names = "--unpack",
      description = {
        "Put all archived games back into the journal, before the feed is published again.",
        "Nodes move them to the archive once all readers have used them."
      })
  private boolean unpack;

  @Option(
      names = "--home",
      paramLabel = "FOLDER",
      description = "Folder of the installation (default .apogee).")
  private Path home = Path.of(".apogee");

  private final Terminal terminal;

  public ArchiveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What came out; without a check there are no damaged games. */
  record Answer(Status status, boolean verified, @Nullable List<String> damaged) {}

  @Override
  public Integer call() {
    var told = System.getenv(URL) == null ? ofHome() : Map.<String, String>of();
    try (var check = ArchiveCheck.open(told)) {
      if (unpack) {
        check.unpack(this::say);
      }
      var status = check.status();
      var damaged = verify ? check.verify(this::say) : List.<String>of();
      if (common.json()) {
        terminal.out().println(JsonText.of(new Answer(status, verify, damaged)));
      } else {
        print(status, damaged);
      }
      terminal.out().flush();
      return damaged.isEmpty() ? Exit.DONE : Exit.DIFFERENT;
    }
  }

  private Map<String, String> ofHome() {
    Logs.to(home.resolve("logs").resolve("archive.log"));
    var told = new HashMap<>(StackSecurity.environmentOf(home));
    told.put(URL, "jdbc:postgresql://127.0.0.1:%d/apogee".formatted(HomePorts.of(home).database()));
    told.put("APOGEE_DATABASE_USER", LocalDatabase.USER);
    told.put("APOGEE_DATABASE_PASSWORD", LocalDatabase.PASSWORD);
    told.put("APOGEE_DATABASE_POOL_SIZE", "2");
    return told;
  }

  private void print(Status status, List<String> damaged) {
    terminal
        .out()
        .printf(
            Locale.ROOT,
            "archive  %,d games, %,d events, %s bytes a game; %,d bytes with its index%n",
            status.games(),
            status.events(),
            status.games() == 0
                ? "no"
                : String.format(Locale.ROOT, "%,d", status.bytes() / status.games()),
            status.archiveBytes())
        .printf(
            Locale.ROOT,
            "journal  %,d finished games; %,d bytes with its indexes%n",
            status.finished(),
            status.journalBytes());
    damaged.forEach(terminal.out()::println);
    if (verify) {
      terminal
          .out()
          .println(damaged.isEmpty() ? "every archived game holds" : damaged.size() + " damaged");
    }
  }

  private void say(long checked) {
    if (!common.json()) {
      terminal.err().printf(Locale.ROOT, "archive: %,d games%n", checked);
      terminal.err().flush();
    }
  }
}
