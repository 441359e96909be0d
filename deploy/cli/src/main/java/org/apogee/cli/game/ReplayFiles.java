package org.apogee.cli.game;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.engine.replay.Replay;
import org.apogee.engine.replay.ReplayText;

/** Replays on disk. Each error names what is wrong with the file, in one sentence. */
public final class ReplayFiles {
  public static final String ENDING = ".replay";

  private ReplayFiles() {}

  public static Replay read(Path file) {
    try {
      if (!Files.isReadable(file) || Files.isDirectory(file)) {
        throw new BadInput("cannot-read", "The file '%s' does not exist.".formatted(file));
      }
      if (Files.size(file) > ReplayText.LENGTH_MAX) {
        throw new BadInput("bad-replay", "The file is too long for a replay.");
      }
      return ReplayText.parse(Files.readString(file, UTF_8));
    } catch (CharacterCodingException e) {
      throw new BadInput("bad-replay", "The file is not a replay: it is not text.");
    } catch (IOException e) {
      throw new BadInput("cannot-read", "Cannot read '%s': %s.".formatted(file, reason(e)));
    }
  }

  /** The file is always whole: either as it was, or as it is to be. */
  public static void write(Path file, Replay replay) {
    try {
      var beside = file.resolveSibling(file.getFileName() + ".new");
      Files.writeString(beside, ReplayText.print(replay), UTF_8);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new BadInput("cannot-write", "Cannot write '%s': %s.".formatted(file, reason(e)));
    }
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
      throw new BadInput("cannot-read", "Cannot read '%s': %s.".formatted(folder, reason(e)));
    }
  }

  private static String reason(IOException e) {
    return e instanceof NoSuchFileException ? "the folder does not exist" : e.toString();
  }
}
