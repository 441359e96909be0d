@NullMarked
package org.apogee.match.preview;

import org.jspecify.annotations.NullMarked;
