/** What games have in common whose decisions lie within each other. */
@NullMarked
package org.apogee.engine.steps;

import org.jspecify.annotations.NullMarked;
