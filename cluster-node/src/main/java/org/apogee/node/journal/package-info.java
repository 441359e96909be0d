/**
 * Writes events and snapshots in groups ({@link org.apogee.node.journal.DirectWrites}, {@link
 * org.apogee.node.journal.GroupedWrites}, {@link org.apogee.node.journal.GroupedSnapshots}), and
 * reads the journal in its global order without missing a row.
 *
 * <p>Numbers of a sequence become visible out of order, and a write that was rolled back leaves a
 * hole. {@link org.apogee.node.journal.Holes} remembers every number that was skipped until it
 * shows up or can never show up; {@link org.apogee.node.journal.JournalReader} hands on the rows of
 * each id from 1 without a gap, whatever the order of their numbers.
 */
@NullMarked
package org.apogee.node.journal;

import org.jspecify.annotations.NullMarked;
