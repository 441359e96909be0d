package org.apogee.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.junit.jupiter.params.provider.MethodSource;

/** Snapshots that a machine makes up: behind a byte that selects the game. */
class SnapshotFuzzTest {
  private static final int[] PLIES = {0, 7, 60, 400};

  static Stream<byte[]> positions() {
    return IntStream.range(0, Rulesets.all().size())
        .boxed()
        .flatMap(game -> IntStream.of(PLIES).mapToObj(plies -> afterPlies(game, plies)));
  }

  private static byte[] afterPlies(int game, int plies) {
    var ruleset = Rulesets.all().get(game);
    var random = new SplittableRandom(plies);
    var chance = Chance.of(random);
    var position = ruleset.newPosition(Setup.of(ruleset, ruleset.maxSeats()), chance);
    var moves = new MoveList();
    for (int ply = 0; ply < plies && !position.isOver(); ply++) {
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
    }
    var snapshot = bytes(position);
    var input = new byte[snapshot.length + 1];
    input[0] = (byte) game;
    System.arraycopy(snapshot, 0, input, 1, snapshot.length);
    return input;
  }

  /** What is read can be asked everything and played on, and is written as it was read. */
  @MethodSource("positions")
  @FuzzTest(maxDuration = "1m")
  void aSnapshotIsAPositionOrRefused(byte[] input) {
    if (input.length == 0) {
      return;
    }
    var ruleset = Rulesets.all().get(Math.floorMod(input[0], Rulesets.all().size()));
    var snapshot = Arrays.copyOfRange(input, 1, input.length);
    Position position;
    try {
      position = read(ruleset, snapshot);
    } catch (BadInput refused) {
      assertThat(refused.code()).isEqualTo("bad-snapshot");
      return;
    }
    assertThat(bytes(position)).isEqualTo(snapshot);
    var portrait = Portrait.of(position);
    assertThat(portrait.legalMoves().isEmpty()).isEqualTo(position.isOver());
    if (!position.isOver()) {
      var random = new SplittableRandom(1);
      int move = random.nextInt(portrait.legalMoves().size());
      position.play(portrait.legalMoves().get(move), Chance.of(random));
    }
  }

  private static Position read(Ruleset ruleset, byte[] snapshot) {
    var reader = new SnapshotReader(snapshot);
    var position = ruleset.decode(reader);
    reader.expectEnd();
    return position;
  }

  private static byte[] bytes(Position position) {
    var out = new SnapshotWriter();
    position.encode(out);
    return out.toByteArray();
  }
}
