package org.apogee.cli.process;

/** A bot program failed; it is to be discarded, and its game is lost. */
public final class BotFailed extends Exception {
  private final transient BotFailure failure;

  public BotFailed(BotFailure failure) {
    super(failure.code() + ": " + failure.reason());
    this.failure = failure;
  }

  public BotFailure failure() {
    return failure;
  }
}
