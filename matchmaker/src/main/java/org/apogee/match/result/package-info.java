/** Results of ordered games, as the nodes number them, brought to whoever ordered. */
@NullMarked
package org.apogee.match.result;

import org.jspecify.annotations.NullMarked;
