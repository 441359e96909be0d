/**
 * What a tournament and a ladder do alike to keep going: back-off, tick, line in the list, missing
 * results, questions to desks.
 */
@NullMarked
package org.apogee.match.upkeep;

import org.jspecify.annotations.NullMarked;
