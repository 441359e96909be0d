/** Checks of the pages' sources. */
@NullMarked
package org.apogee.web;

import org.jspecify.annotations.NullMarked;
