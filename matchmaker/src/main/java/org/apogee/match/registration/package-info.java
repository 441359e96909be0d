/** Who may enter a tournament, and when: settings and pure checks. */
@NullMarked
package org.apogee.match.registration;

import org.jspecify.annotations.NullMarked;
