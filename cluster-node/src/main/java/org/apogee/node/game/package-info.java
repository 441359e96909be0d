/**
 * A game in the cluster: what it decides, what it journals, and the actor around it.
 *
 * <p>{@code GameState} and {@code GameDecisions} know no actor and no clock: state and command in,
 * events or a refusal out. {@code GameActor} journals, then answers, and keeps the time.
 */
@NullMarked
package org.apogee.node.game;

import org.jspecify.annotations.NullMarked;
