package org.apogee.analytics.consume;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.FeedReader;
import org.apogee.analytics.feed.KafkaRecord;
import org.apogee.analytics.feed.Meaning;
import org.apogee.analytics.feed.Meaning.Reason;
import org.apogee.analytics.store.Store;
import org.apogee.analytics.store.Store.Read;
import org.apogee.platform.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes records in, all of a poll at once. If that cannot be stored although the database answers,
 * one of them is to blame: then each is taken alone, and the culprit is set aside.
 */
public final class Applier {
  private static final Logger LOG = LoggerFactory.getLogger(Applier.class);

  private final Store store;
  private final FeedReader reader;
  private final Listener listener;

  /** Hears what was stored. */
  @FunctionalInterface
  public interface Listener {
    void stored(FeedBatch batch, Duration took);
  }

  public Applier(Store store, FeedReader reader, Listener listener) {
    this.store = store;
    this.reader = reader;
    this.listener = listener;
  }

  /**
   * Takes the records in.
   *
   * @throws Unavailable if the database is away: take the same records again
   */
  public void take(List<KafkaRecord> records) {
    var read = new ArrayList<Read>(records.size());
    for (var record : records) {
      read.add(new Read(record, reader.read(record)));
    }
    try {
      store(read);
    } catch (Unavailable away) {
      throw away;
    } catch (RuntimeException refused) {
      LOG.warn("cannot store {} records together; storing each alone", read.size(), refused);
      read.forEach(this::takeAlone);
    }
  }

  private void takeAlone(Read read) {
    try {
      store(List.of(read));
    } catch (Unavailable away) {
      throw away;
    } catch (RuntimeException refused) {
      LOG.error(
          "cannot store the record at {}; it becomes a dead letter",
          read.record().place(),
          refused);
      var why =
          new Meaning.Dead(Reason.NOT_STORABLE, "The database rejects the record; see the log.");
      store(List.of(new Read(read.record(), why)));
    }
  }

  private void store(List<Read> read) {
    long start = System.nanoTime();
    var batch = store.take(read);
    listener.stored(batch, Duration.ofNanos(System.nanoTime() - start));
  }
}
