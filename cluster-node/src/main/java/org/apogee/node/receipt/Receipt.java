package org.apogee.node.receipt;

/**
 * Where the time of one move went, as the platform saw it, in microseconds. Only {@code outside} is
 * the player's; the clock of its seat decides what that is, so absences of the platform are not.
 *
 * @param ply how many decisions were taken before
 * @param asking from the beginning of the decision until the question was announced
 * @param outside network and thinking: from then until a node had received the move
 * @param absent the part of the decision in which the platform could not have served the player
 * @param queued from the receipt until the game took the move up
 * @param deciding checking and playing it
 * @param storing until it was in the journal
 * @param publishing until the reply and the news were out
 * @param whole from the beginning of the decision to the end
 */
public record Receipt(
    int ply,
    int seat,
    long asking,
    long outside,
    long absent,
    long queued,
    long deciding,
    long storing,
    long publishing,
    long whole) {

  /** Network and thinking. */
  public long outsideMillis() {
    return outside / 1_000;
  }

  /** The time that the platform took. */
  public long platform() {
    return asking + absent + queued + deciding + storing + publishing;
  }

  /** The sum of all parts. */
  public long sum() {
    return outside + platform();
  }
}
