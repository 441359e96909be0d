@NullMarked
package org.apogee.match.tournament;

import org.jspecify.annotations.NullMarked;
