package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import org.apogee.node.journal.Bookmarks.Done;
import org.apogee.node.journal.Bookmarks.Held;
import org.junit.jupiter.api.Test;

/** How far each id has come, and what is still to be stored. */
final class ProgressTest {
  private final ListedJournal bookmarks = new ListedJournal();
  private final Progress progress = new Progress(bookmarks);

  @Test
  void unknownIdsAreLookedUpTogetherAndOnce() throws SQLException {
    bookmarks.done.put("game|a", 7L);
    progress.advance("game|c", 2, false);

    progress.recall(List.of("game|a", "game|b", "game|c"));
    progress.recall(List.of("game|a", "game|b", "game|c"));

    assertThat(bookmarks.asked).containsExactly(Set.of("game|a", "game|b"));
    assertThat(progress.done("game|a")).isEqualTo(7);
    assertThat(progress.done("game|b")).isZero();
    assertThat(progress.done("game|c")).isEqualTo(2);
    assertThat(bookmarks.asked).hasSize(1);
  }

  @Test
  void anIdThatNobodyRecalledIsLookedUpOnce() throws SQLException {
    bookmarks.done.put("game|a", 7L);

    assertThat(progress.done("game|a")).isEqualTo(7);
    assertThat(progress.done("game|a")).isEqualTo(7);
    assertThat(bookmarks.asked).containsExactly(Set.of("game|a"));
  }

  @Test
  void whatIsStoredIsRememberedAndWhatCameSinceIsStillToBeStored() throws SQLException {
    progress.advance("game|a", 1, false);
    progress.advance("game|b", 4, true);
    var changes = progress.changes(9);
    progress.advance("game|a", 2, false);

    progress.stored(changes);

    assertThat(progress.changes(9).done()).containsOnlyKeys("game|a");
    assertThat(progress.changes(9).done()).containsEntry("game|a", new Done(2, false));
    assertThat(progress.done("game|b")).isEqualTo(4);
    assertThat(bookmarks.asked).isEmpty();
  }

  @Test
  void somethingIsToBeStoredAfterAnAdvanceAHoldAndARelease() {
    assertThat(progress.hasChanges()).isFalse();
    progress.advance("game|a", 1, false);
    assertThat(progress.hasChanges()).isTrue();
    progress.stored(progress.changes(1));
    assertThat(progress.hasChanges()).isFalse();

    progress.release("game|a");
    assertThat(progress.hasChanges()).isTrue();
    assertThat(progress.changes(1).released()).containsExactly("game|a");
    progress.stored(progress.changes(1));
    assertThat(progress.hasChanges()).isFalse();
  }

  @Test
  void aHeldIdIsStoredWithTheRowBeforeAndNoLongerAsReleased() throws SQLException {
    progress.release("game|a");

    progress.hold("game|a", new Held(5, "unknown", null));

    assertThat(progress.isHeld("game|a")).isTrue();
    assertThat(progress.heldCount()).isEqualTo(1);
    assertThat(progress.done("game|a")).isEqualTo(4);
    var changes = progress.changes(1);
    assertThat(changes.released()).isEmpty();
    assertThat(changes.held()).containsOnlyKeys("game|a");
    assertThat(progress.nextToCatchUp()).isEmpty();
    progress.stored(changes);
    assertThat(progress.hasChanges()).isFalse();
    assertThat(progress.isHeld("game|a")).as("until the next life").isTrue();
  }

  @Test
  void anIdThatCatchesUpIsHeldUntilItIsReleased() {
    progress.catchUp("game|a", 3);
    assertThat(progress.nextToCatchUp()).contains("game|a");
    assertThat(progress.isHeld("game|a")).isTrue();

    progress.release("game|a");

    assertThat(progress.nextToCatchUp()).isEmpty();
    assertThat(progress.isHeld("game|a")).isFalse();
    assertThat(progress.changes(1).held()).isEmpty();
  }

  @Test
  void anIdThatCannotGoOnStopsCatchingUp() {
    progress.catchUp("game|a", 3);

    progress.hold("game|a", new Held(4, "unknown", null));

    assertThat(progress.nextToCatchUp()).isEmpty();
  }

  @Test
  void idsHeldInAnEarlierLifeAreTriedAgain() throws SQLException {
    bookmarks.safe = 12;
    bookmarks.held.add("game|a");

    assertThat(progress.takeOver()).isEqualTo(12);

    assertThat(progress.isHeld("game|a")).isTrue();
    assertThat(progress.nextToCatchUp()).contains("game|a");
  }
}
