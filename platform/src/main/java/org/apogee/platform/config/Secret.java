package org.apogee.platform.config;

/** A text that must not reach a log: it only shows itself when asked by name. */
public final class Secret {
  private final String text;

  public Secret(String text) {
    this.text = text;
  }

  public String reveal() {
    return text;
  }

  @Override
  public String toString() {
    return "***";
  }
}
