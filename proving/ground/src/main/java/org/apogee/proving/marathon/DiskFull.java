package org.apogee.proving.marathon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.proving.marathon.Row.NotPossible;
import org.apogee.proving.rig.OutsideConnection;

/**
 * The database's disk is full: its folder is a file system of its own in memory, and a file takes
 * what is left of it. Games need a few kilobytes more within seconds.
 */
final class DiskFull implements AutoCloseable {
  private static final int GAMES = 20;
  private static final int MOVES_BETWEEN = 100;

  /** A new database takes about 50 MB, its log of changes 16 MB a segment. */
  private static final String SIZE = "400m";

  /** After PostgreSQL's first failed write. */
  private static final Duration STAYS_FULL = Duration.ofSeconds(15);

  private static final int BUFFER = 64 * 1024;
  private static final String MESSAGE = "No space left on device";

  private final Path folder;
  private final Path log;

  private DiskFull(Path home) throws IOException, InterruptedException, NotPossible {
    folder = home.resolve("postgres");
    log = home.resolve("postgres.log");
    Files.createDirectories(folder);
    if (!ran("mount", "-t", "tmpfs", "-o", "mode=0700,size=" + SIZE, "tmpfs", folder.toString())) {
      throw new NotPossible("A file system of limited size needs root.");
    }
  }

  static Leg of(int times) {
    return ground -> {
      try (var disk = new DiskFull(ground.home());
          var bed = TestBed.start(ground.plan(1), ground.driving(), ground.log())) {
        bed.open(GAMES);
        long failures = 0;
        for (int i = 0; i < times; i++) {
          bed.play(MOVES_BETWEEN);
          failures += disk.fillOnce(bed, i % 2 == 1);
          bed.play(MOVES_BETWEEN);
        }
        return Findings.of("the database's disk was full " + times + " times", bed.finish())
            .with("PostgreSQL logged '%s' %d times".formatted(MESSAGE, failures));
      }
    };
  }

  /**
   * Returns how many writes failed.
   *
   * @param isLog whether the log of changes has to grow too, which ends the server
   */
  private long fillOnce(TestBed bed, boolean isLog) throws InterruptedException {
    long before = failures();
    bed.fault(isLog ? "disk full, for the log of changes too" : "disk full", this::fill);
    try {
      if (isLog) {
        switchLog(bed);
      }
      bed.await("a write that fails for want of space", () -> failures() > before);
      Thread.sleep(STAYS_FULL);
    } finally {
      free();
    }
    long failed = failures() - before;
    bed.say("space again; PostgreSQL failed to write %d times".formatted(failed));
    return failed;
  }

  private void fill() {
    var nothing = new byte[BUFFER];
    try (var out = Files.newOutputStream(folder.resolve("filler"))) {
      while (true) {
        out.write(nothing);
      }
    } catch (IOException full) {
      // which is what we want; failures() shows whether it is
    }
  }

  private static void switchLog(TestBed bed) {
    try (var _ = OutsideConnection.holds(bed.stack().databaseUrl(), "SELECT pg_switch_wal()")) {
      bed.say("the next segment of the log of changes is needed");
    } catch (SQLException e) {
      bed.say("PostgreSQL could not begin a new segment: " + e.getMessage());
    }
  }

  private void free() {
    try {
      Files.deleteIfExists(folder.resolve("filler"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long failures() {
    try (var lines = Files.lines(log, StandardCharsets.ISO_8859_1)) {
      return lines.filter(line -> line.contains(MESSAGE)).count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean ran(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    try {
      ran("umount", "--lazy", folder.toString());
    } catch (InterruptedException e) {
      interrupted = true;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
