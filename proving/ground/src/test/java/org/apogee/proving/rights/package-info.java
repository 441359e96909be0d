/** Who may use which route. */
@NullMarked
package org.apogee.proving.rights;

import org.jspecify.annotations.NullMarked;
