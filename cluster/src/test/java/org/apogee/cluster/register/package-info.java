@NullMarked
package org.apogee.cluster.register;

import org.jspecify.annotations.NullMarked;
