/** Stored settings of tournaments, and events that recur by a rule. */
@NullMarked
package org.apogee.match.template;

import org.jspecify.annotations.NullMarked;
