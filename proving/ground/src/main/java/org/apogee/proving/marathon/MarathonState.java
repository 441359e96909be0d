package org.apogee.proving.marathon;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apogee.cli.terminal.JsonText;
import org.apogee.engine.BadInput;

/** What was finished so far, in a file that is replaced after each part. */
final class MarathonState {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Path file;
  private final double scale;
  private final List<Run> runs;
  private final List<PartResult> parts;

  private MarathonState(Path file, Content content) {
    this.file = file;
    this.scale = content.scale;
    this.runs = new ArrayList<>(content.runs);
    this.parts = new ArrayList<>(content.parts);
  }

  /** The file's content. */
  record Content(double scale, List<Run> runs, List<PartResult> parts) {}

  /** Parts of different sizes in one report would prove nothing, so the scale must be the same. */
  static MarathonState load(Path file, Scale scale) {
    if (!Files.exists(file)) {
      return new MarathonState(file, new Content(scale.factor(), List.of(), List.of()));
    }
    var content = read(file);
    if (content.scale() != scale.factor()) {
      throw new BadInput(
          "state-differs",
          "%s was begun with --scale %s; continue with it, or choose another --state file."
              .formatted(file, content.scale()));
    }
    return new MarathonState(file, content);
  }

  private static Content read(Path file) {
    try {
      var content = MAPPER.readValue(Files.readString(file), Content.class);
      if (content.runs() == null || content.parts() == null) {
        throw new BadInput("bad-state", file + " is not a state file of the marathon.");
      }
      return content;
    } catch (JsonProcessingException e) {
      throw new BadInput(
          "bad-state",
          "%s is not a state file of the marathon: %s".formatted(file, e.getOriginalMessage()));
    } catch (IOException e) {
      throw new BadInput("unreadable-state", "Cannot read %s: %s.".formatted(file, e.getMessage()));
    }
  }

  List<Run> runs() {
    return List.copyOf(runs);
  }

  void begin(Run run) {
    runs.add(run);
    save();
  }

  List<PartResult> parts() {
    return List.copyOf(parts);
  }

  Optional<PartResult> find(String row, String part) {
    return parts.stream().filter(result -> result.is(row, part)).findFirst();
  }

  /** Replaces an earlier result of the same part. */
  void add(PartResult result) {
    parts.removeIf(earlier -> earlier.is(result.row(), result.part()));
    parts.add(result);
    save();
  }

  /** A reader finds the old file or the new one, also during the write and after a crash. */
  private void save() {
    var next = file.resolveSibling(file.getFileName() + ".next");
    try {
      Files.writeString(next, JsonText.of(new Content(scale, runs, parts)) + "\n");
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file, e);
    }
  }
}
