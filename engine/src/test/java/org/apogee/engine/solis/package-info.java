/** Supernova: a scene for each rule, the laws, and recorded games. */
@NullMarked
package org.apogee.engine.solis;

import org.jspecify.annotations.NullMarked;
