package org.apogee.proving.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apogee.cli.terminal.IoReason;
import org.apogee.engine.BadInput;

/**
 * Keeps the folder of a training for one run. Two runs would replace each other's files, and both
 * would report success.
 *
 * <p>The operating system ends the lock with its process. The file remains: if it were deleted, two
 * runs could lock two files of the same name.
 */
final class TrainingLock implements AutoCloseable {
  private final FileChannel channel;

  private TrainingLock(FileChannel channel) {
    this.channel = channel;
  }

  static TrainingLock of(Path folder) {
    TrainingFolder.create(folder);
    try {
      var channel =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        channel.close();
        throw new BadInput(
            "training-runs",
            "Another run is using the folder '%s'; wait for its end, or use another --folder."
                .formatted(folder));
      }
      return new TrainingLock(channel);
    } catch (IOException e) {
      throw new BadInput(
          "cannot-write", "Cannot write in the folder '%s': %s.".formatted(folder, IoReason.of(e)));
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
