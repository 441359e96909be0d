/** Supernova: a scene for each rule, the laws, and recorded games. */
@NullMarked
package org.apogee.engine.supernova;

import org.jspecify.annotations.NullMarked;
