@NullMarked
package org.apogee.match;

import org.jspecify.annotations.NullMarked;
