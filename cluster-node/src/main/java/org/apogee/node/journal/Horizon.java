package org.apogee.node.journal;

/**
 * The transactions whose end a snapshot of the database has seen.
 *
 * @param xmin every transaction below has ended
 * @param xmax no transaction from this one upwards had started to write
 */
record Horizon(long xmin, long xmax) {}
