package org.apogee.node.journal;

/** Another reader has taken over this name: the previous one stops and has lost nothing. */
public final class TakenOver extends RuntimeException {
  TakenOver(String reader) {
    super("another node took over the reader " + reader);
  }
}
