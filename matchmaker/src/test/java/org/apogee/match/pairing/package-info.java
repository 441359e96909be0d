@NullMarked
package org.apogee.match.pairing;

import org.jspecify.annotations.NullMarked;
