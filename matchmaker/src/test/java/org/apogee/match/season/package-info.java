@NullMarked
package org.apogee.match.season;

import org.jspecify.annotations.NullMarked;
