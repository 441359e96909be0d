@NullMarked
package org.apogee.match.trf;

import org.jspecify.annotations.NullMarked;
