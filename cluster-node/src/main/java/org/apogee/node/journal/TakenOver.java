package org.apogee.node.journal;

/** Somebody else reads under this name now: whoever was before stops, and has lost nothing. */
public final class TakenOver extends RuntimeException {
  TakenOver(String reader) {
    super("another node took over the reader " + reader);
  }
}
