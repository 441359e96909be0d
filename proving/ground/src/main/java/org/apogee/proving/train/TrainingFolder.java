package org.apogee.proving.train;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.apogee.cli.terminal.IoReason;
import org.apogee.engine.BadInput;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;

/**
 * What a training has reached: its plan, the curve with one line for each finished iteration, the
 * weights after each, and the games of the latest. The line is written last, so an interrupted
 * iteration is repeated.
 */
final class TrainingFolder {
  private final Path folder;
  private final List<String> features;

  TrainingFolder(Path folder, List<String> features) {
    this.folder = folder;
    this.features = features;
  }

  void open(String command) {
    claim(folder, command);
  }

  /** Makes the folder if necessary; refuses one that no training could write to. */
  static void create(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new BadInput("cannot-write", "'%s' is a file, not a folder.".formatted(folder));
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInput(
          "cannot-write", "Cannot create the folder '%s': %s.".formatted(folder, uncreated(e)));
    }
    if (!Files.isWritable(folder)) {
      throw new BadInput("cannot-write", "The folder '%s' is not writable.".formatted(folder));
    }
  }

  /** Missing parents are created, so a missing folder is one that refuses new ones, as in /proc. */
  private static String uncreated(IOException e) {
    return e instanceof NoSuchFileException ? "no folder can be created there" : IoReason.of(e);
  }

  /** Refuses a folder that belongs to a command with other settings. */
  static void claim(Path folder, String command) {
    create(folder);
    var file = folder.resolve("plan.txt");
    var text = command + "\n";
    if (!Files.exists(file)) {
      write(file, text);
      return;
    }
    var found = Checkpoint.text(file);
    if (!found.startsWith("./apogee ")) {
      throw Checkpoint.damaged(file);
    }
    if (!found.equals(text)) {
      throw new BadInput(
          "other-training",
          "'%s' holds a training with other settings, %s; use another --folder, or remove this one."
              .formatted(folder, found.strip()));
    }
  }

  List<String> curve() {
    var file = folder.resolve("curve.txt");
    var lines = Files.exists(file) ? Checkpoint.text(file).lines().toList() : List.<String>of();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith(i + ": ")) {
        throw Checkpoint.damaged(file);
      }
    }
    return lines;
  }

  void finish(String line) {
    var curve = new ArrayList<>(curve());
    curve.add(line);
    write("curve.txt", String.join("\n", curve) + "\n");
  }

  Path weights(int iteration) {
    return folder.resolve("iteration-%03d.weights".formatted(iteration));
  }

  void writeWeights(int iteration, Network network, String comment) {
    write(
        weights(iteration).getFileName().toString(), WeightsFile.write(network, features, comment));
  }

  Network readWeights(int iteration, int hidden) {
    return Checkpoint.weights(weights(iteration), features, hidden);
  }

  void writeGames(int iteration, List<Trajectory> games) {
    var file = games(iteration);
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeInt(games.size());
      for (var game : games) {
        game.write(out);
      }
      Files.deleteIfExists(games(iteration - TrainingPlan.WINDOW));
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  List<Trajectory> readGames(int iteration, GamesPlan plan) {
    return Checkpoint.read(
        games(iteration),
        in -> {
          int count = Checkpoint.whole(in, plan.games(), plan.games());
          var games = new ArrayList<Trajectory>(count);
          for (int i = 0; i < count; i++) {
            games.add(Trajectory.read(in, plan.seats(), features.size()));
          }
          return games;
        });
  }

  private Path games(int iteration) {
    return folder.resolve("iteration-%03d.games".formatted(iteration));
  }

  void write(String name, String text) {
    write(folder.resolve(name), text);
  }

  /** A file is there as a whole or not at all, whenever the command is interrupted. */
  static void write(Path file, String text) {
    try {
      var next = file.resolveSibling(file.getFileName() + ".next");
      Files.writeString(next, text);
      Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  static BadInput unwritable(Path file, IOException e) {
    return new BadInput("cannot-write", "Cannot write '%s': %s.".formatted(file, IoReason.of(e)));
  }
}
