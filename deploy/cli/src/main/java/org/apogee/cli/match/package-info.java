/**
 * {@code apogee match}: many games between the same bots, and what can be said about them.
 *
 * <p>{@link org.apogee.cli.match.Schedule} says which games are played, {@link
 * org.apogee.cli.match.GamePlayer} plays one, {@link org.apogee.cli.match.Tally} counts; none of
 * them knows of threads. {@link org.apogee.cli.match.MatchRunner} has several games played at once
 * and takes their results in the order of the schedule, so that nothing depends on which of them is
 * over first.
 */
@NullMarked
package org.apogee.cli.match;

import org.jspecify.annotations.NullMarked;
