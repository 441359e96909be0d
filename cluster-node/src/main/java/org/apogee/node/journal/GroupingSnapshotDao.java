package org.apogee.node.journal;

import java.util.concurrent.CompletableFuture;
import org.apache.pekko.persistence.SnapshotMetadata;
import org.apache.pekko.persistence.jdbc.PekkoSerialization;
import org.apache.pekko.persistence.jdbc.PekkoSerialization.PekkoSerialized;
import org.apache.pekko.persistence.jdbc.config.SnapshotConfig;
import org.apache.pekko.persistence.jdbc.snapshot.dao.DefaultSnapshotDao;
import org.apache.pekko.persistence.jdbc.snapshot.dao.SnapshotTables.SnapshotRow;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.stream.Materializer;
import scala.Option;
import scala.concurrent.ExecutionContext;
import scala.concurrent.Future;
import scala.jdk.javaapi.FutureConverters;
import scala.runtime.BoxedUnit;
import slick.jdbc.JdbcBackend.JdbcDatabaseDef;
import slick.jdbc.JdbcProfile;

/**
 * Pekko's own access to snapshots, but for saving them, see {@link GroupedSnapshots}. Named in
 * {@code member.conf}.
 */
public final class GroupingSnapshotDao extends DefaultSnapshotDao {
  private final GroupedSnapshots snapshots;
  private final Serialization serialization;

  /** Pekko calls it. */
  public GroupingSnapshotDao(
      JdbcDatabaseDef database,
      JdbcProfile profile,
      SnapshotConfig config,
      Serialization serialization,
      ExecutionContext executor,
      Materializer materializer) {
    super(database, profile, config, serialization, executor, materializer);
    this.serialization = serialization;
    this.snapshots = new GroupedSnapshots(() -> database.source().createConnection());
  }

  @Override
  public Future<BoxedUnit> save(SnapshotMetadata of, Object snapshot) {
    if (of.metadata().isDefined()) {
      return super.save(of, snapshot); // nothing of ours has any
    }
    var serialized = PekkoSerialization.serialize(serialization, snapshot);
    return FutureConverters.asScala(
        serialized.isFailure()
            ? CompletableFuture.failedFuture(serialized.failed().get())
            : snapshots.add(row(of, serialized.get())));
  }

  private static SnapshotRow row(SnapshotMetadata of, PekkoSerialized snapshot) {
    return new SnapshotRow(
        of.persistenceId(),
        of.sequenceNr(),
        of.timestamp(),
        snapshot.serId(),
        snapshot.serManifest(),
        snapshot.payload(),
        Option.empty(),
        Option.empty(),
        Option.empty());
  }
}
