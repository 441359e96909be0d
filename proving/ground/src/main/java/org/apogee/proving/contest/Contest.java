package org.apogee.proving.contest;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;

/**
 * Tournaments of house bots on a stack of real processes. While they are played a node and the
 * matchmaker are killed once each; {@link TournamentChecker} compares the sources at the end.
 */
final class Contest implements AutoCloseable {
  private static final String TOKEN = "apogee_contest-organiser-token-0123456789";
  private static final Duration DOWN = Duration.ofSeconds(1);

  /** The matchmaker restarts at once: the step is repeated by its successor. */
  private static final Duration MOMENT = Duration.ofMillis(50);

  private static final Map<String, String> NO_LIMITS =
      Map.of(
          "APOGEE_HTTP_REQUESTS_PER_SECOND", "100000",
          "APOGEE_HTTP_REQUESTS_BURST", "100000",
          "APOGEE_HTTP_ANONYMOUS_PER_SECOND", "100000",
          "APOGEE_HTTP_ANONYMOUS_BURST", "100000");

  /**
   * One tournament to be played.
   *
   * @param bots how the entrants think; the first two come in turn as often as needed
   */
  record Event(String game, int entrants, int tableSize, int rounds, List<String> bots) {}

  private final LocalStack stack;
  private final ContestApi api;
  private final Consumer<String> log;

  private Contest(LocalStack stack, Consumer<String> log) {
    this.stack = stack;
    this.api = new ContestApi(stack.address(), TOKEN);
    this.log = log;
  }

  static Contest start(StackPlan plan, Consumer<String> log) {
    return new Contest(
        LocalStack.start(plan.withMatchmaker().with(NO_LIMITS), TOKEN, Steps.lines(log)), log);
  }

  /** Plays them side by side, with the kills, and says what is wrong with the outcome. */
  List<TournamentFindings> play(List<Event> events, Duration patience) throws InterruptedException {
    var ids = new ArrayList<String>();
    for (int i = 0; i < events.size(); i++) {
      ids.add(make(events.get(i), "contest-" + i));
    }
    int games = events.stream().mapToInt(Contest::games).sum();
    await("a third of the games", patience, () -> done(ids) * 3 >= games);
    log.accept("fault: node-1 is killed");
    stack.faults().killNodeNow(0, DOWN);
    await("half of the games", patience, () -> done(ids) * 2 >= games);
    log.accept("fault: the matchmaker is killed");
    stack.faults().killMatchmaker(DOWN);
    await("the end", patience, () -> ids.stream().allMatch(this::isOver));
    var check = new TournamentChecker(api, stack.kafka());
    var findings = new ArrayList<TournamentFindings>();
    for (var id : ids) {
      findings.add(check.check(id));
    }
    return findings;
  }

  /**
   * Plays one, and kills the matchmaker at each of these steps, one after the other.
   *
   * @param patience for each of them: whoever comes to no such step in this time has failed
   */
  TournamentFindings play(Event event, String key, KillSteps steps, Duration patience)
      throws InterruptedException {
    var faults = stack.faults();
    var id = "";
    for (var step : KillSteps.ALL) {
      int starts = faults.matchmakerStarts();
      steps.arm(step, () -> faults.killMatchmaker(MOMENT));
      // The first step follows from its making, which is asked for until somebody has answered.
      id = id.isEmpty() ? make(event, key) : id;
      await(
          "the kill " + step.name(),
          patience,
          () -> !steps.isArmed() && faults.matchmakerStarts() > starts);
    }
    var made = id;
    await("the end", patience, () -> isOver(made));
    await("the end in the list", patience, () -> isListedAsOver(made));
    return new TournamentChecker(api, stack.kafka()).check(id);
  }

  private boolean isListedAsOver(String id) {
    for (var line : api.get("/tournaments").path("items")) {
      if (line.path("id").asText().equals(id)) {
        return line.path("state").asText().equals("finished");
      }
    }
    return false;
  }

  /**
   * How often node-1 and the matchmaker were started: more than once each, or nothing was shown.
   */
  List<Integer> starts() {
    return List.of(stack.faults().starts(0), stack.faults().matchmakerStarts());
  }

  private static int games(Event event) {
    return event.entrants() / event.tableSize() * event.rounds();
  }

  private String make(Event event, String key) throws InterruptedException {
    var entrants = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < event.entrants(); i++) {
      var bot = event.bots().get(i % event.bots().size());
      entrants.add(Map.of("bot", bot, "name", "Bot " + (i + 1)));
    }
    var body =
        Map.<String, Object>of(
            "name",
            event.game() + " of " + event.entrants(),
            "game",
            event.game(),
            "format",
            "swiss",
            "tableSize",
            event.tableSize(),
            "rounds",
            event.rounds(),
            "startInSeconds",
            0,
            "key",
            key,
            "entrants",
            entrants);
    var answer = api.post("/tournaments", body);
    var id = answer.path("tournament").asText();
    if (id.isEmpty()) {
      throw new IllegalStateException("no tournament was made: " + answer);
    }
    log.accept(id + ": " + event);
    return id;
  }

  /** Games that are over, in all tournaments; 0 while the matchmaker is away. */
  private int done(List<String> ids) {
    int done = 0;
    for (var id : ids) {
      for (var round : api.get("/tournaments/" + id + "/rounds").path("items")) {
        for (var table : round.path("tables")) {
          for (var game : table.path("games")) {
            done += game.path("state").asText().equals("over") ? 1 : 0;
          }
        }
      }
    }
    return done;
  }

  private boolean isOver(String id) {
    JsonNode seen = api.get("/tournaments/" + id);
    return seen.path("state").asText().equals("finished");
  }

  private void await(String what, Duration patience, BooleanSupplier there)
      throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (!there.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("timed out waiting for " + what);
      }
      Thread.sleep(200);
    }
    log.accept("reached: " + what);
  }

  @Override
  public void close() {
    api.close();
    stack.close();
  }
}
