@NullMarked
package org.apogee.match.simulate;

import org.jspecify.annotations.NullMarked;
