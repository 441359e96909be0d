package org.apogee.platform.trace;

import io.opentelemetry.api.trace.SpanKind;
import java.util.Locale;

/** What a span measures. The first three are roots: a trace has one of them. */
public enum Part {
  /** A command from outside, from its receipt until its effects were announced. */
  REQUEST(SpanKind.SERVER),
  /** A turn of a house bot, from the question until its effects were announced. */
  TURN(SpanKind.INTERNAL),
  /** What the platform decided by itself, such as a forfeit on time. */
  PLATFORM(SpanKind.INTERNAL),
  /** From the receipt until the game took the command up. */
  QUEUE(SpanKind.INTERNAL),
  /** From the question until the house bot had decided, with its wait for a thread. */
  THINK(SpanKind.INTERNAL),
  /** Checking the command and playing the move. */
  DECIDE(SpanKind.INTERNAL),
  /** Until the journal acknowledged the events. */
  STORE(SpanKind.INTERNAL),
  /** Until the reply and the news were out. */
  ANNOUNCE(SpanKind.INTERNAL),
  /** From the journal until Kafka acknowledged the record. */
  PUBLISH(SpanKind.PRODUCER),
  /** From the receipt of the record until its effects were stored. */
  CONSUME(SpanKind.CONSUMER),
  /** The transaction that changed ratings. */
  RATE(SpanKind.INTERNAL);

  final SpanKind kind;

  Part(SpanKind kind) {
    this.kind = kind;
  }

  /** The name of its spans. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
