package org.apogee.cli.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;

/** A file with one JSON object, which the platform checks. */
final class JsonFile {
  private static final TypeReference<LinkedHashMap<String, Object>> OBJECT =
      new TypeReference<>() {};

  private JsonFile() {}

  static Map<String, Object> read(Path file) {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      throw new BadInput("no-file", "Cannot read the file '%s'.".formatted(file));
    }
    try {
      return ProtocolJson.MAPPER.readValue(text, OBJECT);
    } catch (JsonProcessingException e) {
      var at = e.getLocation() == null ? "" : " (line " + e.getLocation().getLineNr() + ")";
      throw new BadInput("bad-json", "The file '%s' is not one JSON object%s.".formatted(file, at));
    }
  }
}
