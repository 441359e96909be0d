/**
 * Beyond Nebula: two fleets colonise, raid and conquer six planets of a galactic map.
 *
 * <p>One chapter of the rules is one file or a few: {@code NebulaSetup} 5, {@code Turns} 6 and 7,
 * {@code Progress} 8, {@code Opening}, {@code Conflict}, {@code Movement} and {@code Cargo} 9,
 * {@code Combat} 10, {@code Tech} and its effects 11, {@code Victory} 12, {@code Control} 13.
 */
@NullMarked
package org.apogee.engine.nebula;

import org.jspecify.annotations.NullMarked;
