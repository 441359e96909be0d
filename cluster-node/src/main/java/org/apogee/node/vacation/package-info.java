/** Vacations: times in which the clocks of a person's games by days stand still. */
@NullMarked
package org.apogee.node.vacation;

import org.jspecify.annotations.NullMarked;
