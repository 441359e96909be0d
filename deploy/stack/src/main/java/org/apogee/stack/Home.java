package org.apogee.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/** The folder of one installation, held by one running {@code apogee up} at a time. */
public final class Home implements AutoCloseable {
  private static final int TOKEN_BYTES = 24;

  private final Path folder;
  private final FileChannel channel;
  private final FileLock lock;

  private Home(Path folder, FileChannel channel, FileLock lock) {
    this.folder = folder;
    this.channel = channel;
    this.lock = lock;
  }

  /** Takes the folder, which is made when missing, or says who holds it. */
  public static Home take(Path folder) {
    try {
      Files.createDirectories(folder.resolve("logs"));
      var file = folder.resolve("lock");
      var channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      var lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        throw new BadInput(
            "already-running",
            "Apogee is already running in %s: %s. Stop it with Ctrl-C there, or use another --home."
                .formatted(folder, Files.readString(file).strip()));
      }
      channel.truncate(0);
      channel.write(
          StandardCharsets.UTF_8.encode("process " + ProcessHandle.current().pid() + "\n"));
      return new Home(folder, channel, lock);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot use %s: %s".formatted(folder, e), e);
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException _) {
      return null; // by another one in this very process
    }
  }

  Path database() {
    return folder.resolve("postgres");
  }

  Path broker() {
    return folder.resolve("kafka");
  }

  public Path logs() {
    return folder.resolve("logs");
  }

  Path children() {
    return folder.resolve("children");
  }

  public Path tokenFile() {
    return folder.resolve("organiser-token");
  }

  /** The organiser's token: drawn at the first start, readable by the owner of the folder alone. */
  public String token() {
    var file = tokenFile();
    try {
      if (Files.exists(file) && !read(file).isEmpty()) {
        return read(file); // drawn by an earlier start
      }
      Files.deleteIfExists(file);
      var only = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
      Files.createFile(file, only);
      var bytes = new byte[TOKEN_BYTES];
      new SecureRandom().nextBytes(bytes);
      var token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
      Files.writeString(file, "apogee_" + token + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write %s: %s".formatted(file, e), e);
    }
    return read(file);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read %s: %s".formatted(file, e), e);
    }
  }

  @Override
  public void close() {
    try {
      lock.release();
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
