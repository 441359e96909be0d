@NullMarked
package org.apogee.proving.rig;

import org.jspecify.annotations.NullMarked;
