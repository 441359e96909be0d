package org.apogee.clients;

import java.util.List;

/** The type of a value in a request or a response. */
sealed interface ApiType {
  /** A model of the same part. */
  record Named(String name) implements ApiType {}

  record ListOf(ApiType item) implements ApiType {}

  /** An object whose keys are data. */
  record MapOf(ApiType value) implements ApiType {}

  record OneOf(List<String> words) implements ApiType {}

  record Nullable(ApiType type) implements ApiType {}

  enum Plain implements ApiType {
    TEXT,
    WHOLE,
    NUMBER,
    TRUTH,
    /** An object whose fields depend on the game. */
    OBJECT,
    ANY
  }
}
