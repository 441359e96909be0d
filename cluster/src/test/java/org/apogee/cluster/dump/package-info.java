@NullMarked
package org.apogee.cluster.dump;

import org.jspecify.annotations.NullMarked;
