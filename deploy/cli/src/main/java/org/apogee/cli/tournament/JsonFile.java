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
      var object = ProtocolJson.MAPPER.readValue(text, OBJECT);
      if (object == null) { // the text is "null"
        throw notOneObject(file, "");
      }
      return object;
    } catch (JsonProcessingException e) {
      throw notOneObject(
          file, e.getLocation() == null ? "" : " (line " + e.getLocation().getLineNr() + ")");
    }
  }

  private static BadInput notOneObject(Path file, String at) {
    return new BadInput("bad-json", "The file '%s' is not one JSON object%s.".formatted(file, at));
  }
}
