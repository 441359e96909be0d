/** TLS between members: each shows a certificate of the same authority. */
@NullMarked
package org.apogee.cluster.tls;

import org.jspecify.annotations.NullMarked;
