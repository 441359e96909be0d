package org.apogee.analytics.feed;

import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.event.ResultCorrection;

/** The content of a record. */
public sealed interface Meaning {
  /** How a rated game ended. */
  record Ended(GameResult result, long sequence) implements Meaning {}

  /** What the result of a rated game is worth from now on. */
  record Corrected(ResultCorrection correction, long sequence) implements Meaning {}

  /** An event of a game. */
  record Happened(String game, GameNews news) implements Meaning {}

  /** Nothing that we can use: it is kept with its bytes. */
  record Dead(Reason reason, String detail) implements Meaning {}

  /** Why a record is set aside. */
  enum Reason {
    NO_VALUE("no-value"),
    TOO_LONG("too-long"),
    BAD_JSON("bad-json"),
    UNKNOWN_TYPE("unknown-type"),
    FUTURE_VERSION("future-version"),
    WRONG_SCHEMA("wrong-schema"),
    WRONG_KEY("wrong-key"),
    OUT_OF_ORDER("out-of-order"),
    SECOND_RESULT("second-result"),
    NOT_STORABLE("not-storable");

    private final String code;

    Reason(String code) {
      this.code = code;
    }

    public String code() {
      return code;
    }
  }
}
