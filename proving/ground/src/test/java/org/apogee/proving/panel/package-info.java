@NullMarked
package org.apogee.proving.panel;

import org.jspecify.annotations.NullMarked;
