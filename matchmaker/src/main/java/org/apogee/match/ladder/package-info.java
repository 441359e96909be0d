/**
 * Ladders: open queues that never end. Waiting entrants are seated with others of similar rating,
 * while the cluster has capacity.
 *
 * <p>Decisions are pure: {@link org.apogee.match.ladder.TableMaker} seats waiting entrants, and
 * {@link org.apogee.match.ladder.LadderDecisions} turns commands and results into events.
 */
@NullMarked
package org.apogee.match.ladder;

import org.jspecify.annotations.NullMarked;
