package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;

/** Connections that nobody gets until they are released: meanwhile writes gather. */
final class HeldConnections implements Connections {
  private final TestDatabase database;
  private final CountDownLatch open = new CountDownLatch(1);

  HeldConnections(TestDatabase database) {
    this.database = database;
  }

  void release() {
    open.countDown();
  }

  @Override
  public Connection open() throws SQLException {
    try {
      open.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return database.database().dataSource().getConnection();
  }
}
