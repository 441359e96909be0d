/** Tests of moves that are tried on copies. */
@NullMarked
package org.apogee.engine.trial;

import org.jspecify.annotations.NullMarked;
