package org.apogee.proving.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.ApiClient.Reply;
import org.apogee.proving.load.MoveOutcomes.Ack;

/**
 * Plays many games through the public API, a thread for each, with random legal moves. It repeats
 * requests without a response, and records every acknowledgement.
 */
public final class Driver implements AutoCloseable {
  /** Longer than the recovery from any fault of the drills. */
  private static final Duration GIVE_UP = Duration.ofMinutes(3);

  /** A node that is away returns within seconds; a pause keeps retries from being the load. */
  private static final Duration RETRY = Duration.ofMillis(200);

  /** However many games are played, the drill must not become a flood of connections. */
  private static final int ASKING_AT_ONCE = 64;

  private final ApiClient api;
  private final String organiser;
  private final MoveOutcomes outcomes;
  private final Plan plan;
  private final Random seeds;
  private final List<Seat> players = new ArrayList<>();
  private final List<Thread> threads = new CopyOnWriteArrayList<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final Semaphore asking = new Semaphore(ASKING_AT_ONCE);

  // These four are set by the drill, and read by every game's thread before its next move.
  private volatile boolean stopped;
  private volatile boolean wrappingUp;
  private volatile boolean refilling;
  private volatile boolean hurrying;

  /**
   * What is played.
   *
   * @param house whether the last seat is a house bot
   * @param thinking how long a player thinks before each move
   * @param sendTwice every move is sent once more after its answer, as a bad client would
   * @param bank time that a player has for a whole game
   */
  public record Plan(
      String game,
      int seats,
      boolean house,
      Duration thinking,
      boolean sendTwice,
      long seed,
      Duration bank) {
    /** With more time than any drill takes. */
    public static Plan of(String game, Duration thinking, long seed) {
      return new Plan(game, 2, false, thinking, false, seed, Duration.ofDays(1));
    }

    public Plan withBank(Duration time) {
      return new Plan(game, seats, house, thinking, sendTwice, seed, time);
    }
  }

  private record Seat(String player, String token) {}

  public Driver(ApiClient api, String organiser, MoveOutcomes outcomes, Plan plan) {
    this.api = api;
    this.organiser = organiser;
    this.outcomes = outcomes;
    this.plan = plan;
    this.seeds = new Random(plan.seed);
  }

  /** Makes the players and opens the games; each is driven from then on. */
  public List<String> open(int games) throws InterruptedException {
    while (players.size() < plan.seats) {
      players.add(newPlayer());
    }
    var opened = new ArrayList<String>();
    for (int i = 0; i < games; i++) {
      opened.add(openOne());
    }
    opened.forEach(this::drive);
    return opened;
  }

  private void drive(String game) {
    outcomes.opened(game);
    var random = new Random(seeds.nextLong());
    threads.add(Thread.ofVirtual().name("driver-" + game).start(() -> drive(game, random)));
  }

  /** Whether a game that is over makes room for a new one, so that as many are always in play. */
  public void refill(boolean now) {
    refilling = now;
  }

  private Seat newPlayer() throws InterruptedException {
    var name = "driver-" + UUID.randomUUID().toString().substring(0, 13);
    var made =
        insist(
            () -> api.post("/players", organiser, Map.of("name", name, "kind", "bot")), "player");
    return new Seat(
        made.json().path("player").path("id").asText(),
        made.json().path("token").path("secret").asText());
  }

  private String openOne() throws InterruptedException {
    var seats = new ArrayList<Map<String, String>>();
    for (int i = 0; i < plan.seats; i++) {
      boolean isHouse = plan.house && i == plan.seats - 1;
      seats.add(isHouse ? Map.of("bot", "random") : Map.of("player", players.get(i).player));
    }
    var order = new HashMap<String, Object>();
    order.put("game", plan.game);
    order.put("seats", seats);
    order.put("key", UUID.randomUUID().toString());
    order.put(
        "clock",
        Map.of(
            "bankMillis",
            plan.bank.toMillis(),
            "incrementMillis",
            0,
            "capMillis",
            plan.bank.toMillis()));
    return insist(() -> api.post("/games", organiser, order), "game").json().path("game").asText();
  }

  private interface Ask {
    Reply send() throws InterruptedException;
  }

  private static Reply insist(Ask ask, String what) throws InterruptedException {
    long end = System.nanoTime() + GIVE_UP.toNanos();
    var reply = ask.send();
    while (reply.isUnknown() && System.nanoTime() < end) {
      Thread.sleep(RETRY);
      reply = ask.send();
    }
    if (!reply.ok()) {
      throw new IllegalStateException("no " + what + " could be made: " + reply);
    }
    return reply;
  }

  /** From now on games are resigned instead of being played on: for tests, whose time is short. */
  public void wrapUp() {
    wrappingUp = true;
  }

  /** From now on nobody thinks: the faults are over, and the games are to end. */
  public void stopThinking() {
    hurrying = true;
  }

  private void drive(String game, Random random) {
    try {
      var last = new AtomicInteger();
      while (!stopped && step(game, random, last)) {
        long millis = hurrying ? 0 : plan.thinking.toMillis();
        Thread.sleep(millis + random.nextLong(1 + millis));
      }
      if (refilling && !stopped) {
        drive(openOne());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      complaints.add(game + ": " + e);
    }
  }

  /** One move of whoever is to act; false once the game is over. */
  private boolean step(String game, Random random, AtomicInteger last) throws InterruptedException {
    var view = look(game, last.get());
    if (!view.json().path("stage").asText().equals("live")) {
      return false;
    }
    int seat = view.json().path("seatToAct").asInt(-1);
    if (seat < 0 || (plan.house && seat == plan.seats - 1)) {
      Thread.sleep(50); // the house bot thinks
      return true;
    }
    if (wrappingUp) {
      var token = players.get(seat).token;
      ask(() -> api.post("/games/" + game + "/resign", token, null), game);
      return true;
    }
    if (seat != view.json().path("seat").asInt()) {
      last.set(seat);
      view = look(game, seat);
    }
    var moves = view.json().path("moves");
    if (moves.isEmpty()) {
      return true; // it moved on between the two looks
    }
    int ply = view.json().path("plies").asInt();
    long move = code(moves.get(random.nextInt(moves.size())));
    return play(game, new Ack(ply, seat, move));
  }

  private Reply look(String game, int seat) throws InterruptedException {
    return ask(() -> api.get("/games/" + game + "/view", players.get(seat).token), game);
  }

  private static long code(JsonNode move) {
    return Long.parseLong(move.path("code").asText());
  }

  private boolean play(String game, Ack move) throws InterruptedException {
    var body = Map.of("ply", move.ply(), "move", Long.toString(move.move()));
    long from = System.nanoTime();
    var token = players.get(move.seat()).token;
    Ask send = () -> api.post("/games/" + game + "/moves", token, body);
    var reply = ask(send, game);
    if (!reply.ok()) {
      outcomes.refused(game, move);
      if (!reply.code().equals("stale-ply") && !reply.code().equals("game-over")) {
        complaints.add("%s: %s for %s".formatted(game, reply, move));
      }
      return true;
    }
    outcomes.acknowledged(game, move, from, System.nanoTime());
    if (plan.sendTwice) {
      var again = ask(send, game);
      if (!again.ok() || !again.json().path("repeated").asBoolean()) {
        complaints.add("%s: the repeat of %s got %s".formatted(game, move, again));
      }
    }
    return true;
  }

  /** Until somebody answers: a repeat is harmless. */
  private Reply ask(Ask ask, String game) throws InterruptedException {
    long end = System.nanoTime() + GIVE_UP.toNanos();
    for (; ; ) {
      asking.acquire();
      Reply reply;
      try {
        reply = ask.send();
      } finally {
        asking.release();
      }
      if (!reply.isUnknown()) {
        return reply;
      }
      outcomes.unknown(game);
      if (stopped || System.nanoTime() > end) {
        throw new IllegalStateException("no answer within " + GIVE_UP + ": " + reply);
      }
      Thread.sleep(RETRY);
    }
  }

  /** Whatever a correct platform would not have said. */
  public List<String> complaints() {
    return List.copyOf(complaints);
  }

  public int unfinished() {
    return (int) threads.stream().filter(Thread::isAlive).count();
  }

  /** Waits for the end of all games. */
  public boolean awaitEnd(Duration patience) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    for (var thread : threads) {
      long left = end - System.nanoTime();
      if (left <= 0 || !thread.join(Duration.ofNanos(left))) {
        return false;
      }
    }
    return true;
  }

  public ApiClient api() {
    return api;
  }

  @Override
  public void close() {
    stopped = true;
    threads.forEach(Thread::interrupt);
    api.close();
  }
}
