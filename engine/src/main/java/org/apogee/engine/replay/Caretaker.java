package org.apogee.engine.replay;

/**
 * A seat was given up and a caretaker plays on for it; at the end it is placed last.
 *
 * @param afterPly the number of plies played before
 * @param code why, for programs: {@code time-out}
 * @param reason why, for people
 */
public record Caretaker(int afterPly, int seat, String code, String reason) {
  public Caretaker {
    PlainText.checkReason(code, reason);
  }
}
