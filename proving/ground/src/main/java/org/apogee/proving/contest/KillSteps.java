package org.apogee.proving.contest;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apogee.local.LocalPorts;
import org.apogee.proving.rig.Tap;
import org.apogee.proving.rig.Tap.Chunk;
import org.apogee.proving.rig.Tap.Side;
import org.apogee.stack.StackPlan;

/**
 * The steps of ordering a game, taking a result and ending a round at which a matchmaker may die. A
 * tap in the connections of matchmaker and nodes to their database sees the moment, so that neither
 * needs a line of its own for it.
 */
final class KillSteps implements AutoCloseable {
  private static final String JOURNAL = "INSERT INTO journal.event_journal";
  private static final String STORED = "INSERT 0 ";
  private static final String OFFSET = "INSERT INTO matchmaker.result_offset";
  private static final String READ = "SELECT number, outcome::text AS outcome FROM games.result";

  /** In the order in which a tournament comes to them. */
  static final List<Step> ALL =
      List.of(
          Step.before("a pairing is stored", JOURNAL, "tournament|", "paired.1"),
          Step.after("a pairing is stored", STORED, JOURNAL, "tournament|", "paired.1"),
          Step.before("an ordered game is stored", JOURNAL, "opened.1").ofNode(),
          Step.after("an ordered game is stored", STORED, JOURNAL, "opened.1").ofNode(),
          Step.before("a move of an ordered game is stored", JOURNAL, "moved.1").ofNode(),
          Step.before("a result has its number", "INSERT INTO games.result").ofNode(),
          Step.before("a result is stored", JOURNAL, "tournament|", "resulted.2"),
          Step.after("a result is stored", STORED, JOURNAL, "tournament|", "resulted.2"),
          Step.before("the offset moves", OFFSET),
          Step.after("the offset moves", STORED, OFFSET),
          Step.before("a round's end is stored", JOURNAL, "tournament|", "round-ended.1"),
          Step.after("a round's end is stored", STORED, JOURNAL, "tournament|", "round-ended.1"),
          Step.before("the last end is stored", JOURNAL, "tournament|", "finished.1"),
          Step.before("the list shows the end", "INSERT INTO matchmaker.tournament", "finishedAt"));

  private final Tap database;
  private final StackPlan plan;
  private int struck;

  /**
   * One of them.
   *
   * @param request what the statement says, all of it
   * @param answer what its answer says; nothing if the statement shall not arrive
   * @param isOfNode whether a node sends it: it lives on, so the bytes do
   */
  record Step(String name, List<String> request, String answer, boolean isOfNode) {
    static Step before(String what, String... request) {
      return new Step("before " + what, List.of(request), "", false);
    }

    static Step after(String what, String answer, String... request) {
      return new Step("after " + what, List.of(request), answer, false);
    }

    Step ofNode() {
      return new Step(name, request, answer, true);
    }

    /**
     * A connection does one thing at a time: what follows a statement is its answer.
     *
     * @param mark on the connection that waits for this answer, and for no step before
     */
    boolean matches(Chunk chunk, int mark) {
      if (chunk.side() == Side.TO_SERVER) {
        boolean isAsked = request.stream().allMatch(chunk::has);
        chunk.link().seen = isAsked ? mark : 0;
        return isAsked && answer.isEmpty();
      }
      return !answer.isEmpty() && chunk.link().seen == mark && chunk.has(answer);
    }
  }

  private KillSteps(StackPlan plain) throws IOException {
    int port = LocalPorts.free();
    database = Tap.listen(port, plain.databasePort());
    // Without prepared statements every statement travels with its words.
    var url = "jdbc:postgresql://127.0.0.1:%d/apogee?prepareThreshold=0".formatted(port);
    plan = plain.with(Map.of("APOGEE_DATABASE_URL", url));
  }

  static KillSteps before(StackPlan plain) throws IOException {
    return new KillSteps(plain);
  }

  static List<String> names() {
    return ALL.stream().map(Step::name).toList();
  }

  /** With the tap in its connections. */
  StackPlan plan() {
    return plan;
  }

  /**
   * Kills once, when somebody next comes to this step. Nodes go on while the matchmaker is away:
   * what they do counts only when it has come back, which is seen when it looks for results.
   */
  void arm(Step step, Runnable kill) {
    int mark = ++struck;
    var isBack = new AtomicBoolean(!step.isOfNode());
    Tap.Watch watch =
        chunk -> {
          boolean isIt = step.matches(chunk, mark) && isBack.get();
          if (chunk.side() == Side.TO_SERVER && chunk.has(READ)) {
            isBack.set(true);
          }
          return isIt;
        };
    if (step.isOfNode()) {
      database.armBeside(watch, kill);
    } else {
      database.arm(watch, kill);
    }
  }

  boolean isArmed() {
    return database.isArmed();
  }

  @Override
  public void close() {
    database.close();
  }
}
