/** The messages between the processes of Apogee and with clients, as JSON. */
@NullMarked
package org.apogee.protocol;

import org.jspecify.annotations.NullMarked;
