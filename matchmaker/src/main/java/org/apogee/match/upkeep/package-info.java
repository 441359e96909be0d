/**
 * What tournaments, ladders, competitions and seasons do alike to keep going: back-off, tick, line
 * in the list, missing results, questions to desks and to the contests they consist of.
 */
@NullMarked
package org.apogee.match.upkeep;

import org.jspecify.annotations.NullMarked;
