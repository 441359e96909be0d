/** Certificates and keys as files, and why a secured connection fails. */
@NullMarked
package org.apogee.platform.tls;

import org.jspecify.annotations.NullMarked;
