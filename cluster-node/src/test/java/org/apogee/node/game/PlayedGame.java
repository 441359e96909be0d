package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apogee.engine.MoveList;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.Deal;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/** A game played by chance, as its journal and as what there is to tell of it. */
public final class PlayedGame {
  /** An event as the journal stores it. */
  public record Entry(String manifest, List<Byte> bytes) {
    public byte[] payload() {
      var payload = new byte[bytes.size()];
      for (int i = 0; i < payload.length; i++) {
        payload[i] = bytes.get(i);
      }
      return payload;
    }
  }

  private final List<Entry> entries = new ArrayList<>();
  private final List<UnfilteredNews> told = new ArrayList<>();
  private final GameState state = new GameState();
  private final Seed seed;
  private long now = 1_767_225_600_000L;

  private PlayedGame(Seed seed) {
    this.seed = seed;
  }

  /** A rated game to its end. */
  public static PlayedGame toTheEnd(String game, int seats, long number) {
    return play(game, seats, number, "open", Integer.MAX_VALUE);
  }

  /** A rated game of a table whose deal other tables of the round play too. */
  public static PlayedGame ofMirroredTable(String game, String tournament, int round, long number) {
    var seed = Seed.from(game + " " + tournament + " " + round);
    var plain = order(game, 2, "open");
    var order =
        new GameOrder(
            plain.ruleset(),
            plain.options(),
            plain.seats(),
            plain.clock(),
            plain.onForfeit(),
            new Origin(OriginKind.TOURNAMENT, tournament),
            plain.pool(),
            new Deal(seed.reveal(), round),
            null);
    return play(order, seed, number, Integer.MAX_VALUE);
  }

  /** Some moves only; then a player of a two-seat game resigns. */
  public static PlayedGame resigned(String game, long number, int moves) {
    var played = play(game, 2, number, "open", moves);
    played.journal(GameDecisions.resign(played.state, "p1", played.now).events());
    return played;
  }

  /** Some moves, and then nothing more. */
  public static PlayedGame begun(String game, int seats, long number, int moves) {
    return play(game, seats, number, null, moves);
  }

  public PlayedGame cancelled() {
    journal(GameDecisions.cancel(state, "A mistake.", now).events());
    return this;
  }

  private static PlayedGame play(
      String game, int seats, long number, @Nullable String pool, int moves) {
    var seed = Seed.from(game + " " + seats + " " + number);
    return play(order(game, seats, pool), seed, number, moves);
  }

  private static PlayedGame play(GameOrder order, Seed seed, long number, int moves) {
    var played = new PlayedGame(seed);
    var random = new SplittableRandom(number);
    played.journal(GameDecisions.open(played.state, order, played.seed, played.now).events());
    for (int i = 0; i < moves && played.state.isLive(); i++) {
      played.move(random);
    }
    return played;
  }

  private static GameOrder order(String game, int seats, @Nullable String pool) {
    return GameOrder.of(
        Rulesets.find(game).id().toString(),
        new TreeMap<>(),
        IntStream.range(0, seats)
            .mapToObj(seat -> SeatOrder.outside("p" + seat, "P" + seat).withNonce("n" + seat))
            .toList(),
        ClockOrder.USUAL,
        OnForfeit.END,
        new Origin(OriginKind.LADDER, "test-ladder"),
        pool);
  }

  private void move(SplittableRandom random) {
    var legal = new MoveList();
    state.position().legalMoves(legal);
    now += 20;
    var player = "p" + state.seatToAct();
    long move = legal.get(random.nextInt(legal.size()));
    journal(GameDecisions.play(state, player, state.log().size(), move, now).events());
  }

  private void journal(List<GameEvent> events) {
    for (var event : events) {
      var bytes = new ArrayList<Byte>();
      for (byte one : GameEventCodec.encode(event)) {
        bytes.add(one);
      }
      entries.add(new Entry(GameEventCodec.manifest(event), List.copyOf(bytes)));
      told.add(state.apply(event));
    }
  }

  public List<Entry> entries() {
    return entries;
  }

  public List<UnfilteredNews> told() {
    return told;
  }

  /** The secret of the chance. */
  public String seed() {
    return seed.reveal();
  }

  public boolean isLive() {
    return state.isLive();
  }
}
