package org.apogee.platform.http;

/** Where the lines of a stream come from. */
@FunctionalInterface
public interface LineSource {
  /** For a source that was never opened. */
  Subscription NONE = () -> {};

  /**
   * Begins to offer lines, from any thread; the first may come before this returns.
   *
   * @return ends the subscription; called exactly once, when the client is gone
   */
  Subscription open(LineStream out);

  /** Something that ends without fuss. */
  @FunctionalInterface
  interface Subscription extends AutoCloseable {
    @Override
    void close();
  }
}
