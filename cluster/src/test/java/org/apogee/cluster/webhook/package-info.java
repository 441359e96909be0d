@NullMarked
package org.apogee.cluster.webhook;

import org.jspecify.annotations.NullMarked;
