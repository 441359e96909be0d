package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** A snapshot that no game could have written is refused with the reason. */
class SnapshotTest {
  private static byte[] bytes(SolPosition p) {
    var out = new SnapshotWriter();
    p.encode(out);
    return out.toByteArray();
  }

  private static void refuses(SolScene scene, String why, Consumer<SolPosition> spoil) {
    var p = scene.position();
    assertThat(SolSnapshot.read(new SnapshotReader(bytes(p))).fingerprint())
        .as("before it is spoilt")
        .isEqualTo(p.fingerprint());
    spoil.accept(p);
    assertThatThrownBy(() -> SolSnapshot.read(new SnapshotReader(bytes(p))))
        .isInstanceOf(BadInput.class)
        .hasMessage("The snapshot is no position of SOL: " + why + ".");
  }

  private static SolScene bonusOfR3() {
    return sol(3)
        .given("seat 0 has 2 on R3", "foundry of seat 1 on R3", "energy 9 9 9")
        .when("activate", "activate R3");
  }

  private static SolScene flareAtU1() {
    return sol(2)
        .given("seat 0 has 1 on C0", "node of seat 0 on C0", "foundry of seat 1 on U1")
        .deck(0)
        .when("activate", "activate C0", "decline bonus");
  }

  @Test
  @Rule({"R 1.1", "R 1.6", "D-7"})
  void piecesThatAreTooManyOrTooFew() {
    refuses(sol(2), "seat 1 has not 13 sundivers", p -> p.holdings.pool[1]++);
    refuses(sol(2), "seat 0 has not 13 sundivers", p -> p.holdings.reserve[0]--);
    refuses(sol(2), "seat 0 has not 13 sundivers", p -> p.holdings.lost[0]++);
    refuses(sol(2), "seat 0 has not 13 sundivers", p -> p.pieces.addDivers(0, 3, 1));
    refuses(sol(2), "there are too many stations", p -> p.pieces.putStation(1, SolTables.NODE, 30));
    refuses(sol(2), "a tower stands in orbit", p -> p.putStation(0, SolTables.TOWER, 20));
    refuses(sol(2), "seat 1 has not 8 bridges", p -> p.holdings.addPieces(1, SolTables.BRIDGE, -1));
    refuses(sol(2), "seat 0 has not 8 bridges", p -> p.pieces.putBridge(0, 5));
    refuses(sol(2), "cards of suit 2 are missing", p -> p.cards.left[2]--);
  }

  @Test
  @Rule("R 3.5")
  void aTurnRecordOfThingsThatAreNotThere() {
    refuses(sol(2), "more cards are owed than there are", p -> p.turn.owed = 60);
    refuses(sol(2), "an activated station is missing", p -> p.turn.activated = 1L << 30);
    refuses(sol(2), "a converted station is missing", p -> p.turn.convertedStation = 30);
    refuses(
        sol(2).given("seat 0 has 1 on L5"),
        "the one that may act is missing",
        p -> p.turn.mover = 0);
    refuses(
        sol(2).given("seat 0 has 1 on L5"),
        "the one that may act is missing",
        p -> {
          p.turn.effect = SolEffect.HYPERDRIVE;
          p.turn.mover = 0;
        });
    refuses(sol(2), "a quiet draw does not go on", p -> p.setQuietDraw(true));
    refuses(
        sol(2).given("node of seat 0 on L5"), "a bonus is half asked", p -> p.turn.bonusAt = 18);
    refuses(
        sol(2).given("node of seat 0 on L5"), "a flare is half answered", p -> p.turn.flareAt = 0);
  }

  @Test
  void asManyCardsAreOwedAsThereAre() {
    var p = sol(2).position();
    p.turn.owed = 40;
    p.turn.hurls = 19;
    assertThat(SolSnapshot.read(new SnapshotReader(bytes(p))).turn.owed).isEqualTo(40);
    p.turn.hurls = 20;
    assertThatThrownBy(() -> SolSnapshot.read(new SnapshotReader(bytes(p))))
        .hasMessageContaining("more cards are owed");
  }

  @Test
  @Rule("R 3.6")
  void aPhaseWithoutWhatItGoesBy() {
    refuses(sol(2), "a turn is half begun", p -> p.turn.action = SolMoves.TO_MOVE);
    refuses(sol(2), "a turn is half begun", p -> p.setEnding(SolEnding.NOVA));
    refuses(sol(2), "the action is not to move", p -> p.frames.replace(Step.MOVE));
    refuses(sol(2), "the action is not to convert", p -> p.frames.replace(Step.CONVERT));
    refuses(sol(2), "the action is another", p -> p.frames.replace(Step.ACTIVATE));
    refuses(sol(2), "there is no card to keep", p -> p.frames.replace(Step.KEEP));
    refuses(sol(2), "there was no nova", p -> p.frames.replace(Step.LAST));
    refuses(sol(2), "the game is over without an ending", p -> p.frames.clear());
    refuses(
        sol(2).given("seat 0 pool 0"),
        "there is nothing to decide",
        p -> {
          p.turn.action = SolMoves.TO_MOVE;
          p.frames.replace(Step.MOVE);
        });
  }

  @Test
  @Rule({"R 3.6", "R 8.5"})
  void aBonusThatNobodyCouldBeAskedFor() {
    refuses(bonusOfR3(), "no seat is asked", p -> p.turn.asked = TurnRecord.NOTHING);
    refuses(bonusOfR3(), "no seat is asked", p -> p.turn.bonusAt = TurnRecord.NOTHING);
    refuses(bonusOfR3(), "there is no station for a bonus", p -> p.turn.bonusAt = 30);
    refuses(
        bonusOfR3(), "a bonus belongs to another action", p -> p.turn.action = SolMoves.TO_MOVE);
    refuses(bonusOfR3(), "the wrong seat is asked", p -> p.turn.asked = 2);
    refuses(bonusOfR3(), "a bonus is asked that cannot be taken", p -> p.holdings.energy[1] = 1);
  }

  @Test
  @Rule({"R 3.6", "R 9.6"})
  void aFlareThatAsksNobody() {
    refuses(flareAtU1(), "no foundry is asked about", p -> p.turn.flareAt = TurnRecord.NOTHING);
    refuses(flareAtU1(), "no foundry in the upper orbit", p -> p.turn.flareAt = 5);
    refuses(
        flareAtU1().given("foundry of seat 1 on L1"),
        "no foundry in the upper orbit",
        p -> p.turn.flareAt = 14);
    refuses(flareAtU1(), "the owner cannot pay", p -> p.holdings.energy[1] = 0);
  }

  @Test
  @Rule({"R 3.1", "R 3.2"})
  void aCopyIsAGameOfItsOwn() {
    var scene = sol(2).given("seat 0 has 5 on L0", "bridge L0-C0 of seat 1");
    var copy = sol(2).position();
    copy.copyFrom(scene.position());
    assertThat(copy.pieces.ways(SceneTable.space(copy.board, "L0")))
        .isEqualTo(scene.position().pieces.ways(SceneTable.space(copy.board, "L0")));
    assertThat(copy.pieces.full(0)).isEqualTo(scene.position().pieces.full(0)).isNotZero();
    scene.when("move", "fly L0 C0");
    assertThat(copy.frames.top()).isEqualTo(Step.CHOOSE);
    assertThat(copy.pieces.divers(0, SceneTable.space(copy.board, "L0"))).isEqualTo(5);
  }

  @Test
  @Rule("R 7.5")
  void aBridgeTakenDownShutsTheWayInBothDirections() {
    var p = sol(2).given("bridge L0-C0 of seat 0", "bridge L0-C1 of seat 0").position();
    p.takeBridgeBack(0, 0);
    int outer = SceneTable.space(p.board, "L0");
    int inner = SceneTable.space(p.board, "C0");
    assertThat(p.pieces.ways(outer) >>> inner & 1).isZero();
    assertThat(p.pieces.ways(inner) >>> outer & 1).isZero();
    assertThat(p.pieces.ways(outer) >>> SceneTable.space(p.board, "C1") & 1).isOne();
    assertThat(p.pieces.ways(inner)).isEqualTo(p.board.open(inner));
  }
}
