package org.apogee.platform.http;

import java.util.concurrent.CompletionStage;
import org.apogee.engine.BadInput;
import org.apogee.platform.RequestRefused;

/** The messages that a client may send on a session. */
@FunctionalInterface
public interface Conversation {
  /**
   * Takes one message. It must not wait for what it begins: the next message comes right after it.
   *
   * @return the answer as a record or a map, or a failure that becomes a refusal; answers may
   *     overtake each other
   * @throws BadInput or {@link RequestRefused} if the message is not one that can be taken
   */
  CompletionStage<?> hear(Fields message);
}
