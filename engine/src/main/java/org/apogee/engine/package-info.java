/**
 * The contract between a game and everything that runs games: bots, matches, the cluster.
 *
 * <p>The engine promises: rules are pure and deterministic (dice and cards come from the {@link
 * org.apogee.engine.Chance} handed in, time is unknown here); what leaves a position for a person
 * is a {@link org.apogee.engine.View} or a {@link org.apogee.engine.Fact} that holds nothing their
 * seat may not know; a game in one edition replays to the same fingerprint for ever; play-outs
 * allocate nothing. It does no input or output, starts no thread, and depends on the JDK alone.
 */
@NullMarked
package org.apogee.engine;

import org.jspecify.annotations.NullMarked;
