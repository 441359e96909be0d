/** Tables, calendars and pictures for other programs, from what the API shows (pure). */
@NullMarked
package org.apogee.match.export;

import org.jspecify.annotations.NullMarked;
