package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apogee.node.receipt.Receipt;
import org.apogee.node.receipt.ReceiptPage;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.junit.jupiter.api.Test;

/** The receipts of a game in which time passes only where the test says so. */
class ReceiptBookTest {
  private static final long MS = 1_000;

  private final GameScene scene = GameScene.between("sol", 2);
  private final List<ReceiptPage> pages = new ArrayList<>();
  private final ReceiptBook book =
      new ReceiptBook(new GameId("g-1"), () -> scene.now * MS, pages::add);

  @Test
  void theTimeOfAMoveIsDividedAmongItsParts() {
    after(4);
    book.announced();
    after(900); // network and thinking
    long received = scene.now;
    after(30); // on its way to the game
    played(received, 0, 7, 12, 3);
    var receipt = receipt();

    assertThat(receipt)
        .isEqualTo(
            new Receipt(
                0, seat(), 4 * MS, 900 * MS, 0, 30 * MS, 7 * MS, 12 * MS, 3 * MS, 956 * MS));
    assertThat(receipt.sum()).isEqualTo(receipt.whole());
  }

  @Test
  void anAbsenceOfThePlatformIsNotThePlayers() {
    book.announced();
    after(6_000);
    played(scene.now, 5_000, 0, 1, 0);
    var receipt = receipt();

    assertThat(receipt.absent()).isEqualTo(5_000 * MS);
    assertThat(receipt.outside()).isEqualTo(1_000 * MS);
    assertThat(receipt.sum()).isEqualTo(receipt.whole()).isEqualTo(6_001 * MS);
  }

  @Test
  void timeThatTheClockGaveBackBeforeIsAnAbsenceToo() {
    book.announced();
    after(6_000);
    var back = GameDecisions.compensate(scene.state, scene.away(5_000));
    happened(back);
    after(500);
    played(scene.now, 0, 0, 1, 0);
    var receipt = receipt();

    assertThat(receipt.absent()).isEqualTo(5_000 * MS);
    assertThat(receipt.outside()).isEqualTo(1_500 * MS);
    assertThat(receipt.sum()).isEqualTo(receipt.whole()).isEqualTo(6_501 * MS);
  }

  @Test
  void aVacationIsAnAbsenceToo() {
    book.announced();
    after(6_000);
    happened(GameDecisions.excuse(scene.state, 5_000, scene.now));
    after(500);
    played(scene.now, 0, 0, 1, 0);
    var receipt = receipt();

    assertThat(receipt.absent()).isEqualTo(5_000 * MS);
    assertThat(receipt.outside()).isEqualTo(1_500 * MS);
    assertThat(receipt.sum()).isEqualTo(receipt.whole());
  }

  @Test
  void aResignationOutOfTurnDoesNotBeginTheDecisionAnew() {
    var three = GameScene.between("sol", 3, OnForfeit.CARETAKER);
    var itsBook = new ReceiptBook(new GameId("g-3"), () -> three.now * MS, pages::add);
    itsBook.announced();
    three.now += 6_000;
    var events = new ArrayList<>(GameDecisions.compensate(three.state, three.away(5_000)));
    var other = "p" + (three.state.seatToAct() + 1) % 3;
    events.addAll(GameDecisions.resign(three.state, other, three.now).events());
    three.apply(events);
    events.forEach(itsBook::happened);
    itsBook.announced();
    three.now += 500;

    itsBook.takeUp();
    var when = When.at(three.now);
    var played = GameDecisions.play(three.state, three.playerToAct(), 0, three.legalMove(0), when);
    itsBook.decided(three.state, played, when);
    itsBook.stored();
    three.apply(played.events());
    itsBook.published(three.state);
    itsBook.close();

    var receipt = receipts().getLast();
    assertThat(receipt.absent()).isEqualTo(5_000 * MS);
    assertThat(receipt.outside()).isEqualTo(1_500 * MS);
  }

  /** The clock counts such a move as answered at once: all of its time was given back. */
  @Test
  void aMoveReceivedInAnAbsenceThatWasGivenBackWaitedForThePlatform() {
    book.announced();
    after(3_000);
    long received = scene.now;
    after(4_000);
    happened(GameDecisions.compensate(scene.state, scene.away(7_000)));
    played(received, -4_000, 0, 0, 0);
    var receipt = receipt();

    assertThat(receipt.outside()).isZero();
    assertThat(receipt.absent()).isEqualTo(3_000 * MS);
    assertThat(receipt.queued()).isEqualTo(4_000 * MS);
    assertThat(receipt.sum()).isEqualTo(receipt.whole());
  }

  @Test
  void aMoveFoundInTheJournalAfterAFailedWriteHasAReceipt() {
    book.announced();
    after(100);
    var decision = decided(scene.now, 0, 0);
    after(5_000);
    happened(decision.events());
    book.recovered(scene.state);
    book.close();

    var receipt = receipts().getFirst();
    assertThat(receipt.storing()).isEqualTo(5_000 * MS);
    assertThat(receipt.sum()).isEqualTo(receipt.whole()).isEqualTo(5_100 * MS);
  }

  @Test
  void aMoveThatWasNotStoredHasNone() {
    after(100);
    decided(scene.now, 0, 0);
    book.recovered(scene.state);
    book.close();

    assertThat(pages).isEmpty();
  }

  @Test
  void pagesAreHandedOnWhenFullWhenSlowAndAtTheEnd() {
    for (int i = 0; i < 32; i++) {
      assertThat(pages).isEmpty();
      played(scene.now, 0, 0, 1, 0);
    }
    assertThat(pages).hasSize(1);
    after(1_000);
    played(scene.now, 0, 0, 1, 0);
    assertThat(pages).hasSize(2);
    while (scene.state.isLive()) {
      played(scene.now, 0, 0, 1, 0);
    }
    book.close();

    assertThat(receipts())
        .extracting(Receipt::ply)
        .isEqualTo(IntStream.range(0, scene.state.log().size()).boxed().toList());
  }

  private void after(long millis) {
    scene.now += millis;
  }

  private int seat() {
    return scene.state.log().seat(scene.state.log().size() - 1);
  }

  private GameDecision decided(long received, long absent, long deciding) {
    long now = scene.now;
    book.takeUp();
    after(deciding);
    var when = new When(now, received - absent, absent, now);
    int ply = scene.state.log().size();
    var decision =
        GameDecisions.play(
            scene.state, scene.playerToAct(), ply, scene.legalMove(ply * 7 + ply / 3), when);
    book.decided(scene.state, decision, when);
    return decision;
  }

  private void played(long received, long absent, long deciding, long storing, long publishing) {
    happened(decided(received, absent, deciding).events());
    after(storing);
    book.stored();
    book.announced();
    after(publishing);
    book.published(scene.state);
  }

  private Receipt receipt() {
    book.close();
    return receipts().getLast();
  }

  private void happened(List<GameEvent> events) {
    scene.apply(events);
    events.forEach(book::happened);
  }

  private List<Receipt> receipts() {
    return pages.stream().flatMap(page -> page.receipts().stream()).toList();
  }
}
