package org.apogee.proving.marathon;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Consumer;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.marathon.Row.NotPossible;
import org.apogee.proving.marathon.Row.Part;
import org.apogee.proving.rig.Scratch;

/** Runs what the state does not contain yet. A part that fails does not stop the others. */
final class Marathon {
  private final MarathonState state;
  private final Terminal terminal;
  private final Consumer<String> log;
  private final String commit;
  private final Path work;

  /**
   * @param commit of the build that runs
   * @param work where each part has a folder while it runs, and keeps it if it was not met
   */
  Marathon(MarathonState state, Terminal terminal, Consumer<String> log, String commit, Path work) {
    this.state = state;
    this.terminal = terminal;
    this.log = log;
    this.commit = commit;
    this.work = work;
  }

  /**
   * Runs the rows.
   *
   * @param again whether parts that were not met are run once more
   */
  void run(List<Row> rows, boolean again) throws IOException, InterruptedException {
    for (var row : rows) {
      for (var part : row.parts()) {
        if (isDue(row, part, again)) {
          log.accept("%s: %s".formatted(row.name(), part.name()));
          var result = run(row, part);
          state.add(result);
          log.accept("%s: %s: %s".formatted(row.name(), part.name(), result.verdict().text()));
        }
      }
    }
  }

  private boolean isDue(Row row, Part part, boolean again) {
    var verdict = state.find(row.name(), part.name()).map(PartResult::verdict);
    return verdict.isEmpty()
        || verdict.get() == Verdict.NOT_RUN
        || (again && verdict.get() == Verdict.NOT_MET);
  }

  private PartResult run(Row row, Part part) throws IOException, InterruptedException {
    var evidence = new Evidence(log);
    try (var scratch = Scratch.create(work, "marathon", terminal)) {
      PartResult result;
      try {
        var findings = part.leg().run(new Ground(scratch.home(), evidence));
        var verdict = findings.faults().isEmpty() ? Verdict.MET : Verdict.NOT_MET;
        result = result(row, part, verdict, findings, "", evidence);
      } catch (NotPossible e) {
        result = failed(row, part, Verdict.NOT_RUN, List.of(), e.reason(), evidence);
      } catch (BadInput bad) {
        result = failed(row, part, Verdict.NOT_MET, List.of(bad.sentence()), "", evidence);
      } catch (InterruptedException stopped) {
        throw stopped; // it is not finished, and will be run again
      } catch (Exception e) { // whatever the leg met, the other rows are still to be run
        var fault = "the part ended early: " + e;
        result = failed(row, part, Verdict.NOT_MET, List.of(fault), "", evidence);
      }
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      scratch.exitCode(result.verdict() != Verdict.NOT_MET);
      return result;
    }
  }

  private PartResult failed(
      Row row, Part part, Verdict verdict, List<String> faults, String why, Evidence evidence) {
    return result(row, part, verdict, new Findings("", List.of(), 0, faults), why, evidence);
  }

  private PartResult result(
      Row row, Part part, Verdict verdict, Findings findings, String why, Evidence evidence) {
    return new PartResult(
        row.name(),
        part.name(),
        verdict,
        findings.done(),
        findings.figures(),
        evidence.lines(),
        findings.faults(),
        why,
        findings.acknowledged(),
        Math.round(evidence.seconds() * 10) / 10.0,
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        commit);
  }
}
