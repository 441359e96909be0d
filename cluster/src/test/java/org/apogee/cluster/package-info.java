@NullMarked
package org.apogee.cluster;

import org.jspecify.annotations.NullMarked;
