package org.apogee.node.journal;

/**
 * Which transactions a snapshot of the database has seen the end of.
 *
 * @param xmin every transaction below has ended
 * @param xmax no transaction from here on had begun to write
 */
record Horizon(long xmin, long xmax) {}
