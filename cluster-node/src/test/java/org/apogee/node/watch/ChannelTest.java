package org.apogee.node.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.protocol.event.GameNews;
import org.junit.jupiter.api.Test;

/** News that come late, twice or with a gap never reach a viewer out of order. */
class ChannelTest {
  private final Channel channel = new Channel();

  /** Leaves the channel for the journal at a gap, as a client's stream does. */
  private static final class Reader implements Channel.Viewer {
    final List<Long> heard = new ArrayList<>();
    int journalReads;
    private long seen;
    private boolean isGone;

    Reader(long seen) {
      this.seen = seen;
    }

    @Override
    public long seen() {
      return seen;
    }

    @Override
    public boolean hear(WrittenNews news) {
      if (news.sequence() != seen + 1) {
        begin();
        return false;
      }
      seen = news.sequence();
      heard.add(seen);
      return !isGone;
    }

    @Override
    public void begin() {
      journalReads++;
    }
  }

  private Reader joined(long seen) {
    var reader = new Reader(seen);
    assertThat(channel.join(reader)).isTrue();
    return reader;
  }

  private void add(long... sequences) {
    LongStream.of(sequences)
        .forEach(sequence -> {
          if (channel.add(news(sequence))) {
            finishRound();
          }
        });
  }

  private void finishRound() {
    while (channel.bringSome(1)) {}
  }

  @Test
  void aViewerHearsWhatItHasNotSeenAndThenEachEventOnce() {
    add(1, 2, 2, 1);

    var first = joined(0);
    var second = joined(1);
    var third = joined(2);
    add(3, 3, 2);

    assertThat(first.heard).containsExactly(1L, 2L, 3L);
    assertThat(second.heard).containsExactly(2L, 3L);
    assertThat(third.heard).containsExactly(3L);
  }

  @Test
  void afterAGapAViewerBehindItMustReadTheJournal() {
    var early = joined(0);
    add(1, 5);
    assertThat(early.heard).containsExactly(1L);
    assertThat(early.journalReads).isOne();
    add(6);
    assertThat(early.heard).as("until it joins again").containsExactly(1L);

    assertThat(channel.join(new Reader(1))).isFalse();
    assertThat(joined(4).heard).containsExactly(5L, 6L);
  }

  @Test
  void aRoundReachesAFewViewersAtATime() {
    var readers = List.of(joined(0), joined(0), joined(0));
    assertThat(channel.add(news(1))).isTrue();

    assertThat(channel.bringSome(2)).isTrue();
    assertThat(readers).filteredOn(reader -> reader.heard.isEmpty()).hasSize(1);
    assertThat(channel.bringSome(2)).isFalse();
    assertThat(readers).allSatisfy(reader -> assertThat(reader.heard).containsExactly(1L));
  }

  @Test
  void whatComesDuringARoundReachesEachViewerOnceAndInOrder() {
    var readers = new ArrayList<Reader>();
    LongStream.range(0, 10).forEach(_ -> readers.add(joined(0)));
    assertThat(channel.add(news(1))).isTrue();
    for (long sequence = 2; sequence <= 7; sequence++) {
      assertThat(channel.bringSome(3)).isTrue();
      assertThat(channel.add(news(sequence))).as("the round goes on").isFalse();
      readers.add(joined(0));
    }
    finishRound();

    assertThat(readers)
        .allSatisfy(reader -> assertThat(reader.heard).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L));
    assertThat(channel.add(news(8))).as("the round is over").isTrue();
  }

  @Test
  void itKeepsABoundedNumberOfNews() {
    add(LongStream.rangeClosed(1, 1000).toArray());

    assertThat(channel.join(new Reader(10))).isFalse();
    assertThat(joined(990).heard).hasSize(10);
  }

  @Test
  void newsThatNeverArriveSendThoseWhoLackThemToTheJournal() {
    var lacks = joined(0);
    var ahead = joined(7);
    channel.catchUp(7);

    assertThat(lacks.journalReads).isOne();
    assertThat(ahead.journalReads).isZero();
  }

  @Test
  void whoIsGoneHearsNothingMore() {
    var leaves = joined(0);
    var breaks = joined(0);
    breaks.isGone = true;
    add(1);
    channel.leave(leaves);
    add(2);

    assertThat(leaves.heard).containsExactly(1L);
    assertThat(breaks.heard).containsExactly(1L);
  }

  private static UnfilteredNews news(long sequence) {
    return new UnfilteredNews(new GameNews.ClockCompensated(sequence, 0, 0, 0), List.of());
  }
}
