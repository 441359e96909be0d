package org.apogee.match.competition;

/**
 * An entrant of a stage, and why it is there.
 *
 * @param from the number of its group in the stage before; 0 in the first stage
 * @param rank its place among those of the group that had not withdrawn; ties are broken
 */
public record Qualified(String entrant, int from, int rank, String reason) {}
