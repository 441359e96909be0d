package org.apogee.cli.game;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.apogee.cli.terminal.IoReason;
import org.apogee.engine.BadInput;
import org.apogee.engine.replay.Replay;
import org.apogee.engine.replay.ReplayText;

/** Replays on disk. Each error names what is wrong with the file, in one sentence. */
public final class ReplayFiles {
  public static final String ENDING = ".replay";

  private ReplayFiles() {}

  public static Replay read(Path file) {
    try {
      checkReadable(file);
      if (Files.size(file) > ReplayText.LENGTH_MAX) {
        throw new BadInput("bad-replay", "The file is too long for a replay.");
      }
      return ReplayText.parse(Files.readString(file, UTF_8));
    } catch (CharacterCodingException e) {
      throw new BadInput("bad-replay", "The file is not a replay: it is not text.");
    } catch (IOException e) {
      throw new BadInput("cannot-read", "Cannot read '%s': %s.".formatted(file, IoReason.of(e)));
    }
  }

  /** A named pipe would keep the command waiting for ever, and a device may have no end. */
  private static void checkReadable(Path file) {
    if (!Files.exists(file)) {
      throw new BadInput("cannot-read", "The file '%s' does not exist.".formatted(file));
    }
    if (Files.isDirectory(file)) {
      throw new BadInput("cannot-read", "'%s' is a folder, not a file.".formatted(file));
    }
    if (!Files.isRegularFile(file)) {
      throw new BadInput("cannot-read", "'%s' is not a regular file.".formatted(file));
    }
    if (!Files.isReadable(file)) {
      throw new BadInput("cannot-read", "The file '%s' is not readable.".formatted(file));
    }
  }

  /** Refuses a place that cannot hold a replay; a game should not begin before this is known. */
  static void checkPlace(Path file) {
    try {
      place(file);
    } catch (IOException e) {
      throw unwritable(file, IoReason.of(e));
    }
  }

  /**
   * The file is always whole: either as it was, or as it is to be. The temporary file has a name of
   * its own, so no other file is touched; it is in the same folder, so the move is atomic.
   */
  public static void write(Path file, Replay replay) {
    try {
      var place = place(file);
      var folder = folder(place);
      var temporary = Files.createTempFile(folder, "replay-", ".new", permissions(folder));
      try {
        Files.writeString(temporary, ReplayText.print(replay), UTF_8);
        Files.move(temporary, place, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw unwritable(file, IoReason.of(e));
    }
  }

  /** The file itself, behind all links: a move would replace a link, a device or a folder. */
  private static Path place(Path file) throws IOException {
    if (file.toString().isEmpty()) {
      throw new BadInput("cannot-write", "--save needs the name of a file.");
    }
    if (Files.isDirectory(file) || file.getFileName() == null) {
      throw new BadInput("cannot-write", "'%s' is a folder, not a file.".formatted(file));
    }
    if (Files.exists(file)) {
      if (!Files.isRegularFile(file)) {
        throw new BadInput("cannot-write", "'%s' is not a regular file.".formatted(file));
      }
      return withWritableFolder(file, file.toRealPath());
    }
    if (Files.isSymbolicLink(file)) {
      throw new BadInput(
          "cannot-write", "'%s' is a link to a file that does not exist.".formatted(file));
    }
    return withWritableFolder(file, file);
  }

  private static Path withWritableFolder(Path named, Path place) {
    var folder = folder(place);
    if (!Files.isDirectory(folder)) {
      throw unwritable(named, "its folder does not exist");
    }
    if (!Files.isWritable(folder)) {
      throw unwritable(named, "its folder is not writable");
    }
    return place;
  }

  private static Path folder(Path place) {
    var parent = place.toAbsolutePath().getParent();
    if (parent == null) {
      throw unwritable(place, "it has no folder");
    }
    return parent;
  }

  /** Those of any new file: temporary files are otherwise for their owner alone. */
  private static FileAttribute<?>[] permissions(Path folder) {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-"))
        }
        : new FileAttribute<?>[0];
  }

  private static BadInput unwritable(Path file, String reason) {
    return new BadInput("cannot-write", "'%s' cannot be written: %s.".formatted(file, reason));
  }

  /** The files among these paths, and those named as replays in the folders among them, by name. */
  static List<Path> under(List<Path> paths) {
    var files = new ArrayList<Path>();
    for (var path : paths) {
      if (Files.isDirectory(path)) {
        files.addAll(inFolder(path));
      } else {
        files.add(path);
      }
    }
    return files;
  }

  private static List<Path> inFolder(Path folder) {
    try (var walk = Files.walk(folder)) {
      var files =
          walk.filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file))
              .sorted()
              .toList();
      if (files.isEmpty()) {
        throw new BadInput("no-replays", "No file in '%s' ends in %s.".formatted(folder, ENDING));
      }
      return files;
    } catch (IOException e) {
      throw new BadInput("cannot-read", "Cannot read '%s': %s.".formatted(folder, IoReason.of(e)));
    }
  }
}
