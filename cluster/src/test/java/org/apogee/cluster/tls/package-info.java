@NullMarked
package org.apogee.cluster.tls;

import org.jspecify.annotations.NullMarked;
