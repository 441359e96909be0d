/** How fast the rules are, and how fair to the seats. */
@NullMarked
package org.apogee.proving.rules;

import org.jspecify.annotations.NullMarked;
