package org.apogee.platform.http;

import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.apogee.engine.BadInput;
import org.apogee.platform.RequestRefused;

/** The messages that a client may send on a session. */
@FunctionalInterface
public interface Conversation {
  /**
   * Reads one message and changes nothing: fields that nobody read are refused after this, and a
   * refused message must have no effect.
   *
   * @return carries the message out. It must not wait for what it begins: the next message comes
   *     right after it. It returns the answer as a record or a map, or a failure that becomes a
   *     refusal; answers may overtake each other
   * @throws BadInput or {@link RequestRefused} if the message is not one that can be taken
   */
  Supplier<CompletionStage<?>> hear(Fields message);
}
