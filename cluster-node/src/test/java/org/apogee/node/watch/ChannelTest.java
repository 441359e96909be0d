package org.apogee.node.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.protocol.event.GameNews;
import org.junit.jupiter.api.Test;

/** News that come late, twice or with a gap never reach a viewer out of order. */
class ChannelTest {
  private final Channel channel = new Channel();

  @Test
  void aViewerTakesWhatItHasNotSeen() throws InterruptedException {
    channel.add(news(1));
    channel.add(news(2));
    channel.add(news(2));
    channel.add(news(1));

    assertThat(sequencesAfter(0)).containsExactly(1L, 2L);
    assertThat(sequencesAfter(1)).containsExactly(2L);
    assertThat(sequencesAfter(2)).isEmpty();
  }

  @Test
  void afterAGapAViewerBehindItMustReadTheJournal() throws InterruptedException {
    channel.add(news(1));
    channel.add(news(5));

    assertThat(sequencesAfter(1)).isEmpty();
    assertThat(sequencesAfter(4)).containsExactly(5L);
  }

  @Test
  void itKeepsABoundedNumberOfNews() throws InterruptedException {
    for (int i = 1; i <= 1000; i++) {
      channel.add(news(i));
    }

    assertThat(sequencesAfter(10)).isEmpty();
    assertThat(sequencesAfter(990)).hasSize(10);
  }

  private List<Long> sequencesAfter(long seen) throws InterruptedException {
    return channel.after(seen, 0).stream().map(WrittenNews::sequence).toList();
  }

  private static UnfilteredNews news(long sequence) {
    return new UnfilteredNews(new GameNews.ClockCompensated(sequence, 0, 0, 0), List.of());
  }
}
