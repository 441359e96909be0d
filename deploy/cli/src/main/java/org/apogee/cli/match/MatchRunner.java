package org.apogee.cli.match;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apogee.cli.process.BotProcesses;
import org.jspecify.annotations.Nullable;

/**
 * Has several games played at once and takes their results in the order of the schedule. Games that
 * are over early wait; how many may wait is bounded, so a match of any length needs little memory.
 * When the match stops early, what was played beyond that point is thrown away.
 */
final class MatchRunner {
  /** Results are counted in order of the schedule; this bounds how many wait for a slow game. */
  private static final int AHEAD_PER_THREAD = 4;

  private final MatchPlan plan;
  private final BotProcesses processes;
  private final ReplayFolder folder;
  private final Progress progress;
  private final MessageDigest digest = sha256();
  private final Tally tally;
  private final StopRule stopRule;
  private final @Nullable SequentialTest sprt;
  private Optional<StopRule.Verdict> verdict = Optional.empty();

  MatchRunner(MatchPlan plan, BotProcesses processes, ReplayFolder folder, Progress progress) {
    this.plan = plan;
    this.processes = processes;
    this.folder = folder;
    this.progress = progress;
    int bots = plan.contenders().size();
    tally = new Tally(bots);
    var names = plan.contenders().stream().map(Contender::name).toList();
    sprt = plan.sprt() == null ? null : new SequentialTest(names.getFirst(), bots, plan.sprt());
    stopRule =
        sprt != null ? sprt : plan.stopsWhenSure() ? new CertainOrder(names) : StopRule.NEVER;
  }

  MatchReport run(int threads) throws InterruptedException {
    var executor =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("game ", 1).factory());
    try {
      playAll(executor, threads * AHEAD_PER_THREAD);
    } finally {
      executor.shutdownNow();
      progress.end();
    }
    var hex = HexFormat.of().formatHex(digest.digest());
    return MatchReport.of(plan, tally, verdict, sprt, hex, folder.shown());
  }

  private void playAll(ExecutorService executor, int aheadMax) throws InterruptedException {
    Deque<Future<GameResult>> ahead = new ArrayDeque<>();
    int games = plan.schedule().games();
    int next = 0;
    for (int done = 0; done < games && verdict.isEmpty(); done++) {
      while (next < games && ahead.size() < aheadMax) {
        var fixture = plan.schedule().fixture(next++);
        ahead.add(executor.submit(() -> GamePlayer.play(plan, fixture, processes)));
      }
      take(result(ahead.remove()));
      progress.show(done + 1, games);
    }
  }

  private void take(GameResult result) {
    digest.update(result.replay().getBytes(UTF_8));
    folder.keep(result);
    tally.add(result);
    if (tally.endsSet()) {
      stopRule.add(tally.lastSet());
      verdict = stopRule.verdict();
    }
  }

  private static GameResult result(Future<GameResult> game) throws InterruptedException {
    try {
      return game.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException ours
          ? ours
          : new IllegalStateException("a game of the match failed", e.getCause());
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
