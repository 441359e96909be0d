@NullMarked
package org.apogee.proving.cluster;

import org.jspecify.annotations.NullMarked;
