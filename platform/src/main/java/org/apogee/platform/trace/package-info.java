/**
 * Traces of decisions in games, from the request to the rating, by OpenTelemetry's libraries. Every
 * process computes the same IDs from the game and the event, so nothing is carried from one to the
 * next: docs/decisions/0115.
 */
@NullMarked
package org.apogee.platform.trace;

import org.jspecify.annotations.NullMarked;
