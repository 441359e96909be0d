/** How long pairing takes, and made-up tournaments as reports for other arbiters. */
@NullMarked
package org.apogee.proving.pairing;

import org.jspecify.annotations.NullMarked;
