package org.apogee.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.RecordingChance;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.chance.SeededChance;
import org.jspecify.annotations.Nullable;

/** A game that is being played and written down. For one thread. */
public final class GameRecorder {
  private final Ruleset ruleset;
  private final Setup setup;
  private final List<String> players;
  private final @Nullable Seed seed;
  private final String commitment;
  private final List<String> nonces;
  private final RecordingChance chance;
  private final Position position;
  private final List<Integer> setupDraws;
  private final long setupFingerprint;
  private final List<Ply> plies = new ArrayList<>();
  private final List<Caretaker> caretakers = new ArrayList<>();
  private final MoveList moves = new MoveList();
  private End end = new End.Unfinished();
  private boolean stopped;

  /**
   * @param players a name for each seat
   * @param nonces what each seat adds to the chance
   */
  public GameRecorder(
      Ruleset ruleset, Setup setup, List<String> players, Seed seed, List<String> nonces) {
    if (players.size() != setup.seats() || nonces.size() != setup.seats()) {
      throw new IllegalArgumentException(
          "%d seats, but players %s and nonces %s".formatted(setup.seats(), players, nonces));
    }
    players.forEach(PlainText::checkName);
    this.ruleset = ruleset;
    this.setup = setup;
    this.players = List.copyOf(players);
    this.seed = seed;
    commitment = seed.commitment();
    this.nonces = List.copyOf(nonces);
    chance = new RecordingChance(new SeededChance(seed, nonces));
    position = ruleset.newPosition(setup, chance);
    setupDraws = chance.take();
    setupFingerprint = position.fingerprint();
    noteEnd();
  }

  /**
   * Plays on from a fork.
   *
   * @param seed from which all draws follow, those before the fork too; null if they do not
   * @param commitment of the seed of the draws after the fork
   * @param chance of the draws after the fork
   */
  GameRecorder(
      Fork from, List<String> players, @Nullable Seed seed, String commitment, Chance chance) {
    players.forEach(PlainText::checkName);
    var origin = from.origin();
    ruleset = from.ruleset();
    setup = from.setup();
    this.players = List.copyOf(players);
    this.seed = seed;
    this.commitment = commitment;
    nonces = origin.nonces();
    this.chance = new RecordingChance(chance);
    position = from.position();
    setupDraws = origin.setupDraws();
    setupFingerprint = origin.setupFingerprint();
    plies.addAll(origin.plies().subList(0, from.ply()));
  }

  /** The truth of the moment; it is played on by {@link #play} alone. */
  public Position position() {
    return position;
  }

  /** By the rules, because a seat gave up, or because it was stopped. */
  public boolean isOver() {
    return stopped || !(end instanceof End.Unfinished);
  }

  /** How far it came. */
  public End end() {
    return end;
  }

  /** Plays a legal move of the seat to act. */
  public Ply play(long move, Chronicle chronicle) {
    checkGoesOn();
    position.legalMoves(moves);
    if (!moves.contains(move)) {
      throw new IllegalArgumentException(
          "move %d is not among %s at ply %d".formatted(move, moves, plies.size() + 1));
    }
    int seat = position.seatToAct();
    var notation = ruleset.notation().describe(position, move).text();
    position.play(move, chance, chronicle);
    var ply = new Ply(plies.size() + 1, seat, notation, chance.take(), position.fingerprint());
    plies.add(ply);
    noteEnd();
    return ply;
  }

  public Ply play(long move) {
    return play(move, Chronicle.SILENT);
  }

  /** A seat gives up and the game ends, that seat last. Any text will do as the reason. */
  public void forfeit(int seat, String code, String reason) {
    checkGoesOn();
    var standing = Standing.withLast(position, seat);
    end = new End.Forfeited(seat, code, cleaned(reason), standing.places(), standing.scores());
  }

  /** A seat gives up, and from now on somebody else moves for it; at the end it is placed last. */
  public void handOver(int seat, String code, String reason) {
    checkGoesOn();
    Objects.checkIndex(seat, setup.seats());
    if (caretakers.stream().anyMatch(caretaker -> caretaker.seat() == seat)) {
      throw new IllegalStateException("seat " + seat + " has a caretaker already");
    }
    caretakers.add(new Caretaker(plies.size(), seat, code, cleaned(reason)));
  }

  /** Nobody plays on: the replay stays unfinished, and its seed may be known. */
  public void stop() {
    stopped = true;
  }

  /** As far as it came; with the seed once it is over, so that no running game betrays it. */
  public Replay replay() {
    return new Replay(
        ruleset.id(),
        new TreeMap<>(setup.options()),
        players,
        nonces,
        commitment,
        isOver() ? seed : null,
        setupDraws,
        setupFingerprint,
        plies,
        caretakers,
        end);
  }

  private void noteEnd() {
    if (position.isOver()) {
      end = new End.Finished(position.outcome());
    }
  }

  private void checkGoesOn() {
    if (isOver()) {
      throw new IllegalStateException("the game is over after ply " + plies.size());
    }
  }

  private static String cleaned(String reason) {
    var clean = PlainText.clean(reason, PlainText.REASON_MAX);
    return clean.isEmpty() ? "No reason was given." : clean;
  }
}
