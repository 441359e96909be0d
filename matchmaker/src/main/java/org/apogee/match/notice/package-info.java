/** What happens in tournaments, as notices for entrants and for the receivers of the tournament. */
@NullMarked
package org.apogee.match.notice;

import org.jspecify.annotations.NullMarked;
