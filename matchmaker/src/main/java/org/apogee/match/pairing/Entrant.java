package org.apogee.match.pairing;

/**
 * Somebody who takes part.
 *
 * @param number the place in the starting list, from 1; late joiners get the next one
 * @param active false once withdrawn: never paired again
 */
public record Entrant(String id, int number, int rating, boolean active) {}
