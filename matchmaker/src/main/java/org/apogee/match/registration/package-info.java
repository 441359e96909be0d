/** Registration for a tournament: settings and pure checks. */
@NullMarked
package org.apogee.match.registration;

import org.jspecify.annotations.NullMarked;
