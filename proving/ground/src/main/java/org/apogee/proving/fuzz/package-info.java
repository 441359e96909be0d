/** Broken, hostile and slow HTTP clients, and the check that each of them is answered. */
@NullMarked
package org.apogee.proving.fuzz;

import org.jspecify.annotations.NullMarked;
