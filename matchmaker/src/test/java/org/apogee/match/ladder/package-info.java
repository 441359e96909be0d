@NullMarked
package org.apogee.match.ladder;

import org.jspecify.annotations.NullMarked;
