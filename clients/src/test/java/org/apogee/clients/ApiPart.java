package org.apogee.clients;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One OpenAPI document as a client sees it.
 *
 * @param source the path of the document in the tree
 */
record ApiPart(
    String name, String source, String title, List<Model> models, List<Operation> operations) {

  /** A named type: an object with fields, or another name for a type. */
  record Model(String name, String text, Optional<ApiType> alias, List<Field> fields) {}

  record Field(String name, ApiType type, boolean required, String text) {}

  /** What a successful response contains. */
  sealed interface Result {
    record Json(ApiType type, boolean maybeEmpty) implements Result {}

    /** A stream of lines. */
    record Lines(ApiType line) implements Result {}

    enum Other implements Result {
      TEXT,
      BYTES,
      NOTHING
    }
  }

  /** Whether a request whose outcome is unknown may be sent again. */
  enum Repeat {
    ALWAYS,
    /** If its body has a {@code key}. */
    WITH_KEY,
    NEVER;

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  record Operation(
      String id,
      String summary,
      String text,
      String method,
      String path,
      List<Field> inPath,
      List<Field> query,
      Optional<ApiType> body,
      Result result,
      Repeat repeat) {}

  /** The class of the operations: {@code Games}. */
  String className() {
    return capital(name);
  }

  static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
