@NullMarked
package org.apogee.match.export;

import org.jspecify.annotations.NullMarked;
