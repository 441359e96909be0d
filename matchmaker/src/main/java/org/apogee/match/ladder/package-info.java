/**
 * Ladders: open queues that never end. Whoever waits is seated with others of near rating, for as
 * long as the cluster has room.
 *
 * <p>What is decided is pure: {@link org.apogee.match.ladder.TableMaker} seats those who wait, and
 * {@link org.apogee.match.ladder.LadderDecisions} turns wishes and results into events.
 */
@NullMarked
package org.apogee.match.ladder;

import org.jspecify.annotations.NullMarked;
