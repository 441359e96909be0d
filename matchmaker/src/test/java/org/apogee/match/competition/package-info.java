@NullMarked
package org.apogee.match.competition;

import org.jspecify.annotations.NullMarked;
