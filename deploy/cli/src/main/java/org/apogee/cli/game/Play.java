package org.apogee.cli.game;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.BotNames;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.replay.GameRecorder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee play}: a person, or several, against bots in the terminal. */
@Command(
    name = "play",
    description = {
      "Play a game in the terminal, against bots or with several people.",
      "Choose moves by number, by name, or by the beginning of a name; ? lists further commands."
    },
    footer = {
      "",
      "Examples:",
      "  apogee play sol",
      "  apogee play sol --seats pilot,me,master --option maxRounds=30 --save my.replay",
      "",
      "House bots, from the weakest to the strongest:",
      "  cadet       has just read the rules, and misjudges most positions",
      "  ensign      plans its turn, and often misjudges where a plan leads",
      "  pilot       plans its turn, and is often wrong about close decisions",
      "  navigator   plans its turn, and sometimes misjudges a plan",
      "  lieutenant  plans its turn well, with small misjudgments",
      "  commander   seldom misjudges a position",
      "  commodore   nearly as strong as the master",
      "  master      the strongest of the house, and thinks longest",
      "For authors of bots: random, greedy, mcts:1000 (play-outs), mcts:250ms."
    })
public final class Play implements Callable<Integer> {
  static final String ME = "me";
  private static final String RIVAL = "cadet";
  private static final int USUAL_SEATS = 2;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private GameOptions options = new GameOptions();

  @Parameters(paramLabel = "GAME", description = "A game, such as sol.")
  private String game = "";

  @Option(
      names = "--seats",
      split = ",",
      paramLabel = "WHO",
      completionCandidates = BotNames.class,
      description = "The player of each seat: me or a house bot (default: me,cadet).")
  private List<String> seats = List.of();

  @Option(
      names = "--seed",
      paramLabel = "TEXT",
      description =
          "Seed of dice and cards; the same seed gives the same game (default: random and secret).")
  private @Nullable String seed;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "File for the replay, written after every move.")
  private @Nullable Path save;

  private final Terminal terminal;

  public Play(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var ruleset = Rulesets.find(game);
    var names = seats.isEmpty() ? usualSeats(ruleset) : seats;
    checkSecrets(ruleset, names);
    var setup = options.setup(ruleset, names.size());
    if (save != null) {
      ReplayFiles.checkPlace(save);
    }
    var secret = secret();
    var nonces = IntStream.range(0, names.size()).mapToObj(seat -> "seat-" + seat).toList();
    var recorder = new GameRecorder(ruleset, setup, names, secret, nonces);
    var talk = common.json() ? terminal.err() : terminal.out();
    var table = new PlayTable(ruleset, recorder, names, secret, talk, terminal.in());
    talk.println("%s, commitment to the seed: %s".formatted(ruleset.title(), secret.commitment()));
    table.play(this::saved);
    recorder.stop();
    saved(recorder);
    table.conclude(seed == null ? secret.reveal() : seed);
    if (save != null) {
      talk.println("The replay is in %s; verify it with 'apogee verify'.".formatted(save));
    }
    if (common.json()) {
      terminal.out().println(JsonText.of(ReplayJson.withoutPlies(recorder.replay())));
    }
    return Exit.DONE;
  }

  private void saved(GameRecorder recorder) {
    if (save != null) {
      ReplayFiles.write(save, recorder.replay());
    }
  }

  private static List<String> usualSeats(Ruleset ruleset) {
    int count = Math.clamp(USUAL_SEATS, ruleset.minSeats(), ruleset.maxSeats());
    var names = new ArrayList<>(List.of(ME));
    while (names.size() < count) {
      names.add(RIVAL);
    }
    return names;
  }

  private static void checkSecrets(Ruleset ruleset, List<String> names) {
    long persons = names.stream().filter(ME::equals).count();
    if (persons > 1 && ruleset.hasSecrets()) {
      throw new BadInput(
          "secrets-at-one-terminal",
          "%s has hidden information, so only one seat can be '%s' in one terminal."
              .formatted(ruleset.title(), ME));
    }
  }

  private Seed secret() {
    if (seed == null) {
      var bytes = new byte[32];
      new SecureRandom().nextBytes(bytes);
      return Seed.of(bytes);
    }
    return seed.matches("[0-9a-f]{64}") ? Seed.parse(seed) : Seed.from(seed);
  }
}
