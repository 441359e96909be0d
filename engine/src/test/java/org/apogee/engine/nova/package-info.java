/** Scenes, tables and laws of NOVA. */
@NullMarked
package org.apogee.engine.nova;

import org.jspecify.annotations.NullMarked;
